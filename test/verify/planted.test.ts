import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/index.js';
import { pairedIds, recordedRounds } from '../../src/model/history/rounds.js';
import { findSystem } from '../../src/systems/registry.js';
import type { RoundCase } from '../../src/systems/system.js';
import { parseTrf } from '../../src/trf/index.js';
import type { GivenPairing } from '../../src/verify/index.js';
import { verifyPairing } from '../../src/words/index.js';
import { corpusMissing, readBundle } from '../support/corpus.js';
import { cases } from '../support/effort.js';
import { type RandomSource, randomSource } from '../support/random.js';

/** Rounds to disturb; a disturbance of each kind is planted where the round allows it. */
const ROUNDS = Number(process.env.PAIRING_CHECKER_PLANTED_ROUNDS ?? cases(120));

type Plant = (
  given: GivenPairing,
  open: RoundCase,
  random: RandomSource,
) => GivenPairing | undefined;

const mayMeet = (open: RoundCase, a: number, b: number): boolean =>
  open.whyNotMeet(a, b) === undefined;

const exchangePairs: Plant = ({ pairs, byes }, open, random) => {
  const first = random.below(pairs.length);
  const second = random.below(pairs.length);
  if (first === second) return undefined;
  const [a, b] = [pairs[first]!, pairs[second]!];
  if (!mayMeet(open, a.white, b.black) || !mayMeet(open, b.white, a.black)) return undefined;
  const exchanged = pairs.map((pair) =>
    pair === a ? { ...a, black: b.black } : pair === b ? { ...b, black: a.black } : pair,
  );
  return { pairs: exchanged, byes };
};

const flipColour: Plant = ({ pairs, byes }, _, random) => {
  const flipped = random.pick(pairs.filter(({ coloursKnown }) => coloursKnown));
  return {
    pairs: pairs.map((pair) =>
      pair === flipped ? { ...pair, white: pair.black, black: pair.white } : pair,
    ),
    byes,
  };
};

const moveBye: Plant = ({ pairs, byes }, open, random) => {
  const [bye] = byes;
  if (bye === undefined) return undefined;
  const moved = random.pick(pairs);
  if (open.whyNoBye(moved.black) || !mayMeet(open, moved.white, bye)) return undefined;
  return {
    pairs: pairs.map((pair) => (pair === moved ? { ...pair, black: bye } : pair)),
    byes: [moved.black],
  };
};

/** Another downfloater at the first bracket that has one, and the best pairing after it. */
const replaceFloater: Plant = (_, open) => {
  const regulation = open.pair();
  if (regulation.kind !== 'paired') return undefined;
  const floater = regulation.trace!.brackets[0]?.downfloaters[0];
  const pair = regulation.pairs.find(({ white, black }) => white === floater || black === floater);
  if (!pair) return undefined;
  const other = open.whatIf!({ exclude: [[pair.white, pair.black]] }).result;
  if (other.kind !== 'paired') return undefined;
  return {
    pairs: other.pairs.map((one) => ({ ...one, coloursKnown: true })),
    byes: other.bye === undefined ? [] : [other.bye],
  };
};

const PLANTS = { exchangePairs, flipColour, moveBye, replaceFloater };

const boardsOf = ({ pairs, byes }: GivenPairing): Set<string> =>
  new Set([
    ...pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join(' ')),
    ...byes.map((bye) => `${bye} 0`),
  ]);

/** Index of the first bracket with other boards, by the regulation's own brackets alone. */
function firstOtherBracket(open: RoundCase, given: GivenPairing): number | undefined {
  const regulation = open.pair();
  if (regulation.kind !== 'paired') throw new Error(regulation.reason);
  const boards = boardsOf(given);
  const index = regulation.trace!.brackets.findIndex(({ members, pairs }) => {
    const inside = new Set(members);
    const missing = pairs.some((pair) => !boards.has([...pair].sort((a, b) => a - b).join(' ')));
    const extra = [...boards].some((board) => {
      const [a, b] = board.split(' ').map(Number);
      const known = pairs.some((pair) => pair.includes(a!) && pair.includes(b!));
      return inside.has(a!) && inside.has(b!) && !known;
    });
    return missing || extra;
  });
  return index < 0 ? undefined : index;
}

function* roundsOf(tournaments: readonly Tournament[], random: RandomSource) {
  for (;;) {
    const tournament = random.pick(tournaments);
    const recorded = recordedRounds(tournament, 'player').filter(({ paired }) => paired);
    const { number, given } = random.pick(recorded);
    if (given.pairs.length >= 3) yield { tournament, round: number, given };
  }
}

describe('planted disturbances in rounds that conform', () => {
  it.skipIf(corpusMissing()).each([
    ['dutch-2026-tournaments', '2026', 1],
    ['dutch-2017-tournaments', '2017', 2],
  ])('every one in %s is found, in its bracket', (bundle, edition, seed) => {
    const system = findSystem('dutch', edition)!;
    const tournaments = readBundle(bundle).map(({ text }) => parseTrf(text).tournament!);
    const random = randomSource(seed);
    const planted = { exchangePairs: 0, flipColour: 0, moveBye: 0, replaceFloater: 0 };
    let rounds = 0;
    for (const { tournament, round, given } of roundsOf(tournaments, random)) {
      if (rounds === ROUNDS) break;
      rounds += 1;
      const roundCount = tournament.settings.roundCount ?? tournament.rounds.length;
      const options = { edition, roundCount, round };
      const participants = pairedIds(given);
      const open = system.open(tournament, round, { participants, roundCount });
      const untouched = verifyPairing(tournament, given, options);
      expect(untouched.verdict).toBe('conforms');
      for (const name of Object.keys(PLANTS) as (keyof typeof PLANTS)[]) {
        const disturbed = PLANTS[name](given, open, random);
        if (!disturbed) continue;
        planted[name] += 1;
        const result = verifyPairing(tournament, disturbed, options);
        expect(result.verdict).toBe('differs');
        if (name === 'flipColour') {
          expect(result.findings.map(({ kind }) => kind)).toEqual(['colour']);
          continue;
        }
        const kinds = new Set(result.findings.map(({ kind }) => kind));
        expect(kinds.has('pair')).toBe(true);
        expect(kinds.has('bye')).toBe(disturbed.byes[0] !== given.byes[0]);
        expect(result.decisive?.bracket.number).toBe(firstOtherBracket(open, disturbed)! + 1);
        expect(result.decisive?.decision).toBeDefined();
      }
    }
    for (const count of Object.values(planted)) expect(count).toBeGreaterThan(ROUNDS / 10);
  });
});
