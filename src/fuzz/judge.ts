import type { Tournament } from '../model/tournament.js';
import type { Pair } from '../systems/pairing.js';
import {
  type OpenedRound,
  openRound,
  pairOpened,
  type RoundVerification,
  verifyPairing,
} from '../words/index.js';
import { type Cause, causeOf, library } from './cause.js';
import type { EngineAnswer, EnginePairing } from './engine.js';
import { examine, wellFormed } from './examine.js';
import { type Rules, requestOf, systemOf } from './rules.js';

/** The pairing of a round by the rules, or why there is none. */
export type Regulation =
  | { readonly kind: 'paired'; readonly pairs: readonly Pair[]; readonly bye: number | undefined }
  | { readonly kind: 'impossible'; readonly reason: string };

export type Judgement =
  | { readonly kind: 'conforms'; readonly regulation: Regulation }
  | {
      readonly kind: 'wrong';
      readonly cause: Cause;
      readonly regulation: Regulation;
      /** What the verifier found, as sentences. */
      readonly sentences: readonly string[];
    };

/**
 * Judges an engine's answer for a round by the rules. With `causes` the sentences also tell which
 * single misreading of the data would lead to that answer, which takes many pairings.
 * @throws RangeError when there is no such edition, or the number of rounds is not known.
 */
export function judgeAnswer(
  tournament: Tournament,
  round: number,
  answer: EngineAnswer,
  rules: Rules,
  { causes = false }: { readonly causes?: boolean } = {},
): Judgement {
  const system = systemOf(rules);
  const opened = openRound(tournament, round, requestOf(rules));
  if (opened.kind === 'undetermined')
    throw new RangeError(`Expected a round to pair: ${opened.reason}`);
  const result = pairOpened(opened);
  const regulation: Regulation =
    result.kind === 'paired'
      ? { kind: 'paired', pairs: result.pairs, bye: result.bye }
      : { kind: 'impossible', reason: result.reason };
  const participants = new Set(opened.case.participants.map((participant) => participant.id));
  const units = system.unit === 'team' ? tournament.teams : tournament.players;
  const everybody = new Set(units.map((unit) => unit.id));
  const read = withoutBoards(wellFormed(answer));
  const examined = read.kind === 'paired' ? examine(read, everybody, participants) : read;
  const wrong = (cause: Cause, sentences: readonly string[] = []): Judgement => {
    return { kind: 'wrong', cause, regulation, sentences };
  };
  switch (examined.kind) {
    case 'failure': {
      const { failure, message, ending } = examined;
      const key = ['failure', failure, ...(ending === undefined ? [] : [ending])].join(' ');
      return wrong({ kind: 'failure', key, title: message });
    }
    case 'impossible': {
      if (regulation.kind === 'impossible') return { kind: 'conforms', regulation };
      const title = 'says that no legal pairing exists, but there is one';
      return wrong({ kind: 'impossible', key: 'impossible', title }, [examined.message]);
    }
    case 'paired': {
      if (isSame(examined, regulation, rules.order)) return { kind: 'conforms', regulation };
      return judgePairing({
        tournament,
        round,
        rules,
        examined,
        opened,
        wrong,
        regulation,
        causes,
      });
    }
  }
}

/** A list of no boards is how JaVaFo and others say that no legal pairing exists. */
const withoutBoards = (answer: EngineAnswer): EngineAnswer =>
  answer.kind === 'paired' && answer.pairs.length + answer.byes.length === 0
    ? { kind: 'impossible', message: 'The answer lists no board at all' }
    : answer;

interface PairingRequest {
  readonly tournament: Tournament;
  readonly round: number;
  readonly rules: Rules;
  readonly examined: EnginePairing;
  readonly opened: OpenedRound;
  readonly regulation: Regulation;
  readonly wrong: (cause: Cause, sentences?: readonly string[]) => Judgement;
  readonly causes: boolean;
}

function judgePairing(request: PairingRequest): Judgement {
  const { tournament, round, rules, examined, opened, regulation, wrong, causes } = request;
  const given = {
    pairs: examined.pairs.map((pair) => ({ ...pair, coloursKnown: true })),
    byes: examined.byes,
  };
  const verification = verifyPairing(tournament, given, {
    round,
    ...requestOf(rules),
    order: rules.order ?? false,
    causes,
  });
  const sentences = [...sentencesOf(verification), ...disputedHistories(opened)];
  if (verification.verdict === 'conforms') return { kind: 'conforms', regulation };
  if (regulation.kind === 'impossible' && verification.verdict !== 'illegal') {
    return wrong(
      library('impossible', 'is legal, though this library finds no pairing'),
      sentences,
    );
  }
  return wrong(causeOf(opened.case, verification), sentences);
}

const sentencesOf = ({ findings, decisive, causes = [] }: RoundVerification): string[] => [
  ...(decisive ? [decisive.sentence] : []),
  ...(decisive?.reason !== undefined ? [decisive.reason] : []),
  ...findings.map(({ sentence }) => sentence),
  ...causes.map(({ sentence }) => sentence),
];

/** Colours on which engines disagree, though the text is clear; only an illegal third colour leads there. */
function disputedHistories({ system, case: { participants } }: OpenedRound): string[] {
  if (system.unit === 'team') return [];
  return participants.flatMap(({ id, colours }) => {
    const difference = [...colours].reduce((sum, one) => sum + (one === 'W' ? 1 : -1), 0);
    const isDisputed =
      (colours.endsWith('WW') && difference < 0) || (colours.endsWith('BB') && difference > 0);
    if (!isDisputed) return [];
    const [due, other] = colours.endsWith('W') ? ['Black', 'White'] : ['White', 'Black'];
    return [
      `Player ${id} had the colours ${colours}: by the text the last two games make ${due} absolute; ` +
        `some engines go by the colour difference and say ${other}`,
    ];
  });
}

/** The quick way: the same boards and the same bye. */
function isSame(answer: EnginePairing, regulation: Regulation, order = false): boolean {
  if (regulation.kind === 'impossible') return false;
  const { pairs, bye } = regulation;
  if (answer.pairs.length !== pairs.length || answer.byes.length !== (bye === undefined ? 0 : 1)) {
    return false;
  }
  if (bye !== answer.byes[0]) return false;
  const text = (list: readonly Pair[]) => {
    const boards = list.map(({ white, black }) => `${white} ${black}`);
    return (order ? boards : boards.sort()).join();
  };
  return text(answer.pairs) === text(pairs);
}
