import type { RoundCase } from '../systems/system.js';
import type { NameOf } from './names.js';
import { SENTENCES } from './sentences.js';
import type { Finding, GivenPairing } from './types.js';

/**
 * What a given pairing does against the absolute rules, found without asking the engine: nobody
 * twice, no pair that may not meet, at most one bye and not for one who is barred from it
 * (C.04.3:2026 C1 to C3). Pairs of people who are no participants are left out.
 */
export function illegalFindings(given: GivenPairing, round: RoundCase, name: NameOf): Finding[] {
  const participants = new Set(round.participants.map(({ id }) => id));
  const findings: Finding[] = [];
  const add = (
    who: readonly number[],
    board: readonly [number, number],
    sentence: string,
    illegality?: Finding['illegality'],
  ): void => {
    const common = { kind: 'illegal', who, given: [board], regulation: [], sentence } as const;
    findings.push(illegality ? { ...common, illegality } : common);
  };
  for (const { white, black } of given.pairs) {
    const board = [white, black] as const;
    if (white === black) add([white], board, SENTENCES.selfPaired(name, white));
    else if (participants.has(white) && participants.has(black)) {
      const why = round.whyNotMeet(white, black);
      if (why) add([white, black], board, SENTENCES.illegalPair(name, white, black, why), why);
    }
  }
  for (const id of pairedTwice(given)) {
    const { white, black } = given.pairs.find((pair) => pair.white === id || pair.black === id)!;
    add([id], [white, black], SENTENCES.pairedTwice(name, id));
  }
  const { byes } = given;
  if (byes.length > 1) add(byes, [byes[0]!, 0], SENTENCES.severalByes(name, byes));
  for (const id of byes) {
    const why = participants.has(id) ? round.whyNoBye(id) : undefined;
    if (why) add([id], [id, 0], SENTENCES.illegalBye(name, id, why), why);
  }
  return findings;
}

/** True when everybody in the pairing is there once, with at most one bye. */
export const isMatching = (given: GivenPairing): boolean =>
  given.byes.length <= 1 &&
  pairedTwice(given).length === 0 &&
  given.pairs.every(({ white, black }) => white !== black);

function pairedTwice({ pairs, byes }: GivenPairing): number[] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  const see = (id: number): void => {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  };
  for (const { white, black } of pairs) {
    see(white);
    if (black !== white) see(black);
  }
  for (const id of byes) see(id);
  return [...twice].filter((id) => pairs.some(({ white, black }) => white === id || black === id));
}
