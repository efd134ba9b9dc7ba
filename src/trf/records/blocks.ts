import type { ByeKind, Colour, GameResult, Round } from '../../model/index.js';
import { lastPairedRound } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Place } from '../diagnostic.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import { hasFiveDigits, readNumber } from '../field-values.js';
import type { LineView } from '../view.js';
import { placeOf } from '../view.js';
import { ROUND_BLOCK } from './player-columns.js';

/** Results by their letters in a block with an opponent (columns 99, 109, ...), in upper case. */
export const GAME_LETTERS: Readonly<Record<string, GameResult>> = {
  ...{ '1': '1', '=': '=', '0': '0', W: 'W', D: 'D', L: 'L', '+': '+', '-': '-' },
  ...{ '½': '=', ' ': '*', '*': '*', '?': '*', X: '*', A: '*', Z: '*' },
};

/** The letters of the TRF tables; others are read with a diagnostic. */
export const isStandardResult = (letter: string): boolean => '1=0WDL+-'.includes(letter);

/** Byes by their letters in a block without an opponent (0000 or blank), in upper case. */
export const BYE_LETTERS: Readonly<Record<string, ByeKind>> = {
  ...{ U: 'U', H: 'H', F: 'F', Z: 'Z' },
  ...{ '+': 'U', '1': 'U', W: 'U', '=': 'H', '½': 'H', D: 'H' },
  ...{ '-': 'Z', '0': 'Z', L: 'Z', A: 'Z', X: 'Z', '*': 'Z', '?': 'Z' },
};

const { opponent: OPPONENT, colour: COLOUR, result: RESULT } = ROUND_BLOCK.fields;
/** Columns from the start of a block to its result. */
const WIDTH = RESULT.to + 1;

/** What one player's line says about one round. */
export interface Block {
  /** 0 without an opponent. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '';
  /** Result letter in upper case, " " when blank. */
  readonly letter: string;
}

/** The first column of round `round` of a player line. */
export const roundColumn = (round: number): number =>
  ROUND_BLOCK.first + ROUND_BLOCK.step * (round - 1);

/** The place of a round's block in a player's line. */
export function blockPlace({ view }: { readonly view: LineView }, round: number): Place {
  const column = roundColumn(round);
  return placeOf(view, column, column + WIDTH - 1);
}

/** The block as the line has it. */
export function blockText({ view }: { readonly view: LineView }, round: number): string {
  const column = roundColumn(round);
  return view.cells.slice(column - 1, column - 1 + WIDTH).padEnd(WIDTH);
}

/** The round columns of one line. */
export interface ReadBlocks {
  /** One entry per round of the line; undefined where all columns of the round are blank. */
  readonly blocks: readonly (Block | undefined)[];
  /** A block of a round has something in it that could not be read. */
  readonly unreadable: boolean;
}

/** Reads all round blocks of a player line. */
export function readBlocks(view: LineView, player: number, report: Collector): ReadBlocks {
  const cells = view.cells.trimEnd();
  const blocks: (Block | undefined)[] = [];
  let slipped = false;
  let unreadable = false;
  for (let at = ROUND_BLOCK.first - 1; at < cells.length; at += ROUND_BLOCK.step) {
    if (blocks.length === MOST_ROUNDS) {
      reportBadBlock(view, cells, at, player, report);
      unreadable = true;
      break;
    }
    const wanted = slipped ? completeAt(cells, at) : true;
    const block = wanted ? readBlock(view, cells, at, player, report) : undefined;
    // What is left in the columns behind a block that slipped is a piece of the next one.
    if (!wanted) reportSlip(view, cells, at, player, report);
    if (block === 'slipped') slipped = true;
    if (block === 'slipped' || block === 'unreadable' || !wanted) unreadable = true;
    blocks.push(typeof block === 'string' ? undefined : block);
  }
  return { blocks, unreadable };
}

/** No record can name a later round; longer lines are noise. */
const MOST_ROUNDS = 999;

const BLANK = 32;

function readBlock(
  view: LineView,
  cells: string,
  at: number,
  player: number,
  report: Collector,
): Block | 'slipped' | 'unreadable' | undefined {
  const code = (offset: number): number =>
    at + offset < cells.length ? cells.charCodeAt(at + offset) : BLANK;
  const between =
    code(4) === BLANK &&
    code(6) === BLANK &&
    code(8) === BLANK &&
    (code(9) === BLANK || hasFiveDigits(cells, at + 9));
  if (between) {
    const opponent = readOpponent(cells, at);
    const colour = readColour(code(COLOUR.from));
    const letter = (cells[at + RESULT.from] ?? ' ').toUpperCase();
    const known = letter === ' ' || letter in GAME_LETTERS || letter in BYE_LETTERS;
    if (opponent !== undefined && colour !== undefined && known) {
      if (opponent === BLANK_OPPONENT && code(COLOUR.from) === BLANK && letter === ' ') {
        return undefined;
      }
      const block = { opponent: Math.max(0, opponent), colour, letter };
      describeBlock(view, cells, at, block, player, report);
      return block;
    }
  }
  if (reportSlip(view, cells, at, player, report)) return 'slipped';
  reportBadBlock(view, cells, at, player, report);
  return 'unreadable';
}

const BLANK_OPPONENT = -1;

