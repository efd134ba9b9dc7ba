import { generateTournament } from '../generate/generate.js';
import type { GeneratorOptions } from '../generate/options.js';
import { OTHER_SCORINGS } from '../generate/position-style.js';
import {
  generatePosition,
  generateTeamPosition,
  type PositionOptions,
  type TeamPositionOptions,
} from '../generate/positions.js';
import { createRandom, type Seed } from '../generate/random.js';
import type { Tournament } from '../model/tournament.js';
import { isAccelerated, unitOf } from '../systems/registry.js';
import type { Rules } from './rules.js';

/** A way to make cases. */
export interface Recipe {
  readonly name: string;
  /** How often it is used in comparison with the others. */
  readonly weight: number;
  /** Rules (names of coverage) that it was made to reach. */
  readonly aims: readonly string[];
  readonly make: (seed: Seed, rules: Rules) => Tournament;
}

/** Rounds to pair after histories of players that no engine made. */
export const positions = (
  name: string,
  weight: number,
  options: PositionOptions,
  aims: readonly string[] = [],
): Recipe => ({
  name,
  weight,
  aims,
  make: (seed) => generatePosition(seed, options),
});

/** Positions of teams; the Olympiad rules know no virtual points and one type code only. */
export const teamPositions = (
  name: string,
  weight: number,
  { style = {}, ...options }: Omit<TeamPositionOptions, 'system' | 'edition'>,
  aims: readonly string[] = [],
): Recipe => ({
  name,
  weight,
  aims,
  make: (seed, { system, edition }) => {
    const { virtualPoints: _, ...plain } = style;
    return generateTeamPosition(seed, {
      ...options,
      ...{ system, edition, style: isAccelerated(system) ? style : plain },
    });
  },
});

/** Tournaments whose every round was paired by the rules. */
export const tournaments = (name: string, weight: number, options: GeneratorOptions): Recipe => ({
  name,
  weight,
  aims: [],
  make: (seed, { system, edition }) => {
    const random = createRandom(seed, 'recipe');
    const rounds = random.between(4, 10);
    const played = random.between(0, rounds - 1);
    const scoring =
      unitOf(system) === 'player' && random.chance(1, 8) ? random.pick(OTHER_SCORINGS) : undefined;
    return generateTournament(seed, {
      system,
      edition,
      rounds,
      played,
      ...(scoring && { scoring }),
      ...options,
      ...(!isAccelerated(system) && { acceleration: 'none' }),
    });
  },
});

/** All that can happen, each of it now and then. */
export const EVERYTHING: GeneratorOptions = {
  fullByes: { perMille: 5 },
  halfByes: { perMille: 40 },
  zeroByes: { perMille: 20 },
  silentAbsences: { perMille: 10 },
  lateEntries: { perMille: 60 },
  withdrawals: { perMille: 15 },
  returnPerMille: 400,
  forfeits: { perMille: 60 },
  doubleForfeits: { perMille: 10 },
  unusualResults: { perMille: 10 },
  unratedGames: { perMille: 10 },
};
