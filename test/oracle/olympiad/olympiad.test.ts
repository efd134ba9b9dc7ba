import { describe, expect, it } from 'vitest';
import { type OlympiadOptions, olympiadOptions } from '../../../src/systems/olympiad/options.js';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import type { TeamSituation } from '../../../src/systems/team-common/situation.js';
import { pairByTheBook } from './book.js';
import { playTournament, randomPosition, SMALL } from './random-teams.js';

/** Tournaments per variant; set PAIRING_CHECKER_RUNS=10000 for a long run. */
const RUNS = Number(process.env.PAIRING_CHECKER_RUNS ?? 400);

const VARIANTS: readonly (readonly [string, Partial<OlympiadOptions>])[] = [
  ['2022', {}],
  ['2012', { edition: '2012' }],
  ['European ranking, median by half the points', { ranking: 'sonneborn', medianBy: 'halfPoints' }],
  ['forfeits count as meetings', { forfeitsCount: true, lateEntriesBarred: false }],
];

function agree(situation: TeamSituation, options: Partial<OlympiadOptions>, label: string) {
  const answer = pairOlympiad(situation, options);
  const book = pairByTheBook(situation, olympiadOptions(options));
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

describe('the Olympiad engine and the book', () => {
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
    for (let seed = 0; seed < 2 * RUNS; seed += 1) {
      kinds[agree(randomPosition(seed), options, `position ${seed}`).kind] += 1;
    }
    expect(Math.min(kinds.paired, kinds.impossible)).toBeGreaterThan(RUNS / 20);
  });
});
