import type { Collector } from './collector.js';
import { DIALECTS, type Dialect } from './dialects.js';
import type { TrfLine } from './document.js';
import { hasFiveDigits, readNumber } from './field-values.js';
import type { Scan } from './record-lines.js';
import type { Family } from './record-spec.js';
import { NATIONAL } from './records/national.js';
import { COMMENT, recordSpec } from './records.js';
import type { LineView } from './view.js';
import { characterView, fieldText, placeOf } from './view.js';

/** Nothing but blanks and control characters. */
const isBlank = (text: string): boolean => !/[^\s\p{Cc}]/u.test(text);
/** The code must end there: a blank, a tab or the end of the line. */
const endsCode = (text: string): boolean =>
  text.length === 3 || text[3] === ' ' || text[3] === '\t';

export function scanLines(lines: readonly TrfLine[], report: Collector): Scan {
  const records = new Map<string, LineView[]>();
  const national: LineView[] = [];
  const comments: TrfLine[] = [];
  const unknown: LineView[] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    if (line.text.startsWith(COMMENT)) {
      comments.push(line);
      continue;
    }
    if (isBlank(line.text)) {
      reportControls(line, report);
      continue;
    }
    const found = findRecord(line, report);
    if (found) {
      const group = records.get(found.code);
      if (group) group.push(found.view);
      else records.set(found.code, [found.view]);
    } else {
      const view = characterView(line);
      (/^[A-Z]{3} /.test(line.text) ? national : unknown).push(view);
    }
  }
  return { records, national, comments, unknown };
}

function reportControls(line: TrfLine, report: Collector): void {
  const controls = [...new Set(line.text.match(/\p{Cc}/gu) ?? [])].filter((c) => c !== '\t');
  if (controls.length === 0) return;
  const actual = controls.map((char) => `U+${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  report.add('trf/control-characters', placeOf(characterView(line), 1, line.text.length), {
    actual: actual.join(', '),
  });
}

interface FoundRecord {
  readonly code: string;
  readonly view: LineView;
}

/** The known record of a line: as it should be, after blanks, or in small letters. */
function findRecord(line: TrfLine, report: Collector): FoundRecord | undefined {
  const { text } = line;
  const direct = knownCode(text);
  if (direct !== undefined) return { code: direct, view: characterView(line) };
  const skipped = /^[\s\p{Cc}]+/u.exec(text)?.[0].length ?? 0;
  const code = skipped > 0 ? knownCode(text.slice(skipped)) : undefined;
  if (code !== undefined) {
    const view = withoutStart(characterView(line), skipped);
    report.add('trf/leading-blank', placeOf(characterView(line), 1, skipped), { record: code });
    return { code, view };
  }
  const capitals = /[a-z]/.test(text.slice(0, 3)) ? text.slice(0, 3).toUpperCase() : '';
  if (!/^(XX|BB)/.test(capitals) || recordSpec(capitals) === undefined || !endsCode(text)) {
    return undefined;
  }
  const view = characterView(line);
  report.add('trf/code-case', placeOf(view, 1, 3), {
    actual: text.slice(0, 3),
    expected: capitals,
  });
  return { code: capitals, view };
}

function knownCode(text: string): string | undefined {
  const code = text.slice(0, 3);
  if (code === '001' && hasFiveDigits(text, 3) && text[8] === ' ') return code;
  return code !== 'NRS' && endsCode(text) && recordSpec(code) ? code : undefined;
}

/** The view without the first `count` characters. */
function withoutStart(view: LineView, count: number): LineView {
  const { line, cells, offsets } = view;
  const rest = cells.slice(count);
  const map = offsets?.slice(count) ?? Array.from({ length: rest.length + 1 }, (_, i) => i + count);
  return { line, layout: 'shifted', cells: rest, offsets: map };
}

/** Lines of other programs that have the shape of a federation and a number. */
const NO_FEDERATIONS = new Set(['DAT']);

function hasNationalShape(cells: string): boolean {
  const clear = [9, 14, 48, 53, 57, 69].every((column) => (cells[column - 1] ?? ' ') === ' ');
  // A number alone tells nothing of a player: such a line ("TNR    5", "BYE    4") is of some program.
  return clear && cells.slice(8).trim() !== '' && !NO_FEDERATIONS.has(cells.slice(0, 3));
}

/** Splits three-letter lines into national rating lines and lines of an unknown kind. */
export function nationalLines(
  scan: Scan,
  isPlayer: (id: number) => boolean,
): { readonly national: LineView[]; readonly unknown: LineView[] } {
  const { id } = NATIONAL.fields;
  const national: LineView[] = [];
  const unknown: LineView[] = [];
  for (const view of scan.national) {
    const player = readNumber(fieldText(view, id));
    const known = player !== undefined && isPlayer(player) && hasNationalShape(view.cells);
    (known ? national : unknown).push(view);
  }
  return { national, unknown: [...unknown, ...scan.unknown] };
}

const BY_FAMILY: Readonly<Record<Family, Dialect>> = {
  TRF06: 'trf06',
  TRF16: 'trf16',
  TRF26: 'trf26',
  JaVaFo: 'trfx',
  bbpPairings: 'trfbx',
};

/**
 * The dialects of which records are in the file. The player lines are TRF16 when they have result
 * letters that TRF06 does not know; there is no version mark.
 */
export function seenDialects(scan: Scan, oldBlocks: boolean, hasNational: boolean): Dialect[] {
  const seen = new Set<Dialect>();
  for (const code of scan.records.keys()) {
    const dialect = BY_FAMILY[recordSpec(code)!.family];
    seen.add(dialect === 'trf06' && !oldBlocks ? 'trf16' : dialect);
  }
  if (hasNational || scan.comments.length > 0) seen.add('trf26');
  if (seen.size > 1 && seen.delete('trf06')) seen.add('trf16');
  return DIALECTS.filter((dialect) => seen.has(dialect));
}
