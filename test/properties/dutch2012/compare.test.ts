import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { compareDutch } from '../../../src/systems/dutch/compare.js';
import { mayMeet } from '../../../src/systems/dutch/criteria.js';
import { DUTCH_2011, DUTCH_2012, type DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { PlayerSituation, PlayerState } from '../../../src/systems/player-common/player.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import type { GivenPairs } from '../../../src/systems/system.js';
import { playPlan } from '../../support/dutch-plan.js';
import {
  directSituations,
  printSituation,
  tournamentPlans,
} from '../../support/dutch-positions.js';

const SEED = Number(process.env.PAIRING_CHECKER_FUZZ_SEED ?? 20120702);

/** Some complete legal pairing, found by going through the players in the given preference. */
function somePairing(
  waiting: readonly PlayerState[],
  choose: (players: readonly PlayerState[]) => readonly PlayerState[],
): GivenPairs | undefined {
  const [first, ...others] = waiting;
  if (!first) return { pairs: [], bye: undefined };
  if (waiting.length % 2 === 1) {
    for (const bye of choose(waiting.filter((player) => !player.pabBarred))) {
      const rest = somePairing(
        waiting.filter((player) => player !== bye),
        choose,
      );
      if (rest) return { ...rest, bye: bye.id };
    }
    return undefined;
  }
  for (const other of choose(others.filter((player) => mayMeet(first, player)))) {
    const rest = somePairing(
      others.filter((player) => player !== other),
      choose,
    );
    if (rest) return { ...rest, pairs: [[first.id, other.id], ...rest.pairs] };
  }
  return undefined;
}

const situations = (edition: DutchEdition): fc.Arbitrary<PlayerSituation> =>
  fc.oneof(
    directSituations({ maxPlayers: 12 }),
    tournamentPlans({ maxPlayers: 12 }).map((plan) => {
      const tournament = playPlan(plan, edition, (situation) => pairDutch2012(situation, edition));
      return playerSituation(tournament, tournament.rounds.length, edition);
    }),
  );

describe.each([DUTCH_2012, DUTCH_2011])('compareDutch, edition $id', (edition) => {
  const seen = new Map<string, number>();
  afterAll(() => {
    const counts = [...seen].sort().map(([what, count]) => `${what} ${count}`);
    console.log(`edition ${edition.id}: ${counts.join(', ')}`);
  });

  it('never finds a legal pairing better than the regulation pairing', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        situations(edition),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (situation, tape) => {
          const regulation = pairDutch2012(situation, edition);
          if (regulation.kind === 'impossible') return;
          let turn = 0;
          const given = somePairing(situation.players, (players) => {
            // Mostly neighbours in the ranking, as in a real pairing; sometimes anybody.
            const start = tape[turn++ % tape.length]! % (players.length + 1);
            return start % 3 > 0 ? players : [...players.slice(start), ...players.slice(0, start)];
          })!;
          const comparison = compareDutch(situation, edition, given);
          const text = () =>
            `${printSituation(situation)}\n${JSON.stringify({ given, comparison })}`;
          const decision = comparison?.decision;
          const what = !decision
            ? 'same'
            : decision.kind === 'criterion'
              ? decision.criterion.id
              : decision.kind === 'order'
                ? decision.stage
                : decision.kind;
          seen.set(what, (seen.get(what) ?? 0) + 1);
          expect(decision?.kind, text()).not.toBe('illegal');
          if (decision && 'better' in decision) {
            expect(decision.better, text()).toBe('regulation');
          }
        },
      ),
      { seed: SEED, numRuns: 2_000 },
    );
    for (const what of ['M1', 'P1', 'B.3', 'X', 'exchange']) {
      expect(seen.get(what), what).toBeGreaterThan(0);
    }
  });

  it('says nothing about the regulation pairing itself', () => {
    fc.assert(
      fc.property(situations(edition), (situation) => {
        const regulation = pairDutch2012(situation, edition);
        if (regulation.kind === 'impossible') return;
        const pairs = regulation.pairs.map(({ white, black }) => [white, black] as const);
        const given = { pairs, bye: regulation.bye };
        expect(compareDutch(situation, edition, given)).toBeUndefined();
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
