import type { Player, Points } from '../model/index.js';
import { parsePoints } from '../model/index.js';
import type { Collector } from './collector.js';
import { placeOf } from './collector.js';
import { fieldText, PLAYER_FIELDS, ROUND_FIELDS, readNumber, roundColumn } from './columns.js';
import { BYE_LETTERS, GAME_LETTERS } from './letters.js';
import type { TrfLine } from './lines.js';

/** What one player's line says about one round. */
export interface Block {
  /** 0 without an opponent. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '';
  /** Result letter in upper case, " " when blank. */
  readonly letter: string;
}

export interface PlayerLine {
  readonly line: TrfLine;
  readonly player: Player;
  /** One entry per round of the line; undefined where all columns of the round are blank. */
  readonly blocks: readonly (Block | undefined)[];
}

/** Reads a 001 line; undefined when it has no start number. */
export function readPlayerLine(line: TrfLine, report: Collector): PlayerLine | undefined {
  const cells = line.text;
  const id = readNumber(fieldText(cells, PLAYER_FIELDS.id));
  if (id === undefined || id === 0) {
    const { from, to } = PLAYER_FIELDS.id;
    report.add('trf/bad-start-number', placeOf(line, from, to), {
      actual: cells.slice(from - 1, to),
      expected: 'a number from 1 to 9999',
    });
    return undefined;
  }
  const rating = optionalNumber(line, 'rating', id, report);
  const statedRank = optionalNumber(line, 'rank', id, report);
  const statedPoints = readPoints(line, id, report);
  const player: Player = {
    id,
    name: fieldText(cells, PLAYER_FIELDS.name),
    sex: fieldText(cells, PLAYER_FIELDS.sex),
    title: fieldText(cells, PLAYER_FIELDS.title),
    federation: fieldText(cells, PLAYER_FIELDS.federation),
    fideId: fieldText(cells, PLAYER_FIELDS.fideId),
    birth: fieldText(cells, PLAYER_FIELDS.birth),
    national: [],
    ...(rating !== undefined && { rating }),
    ...(statedPoints !== undefined && { statedPoints }),
    ...(statedRank !== undefined && { statedRank }),
  };
  return { line, player, blocks: readBlocks(line, id, report) };
}

function optionalNumber(
  line: TrfLine,
  name: 'rating' | 'rank',
  player: number,
  report: Collector,
): number | undefined {
  const field = PLAYER_FIELDS[name];
  const text = fieldText(line.text, field);
  if (text === '') return undefined;
  const value = readNumber(text);
  if (value === undefined) {
    report.add('trf/bad-number', placeOf(line, field.from, field.to), {
      actual: text,
      expected: `up to ${field.to - field.from + 1} digits`,
      field: field.label,
      player,
    });
  }
  return value;
}

function readPoints(line: TrfLine, player: number, report: Collector): Points | undefined {
  const field = PLAYER_FIELDS.points;
  const text = fieldText(line.text, field);
  if (text === '') return undefined;
  const points = parsePoints(text);
  const place = placeOf(line, field.from, field.to);
  if (points === undefined) {
    report.add('trf/bad-points', place, { actual: text, expected: 'points such as 4.5', player });
  } else if (text.includes(',')) {
    report.add('trf/decimal-comma', place, { actual: text, expected: text.replace(',', '.') });
  }
  return points;
}

function readBlocks(line: TrfLine, player: number, report: Collector): (Block | undefined)[] {
  const cells = line.text.trimEnd();
  const blocks: (Block | undefined)[] = [];
  for (let column = ROUND_FIELDS.first; column <= cells.length; column += ROUND_FIELDS.step) {
    blocks.push(readBlock(line, cells, column, player, report));
  }
  return blocks;
}

function readBlock(
  line: TrfLine,
  cells: string,
  column: number,
  player: number,
  report: Collector,
): Block | undefined {
  const at = column - 1;
  const round = (column - ROUND_FIELDS.first) / ROUND_FIELDS.step + 1;
  const opponentText = cells.slice(at, at + 4).trim();
  const colourText = (cells[at + ROUND_FIELDS.colour.from] ?? ' ').trim();
  const letter = (cells[at + ROUND_FIELDS.result.from] ?? ' ').toUpperCase();
  if (opponentText === '' && colourText === '' && letter === ' ') return undefined;
  const opponent = opponentText === '' || opponentText === '-' ? 0 : readNumber(opponentText);
  const place = placeOf(line, column, column + ROUND_FIELDS.result.to);
  const problem = (): undefined =>
    report.add('trf/bad-round-block', place, {
      actual: cells.slice(at, at + 8),
      expected: 'opponent, colour and result such as "  12 w 1" or "0000 - U"',
      player,
      round,
    }) as undefined;
  if (opponent === undefined) return problem();
  const colour = colourText.toLowerCase();
  if (colour !== '' && colour !== '-' && colour !== 'w' && colour !== 'b') return problem();
  if (letter !== ' ' && !(letter in GAME_LETTERS) && !(letter in BYE_LETTERS)) return problem();
  return { opponent, colour: colour === 'w' || colour === 'b' ? colour : '', letter };
}

/** The place of a round's block in a player's line. */
export function blockPlace(entry: PlayerLine, round: number): ReturnType<typeof placeOf> {
  const column = roundColumn(round);
  return placeOf(entry.line, column, column + ROUND_FIELDS.result.to);
}
