import { describe, expect, it } from 'vitest';
import {
  SWISS_TEAM_DEFAULTS,
  type SwissTeamOptions,
} from '../../../src/systems/swiss-team/options.js';
import { pairSwissTeam } from '../../../src/systems/swiss-team/pair.js';
import type { TeamSituation } from '../../../src/systems/team-common/situation.js';
import { playTournament, randomPosition, SMALL } from '../olympiad/random-teams.js';
import { pairTeamsByTheBook } from './book.js';

/** Tournaments per variant; set PAIRING_CHECKER_RUNS=10000 for a long run. */
const RUNS = Number(process.env.PAIRING_CHECKER_RUNS ?? 100);

const VARIANTS: readonly (readonly [string, Partial<SwissTeamOptions>])[] = [
  ['type A', {}],
  ['type B', { preferences: 'B' }],
  [
    'type B by game points, pass or fail',
    {
      preferences: 'B',
      primary: 'gamePoints',
      secondary: 'matchPoints',
      outlook: 'passFail',
      lastRoundEqual: 'none',
    },
  ],
  ['no preferences, seats by score', { preferences: 'none', seats: 'scoreThenTpn' }],
  [
    'type A, pass or fail, forfeits count, no secondary score',
    { outlook: 'passFail', forfeitsCount: true, secondary: undefined },
  ],
];

function agree(situation: TeamSituation, options: Partial<SwissTeamOptions>, label: string) {
  const answer = pairSwissTeam(situation, options);
  const book = pairTeamsByTheBook(situation, { ...SWISS_TEAM_DEFAULTS, ...options });
  const given =
    answer.kind === 'paired'
      ? {
          pairs: answer.pairs.map(({ white, black }) => `${white}-${black}`).sort(),
          bye: answer.bye,
        }
      : undefined;
  expect(given, `${label}: ${JSON.stringify(situation)}`).toEqual(book);
  return answer;
}

describe('the team engine and the book', () => {
  it.each(VARIANTS)('agree on random tournaments: %s', (_, options) => {
    let rounds = 0;
    for (let seed = 0; seed < RUNS; seed += 1) {
      playTournament(seed, SMALL, (situation) => {
        rounds += 1;
        return agree(situation, options, `seed ${seed} round ${situation.round}`);
      });
    }
    expect(rounds).toBeGreaterThan(3 * RUNS);
  });

  it.each(VARIANTS)('agree on random positions: %s', (_, options) => {
    const kinds = { paired: 0, impossible: 0 };
    for (let seed = 0; seed < 3 * RUNS; seed += 1) {
      kinds[agree(randomPosition(seed), options, `position ${seed}`).kind] += 1;
    }
    expect(Math.min(kinds.paired, kinds.impossible)).toBeGreaterThan(RUNS / 20);
  });
});
