import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { mayMeet } from '../../../src/systems/dutch/criteria.js';
import { DUTCH_2011, DUTCH_2012 } from '../../../src/systems/dutch/edition.js';
import { printSituation } from '../../support/dutch-positions.js';
import { tightSituations } from './tight-situations.js';

const SEED = Number(process.env.PAIRING_CHECKER_FUZZ_SEED ?? 20120703);

describe.each([DUTCH_2012, DUTCH_2011])('pairDutch2012, edition $id', (edition) => {
  it('pairs everybody once and legally in fields of any kind, in no long time', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(tightSituations({ minPlayers: 20, maxPlayers: 60 }), (situation) => {
        const result = pairDutch2012(situation, edition);
        const text = () => printSituation(situation);
        if (result.kind === 'impossible') throw new Error(`${result.reason}\n${text()}`);
        const byId = new Map(situation.players.map((player) => [player.id, player]));
        const seen = result.pairs.flatMap(({ white, black }) => [white, black]);
        for (const { white, black } of result.pairs) {
          expect(mayMeet(byId.get(white)!, byId.get(black)!), text()).toBe(true);
        }
        if (result.bye !== undefined) {
          seen.push(result.bye);
          expect(byId.get(result.bye)!.pabBarred, text()).toBe(false);
        }
        expect(seen.sort((a, b) => a - b)).toEqual([...byId.keys()].sort((a, b) => a - b));
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});
