import { gamePoints } from '../model/scoring.js';
import { seatingOf } from '../model/team-line-ups.js';
import { teamMatches } from '../model/team-matches.js';
import { boardCount } from '../model/team-scores.js';
import type { PlayerId, Round, Team } from '../model/tournament.js';
import type { Column } from './column.js';
import { type Context, remember } from './context.js';
import { KIND } from './field.js';
import type { TieBreak } from './parse-code.js';

/** Points per board of every team and round, tenths: index cell * boards + board (art. 12). */
export interface BoardPoints {
  readonly boards: number;
  readonly points: Int32Array;
}

/**
 * The points of every board. Forfeits of single boards count. Where no board tells, a PAB, a
 * full-point bye or a match won by absence counts as a win on every board, a half-point bye as a
 * draw on each.
 */
export function boardPoints(context: Context): BoardPoints {
  return remember(context, 'board points', () => {
    const { tournament, field } = context;
    const boards = boardCount(tournament);
    const points = new Int32Array(field.kinds.length * boards);
    const teams = new Map(tournament.teams.map((team) => [team.id, team]));
    for (const { number, matches } of teamMatches(tournament).slice(0, field.rounds)) {
      const round = tournament.rounds[number - 1];
      if (!round) continue;
      for (const { white, black } of matches) {
        const pair = [teams.get(white)!, teams.get(black)!] as const;
        for (const [own, other] of [pair, [pair[1], pair[0]] as const]) {
          const cell = field.indexOf.get(own.id)! * field.rounds + number - 1;
          const seated = boardsOf(context, round, own, other);
          seated.slice(0, boards).forEach((value, board) => {
            points[cell * boards + board] = value;
          });
        }
      }
    }
    addRoundsWithoutBoards(context, boards, points);
    return { boards, points };
  });
}

/** Points per board of `own` in its match against `other`. */
function boardsOf(context: Context, round: Round, own: Team, other: Team): number[] {
  const { tournament } = context;
  const scoring = { ...tournament.settings.scoring, unknown: 0 };
  const members = new Set(own.members);
  const opponents = new Set(other.members);
  const won = new Map<PlayerId, number>();
  for (const game of round.games) {
    if (members.has(game.white) && opponents.has(game.black)) {
      won.set(game.white, gamePoints(scoring, game.whiteResult, 'white'));
    } else if (members.has(game.black) && opponents.has(game.white)) {
      won.set(game.black, gamePoints(scoring, game.blackResult, 'black'));
    }
  }
  for (const bye of round.byes) {
    const walkover = bye.spelling === '+' && bye.kind !== 'Z';
    if (walkover && members.has(bye.player)) won.set(bye.player, scoring.forfeitWin);
  }
  const lineUps = tournament.teamSettings.lineUps.filter((one) => one.round === round.number);
  const { boards } = seatingOf(own, other.id, new Set(won.keys()), lineUps);
  return boards.map((player) => won.get(player) ?? 0);
}

function addRoundsWithoutBoards(
  { field, tournament }: Context,
  boards: number,
  points: Int32Array,
): void {
  const { scoring } = tournament.settings;
  for (let cell = 0; cell < field.kinds.length; cell += 1) {
    const kind = field.kinds[cell]!;
    const own = points.subarray(cell * boards, (cell + 1) * boards);
    if (own.some((value) => value > 0)) continue;
    if (kind === KIND.pab || kind === KIND.fullBye) own.fill(scoring.whiteWin);
    else if (kind === KIND.forfeitWin) own.fill(scoring.forfeitWin);
    else if (kind === KIND.halfBye) own.fill(scoring.whiteDraw);
  }
}

/** BC, TBR or BBE over some cells: numbers to compare one after the other, tenths. */
export function boardNumbers(
  context: Context,
  code: 'BC' | 'TBR' | 'BBE',
  cells: readonly number[],
): number[] {
  const { boards, points } = boardPoints(context);
  const perBoard = Array.from({ length: boards }, (_, board) =>
    cells.reduce((sum, cell) => sum + points[cell * boards + board]!, 0),
  );
  if (code === 'TBR') return perBoard;
  if (code === 'BC') return [perBoard.reduce((sum, value, board) => sum + value * (board + 1), 0)];
  const numbers: number[] = [];
  for (let kept = boards - 1; kept > 0; kept -= 1) {
    numbers.push(perBoard.slice(0, kept).reduce((sum, value) => sum + value, 0));
  }
  return numbers;
}

/**
 * Board count (12.1, lower is better), top board results (12.2) and bottom board elimination (12.3)
 * over all rounds: one column per number compared.
 */
export function boardColumns(context: Context, tieBreak: TieBreak): Column[] {
  const code = tieBreak.definition.code as 'BC' | 'TBR' | 'BBE';
  const { field } = context;
  const rows = Array.from({ length: field.count }, (_, index) => {
    const cells = Array.from({ length: field.rounds }, (__, round) => index * field.rounds + round);
    return boardNumbers(context, code, cells);
  });
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, place) => ({
    better: code === 'BC' ? 'lower' : 'higher',
    numerators: Float64Array.from(rows, (row) => row[place]!),
    unit: 10,
    decimals: 1,
  }));
}

/** BC compares only teams with equal game points (12.1). */
export function boardCountUsable({ field }: Context, group: readonly number[]): boolean {
  const { totals } = field.scores.GP;
  return group.every((index) => totals[index] === totals[group[0]!]);
}
