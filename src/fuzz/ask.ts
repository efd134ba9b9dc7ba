import type { Tournament } from '../model/tournament.js';
import type { Cause } from './cause.js';
import type { EngineAnswer, EngineFailure, PairingEngine } from './engine.js';
import { wellFormed } from './examine.js';
import { judgeAnswer, type Regulation } from './judge.js';
import type { FuzzCase } from './recipes.js';
import type { Rules } from './rules.js';

/** An answer that is not what the rules say. */
export interface WrongAnswer {
  readonly engine: PairingEngine;
  readonly answer: EngineAnswer;
  readonly cause: Cause;
  readonly regulation: Regulation;
  readonly sentences: readonly string[];
  readonly against?: {
    readonly engine: string;
    readonly answer: EngineAnswer;
    readonly isRight: boolean;
    readonly sameAnswer: boolean;
  };
}

/** Asks all engines at the same time, and answers for those who are wrong. */
export async function askBoth(
  engines: readonly PairingEngine[],
  { tournament, round, unfit }: Pick<NormalisedCase, 'tournament' | 'round' | 'unfit'>,
  rules: Rules,
  detail: { readonly causes?: boolean } = {},
): Promise<readonly WrongAnswer[]> {
  const answers = await Promise.all(
    engines.map((engine) => unfit.get(engine) ?? ask(engine, tournament, round)),
  );
  const judged = answers.map((answer) => judgeAnswer(tournament, round, answer, rules, detail));
  return judged.flatMap((judgement, index): WrongAnswer[] => {
    if (judgement.kind === 'conforms') return [];
    const { cause, regulation, sentences } = judgement;
    const engine = engines[index]!;
    const answer = answers[index]!;
    const other = engines.length === 2 ? 1 - index : undefined;
    return [
      {
        engine,
        answer,
        cause,
        regulation,
        sentences,
        ...(other !== undefined && {
          against: {
            engine: engines[other]!.name,
            answer: answers[other]!,
            isRight: judged[other]!.kind === 'conforms',
            sameAnswer: fingerprint(answers[other]!) === fingerprint(answer),
          },
        }),
      },
    ];
  });
}

/** An engine of somebody else's making may throw, although it should not. */
async function ask(
  engine: PairingEngine,
  tournament: Tournament,
  round: number,
): Promise<EngineAnswer> {
  try {
    return wellFormed(await engine.pair(tournament, round));
  } catch (error) {
    return thrown('throws', error);
  }
}

const thrown = (does: string, error: unknown): EngineFailure => ({
  ...{ kind: 'failure', failure: 'crash' },
  message: `${does} ${error instanceof Error ? error.message : String(error)}`,
});

/** Equal for equal pairings, whatever the order of the boards. */
function fingerprint(answer: EngineAnswer): string {
  if (answer.kind === 'impossible') return 'impossible';
  if (answer.kind === 'failure') return answer.failure;
  const boards = answer.pairs.map(({ white, black }) => `${white} ${black}`).sort();
  return [...boards, ...answer.byes].join();
}

/** A case in the shape that all engines can read. */
export interface NormalisedCase extends FuzzCase {
  /** Engines that failed to bring it into their shape. */
  readonly unfit: ReadonlyMap<PairingEngine, EngineFailure>;
}

export function normalised(one: FuzzCase, engines: readonly PairingEngine[]): NormalisedCase {
  const unfit = new Map<PairingEngine, EngineFailure>();
  let { tournament } = one;
  for (const engine of engines) {
    try {
      tournament = engine.normalise?.(tournament, one.round) ?? tournament;
    } catch (error) {
      unfit.set(engine, thrown('cannot normalise the tournament: throws', error));
    }
  }
  return { ...one, tournament, unfit };
}
