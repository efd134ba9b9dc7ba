import type { Tournament } from '../model/tournament.js';
import type { Pair } from '../systems/pairing.js';
import { findSystem } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { openRound, pairOpened } from '../words/index.js';

/** Ways in which an engine fails to give a pairing of the round at all. */
export const FAILURE_KINDS = [
  'not-started',
  'timeout',
  'crash',
  'refused',
  'no-output',
  'unreadable',
  'wrong-count',
  'unknown-player',
  'absent-player',
  'player-twice',
  'player-left-out',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface EngineFailure {
  readonly kind: 'failure';
  readonly failure: FailureKind;
  /** One sentence without the final stop. */
  readonly message: string;
  /** How a crash ended, e.g. "signal SIGSEGV" or "exit status 3": crashes that differ in it are two faults. */
  readonly ending?: string;
  /** What the engine printed, cut to a few lines. */
  readonly output?: string;
}

export interface EnginePairing {
  readonly kind: 'paired';
  /** In the order of the engine. */
  readonly pairs: readonly Pair[];
  /** Who gets a pairing-allocated bye; more than one is a fault of the engine. */
  readonly byes: readonly number[];
}

/** The engine says that the round has no legal pairing. */
export interface EngineRefusal {
  readonly kind: 'impossible';
  readonly message: string;
}

export type EngineAnswer = EnginePairing | EngineRefusal | EngineFailure;

/** Anything that pairs the next round of a tournament. */
export interface PairingEngine {
  readonly name: string;
  /**
   * Puts a tournament into the shape that the engine can read, without changing what is to be
   * paired, e.g. numbers without gaps. Applied before the engine and the rules are asked.
   */
  readonly normalise?: (tournament: Tournament, round: number) => Tournament;
  /** Never throws: whatever goes wrong is an answer. */
  readonly pair: (tournament: Tournament, round: number) => Promise<EngineAnswer> | EngineAnswer;
}

/** This library as an engine, by the rules of one edition. */
export function regulationEngine(edition: string, system: SystemId = 'dutch'): PairingEngine {
  if (!findSystem(system, edition)) {
    throw new RangeError(`Expected an edition of ${system}, found "${edition}"`);
  }
  return {
    name: `pairing-checker ${system} ${edition}`,
    pair(tournament, round) {
      const opened = openRound(tournament, round, { system, edition });
      if (opened.kind === 'undetermined') {
        return { kind: 'failure', failure: 'refused', message: opened.reason };
      }
      const result = pairOpened(opened);
      if (result.kind === 'impossible') return { kind: 'impossible', message: result.reason };
      const byes = result.bye === undefined ? [] : [result.bye];
      return { kind: 'paired', pairs: result.pairs, byes };
    },
  };
}
