/** Width of all text reports, in characters. */
export const WIDTH = 80;

/** Control characters would move the cursor of a terminal; names of hostile files may hold them. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');

/** Characters on a terminal; colour sequences take no room. */
export const widthOf = (text: string): number => Array.from(text.replace(COLOURS, '')).length;

const COLOURS = /\p{Cc}\[[0-9;]*m/gu;

/** The text cut or filled with blanks to `width` characters. */
export function cell(text: string, width: number): string {
  const units = Array.from(text);
  if (units.length <= width) return text + ' '.repeat(width - units.length);
  return `${units.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Breaks a text into lines of at most `width` characters; later lines start with `indent`. */
export function wrap(text: string, indent: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  lines.push(line);
  return lines;
}

/** A paragraph below a heading: every line indented. */
export const paragraph = (text: string, indent: string): string[] =>
  wrap(text, '', WIDTH - indent.length).map((line) => indent + line);

/** How a report marks words on a terminal. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

const same = (text: string): string => text;

/** For pipes and files: no escape sequences at all. */
export const PLAIN: Paint = { bold: same, dim: same, red: same, green: same, yellow: same };
