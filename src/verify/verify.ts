import { impliedInitialColour } from '../model/history/arrival.js';
import {
  lastPairedRound,
  pairedIds,
  type RecordedRound,
  recordedRounds,
} from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import type { Assumption } from '../systems/assumptions.js';
import { assumptionSentences } from '../systems/choice-sentences.js';
import { chooseSystem } from '../systems/choose.js';
import type { OtherEvent } from '../systems/evidence.js';
import type { PairingSystem, RoundOptions } from '../systems/system.js';
import { contradictoryRounds } from '../trf/index.js';
import { withAlternatives } from './alternatives.js';
import { likelyCauses } from './causes.js';
import { announcedAbsences, firstUnjudged } from './doubts.js';
import { conforms, type JudgeRequest, judge } from './judge.js';
import { type SettledList, settleList } from './listed.js';
import { namesOf } from './names.js';
import { SENTENCES } from './sentences.js';
import {
  type Finding,
  type GivenPairing,
  type RoundVerification,
  type TournamentVerification,
  VERDICTS,
  type Verdict,
  type VerifyOptions,
} from './types.js';
import { assumedRoundCount } from './unknown-end.js';

/** A tournament with everything settled that holds for all of its rounds. */
interface Prepared {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  readonly rounds: readonly RecordedRound[];
  readonly lastPaired: number;
  /** Later rounds whose columns contradict themselves: nobody can be said to be paired there. */
  readonly contradictory: readonly number[];
  readonly options: VerifyOptions;
  readonly assumptions: readonly string[];
  /** The assumptions as facts. */
  readonly assumed: readonly Assumption[];
}

/** Why nothing of a tournament can be judged. */
interface Refused {
  readonly reason: string;
  readonly event?: OtherEvent;
}

/**
 * Judges every recorded round of a tournament, each from the rounds before it as they were recorded:
 * a wrong pairing is a fact for the later ones. Bad data gives `unjudged`, never an exception.
 */
export function verifyTournament(
  tournament: Tournament,
  options: VerifyOptions = {},
): TournamentVerification {
  const prepared = prepare(tournament, options);
  if ('reason' in prepared) {
    return { verdict: 'unjudged', ...prepared, assumptions: [], rounds: [] };
  }
  const { system, assumptions, assumed, lastPaired, contradictory } = prepared;
  const { id, edition } = system;
  const known = { system: id, edition, assumed };
  const last = contradictory.at(-1) ?? lastPaired;
  if (last === 0) {
    const reason = SENTENCES.nothingToJudge;
    return { verdict: 'unjudged', reason, ...known, assumptions, rounds: [] };
  }
  const wanted = options.rounds;
  const rounds: RoundVerification[] = [];
  const notes = [...assumptions];
  if (options.order && options.diagnostics) notes.push(SENTENCES.assumedNoOrder);
  for (let round = 1; round <= last; round += 1) {
    if (wanted && !wanted.includes(round)) continue;
    if (round > lastPaired && !contradictory.includes(round)) continue;
    const result = judgeRecorded(prepared, round);
    const final = round === lastPaired ? withUnknownEnd(prepared, result) : undefined;
    rounds.push(final?.round ?? result);
    notes.push(...(final?.assumptions ?? []));
  }
  if (rounds.length === 0) {
    const reason = SENTENCES.noSuchRound(wanted ?? [], last);
    return { verdict: 'unjudged', reason, ...known, assumptions, rounds };
  }
  const verdict = heaviest(rounds.map((round) => round.verdict));
  const other = withAlternatives(
    rounds,
    system,
    (edition, round) => conforms({ ...requestOf(prepared, round), system: edition }),
    options.systems,
  );
  return {
    verdict,
    ...known,
    assumptions: notes,
    ...(other.conformsTo.length > 0 && { conformsTo: other.conformsTo }),
    rounds: explained(prepared, other.rounds),
  };
}

/** Rounds of one tournament for which causes are looked for; later ones mostly follow from these. */
const MOST_EXPLAINED = 3;

/** The first rounds that differ, with what may have gone wrong there. */
function explained(
  prepared: Prepared,
  rounds: readonly RoundVerification[],
): readonly RoundVerification[] {
  let left = MOST_EXPLAINED;
  return rounds.map((result) => {
    if (prepared.options.causes === false) return result;
    if (!mayHaveCauses(result) || result.conformsTo || left === 0) return result;
    left -= 1;
    return withCauses(requestOf(prepared, result.round), result);
  });
}

function withCauses(request: JudgeRequest, result: RoundVerification): RoundVerification {
  const causes = likelyCauses(request, result);
  return causes.length > 0 ? { ...result, causes } : result;
}

/**
 * Judges one recorded round.
 * @throws RangeError when the tournament has no such round.
 */
