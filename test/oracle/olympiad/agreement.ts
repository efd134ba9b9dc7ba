import { describe, expect, it } from 'vitest';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import type { TeamSituation } from '../../../src/systems/team-common/situation.js';
import type { BookPairing } from './book.js';
import { playTournament, randomPosition, SMALL } from './random-teams.js';

/** One reading of the rules, in the engine and in the book. */
export interface Variant {
  readonly name: string;
  readonly engine: (situation: TeamSituation) => RoundPairing | NoPairing;
  readonly book: (situation: TeamSituation) => BookPairing | undefined;
}

/** Pairs, colours and bye of the engine against those of the book. */
function expectAgreement(variant: Variant, situation: TeamSituation, label: string) {
  const answer = variant.engine(situation);
  const given =
    answer.kind === 'paired'
      ? {
          pairs: answer.pairs.map(({ white, black }) => `${white}-${black}`).sort(),
          bye: answer.bye,
        }
      : undefined;
  expect(given, `${label}: ${JSON.stringify(situation)}`).toEqual(variant.book(situation));
  return answer;
}

/**
 * Plays `runs` random tournaments and tries twice as many random positions in every variant; set
 * PAIRING_CHECKER_RUNS=10000 for a long run.
 */
export function describeAgreement(title: string, runs: number, variants: readonly Variant[]): void {
  const count = Number(process.env.PAIRING_CHECKER_RUNS ?? runs);
  describe.each(variants.map((variant) => [variant.name, variant] as const))(
    `${title} and the book: %s`,
    (_, variant) => {
      it(`agree on ${count} random tournaments`, () => {
        let rounds = 0;
        for (let seed = 0; seed < count; seed += 1) {
          playTournament(seed, SMALL, (situation) => {
            rounds += 1;
            const label = `seed ${seed} round ${situation.round}`;
            return expectAgreement(variant, situation, label);
          });
        }
        expect(rounds).toBeGreaterThan(3 * count);
      });

      it(`agree on ${2 * count} random positions`, () => {
        const kinds = { paired: 0, impossible: 0 };
        for (let seed = 0; seed < 2 * count; seed += 1) {
          kinds[expectAgreement(variant, randomPosition(seed), `position ${seed}`).kind] += 1;
        }
        expect(Math.min(kinds.paired, kinds.impossible)).toBeGreaterThan(count / 20);
      });
    },
  );
}
