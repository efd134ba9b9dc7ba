import type { Colour } from '../model/result.js';
import { type Scoring, winValue } from '../model/scoring.js';
import type { AccelerationRange, ForbiddenGroup } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { planAcceleration } from './acceleration.js';
import { drawAmount } from './amount.js';
import { type Absence, planAttendance } from './attendance.js';
import { type CompleteOptions, completeOptions, type GeneratorOptions } from './options.js';
import { type PlannedPlayer, planPlayers } from './players.js';
import { createRandom, type Random, type Seed } from './random.js';
import type { ResultModel } from './results.js';

/**
 * Everything about a random tournament that does not depend on its pairings. The same plan gives the
 * same tournament, and a smaller plan a smaller one.
 */
export interface TournamentPlan {
  readonly seed: Seed;
  readonly system: SystemId;
  readonly edition: string;
  /** Rounds planned. */
  readonly roundCount: number;
  /** Rounds to play; if fewer than planned, the next one has its announced byes. */
  readonly played: number;
  readonly initialColour: Colour;
  readonly scoring: Scoring;
  /** In ranking order. */
  readonly players: readonly PlannedPlayer[];
  readonly rankByFileOrder: boolean;
  readonly absences: readonly Absence[];
  readonly acceleration: readonly AccelerationRange[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly tieBreaks: readonly string[];
  readonly results: ResultModel;
}

/**
 * Draws the plan of a random tournament of players.
 * @throws RangeError when an option is out of its range.
 */
export function planTournament(seed: Seed, options: GeneratorOptions = {}): TournamentPlan {
  const complete = completeOptions(options);
  if (unitOf(complete.system) !== 'player') {
    throw new RangeError(`Expected a system of single players, found ${complete.system}`);
  }
  const random = createRandom(seed, 'plan');
  const count = drawAmount(random, complete.players);
  const wanted = drawAmount(random, complete.rounds);
  const roundCount = options.rounds === undefined ? fittingRounds(wanted, count) : wanted;
  const players = planPlayers(seed, count, complete);
  const ranking = rankingOf(players, complete.rankByFileOrder);
  const absences = planAttendance(
    seed,
    players.map(({ id }) => id),
    roundCount,
    complete,
  );
  const lot: Colour = random.chance(1, 2) ? 'white' : 'black';
  const played = complete.played === undefined ? roundCount : drawAmount(random, complete.played);
  const { system, edition, scoring, rankByFileOrder, tieBreaks } = complete;
  return {
    seed,
    system,
    edition,
    roundCount,
    played: Math.min(played, roundCount),
    initialColour: complete.initialColour ?? lot,
    scoring,
    players,
    rankByFileOrder,
    absences,
    acceleration: planAcceleration(complete.acceleration, seed, {
      roundCount,
      score: 'points',
      win: winValue(scoring),
      draw: Math.floor(winValue(scoring) / 2),
      ranking,
      late: new Set(absences.filter(({ round }) => round === 1).map(({ id }) => id)),
      source: random.chance(1, 2) ? 'XXA' : '250',
    }),
    forbidden: planForbidden(random, ranking, roundCount, complete),
    tieBreaks,
    results: resultModel(complete),
  };
}

/** More rounds than two thirds of the field soon leave no legal pairing. */
export const fittingRounds = (wanted: number, players: number): number =>
  Math.max(1, Math.min(wanted, Math.floor((2 * players) / 3)));

const rankingOf = (players: readonly PlannedPlayer[], byFile: boolean): readonly number[] => {
  const ids = players.map(({ id }) => id);
  return byFile ? ids : [...ids].sort((a, b) => a - b);
};

export const resultModel = (options: CompleteOptions): ResultModel => ({
  drawPercentage: options.drawPercentage,
  colourAdvantage: options.colourAdvantage,
  forfeits: options.forfeits,
  doubleForfeits: options.doubleForfeits,
  unusualResults: options.unusualResults,
  unratedGames: options.unratedGames,
});

/** Groups of two to four; every second one holds in all rounds (C.04.2, records XXP and 260). */
export function planForbidden(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  options: CompleteOptions,
): readonly ForbiddenGroup[] {
  const count = ids.length < 2 ? 0 : drawAmount(random, options.forbiddenGroups);
  return Array.from({ length: count }, (): ForbiddenGroup => {
    const size = random.between(2, Math.min(4, ids.length));
    const group = random.shuffle(ids).slice(0, size);
    group.sort((a, b) => a - b);
    if (random.chance(1, 2)) return { ids: group, from: 1, to: roundCount, source: 'XXP' };
    const from = random.between(1, roundCount);
    return { ids: group, from, to: random.between(from, roundCount), source: '260' };
  });
}
