import { editionsOf } from '../systems/registry.js';
import type { PairingSystem } from '../systems/system.js';
import type { RoundFacts } from './types.js';

/** Whether a recorded round is as another edition prescribes it. */
export type ConformsTo = (system: PairingSystem, round: number) => boolean;

const nameOf = ({ id, edition }: PairingSystem): string => `${id} ${edition}`;

export interface Alternatives {
  readonly rounds: readonly RoundFacts[];
  /** Editions to which every judged round conforms. */
  readonly conformsTo: readonly string[];
}

/**
 * Asks the other editions of the system about the rounds that differ, and those that prescribe all of
 * them about the other judged rounds as well: a file may simply have been paired by another edition.
 */
export function withAlternatives(
  rounds: readonly RoundFacts[],
  system: PairingSystem,
  conformsTo: ConformsTo,
  systems?: readonly PairingSystem[],
): Alternatives {
  const differing = rounds.filter(({ verdict }) => verdict === 'differs' || verdict === 'illegal');
  if (differing.length === 0) return { rounds, conformsTo: [] };
  const others = editionsOf(system.id, systems).filter((other) => other !== system);
  // Somebody absent who was paired, or a strict order of boards, is wrong by every edition.
  const curable = differing.filter(({ findings }) =>
    findings.every(({ kind }) => kind !== 'absent' && kind !== 'order'),
  );
  const fitting = new Map(
    curable.map((result) => [
      result.round,
      others.filter((other) => conformsTo(other, result.round)),
    ]),
  );
  const judged = rounds.filter(({ verdict }) => verdict !== 'unjudged' && verdict !== 'manual');
  const overall = others.filter(
    (other) =>
      differing.every(({ round }) => fitting.get(round)?.includes(other)) &&
      judged.every((result) => fitting.has(result.round) || conformsTo(other, result.round)),
  );
  return {
    rounds: rounds.map((result) => {
      const names = (fitting.get(result.round) ?? []).map(nameOf);
      return names.length > 0 ? { ...result, conformsTo: names } : result;
    }),
    conformsTo: overall.map(nameOf),
  };
}
