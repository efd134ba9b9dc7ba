import type { TextEncoding } from './decode.js';
import { decodeTrf, encodeTrf, encodingOfText } from './decode.js';
import type { EncodingName } from './encodings.js';

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

/**
 * A file, line by line, without any loss: writing it unchanged gives the same bytes, and changing
 * one field changes only the characters of that field.
 */
export interface TrfDocument {
  readonly encoding: TextEncoding;
  readonly lines: readonly TrfLine[];
}

/** Splits bytes (or a text that was never bytes) into lines; any input is accepted. */
export function parseDocument(input: string | Uint8Array, encoding?: EncodingName): TrfDocument {
  const decoded = typeof input === 'string' ? encodingOfText(input) : decodeTrf(input, encoding);
  return { encoding: decoded.encoding, lines: splitLines(decoded.text) };
}

/** The text of a document, with its line ends and its byte order mark. */
export function documentText({ encoding, lines }: TrfDocument): string {
  return (encoding.bom ? '\ufeff' : '') + joinLines(lines);
}

/** The bytes of a document in its encoding; characters that the encoding does not have become "?". */
export function documentBytes({ encoding, lines }: TrfDocument): Uint8Array {
  return encodeTrf(joinLines(lines), encoding);
}

function joinLines(lines: readonly TrfLine[]): string {
  return lines.map((line) => line.text + line.end).join('');
}
