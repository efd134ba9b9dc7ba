import { type Arbitrary, array, constantFrom, nat, record, tuple } from 'fast-check';
import type { Tournament } from '../model/tournament.js';
import type { Pair } from '../systems/pairing.js';
import { unitOf } from '../systems/registry.js';
import { nextRound } from '../verify/pair-round.js';
import type { GivenPairing } from '../verify/types.js';
import { pairRound } from '../words/index.js';
import { completeSystem, type SystemConstraints } from './constraints.js';
import { type PositionConstraints, positions } from './positions.js';
import { printable, trfText } from './printable.js';

export interface NearPairingConstraints extends PositionConstraints {
  /**
   * Most steps away from the regulation pairing; 0 gives the regulation pairing itself.
   * @defaultValue 2
   */
  readonly maxSteps?: number;
}

/** A round and a pairing of it that may be wrong; ids are those of players or of teams. */
export interface NearPairing {
  readonly tournament: Tournament;
  readonly round: number;
  /** Complete: everybody who is to be paired sits somewhere, once. */
  readonly pairing: GivenPairing;
  /** What was done to the regulation pairing, in words. */
  readonly steps: readonly string[];
}

/**
 * Pairings near the regulation one: two boards exchange players (two matches teams), a board turns
 * its colours, the bye goes to somebody else. For testing checkers. They shrink to fewer steps and smaller positions.
 * Positions without a legal pairing are left out.
 */
export function nearPairings(constraints: NearPairingConstraints = {}): Arbitrary<NearPairing> {
  const { maxSteps = 2 } = constraints;
  const rules = completeSystem(constraints);
  const steps = array(
    record({ kind: constantFrom('exchange', 'turn', 'bye'), first: nat(999), second: nat(999) }),
    { maxLength: maxSteps },
  );
  return tuple(positions({ minPlayers: 3, ...constraints }), steps)
    .map(([tournament, wanted]) => nearPairing(tournament, wanted, rules))
    .filter((value) => value !== undefined);
}

interface Step {
  readonly kind: 'exchange' | 'turn' | 'bye';
  readonly first: number;
  readonly second: number;
}

interface Boards {
  readonly pairs: readonly Pair[];
  readonly bye: number | undefined;
}

function nearPairing(
  tournament: Tournament,
  wanted: readonly Step[],
  rules: Required<SystemConstraints>,
): NearPairing | undefined {
  const round = nextRound(tournament, unitOf(rules.system));
  const regulation = pairRound(tournament, round, rules);
  if (regulation.kind !== 'paired' || regulation.pairs.length === 0) return undefined;
  let boards: Boards = { pairs: regulation.pairs, bye: regulation.bye };
  const steps: string[] = [];
  for (const step of wanted) {
    const taken = take(boards, step);
    boards = taken.boards;
    steps.push(taken.words);
  }
  const value: NearPairing = {
    tournament,
    round,
    pairing: {
      pairs: boards.pairs.map((pair) => ({ ...pair, coloursKnown: true })),
      byes: boards.bye === undefined ? [] : [boards.bye],
    },
    steps,
  };
  return printable(value, printNear);
}

function take({ pairs, bye }: Boards, step: Step): { boards: Boards; words: string } {
  const first = step.first % pairs.length;
  const second = step.second % pairs.length;
  const a = pairs[first]!;
  const b = pairs[second]!;
  const replaced = (changes: ReadonlyMap<number, Pair>) =>
    pairs.map((pair, index) => changes.get(index) ?? pair);
  if (step.kind === 'bye' && bye !== undefined) {
    const changed = { ...a, black: bye };
    const boards = { pairs: replaced(new Map([[first, changed]])), bye: a.black };
    return { boards, words: `the bye moves from ${bye} to ${a.black}` };
  }
  if (step.kind === 'turn' || first === second) {
    const turned = { white: a.black, black: a.white };
    const boards = { pairs: replaced(new Map([[first, turned]])), bye };
    return { boards, words: `${a.white} and ${a.black} change colours` };
  }
  const changes = new Map([
    [first, { ...a, black: b.black }],
    [second, { ...b, black: a.black }],
  ]);
  return {
    boards: { pairs: replaced(changes), bye },
    words: `${a.black} and ${b.black} change places`,
  };
}

function printNear({ tournament, round, pairing, steps }: NearPairing): string {
  const boards = [
    ...pairing.pairs.map(({ white, black }) => `${white}-${black}`),
    ...pairing.byes.map((id) => `${id}-0`),
  ];
  const words = steps.length === 0 ? 'as the rules say' : steps.join(', ');
  return `\nround ${round}: ${boards.join(' ')} (${words}) in\n${trfText(tournament)}`;
}
