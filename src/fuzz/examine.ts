import type { EngineAnswer, EngineFailure, EnginePairing } from './engine.js';

/**
 * Looks whether an answer is a pairing of the round at all: everybody who is to be paired once, and
 * nobody else. Whether it is the right one is not asked here.
 */
export function examine(
  answer: EnginePairing,
  everybody: ReadonlySet<number>,
  participants: ReadonlySet<number>,
): EngineAnswer {
  const seen = new Set<number>();
  const fault = (failure: EngineFailure['failure'], message: string): EngineFailure => ({
    kind: 'failure',
    failure,
    message,
  });
  for (const id of idsOf(answer)) {
    if (!everybody.has(id)) {
      return fault('unknown-player', `the answer pairs ${id}, who is not in the tournament`);
    }
    if (!participants.has(id)) {
      return fault('absent-player', `the answer pairs ${id}, who is absent in this round`);
    }
    if (seen.has(id)) return fault('player-twice', `the answer pairs ${id} twice`);
    seen.add(id);
  }
  const missing = [...participants].filter((id) => !seen.has(id));
  if (missing.length > 0) {
    const names = missing.slice(0, 8).join(', ');
    return fault('player-left-out', `the answer leaves out ${names}, to be paired in this round`);
  }
  return answer;
}

const idsOf = ({ pairs, byes }: EnginePairing): number[] => [
  ...pairs.flatMap(({ white, black }) => [white, black]),
  ...byes,
];
