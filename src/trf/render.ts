import type { Diagnostic, Place, Severity } from './diagnostic.js';

/** Colours for a terminal; each function wraps a text. */
export interface DiagnosticPaint {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly info: (text: string) => string;
  /** Line numbers, bars and places. */
  readonly frame: (text: string) => string;
  readonly strong: (text: string) => string;
}

export interface RenderOptions {
  /** Columns that a line of the frame may have; longer lines are cut around the mark. */
  readonly width?: number | undefined;
  readonly paint?: Partial<DiagnosticPaint> | undefined;
  /** Name shown for places without a file. */
  readonly file?: string | undefined;
}

const plain = (text: string): string => text;
const DEFAULT_WIDTH = 100;
/** Columns kept to the left of a mark when a long line is cut. */
const LEAD = 24;
/** Columns of the start of a cut line that stay: code, number and name tell whose line it is. */
const HEAD = 26;

interface Style {
  readonly paint: DiagnosticPaint;
  readonly severity: Severity;
  readonly width: number;
  readonly file: string | undefined;
}

/**
 * A diagnostic as text for people: what, where with the line and a caret under the wrong part, the
 * other places that belong to it, why, and what to do. Ends with a line feed.
 */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions = {}): string {
  const { severity, code, message, place, related, why, help } = diagnostic;
  const paint: DiagnosticPaint = {
    ...{ error: plain, warning: plain, info: plain, frame: plain, strong: plain },
    ...options.paint,
  };
  const style = { paint, severity, width: options.width ?? DEFAULT_WIDTH, file: options.file };
  const head = `${paint[severity](`${severity}[${code}]`)}: ${paint.strong(visible(message))}`;
  const gutter = Math.max(...[place, ...related.map((other) => other.place)].map(digits));
  const lines = [
    head,
    ...(place ? [paint.frame(`${' '.repeat(gutter)}--> ${location(place, style)}`)] : []),
    ...(place ? frame(place, '^', '', gutter, style) : []),
    ...related.flatMap((other) => frame(other.place, '-', other.message, gutter, style)),
    ...(why === undefined ? [] : [`why:  ${visible(why)}`]),
    ...(help === undefined ? [] : [`help: ${visible(help)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Several diagnostics with a blank line between them. */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: RenderOptions = {},
): string {
  return diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, options)).join('\n');
}

const digits = (place: Place | undefined): number => String(place?.line ?? '').length;

function location(place: Place, { file }: Style): string {
  const name = place.file ?? file;
  return `${name === undefined ? '' : `${visible(name)}:`}${place.line}:${place.column}`;
}

/** Text in which control characters and direction marks cannot do anything to a terminal. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (char) =>
    char === '\t' ? ' ' : '\u00b7',
  );
}

/** The line of a place with marks under it. */
function frame(
  place: Place,
  mark: '^' | '-',
  note: string,
  gutter: number,
  style: Style,
): string[] {
  const { paint, severity, width } = style;
  const units = Array.from(visible(place.lineText));
  const room = Math.max(20, width - gutter - 3);
  const start = Math.min(place.column - 1, units.length);
  const from = start > room - LEAD && units.length > room ? Math.max(0, start - LEAD) : 0;
  const head = room > 2 * (HEAD + LEAD) - 20 ? units.slice(0, Math.min(HEAD, from)).join('') : '';
  const cutLeft = from > 0 ? `${head.trimEnd()}…` : '';
  const body = units.slice(from, from + room - cutLeft.length);
  const cutRight = from + body.length < units.length ? '…' : '';
  const shown = cutLeft + body.slice(0, body.length - cutRight.length).join('') + cutRight;
  const offset = start - from + cutLeft.length;
  const length = Math.max(1, Math.min(place.length, room - offset));
  const marks = mark.repeat(length);
  const painted = mark === '^' ? paint[severity](marks) : paint.frame(marks);
  const bar = paint.frame('|');
  const number = paint.frame(String(place.line).padStart(gutter));
  const under = `${' '.repeat(offset)}${painted}${note === '' ? '' : ` ${visible(note)}`}`;
  return [`${number} ${bar} ${shown}`.trimEnd(), `${' '.repeat(gutter)} ${bar} ${under}`];
}

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * A diagnostic as a workflow command of GitHub Actions, which shows it beside the line of the file:
 * `::error file=open.trf,line=18,col=112,endColumn=114,title=trf/...::message`. Ends with a line feed.
 */
export function renderAnnotation(diagnostic: Diagnostic, file?: string): string {
  const { severity, code, message, place, why, help } = diagnostic;
  const name = place?.file ?? file;
  const properties = [
    ...(name === undefined ? [] : [`file=${escapeProperty(name)}`]),
    ...(place
      ? [`line=${place.line}`, `col=${place.column}`, `endColumn=${place.column + place.length}`]
      : []),
    `title=${escapeProperty(code)}`,
  ];
  const body = [message, why && `why: ${why}`, help && `help: ${help}`].filter(Boolean).join('\n');
  return `::${LEVELS[severity]} ${properties.join(',')}::${escapeData(body)}\n`;
}

/** Several diagnostics, one command each. */
export function renderAnnotations(diagnostics: readonly Diagnostic[], file?: string): string {
  return diagnostics.map((diagnostic) => renderAnnotation(diagnostic, file)).join('');
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