export function verifyRound(
  tournament: Tournament,
  round: number,
  options: VerifyOptions = {},
): RoundVerification {
  const prepared = prepare(tournament, options);
  if ('reason' in prepared) {
    return { round, verdict: 'unjudged', reason: prepared.reason, findings: [] };
  }
  const { lastPaired, contradictory } = prepared;
  const isPaired = Number.isInteger(round) && round >= 1 && round <= lastPaired;
  if (!isPaired && !contradictory.includes(round)) {
    throw new RangeError(`Expected a paired round from 1 to ${lastPaired}, found ${round}`);
  }
  const judged = judgeRecorded(prepared, round);
  const result = round === lastPaired ? withUnknownEnd(prepared, judged).round : judged;
  return explained(prepared, [result])[0]!;
}

/**
 * Judges a pairing that is not in the tournament, by default of the round after the last paired one.
 * In a recorded round those who were paired there are to be paired, else all without announced bye.
 */
export function verifyPairing(
  tournament: Tournament,
  given: GivenPairing,
  options: VerifyOptions & { readonly round?: number } = {},
): RoundVerification {
  const prepared = prepare(tournament, options);
  const round = options.round;
  if ('reason' in prepared) {
    return { round: round ?? 0, verdict: 'unjudged', reason: prepared.reason, findings: [] };
  }
  const { rounds, lastPaired } = prepared;
  const number = round ?? lastPaired + 1;
  if (!Number.isInteger(number) || number < 1 || number > lastPaired + 1) {
    throw new RangeError(`Expected a round from 1 to ${lastPaired + 1}, found ${number}`);
  }
  const recorded = rounds[number - 1];
  const participants = recorded?.paired ? pairedIds(recorded.given) : undefined;
  const doubt = firstUnjudged(options.diagnostics, number);
  if (doubt) return { round: number, verdict: 'unjudged', reason: doubt.reason, findings: [] };
  const judgeAs = (roundCount: number | undefined): RoundVerification => {
    const known = { ...roundOptions(prepared), ...(participants && { participants }) };
    const settled = roundCount === undefined ? known : { ...known, roundCount };
    return judgeGiven(prepared, number, given, settled);
  };
  if (statedRoundCount(prepared) !== undefined) return judgeAs(undefined);
  const asEarlier = judgeAs(number + 1);
  if (asEarlier.verdict === 'conforms') return asEarlier;
  const asLast = judgeAs(number);
  return asLast.verdict === 'conforms' ? asLast : asEarlier;
}

/** Judges a pairing from outside, with what may have gone wrong. */
function judgeGiven(
  prepared: Prepared,
  round: number,
  given: GivenPairing,
  options: RoundOptions,
): RoundVerification {
  const { tournament, system, options: asked } = prepared;
  const list = given.list && settleList(given, system.open(tournament, round, options));
  const request: JudgeRequest = {
    tournament,
    system,
    round,
    given: list?.given ?? given,
    options: list ? { ...options, participants: list.participants } : options,
    order: asked.order,
  };
  const assumptions = [...prepared.assumptions, ...(list ? assumedOfList(list) : [])];
  if (list && list.given.byes.length > 1) {
    const reason = SENTENCES.listedByes(namesOf(tournament, system.unit), list.given.byes);
    return { round, verdict: 'unjudged', reason, findings: [], assumptions };
  }
  const judged = { ...judge(request), assumptions };
  const result = list && list.missing.length > 0 ? ofPartialList(judged, list) : judged;
  return mayHaveCauses(result) && asked.causes !== false ? withCauses(request, result) : result;
}

/** Whether other data could explain the round: the order of the boards alone is nobody's data. */
const mayHaveCauses = ({ verdict, findings }: RoundVerification): boolean =>
  (verdict === 'differs' || verdict === 'illegal') && findings.some(({ kind }) => kind !== 'order');

/** Of a list that leaves people out it can be told that its boards are wrong, not that all is right. */
function ofPartialList(
  result: RoundVerification,
  { missing, given }: SettledList,
): RoundVerification {
  const reason = SENTENCES.partialList(given.pairs.length, missing);
  return result.verdict === 'conforms'
    ? { ...result, verdict: 'unjudged', reason }
    : { ...result, reason: result.reason ?? reason };
}

const assumedOfList = ({ absent, impliedBye }: SettledList): string[] => [
  ...(absent.length > 0 ? [SENTENCES.assumedAbsent(absent)] : []),
  ...(impliedBye === undefined ? [] : [SENTENCES.assumedBye(impliedBye)]),
];

