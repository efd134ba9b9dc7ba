import { RECIPES, type Recipe, TEAM_RECIPES } from '../../../src/fuzz/recipes.js';
import { type Rules, unitOf } from '../../../src/fuzz/rules.js';
import type { Frequency } from '../../../src/generate/amount.js';
import { generateTournament } from '../../../src/generate/generate.js';
import type { GeneratorOptions } from '../../../src/generate/options.js';
import { generatePosition, type PositionOptions } from '../../../src/generate/positions.js';
import { createRandom, type Random, type Seed } from '../../../src/generate/random.js';
import { withoutRound } from '../../../src/generate/reduce-rounds.js';
import { withoutTeams } from '../../../src/generate/reduce-teams.js';
import { withSettings } from '../../../src/model/edit.js';
import type { AccelerationRange, Tournament } from '../../../src/model/tournament.js';

const small = (name: string, options: PositionOptions): Recipe => ({
  name,
  weight: 2,
  aims: [],
  make: (seed) => generatePosition(seed, options),
});

/** Positions that are small from the start, for rules that need a history of their own. */
const SMALL_POSITIONS: readonly Recipe[] = [
  small('eight at most', { players: [3, 8], played: [1, 6] }),
  small('ten at most', { players: [6, 10], played: [1, 6] }),
  small('few with many scores', {
    players: [5, 8],
    played: [3, 7],
    style: { lastRound: 0, oddResults: 0, pendingAbsences: 0, virtualPoints: 0 },
  }),
  small('few in a last round', {
    players: [5, 10],
    played: [3, 7],
    style: { lastRound: 100, colourDisorder: 100, pendingAbsences: 0 },
  }),
  small('few with many draws', {
    players: [6, 10],
    played: [2, 6],
    style: { draws: 80, absences: 0, forfeits: 0, pendingAbsences: 0, virtualPoints: 0 },
  }),
  small('few with absences', {
    players: [4, 9],
    played: [1, 5],
    style: { absences: 25, forfeits: 25, pendingAbsences: 0, virtualPoints: 0 },
  }),
  small('few with absences and few pairs left', {
    players: [5, 8],
    played: [1, 4],
    style: { forbiddenPairs: 40, absences: 25, pendingAbsences: 0, virtualPoints: 0 },
  }),
  small('few with few pairs left', {
    players: [6, 10],
    played: [0, 2],
    style: { draws: 100, forbiddenPairs: 65, absences: 0, forfeits: 0, pendingAbsences: 0 },
  }),
  small('few virtual points', { players: [4, 8], played: [1, 5], style: { virtualPoints: 50 } }),
];

/** The same for rules that only Burstein and Dubov have. */
const SMALL_BRACKETED: readonly Recipe[] = [
  small('few who have floated up often', {
    players: [5, 9],
    played: [4, 7],
    style: { swissness: 0, draws: 0, lastRound: 0, absences: 0, pendingAbsences: 0, forfeits: 0 },
  }),
  small('few who have floated up nearly always', {
    players: [9, 10],
    played: [6, 7],
    style: {
      ...{ swissness: 0, draws: 90, virtualPoints: 40, lastRound: 0 },
      ...{ absences: 0, pendingAbsences: 0, forfeits: 0 },
    },
  }),
  small('few pairs left between scores', {
    players: 10,
    played: [1, 2],
    style: {
      ...{ draws: 40, forbiddenPairs: 60, lastRound: 100 },
      ...{ absences: 0, forfeits: 0, pendingAbsences: 0 },
    },
  }),
  {
    name: 'few who leave',
    weight: 2,
    aims: [],
    make: (seed, { system, edition }) =>
      generateTournament(seed, {
        ...{ system, edition, players: [6, 10], rounds: [5, 8], played: [3, 4] },
        ...{ numbering: 'shuffled', returnPerMille: 300, drawPercentage: 50 },
        withdrawals: { perMille: 120 },
        forfeits: { perMille: 80 },
        zeroByes: { perMille: 60 },
      }),
  },
  {
    name: 'few of close ratings',
    weight: 2,
    aims: [],
    make(seed) {
      const tournament = generatePosition(seed, { players: [6, 10], played: [2, 6] });
      const random = createRandom(seed, 'ratings');
      const rating = () => 2000 + random.below(4);
      const players = tournament.players.map((player) => ({ ...player, rating: rating() }));
      return { ...tournament, players };
    },
  },
  {
    name: 'few in a long tournament',
    weight: 1,
    aims: [],
    make: (seed) =>
      withSettings(generatePosition(seed, { players: [5, 9], played: [3, 6] }), {
        roundCount: createRandom(seed, 'long').between(8, 13),
      }),
  },
];

const SMALL_TEAMS: GeneratorOptions = {
  players: [4, 8],
  boards: [1, 2],
  numbering: 'shuffled',
  drawPercentage: 40,
  matchForfeits: { perMille: 80 },
  halfByes: { perMille: 40 },
  zeroByes: { perMille: 30 },
  fullByes: { perMille: 20 },
  lateEntries: { perMille: 80 },
  withdrawals: { perMille: 20 },
  returnPerMille: 500,
};

