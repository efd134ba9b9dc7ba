import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../../src/model/tournament.js';
import { DUTCH_2017, DUTCH_2026, type DutchEdition } from '../../../src/systems/dutch/edition.js';
import { pairDutch } from '../../../src/systems/dutch/pair.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import type { PlayerSituation } from '../../../src/systems/player-common/player.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { type BookTrace, pairDutchByTheBook } from '../../oracle/dutch/pair-by-the-book.js';
import { playPlan } from '../../support/dutch-plan.js';
import {
  directSituations,
  printSituation,
  tournamentPlans,
} from '../../support/dutch-positions.js';
import { printTrf } from '../../support/dutch-trf.js';
import { cases } from '../../support/effort.js';

/**
 * Without it a fixed number of cases from a fixed seed, about 20 seconds in full; with it as many as go into
 * these seconds, from another seed every time.
 */
const LONG_RUN = process.env.PAIRING_CHECKER_FUZZ_SECONDS;
const SEED = Number(process.env.PAIRING_CHECKER_FUZZ_SEED ?? (LONG_RUN ? Date.now() : 20260201));
const LIMITS = { players: 13, candidates: 15_120 };

/** How often something came up: kinds of answers and brackets, measures that decided. */
class Tally {
  readonly counts = new Map<string, number>();
  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
  print(): string {
    return [...this.counts]
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  }
}

function compare(
  situation: PlayerSituation,
  edition: DutchEdition,
  tally: Tally,
  print: () => string,
): RoundPairing | NoPairing {
  const engine = pairDutch(situation, edition);
  const book = pairDutchByTheBook(situation, edition, LIMITS);
  tally.add(book.kind);
  if (book.kind === 'tooBig') return engine;
  const [given, right] = [inOrder(engine), inOrder(book)];
  if (given !== right) {
    const why = JSON.stringify(book.kind === 'paired' ? book.trace?.brackets : book.reason);
    throw new Error(
      `Edition ${edition.id}, round ${situation.round}\nengine: ${given}\nbook:   ${right}\n` +
        `${printSituation(situation)}\n${print()}\nbook's brackets: ${why}`,
    );
  }
  if (book.kind === 'paired') addTrace(tally, book.trace);
  return engine;
}

/** Boards as white-black in the order of publication, and the bye: all that an answer says. */
function inOrder(answer: RoundPairing | NoPairing): string {
  if (answer.kind === 'impossible') return 'none';
  const pairs = answer.pairs.map(({ white, black }) => `${white}-${black}`);
  return `${pairs.join(' ')}, bye ${answer.bye ?? 'none'}`;
}

function addTrace(tally: Tally, trace: BookTrace | undefined): void {
  for (const { kind, mdps, decided } of trace?.brackets ?? []) {
    tally.add(`${kind} ${mdps.length > 0 ? 'heterogeneous' : 'homogeneous'}`);
    for (const id of decided) tally.add(`${id} decided`);
  }
}

function run<T>(arbitrary: fc.Arbitrary<T>, all: number, check: (value: T) => void): void {
  const limits = LONG_RUN
    ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: Number(LONG_RUN) * 250 }
    : { numRuns: cases(all) };
  fc.assert(fc.property(arbitrary, check), { ...limits, seed: SEED, includeErrorInReport: true });
}

const editions = [DUTCH_2026, DUTCH_2017];
const timeout = Number(LONG_RUN ?? 180) * 1000 + 120_000;

describe.each(editions)('engine and book oracle, edition $id', (edition) => {
  const tally = new Tally();
  afterAll(() => console.log(`edition ${edition.id}: ${tally.print()}`));

  it('agree on tournaments', { timeout }, () => {
    run(tournamentPlans(), 400, (plan) => {
      const check = (situation: PlayerSituation, tournament: Tournament) =>
        compare(situation, edition, tally, () => printTrf(tournament));
      const tournament = playPlan(plan, edition, check);
      check(playerSituation(tournament, tournament.rounds.length, edition), tournament);
    });
    expect(tally.of('paired')).toBeGreaterThan(cases(100));
  });

  it('agree on positions that no pairing made', { timeout }, () => {
    run(directSituations(), 2500, (situation) => {
      compare(situation, edition, tally, () => '');
    });
    expect(tally.of('impossible')).toBeGreaterThan(cases(10));
  });
});