function prepare(tournament: Tournament, options: VerifyOptions): Prepared | Refused {
  const doubt = firstUnjudged(options.diagnostics, 0);
  if (doubt) return { reason: doubt.reason };
  const choice = chooseSystem(tournament, options);
  if (choice.kind === 'unsupported') {
    const { because, event } = choice;
    return { reason: because, ...(event && { event }) };
  }
  const { system } = choice;
  const rounds = recordedRounds(tournament, system.unit);
  const lastPaired = lastPairedRound(rounds);
  const assumed: Assumption[] = [...choice.assumptions];
  const assumptions = [
    ...assumptionSentences(assumed),
    SENTENCES.assumedSystem(system.title, choice.because),
  ];
  const settled = options.initialColour ?? tournament.settings.initialColour;
  if (settled === undefined && lastPaired > 0) {
    const participants = pairedIds(rounds[0]!.given);
    const { initialColour } = system.open(tournament, 1, {
      ...roundChoices(options),
      participants,
    });
    assumptions.push(SENTENCES.assumedInitialColour(initialColour));
    assumed.push({ what: 'initialColour', colour: initialColour });
    const told = impliedInitialColour(tournament, system.unit, rounds[0]);
    const against = told ? told.boards - told.agreeing : 0;
    if (told && 2 * against > told.boards) {
      assumptions.push(SENTENCES.oddTopBoard(told.id, against, told.boards));
    }
  }
  const contradictory = contradictoryRounds(options.diagnostics ?? []).filter(
    (round) => round > lastPaired,
  );
  return { tournament, system, rounds, lastPaired, contradictory, options, assumptions, assumed };
}

const statedRoundCount = ({ options, tournament }: Prepared): number | undefined =>
  options.roundCount ?? tournament.settings.roundCount;

const roundOptions = (prepared: Prepared): RoundOptions => ({
  ...roundChoices(prepared.options),
  roundCount: statedRoundCount(prepared) ?? prepared.lastPaired,
});

/** What the caller states about every round. */
const roundChoices = ({ initialColour, acceleration }: VerifyOptions): RoundOptions => ({
  ...(initialColour !== undefined && { initialColour }),
  ...(acceleration !== undefined && { acceleration }),
});

function judgeRecorded(
  prepared: Prepared,
  round: number,
  overrides: RoundOptions = {},
): RoundVerification {
  const { rounds, options } = prepared;
  const doubt = firstUnjudged(options.diagnostics, round);
  if (doubt) return { round, verdict: 'unjudged', reason: doubt.reason, findings: [] };
  if (!rounds[round - 1]!.paired) {
    return { round, verdict: 'unjudged', reason: SENTENCES.noPairing, findings: [] };
  }
  return withAbsences(prepared, judge(requestOf(prepared, round, overrides)));
}

/** A recorded round as a request: to pair are those who were paired in it. */
function requestOf(prepared: Prepared, round: number, overrides: RoundOptions = {}): JudgeRequest {
  const { tournament, system, rounds, options } = prepared;
  const { given } = rounds[round - 1]!;
  return {
    tournament,
    system,
    round,
    given,
    options: { ...roundOptions(prepared), participants: pairedIds(given), ...overrides },
    manual: options.manualRounds?.get(round),
    order: options.order && !options.diagnostics,
  };
}

/** Adds those who were paired although the file announces a bye for them elsewhere (240, XXZ). */
function withAbsences({ tournament, options }: Prepared, result: RoundVerification) {
  const absences = announcedAbsences(options.diagnostics, result.round);
  if (absences.length === 0) return result;
  const name = namesOf(tournament, 'player');
  const findings: Finding[] = absences.map((id) => {
    const pair = result.given?.pairs.find(({ white, black }) => white === id || black === id);
    return {
      kind: 'absent',
      who: [id],
      given: pair ? [[pair.white, pair.black]] : [],
      regulation: [],
      sentence: SENTENCES.pairedAlthoughAbsent(name, id),
    };
  });
  const verdict = heaviest([result.verdict, 'differs']);
  return { ...result, verdict, findings: [...findings, ...result.findings] };
}

/** The last paired round where the number of rounds is not known; see `assumedRoundCount`. */
function withUnknownEnd(
  prepared: Prepared,
  result: RoundVerification,
): { readonly round: RoundVerification; readonly assumptions: readonly string[] } {
  const { lastPaired } = prepared;
  if (statedRoundCount(prepared) !== undefined) return { round: result, assumptions: [] };
  const judged = new Map([[lastPaired, result]]);
  const roundCount = assumedRoundCount(lastPaired, lastPaired, (count) => {
    const as = judged.get(count) ?? judgeRecorded(prepared, lastPaired, { roundCount: count });
    judged.set(count, as);
    return as.verdict === 'conforms' || result.verdict === 'unjudged';
  });
  const assumptions = [SENTENCES.assumedEnd(lastPaired, roundCount)];
  return { round: judged.get(roundCount)!, assumptions };
}

const heaviest = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))]!;