type Change = (tournament: Tournament, random: Random) => Tournament;

const teams = (
  name: string,
  options: GeneratorOptions,
  change: Change = (same) => same,
): Recipe => ({
  name,
  weight: 2,
  aims: [],
  make(seed: Seed, { system, edition }: Rules) {
    const random = createRandom(seed, 'teams');
    const rounds = random.between(3, 8);
    const tournament = generateTournament(seed, {
      ...{ system, edition, rounds, played: random.between(1, rounds - 1) },
      ...SMALL_TEAMS,
      ...options,
    });
    return change(tournament, random);
  },
});

/** A point or half a match more for some teams, in the round to pair and the one before. */
function withVirtualPoints(tournament: Tournament, random: Random): Tournament {
  const acceleration = tournament.teams.flatMap(({ id }): AccelerationRange[] => {
    if (random.chance(1, 2)) return [];
    const points = random.pick([10, 20]);
    const round = tournament.rounds.length;
    const ids = { firstId: id, lastId: id };
    return [{ ...ids, points, matchPoints: points, from: round, to: round + 1, source: '250' }];
  });
  return withSettings(tournament, { acceleration });
}

/** A history that no engine made: the rounds after the one that is gone fit it no more. */
function withoutSome(tournament: Tournament, random: Random): Tournament {
  const { rounds, teams: all } = tournament;
  const gone = new Set(all.length > 4 ? [random.pick(all).id] : []);
  const fewer = withoutTeams(tournament, gone);
  return rounds.length > 2 ? withoutRound(fewer, random.between(1, rounds.length - 1)) : fewer;
}

/** Record 192 says so; the codes of other systems stay. */
const withType =
  (code: string, change: Change = (same) => same): Change =>
  (tournament, random) => {
    const changed = change(tournament, random);
    const { typeCode } = changed.settings;
    return typeCode?.startsWith('FIDE_TEAM') ? withSettings(changed, { typeCode: code }) : changed;
  };

const HISTORY: GeneratorOptions = { players: [5, 9], rounds: [7, 8], played: [3, 6] };
const END: GeneratorOptions = { players: [4, 8], rounds: 5, played: 4 };
const NONE: Frequency = { perMille: 0 };

const TEAMS: readonly Recipe[] = [
  teams('few teams', {}),
  teams('few teams, many rounds', { players: [5, 8], rounds: 7, played: [3, 6] }),
  teams('few teams, no absences', {
    ...{ fullByes: NONE, halfByes: NONE, zeroByes: NONE, lateEntries: NONE, withdrawals: NONE },
    matchForfeits: NONE,
  }),
  teams('few teams, many draws', { drawPercentage: 80, boards: 1 }),
  teams('few teams kept apart', { forbiddenGroups: [1, 2] }),
  teams(
    'few teams, a round gone',
    { players: [5, 9], rounds: [5, 8], played: [3, 5] },
    withoutSome,
  ),
  teams('few teams with virtual points', {}, withVirtualPoints),
  teams('few teams without preferences', {}, withType('FIDE_TEAM_MP_GP')),
  teams('few teams of type A', HISTORY, withType('FIDE_TEAM_TYPEA_MP_GP', withoutSome)),
  teams('few teams of type B', HISTORY, withType('FIDE_TEAM_TYPEB_MP_GP', withoutSome)),
  teams('few teams of type B in the last round', END, withType('FIDE_TEAM_TYPEB_MP_GP')),
  teams('few teams, many absences', {
    players: [3, 8],
    halfByes: { perMille: 120 },
    zeroByes: { perMille: 120 },
    fullByes: { perMille: 80 },
    lateEntries: { perMille: 300 },
    silentAbsences: { perMille: 150 },
    matchForfeits: { perMille: 200 },
  }),
];

const USUAL = RECIPES.filter(({ name }) => !name.includes('tournaments'));
const USUAL_TEAMS = TEAM_RECIPES.filter(({ name }) => !name.includes('tournaments'));
const SMALL_USUAL = USUAL.filter(({ name }) => /small|tight/.test(name));

/**
 * The recipes for a hunt: those of these names, or else all that make cases which the book can read
 * and a reader can follow.
 */
export function recipesOfHunt(rules: Rules, names: readonly string[] = []): readonly Recipe[] {
  const { system, edition } = rules;
  const isOfTeams = unitOf(rules) === 'team';
  const mayBeLarge = system === 'dutch' && (edition === '2017' || edition === '2026');
  const own = system === 'dutch' ? SMALL_POSITIONS : [...SMALL_POSITIONS, ...SMALL_BRACKETED];
  const known = isOfTeams ? [...USUAL_TEAMS, ...TEAMS] : [...USUAL, ...own];
  const named = known.filter(({ name }) => names.includes(name));
  if (named.length !== names.length) {
    throw new RangeError(`Expected recipes of ${system}, found ${names.join(', ')}`);
  }
  if (named.length > 0) return named;
  if (isOfTeams) return known;
  return mayBeLarge ? USUAL : [...SMALL_USUAL, ...own];
}
