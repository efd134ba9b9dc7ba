import type { Decision } from '../systems/comparison.js';
import type { Illegality, RoundCase } from '../systems/system.js';
import { ENGLISH, type RoundVerification } from '../words/index.js';

/** What kind of fault an answer has. */
export const CAUSE_KINDS = [
  'failure',
  'illegal',
  'impossible',
  'completion',
  'criterion',
  'order',
  'pairs',
  'bye',
  'colour',
  'board-order',
  'library',
] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/**
 * Why an answer is wrong. Answers with the same `key` have one fault, as far as can be told, and are
 * reported once. `library` means that the fault may be in this library.
 */
export interface Cause {
  readonly kind: CauseKind;
  readonly key: string;
  /** A sentence without the final stop, e.g. "loses at C12: players who do not get ...". */
  readonly title: string;
}

const ILLEGAL: Readonly<Record<Illegality['kind'], string>> = {
  rematch: 'lets two meet again',
  forbidden: 'pairs two who are kept apart',
  'absolute-colour': 'pairs two with the same absolute colour preference',
  'bye-barred': 'gives the bye to one who may not have it',
};

/** The fault of a complete pairing that the verifier does not find to conform. */
export function causeOf(open: RoundCase, verification: RoundVerification): Cause {
  const { findings } = verification;
  const illegal = findings.find(({ kind }) => kind === 'illegal');
  if (illegal) {
    if (!illegal.illegality) {
      return { kind: 'illegal', key: 'illegal not a pairing', title: 'is not a pairing at all' };
    }
    const { kind, article } = illegal.illegality;
    const title = `is illegal: it ${ILLEGAL[kind]} (${article})`;
    return { kind: 'illegal', key: `illegal ${kind}`, title };
  }
  if (findings.length > 0 && findings.every(({ kind }) => kind === 'colour')) {
    return colourCause(open, verification);
  }
  if (findings.length > 0 && findings.every(({ kind }) => kind === 'order')) {
    const title = `lists the boards in another order than ${open.boardOrderArticle}`;
    return { kind: 'board-order', key: 'board order', title };
  }
  const decision = verification.decisive?.decision;
  return decision ? ofDecision(decision) : plainCause(verification);
}

/** All colours turned is another fault than one: the engine may print Black first. */
function colourCause(open: RoundCase, { findings, given }: RoundVerification): Cause {
  const boards = given?.pairs.length ?? 0;
  if (boards > 1 && findings.length === boards) {
    const title =
      'has the right pairs, but the colours turned round on every board: Black printed first, ' +
      'another initial colour, or colours of earlier rounds read wrongly';
    return { kind: 'colour', key: 'colour all turned', title };
  }
  const [white, black] = findings[0]!.regulation[0]!;
  const article = open.colourArticle(white, black);
  return {
    kind: 'colour',
    key: `colour ${article}`,
    title: `gives the wrong colours by ${article}`,
  };
}

function ofDecision(decision: Decision): Cause {
  switch (decision.kind) {
    case 'illegal':
      return {
        kind: 'illegal',
        key: `illegal ${decision.article}`,
        title: `is illegal by ${decision.article}`,
      };
    case 'completion':
      return {
        kind: 'completion',
        key: 'completion',
        title: `leaves some who cannot be paired any more (${decision.article})`,
      };
    case 'criterion': {
      const { id, title, article } = decision.criterion;
      if (decision.better === 'given') {
        return library(`criterion ${id}`, `is better than this library's by ${article}`);
      }
      return { kind: 'criterion', key: `criterion ${id}`, title: `loses at ${id}: ${title}` };
    }
    case 'order': {
      const stage = ENGLISH.orderStages[decision.stage];
      if (decision.better === 'given') {
        return library(`order ${decision.stage}`, `comes before this library's in ${stage}`);
      }
      const title = `is as good, but comes later by ${stage} (${decision.article})`;
      return { kind: 'order', key: `order ${decision.stage}`, title };
    }
  }
}

export const library = (rule: string, title: string): Cause => ({
  kind: 'library',
  key: `library ${rule}`,
  title,
});

/** Where the comparison names no rule: what differs, as far as it can be seen. */
function plainCause({ findings, decisive }: RoundVerification): Cause {
  if (findings.some(({ kind }) => kind === 'bye')) {
    return { kind: 'bye', key: 'bye', title: 'gives the bye to somebody else' };
  }
  const outcome = decisive?.given.downfloaters.join() === decisive?.regulation.downfloaters.join();
  if (decisive && !outcome) {
    const title = `has other downfloaters in bracket ${decisive.bracket.number}`;
    return { kind: 'pairs', key: 'downfloaters', title };
  }
  return { kind: 'pairs', key: 'pairs', title: 'has other pairs' };
}