function readOpponent(cells: string, at: number): number | undefined {
  if (cells.charCodeAt(at - 1) !== BLANK && hasFiveDigits(cells, at - 1)) {
    return readNumber(cells.slice(at - 1, at + OPPONENT.to + 1));
  }
  const text = cells.slice(at, at + OPPONENT.to + 1).trim();
  if (text === '') return BLANK_OPPONENT;
  return text === '-' ? 0 : readNumber(text);
}

function readColour(code: number): Block['colour'] | undefined {
  if (code === 119 || code === 87) return 'w';
  if (code === 98 || code === 66) return 'b';
  return code === BLANK || code === 45 ? '' : undefined;
}

const roundAt = (at: number): number => (at + 1 - ROUND_BLOCK.first) / ROUND_BLOCK.step + 1;

/** Odd but clear spellings of a block. */
function describeBlock(
  view: LineView,
  cells: string,
  at: number,
  block: Block,
  player: number,
  report: Collector,
): void {
  const place = (): Place => placeOf(view, at + 1, at + WIDTH);
  const colour = cells[at + COLOUR.from];
  if (colour === 'W' || colour === 'B') {
    report.add('trf/colour-case', place(), {
      player,
      round: roundAt(at),
      actual: colour,
      expected: colour.toLowerCase(),
    });
  }
  if (block.letter === ' ' && block.opponent > 0 && cells.length <= at + COLOUR.from) {
    report.add('trf/line-cut', place(), { player, round: roundAt(at) });
  }
}

function reportBadBlock(
  view: LineView,
  cells: string,
  at: number,
  player: number,
  report: Collector,
): void {
  report.add('trf/bad-round-block', placeOf(view, at + 1, at + WIDTH), {
    player,
    round: roundAt(at),
    actual: cells.slice(at, at + WIDTH),
    expected: 'opponent, colour and result such as "  12 w 1" or "0000 - U"',
  });
}

/** Says that a block stands beside its columns; false when there is none near by. */
function reportSlip(
  view: LineView,
  cells: string,
  at: number,
  player: number,
  report: Collector,
): boolean {
  const actual = slipOf(cells, at);
  if (actual === undefined) return false;
  const place = placeOf(view, at + 1, at + WIDTH);
  report.add('trf/misaligned-block', place, { player, round: roundAt(at), actual });
  return true;
}

const SHAPE = /^[ \d]{3}\d [wWbB-] [1=0+\-WDLHFUZwdlhfuz]$/;

const completeAt = (cells: string, at: number): boolean =>
  SHAPE.test(cells.slice(at, at + WIDTH)) || cells.slice(at, at + WIDTH).trim() === '';

/** How far the block stands from its place, when a good one is near by; undefined otherwise. */
function slipOf(cells: string, at: number): number | undefined {
  for (const by of [1, -1, 2, -2, 3, -3, 4, -4]) {
    if (SHAPE.test(cells.slice(at + by, at + by + WIDTH)) && at + by >= ROUND_BLOCK.first - 3) {
      return by;
    }
  }
  return undefined;
}

/** What a player's line is to say about one round, by the fields of a block. */
interface Cell {
  readonly opponent: string;
  readonly colour: string;
  readonly result: string;
}

export type RoundCells = ReadonlyMap<number, Cell>;

/** How TRF06 spells the letters that came later; some of them lose a part of their meaning. */
const OLD_LETTERS: Readonly<Record<string, string>> = {
  ...{ W: '1', D: '=', L: '0' },
  ...{ U: '+', F: '+', H: '=', Z: '-' },
};

/** Says what the old letters cannot tell. */
export function tellOldLetters(writing: Writing): void {
  const { rounds } = writing.tournament;
  if (rounds.some(({ byes }) => byes.some(({ kind }) => kind === 'F'))) {
    leaveOut(writing, 'that full-point byes (F) are no pairing-allocated ones');
  }
  const isUnrated = (letter: string): boolean => 'WDL'.includes(letter);
  if (rounds.some(({ games }) => games.some((game) => isUnrated(game.whiteResult)))) {
    leaveOut(writing, 'that games are not rated (W D L)');
  }
}

/** What the lines of the players say about a round. */
export function roundCells(
  { absences, tournament, oldLetters }: Writing,
  round: Round,
): RoundCells {
  const spelled = (letter: string): string =>
    oldLetters ? (OLD_LETTERS[letter] ?? letter) : letter;
  const cells = new Map<number, Cell>();
  for (const game of round.games) {
    const { white, black, whiteResult, blackResult, coloursKnown } = game;
    const cell = (opponent: number, colour: Colour, letter: string): Cell => ({
      opponent: String(opponent),
      colour: coloursKnown ? colour.charAt(0) : '-',
      result: letter === '*' ? ' ' : spelled(letter),
    });
    cells.set(white, cell(black, 'white', whiteResult));
    cells.set(black, cell(white, 'black', blackResult));
  }
  for (const { player, kind } of round.byes) {
    cells.set(player, { opponent: '0000', colour: '-', result: spelled(kind) });
  }
  if (absences === 'Z' && round.number <= lastPairedRound(tournament.rounds)) {
    for (const { id } of tournament.players) {
      if (!cells.has(id)) cells.set(id, { opponent: '0000', colour: '-', result: spelled('Z') });
    }
  }
  return cells;
}
