import type { Column } from './column.js';
import type { Context } from './context.js';
import { KIND } from './field.js';
import type { TieBreak } from './parse-code.js';

/** One round of a team in the Olympiad's own tie-breaks; scores in tenths of a match point. */
export interface OlympiadRound {
  readonly cell: number;
  /** Match points that count for the opponent. */
  readonly opponentScore: number;
  /** The opponent's match points times the own game points (hundredths), or the match points. */
  readonly value: number;
  readonly cut: boolean;
}

/** Code of the family: OSB multiplies, OMP does not; the year names the variant. */
export type OlympiadCode = 'OSB2010' | 'OSB2022' | 'OMP2010' | 'OMP2022';

/**
 * Rounds of one team (D.02). 2010-2018 ("Khanty-Mansiysk"): unplayed matches count a virtual
 * opponent, and the opponent with the fewest match points is left out. From 2022 ("Chennai"): a
 * missed round is worth one match point to the opponents, an unplayed match counts the scheduled
 * opponent, or for its winner the own score before it when that opponent plays no more; left out is the PAB, else the opponent with the fewest match
 * points and, among those, the smallest product.
 */
export function olympiadRounds(
  context: Context,
  code: OlympiadCode,
  index: number,
): OlympiadRound[] {
  const { field } = context;
  const recent = code.endsWith('2022');
  const product = code.startsWith('OSB');
  const rounds: (OlympiadRound & { cut: boolean })[] = [];
  for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
    const score = recent ? scoreFrom2022(context, index, cell) : scoreOf2010(context, index, cell);
    if (score === undefined) continue;
    const value = product ? score * field.scores.GP.points[cell]! : score;
    rounds.push({ cell, opponentScore: score, value, cut: false });
  }
  const cut = placeToCut(context, rounds, recent);
  return rounds.map((round, place) => ({ ...round, cut: place === cut }));
}

function placeToCut(context: Context, rounds: readonly OlympiadRound[], recent: boolean): number {
  if (recent) {
    const bye = rounds.findIndex(({ cell }) => context.field.kinds[cell] === KIND.pab);
    if (bye >= 0) return bye;
  }
  let lowest = -1;
  rounds.forEach((round, place) => {
    const best = rounds[lowest];
    const difference = best
      ? round.opponentScore - best.opponentScore || (recent ? round.value - best.value : 0)
      : -1;
    if (difference < 0) lowest = place;
  });
  return lowest;
}

/**
 * Virtual opponent of 2010-2018: the own match points before the round, plus those of a draw for an
 * unplayed win or a bye, plus a draw for every later round.
 */
function scoreOf2010(context: Context, index: number, cell: number): number {
  const { field } = context;
  const { MP, GP } = field.scores;
  if (field.kinds[cell] === KIND.game) return MP.totals[field.opponents[cell]!]!;
  const result = GP.points[cell]! > 0 ? MP.draw : 0;
  const later = (index + 1) * field.rounds - 1 - cell;
  return pointsBefore(context, index, cell) + result + MP.draw * later;
}

/** Undefined for a round in which the team had neither opponent nor bye. */
function scoreFrom2022(context: Context, index: number, cell: number): number | undefined {
  const { field } = context;
  const { MP } = field.scores;
  const opponent = field.opponents[cell]!;
  if (opponent < 0) {
    return field.kinds[cell] === KIND.pab ? pointsBefore(context, index, cell) : undefined;
  }
  const missed = missedRounds(context, opponent);
  const deserted =
    field.kinds[cell] === KIND.forfeitWin && !playsLater(context, opponent, cell % field.rounds);
  if (!deserted) {
    return MP.totals[opponent]! + MP.draw * missed;
  }
  return pointsBefore(context, index, cell) + MP.draw * missed;
}

function pointsBefore({ field }: Context, index: number, cell: number): number {
  let points = 0;
  for (let past = index * field.rounds; past < cell; past += 1) {
    points += field.scores.MP.points[past]!;
  }
  return points;
}

/** Rounds in which a team was not paired; pairing-allocated byes do not count. */
function missedRounds({ field }: Context, index: number): number {
  let missed = 0;
  for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
    if (field.opponents[cell]! < 0 && field.kinds[cell] !== KIND.pab) missed += 1;
  }
  return missed;
}

function playsLater({ field }: Context, index: number, round: number): boolean {
  for (let later = round + 1; later < field.rounds; later += 1) {
    if (field.kinds[index * field.rounds + later] === KIND.game) return true;
  }
  return false;
}

/** OSB and OMP of both variants. */
export function olympiadColumn(context: Context, tieBreak: TieBreak): Column {
  const code = tieBreak.definition.code as OlympiadCode;
  const numerators = Float64Array.from(context.field.ids, (_, index) =>
    olympiadRounds(context, code, index).reduce(
      (sum, { value, cut }) => sum + (cut ? 0 : value),
      0,
    ),
  );
  const product = code.startsWith('OSB');
  return { better: 'higher', numerators, unit: product ? 100 : 10, decimals: product ? 2 : 1 };
}
