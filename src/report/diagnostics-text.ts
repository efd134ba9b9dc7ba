import type { Diagnostic, Place, Severity } from '../trf/index.js';
import { paragraph, printable, WIDTH, wrap } from './layout.js';
import { type Paint, PLAIN } from './paint.js';

const paintOf = (severity: Severity, paint: Paint): ((text: string) => string) =>
  ({ error: paint.red, warning: paint.yellow, info: paint.dim })[severity];

/**
 * Diagnostics with the lines they speak of, the wrong part underlined:
 *
 *     error[trf/unknown-opponent]: Round 3: player 7 lists 77 as opponent, ...
 *       --> open.trf:18:112
 *        | 001    7 ...   77 w 0
 *        |                ^^
 */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  file: string,
  paint: Paint = PLAIN,
): string {
  return diagnostics.map((one) => renderDiagnostic(one, file, paint)).join('\n');
}

function renderDiagnostic(diagnostic: Diagnostic, file: string, paint: Paint): string {
  const { severity, code, message, place, related, why, help } = diagnostic;
  const lines: string[] = [];
  const [head = '', ...rest] = wrap(printable(`${severity}[${code}]: ${message}`), '  ');
  lines.push(paintOf(severity, paint)(head), ...rest);
  if (place) lines.push(...frame(place, file, '^'));
  for (const other of related) {
    lines.push(...frame(other.place, file, '-', printable(other.message)));
  }
  if (why !== undefined) lines.push(...paragraph(printable(`why: ${why}`), '  '));
  if (help !== undefined) lines.push(...paragraph(printable(`help: ${help}`), '  '));
  return `${lines.join('\n')}\n`;
}

const GUTTER = '   | ';
/** How far left of the underlined part a long line is shown. */
const LEAD = 24;

/** The line of a place with its part underlined; a long line is cut around that part. */
function frame(place: Place, file: string, mark: string, note = ''): string[] {
  const units = Array.from(place.lineText.replaceAll('\t', ' '));
  const room = WIDTH - GUTTER.length - 2;
  const from = place.column - 1 > room - 20 ? Math.max(0, place.column - 1 - LEAD) : 0;
  const shown = units.slice(from, from + room).join('');
  const cut = (from > 0 ? '…' : '') + shown + (units.length > from + room ? '…' : '');
  const start = place.column - 1 - from + (from > 0 ? 1 : 0);
  const length = Math.max(1, Math.min(place.length, room - (start - 1)));
  const underline = `${' '.repeat(start)}${mark.repeat(length)}`;
  return [
    `  --> ${place.file ?? file}:${place.line}:${place.column}`,
    `${GUTTER}${printable(cut)}`.trimEnd(),
    `${GUTTER}${underline}`,
    ...(note === '' ? [] : paragraph(note, '     ')),
  ];
}
