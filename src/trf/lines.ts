/** One line of a file: its text and its line end, which together are exactly what the file has. */
export interface TrfLine {
  /** From 1; CRLF counts once. */
  readonly number: number;
  readonly text: string;
  readonly end: '\n' | '\r\n' | '\r' | '';
}

const LF = 10;
const CR = 13;

/** Splits at CRLF, LF and lone CR alike; nothing is lost: joining text and end gives the input. */
export function splitLines(text: string): TrfLine[] {
  const lines: TrfLine[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit !== LF && unit !== CR) continue;
    const crlf = unit === CR && text.charCodeAt(index + 1) === LF;
    const end = crlf ? '\r\n' : unit === CR ? '\r' : '\n';
    lines.push({ number: lines.length + 1, text: text.slice(start, index), end });
    if (crlf) index += 1;
    start = index + 1;
  }
  if (start < text.length) {
    lines.push({ number: lines.length + 1, text: text.slice(start), end: '' });
  }
  return lines;
}
