import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../../src/model/tournament.js';
import {
  pairDutch2012,
  type Result2012,
} from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { DUTCH_2011, DUTCH_2012, type DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { PlayerSituation } from '../../../src/systems/player-common/player.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { pairDutch2012ByTheBook } from '../../oracle/dutch2012/pair-by-the-book.js';
import { playPlan } from '../../support/dutch-plan.js';
import {
  directSituations,
  printSituation,
  tournamentPlans,
} from '../../support/dutch-positions.js';
import { printTrf } from '../../support/dutch-trf.js';
import { bookText2012, engineText2012 } from '../../support/dutch2012-text.js';
import { cases } from '../../support/effort.js';
import { tightSituations } from './tight-situations.js';

/** Seconds for all the properties together; a long run has another seed every time. */
const LONG_RUN = process.env.PAIRING_CHECKER_FUZZ_SECONDS;
const SECONDS = Number(LONG_RUN ?? cases(16));
const SEED = Number(process.env.PAIRING_CHECKER_FUZZ_SEED ?? (LONG_RUN ? Date.now() : 20120701));

type Tally = Map<string, number>;

function compare(
  situation: PlayerSituation,
  edition: DutchEdition,
  tally: Tally,
  print: () => string,
): Result2012 {
  const engine = pairDutch2012(situation, edition);
  const given = engineText2012(engine);
  const book = bookText2012(pairDutch2012ByTheBook(situation, edition));
  if (given !== book) {
    throw new Error(
      `Edition ${edition.id}, round ${situation.round}\nengine:\n${given}\nbook:\n${book}\n` +
        `${printSituation(situation)}\n${print()}`,
    );
  }
  const add = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  add(engine.kind);
  if (engine.kind === 'paired') {
    for (const { step, mdpCount, m1 } of engine.trace!.brackets) {
      add(`${step} ${m1 > 0 ? 'heterogeneous' : mdpCount > 0 ? 'as homogeneous' : 'homogeneous'}`);
    }
  }
  return engine;
}

function runFor<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, check), {
    seed: SEED,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: (SECONDS * 1000) / 6,
    includeErrorInReport: true,
  });
}

const timeout = SECONDS * 1000 + 120_000;
const SMALL = { maxPlayers: 10 };

describe.each([DUTCH_2012, DUTCH_2011])('engine and book oracle, edition $id', (edition) => {
  const tally: Tally = new Map();
  afterAll(() => {
    const counts = [...tally].sort().map(([what, count]) => `${what} ${count}`);
    console.log(`edition ${edition.id}: ${counts.join(', ')}`);
  });

  it('agree on tournaments', { timeout }, () => {
    runFor(tournamentPlans(SMALL), (plan) => {
      const check = (situation: PlayerSituation, tournament: Tournament) =>
        compare(situation, edition, tally, () => printTrf(tournament));
      const tournament = playPlan(plan, edition, check);
      check(playerSituation(tournament, tournament.rounds.length, edition), tournament);
    });
    expect(tally.get('paired')).toBeGreaterThan(cases(100));
  });

  it('agree on positions that no pairing made', { timeout }, () => {
    runFor(directSituations(SMALL), (situation) => {
      compare(situation, edition, tally, () => '');
    });
    expect(tally.get('impossible')).toBeGreaterThan(cases(10));
  });

  it('agree where brackets must float, go back and merge', { timeout }, () => {
    runFor(tightSituations(SMALL), (situation) => {
      const result = compare(situation, edition, tally, () => '');
      expect(result.kind).toBe('paired');
    });
    for (const step of ['C.12', 'C.13', 'merged']) {
      const seen = [...tally.keys()].some((what) => what.startsWith(step));
      expect(seen, `${step} came up`).toBe(true);
    }
  });
});
