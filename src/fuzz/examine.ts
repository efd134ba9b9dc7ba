import {
  type EngineAnswer,
  type EngineFailure,
  type EnginePairing,
  FAILURE_KINDS,
} from './engine.js';

/**
 * The answer itself when it has the shape of one; otherwise a failure that says what is wrong with
 * it. An engine in another language or without types can answer anything.
 */
export function wellFormed(answer: unknown): EngineAnswer {
  const fault = shapeFault(answer);
  if (fault === undefined) return answer as EngineAnswer;
  return { kind: 'failure', failure: 'unreadable', message: `the answer ${fault}` };
}

/** What is wrong with the shape, as the rest of a sentence. */
function shapeFault(answer: unknown): string | undefined {
  if (!isRecord(answer)) return `is ${described(answer)}, expected an object with a kind`;
  const { kind, pairs, byes, message, failure } = answer;
  switch (kind) {
    case 'paired':
      if (!Array.isArray(pairs)) return `has ${described(pairs)} for pairs, expected a list`;
      if (!Array.isArray(byes)) return `has ${described(byes)} for byes, expected a list`;
      return faultyPair(pairs) ?? faultyBye(byes);
    case 'impossible':
      return messageFault(message);
    case 'failure':
      if (FAILURE_KINDS.some((one) => one === failure)) return messageFault(message);
      return `has the failure ${described(failure)}, expected one of ${FAILURE_KINDS.join(', ')}`;
    default:
      return `has the kind ${described(kind)}, expected paired, impossible or failure`;
  }
}

function faultyPair(pairs: readonly unknown[]): string | undefined {
  for (const [index, pair] of pairs.entries()) {
    if (!isRecord(pair)) return `has ${described(pair)} as board ${index + 1}, expected an object`;
    for (const side of ['white', 'black']) {
      if (isId(pair[side])) continue;
      return `has ${described(pair[side])} as ${side} of board ${index + 1}, expected a number`;
    }
  }
  return undefined;
}

function faultyBye(byes: readonly unknown[]): string | undefined {
  const wrong = byes.findIndex((id) => !isId(id));
  return wrong < 0 ? undefined : `has ${described(byes[wrong])} among the byes, expected a number`;
}

const messageFault = (message: unknown): string | undefined =>
  typeof message === 'string'
    ? undefined
    : `has ${described(message)} for message, expected a text`;

const isId = (value: unknown): boolean => Number.isInteger(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function described(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (Array.isArray(value)) return 'a list';
  if (value === undefined) return 'nothing';
  return typeof value === 'object' && value !== null ? 'an object' : String(value).slice(0, 40);
}

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
