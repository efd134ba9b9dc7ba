import type { Player, Points } from '../model/index.js';
import type { Alignment } from './align.js';
import { alignPlayer, brokenSeparators } from './align.js';
import { describePlayer } from './check-player.js';
import type { Collector } from './collector.js';
import { hasFiveDigits, numberField, readNumber, readPoints } from './field-values.js';
import type { Block } from './read-blocks.js';
import { readBlocks } from './read-blocks.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { LineView } from './view.js';
import { fieldPlace, fieldText, linePlace, placeOf } from './view.js';

const FIELDS = PLAYER_RECORDS['001'].fields;
/** The columns hold four digits; a fifth one takes the blank before. */
const HIGHEST_ID = 99_999;

export interface PlayerLine {
  readonly view: LineView;
  readonly player: Player;
  /** One entry per round of the line; undefined where all columns of the round are blank. */
  readonly blocks: readonly (Block | undefined)[];
  /** False when the fields of the line are not in their columns. */
  readonly aligned: boolean;
}

/** Reads a 001 line; undefined when it has no start number. */
export function readPlayerLine(raw: LineView, report: Collector): PlayerLine | undefined {
  const alignment = alignPlayer(raw);
  const { view } = alignment;
  const wide = hasFiveDigits(view.cells, FIELDS.id.from - 2);
  const id = wide
    ? readNumber(view.cells.slice(FIELDS.id.from - 2, FIELDS.id.to))
    : numberField(view, FIELDS.id);
  if (id === undefined || id === 0 || id > HIGHEST_ID) {
    report.add('trf/bad-start-number', fieldPlace(view, FIELDS.id), {
      actual: view.cells.slice(FIELDS.id.from - 1, FIELDS.id.to),
      expected: `a number from 1 to ${HIGHEST_ID}`,
    });
    return undefined;
  }
  reportAlignment(alignment, id, report);
  const rating = optionalNumber(view, 'rating', id, report);
  const statedRank = optionalNumber(view, 'rank', id, report);
  const statedPoints = readStatedPoints(view, id, report);
  const player: Player = {
    id,
    name: fieldText(view, FIELDS.name),
    sex: fieldText(view, FIELDS.sex),
    title: fieldText(view, FIELDS.title),
    federation: fieldText(view, FIELDS.federation),
    fideId: fieldText(view, FIELDS.fideId),
    birth: fieldText(view, FIELDS.birth),
    national: [],
    ...(rating !== undefined && { rating }),
    ...(statedPoints !== undefined && { statedPoints }),
    ...(statedRank !== undefined && { statedRank }),
  };
  describePlayer(view, player, report);
  const aligned = alignment.kind !== 'misaligned';
  return { view, player, blocks: readBlocks(view, id, report), aligned };
}

function reportAlignment(alignment: Alignment, player: number, report: Collector): void {
  const { view } = alignment;
  switch (alignment.kind) {
    case 'fine':
      return;
    case 'bytes':
      report.add('trf/byte-columns', fieldPlace(view, FIELDS.name), { player });
      return;
    case 'tabs': {
      const column = view.line.text.indexOf('\t') + 1;
      const place = { ...linePlace(view), column, length: 1 };
      report.add('trf/tab-inside-line', place, { player, expected: alignment.size });
      return;
    }
    case 'shifted': {
      const { column, by } = alignment;
      const end = view.cells.length;
      const data = { player, actual: by, expected: column };
      report.add('trf/shifted-line', placeOf(view, column + 1, Math.max(column + 1, end)), data);
      return;
    }
    default: {
      const actual = brokenSeparators(view.cells);
      const place = placeOf(view, actual[0] ?? 1, actual[0] ?? 1);
      const code = alignment.kind === 'overflow' ? 'trf/field-overflow' : 'trf/misaligned-line';
      report.add(code, place, { player, actual });
    }
  }
}

function optionalNumber(
  view: LineView,
  name: 'rating' | 'rank',
  player: number,
  report: Collector,
): number | undefined {
  const field = FIELDS[name];
  const text = fieldText(view, field);
  if (text === '') return undefined;
  const value = readNumber(text);
  if (value === undefined) {
    report.add('trf/bad-number', fieldPlace(view, field), {
      actual: text,
      expected: `up to ${field.to - field.from + 1} digits`,
      field: field.label,
      player,
    });
  }
  return value;
}

function readStatedPoints(view: LineView, player: number, report: Collector): Points | undefined {
  const field = FIELDS.points;
  const actual = fieldText(view, field);
  const place = fieldPlace(view, field);
  if (actual === '') {
    report.add('trf/points-missing', place, { player });
    return undefined;
  }
  const points = readPoints(actual);
  if (points === undefined) {
    report.add('trf/bad-points', place, { actual, expected: 'points such as 4.5', player });
  } else if (actual.includes(',')) {
    const expected = actual.replace(',', '.');
    report.add('trf/decimal-comma', place, { actual, expected, player });
  }
  return points;
}
