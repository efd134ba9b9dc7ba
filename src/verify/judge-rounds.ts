import { pairedIds } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import type { PairingSystem, RoundOptions } from '../systems/system.js';
import { withAlternatives } from './alternatives.js';
import { type Case, findCauses, mayHaveCauses } from './causes/index.js';
import { announcedAbsences, firstUnjudged } from './doubts.js';
import { conforms, type JudgeRequest, judge } from './judge.js';
import { assumedEnd, assumedRoundCount } from './pair-round.js';
import { type Prepared, prepare, roundOptions, statedRoundCount } from './prepared.js';
import {
  type FindingFacts,
  heaviest,
  type JudgedRound,
  type Premise,
  type Reason,
  type RoundFacts,
  type TournamentFacts,
  type VerifyOptions,
} from './types.js';

/**
 * Judges every recorded round of a tournament, each from the rounds before it as they were recorded:
 * a wrong pairing is a fact for the later ones. Bad data gives `unjudged`, never an exception.
 */
export function judgeTournament(
  tournament: Tournament,
  options: VerifyOptions = {},
): TournamentFacts {
  const prepared = prepare(tournament, options);
  if ('reason' in prepared) {
    return { verdict: 'unjudged', ...prepared, unit: 'player', assumptions: [], rounds: [] };
  }
  const { system, assumptions, assumed, lastPaired, contradictory } = prepared;
  const { id, edition } = system;
  const known = { system: id, edition, unit: system.unit, assumed };
  const last = contradictory.at(-1) ?? lastPaired;
  if (last === 0) {
    const reason: Reason = { kind: 'nothingToJudge' };
    return { verdict: 'unjudged', reason, ...known, assumptions, rounds: [] };
  }
  const wanted = options.rounds;
  const rounds: RoundFacts[] = [];
  const notes = [...assumptions];
  if (options.order && options.diagnostics) notes.push({ kind: 'noOrder' });
  for (let round = 1; round <= last; round += 1) {
    if (wanted && !wanted.includes(round)) continue;
    if (round > lastPaired && !contradictory.includes(round)) continue;
    const result = judgeRecorded(prepared, round);
    const final = round === lastPaired ? withUnknownEnd(prepared, result) : undefined;
    rounds.push(final?.round ?? result);
    notes.push(...(final?.assumptions ?? []));
  }
  if (rounds.length === 0) {
    const reason: Reason = { kind: 'noSuchRound', wanted: wanted ?? [], last };
    return { verdict: 'unjudged', reason, ...known, assumptions, rounds };
  }
  const verdict = heaviest(rounds.map((round) => round.verdict));
  const other = withAlternatives(
    rounds,
    system,
    (edition, round) => conforms({ ...requestOf(prepared, round), system: edition }),
    options.systems,
  );
  const doubt = wanted || system.schedule ? [] : doubtOfSystem(system, other.rounds);
  return {
    verdict,
    ...known,
    assumptions: [...doubt, ...notes],
    ...(other.conformsTo.length > 0 && { conformsTo: other.conformsTo }),
    ...explained(prepared, other.rounds),
  };
}

/** Fewer judged rounds tell nothing about the system. */
const FEWEST_TO_DOUBT = 3;
/** So many rounds may fit by chance. */
const CHANCE = 0.15;

/** Said before anything else when no edition of the system prescribes more than a chance round. */
function doubtOfSystem(
  { title }: PairingSystem,
  rounds: readonly RoundFacts[],
): readonly Premise[] {
  const judged = rounds.filter(({ verdict }) => verdict !== 'unjudged' && verdict !== 'manual');
  const fits = judged.filter(({ verdict, conformsTo }) => verdict === 'conforms' || conformsTo);
  const isDoubtful = judged.length >= FEWEST_TO_DOUBT && fits.length <= judged.length * CHANCE;
  return isDoubtful
    ? [{ kind: 'doubtfulSystem', title, fits: fits.length, judged: judged.length }]
    : [];
}

/** Results of some rounds with what may have gone wrong there, and in the whole event. */
function explained(
  prepared: Prepared,
  rounds: readonly RoundFacts[],
): Pick<TournamentFacts, 'rounds' | 'causes'> {
  const { causes: effort = true } = prepared.options;
  if (effort === false || effort === 'none' || !rounds.some(mayHaveCauses)) return { rounds };
  const { ofEvent, ofRound } = findCauses(
    casesOf(prepared, rounds),
    effort === 'thorough' ? effort : 'quick',
  );
  return {
    ...(ofEvent.length > 0 && { causes: ofEvent }),
    rounds: rounds.map((result) => {
      const causes = ofRound.get(result.round);
      return causes ? { ...result, causes } : result;
    }),
  };
}

/** All recorded rounds; `rounds` are the results of those that were asked for. */
function casesOf(prepared: Prepared, rounds: readonly RoundFacts[]): readonly Case[] {
  return prepared.rounds
    .filter(({ paired }) => paired)
    .map(({ number }) => {
      const result = rounds.find(({ round }) => round === number);
      return { request: requestOf(prepared, number), ...(result && { result }) };
    });
}

/**
 * Judges one recorded round.
 * @throws RangeError when the tournament has no such round.
 */
export function judgeRound(
  tournament: Tournament,
  round: number,
  options: VerifyOptions = {},
): JudgedRound {
  const prepared = prepare(tournament, options);
  if ('reason' in prepared) {
    return { round, verdict: 'unjudged', reason: prepared.reason, unit: 'player', findings: [] };
  }
  const { lastPaired, contradictory } = prepared;
  const isPaired = Number.isInteger(round) && round >= 1 && round <= lastPaired;
  if (!isPaired && !contradictory.includes(round)) {
    throw new RangeError(`Expected a paired round from 1 to ${lastPaired}, found ${round}`);
  }
  const judged = judgeRecorded(prepared, round);
  const result = round === lastPaired ? withUnknownEnd(prepared, judged).round : judged;
  return { ...explained(prepared, [result]).rounds[0]!, unit: prepared.system.unit };
}

function judgeRecorded(
  prepared: Prepared,
  round: number,
  overrides: RoundOptions = {},
): RoundFacts {
  const { rounds, options } = prepared;
  const doubt = firstUnjudged(options.diagnostics, round);
  if (doubt) return { round, verdict: 'unjudged', reason: doubt.reason, findings: [] };
  if (!rounds[round - 1]!.paired) {
    return { round, verdict: 'unjudged', reason: { kind: 'noPairing' }, findings: [] };
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
function withAbsences({ options }: Prepared, result: RoundFacts): RoundFacts {
  const absences = announcedAbsences(options.diagnostics, result.round);
  if (absences.length === 0) return result;
  const findings: FindingFacts[] = absences.map((id) => {
    const pair = result.given?.pairs.find(({ white, black }) => white === id || black === id);
    return {
      kind: 'absent',
      who: [id],
      given: pair ? [[pair.white, pair.black]] : [],
      regulation: [],
    };
  });
  const verdict = heaviest([result.verdict, 'differs']);
  return { ...result, verdict, findings: [...findings, ...result.findings] };
}

/** The last paired round where the number of rounds is not known; see `assumedRoundCount`. */
function withUnknownEnd(
  prepared: Prepared,
  result: RoundFacts,
): { readonly round: RoundFacts; readonly assumptions: readonly Premise[] } {
  const { lastPaired } = prepared;
  if (statedRoundCount(prepared) !== undefined) return { round: result, assumptions: [] };
  const judged = new Map([[lastPaired, result]]);
  const roundCount = assumedRoundCount(lastPaired, lastPaired, (count) => {
    const as = judged.get(count) ?? judgeRecorded(prepared, lastPaired, { roundCount: count });
    judged.set(count, as);
    return as.verdict === 'conforms' || result.verdict === 'unjudged';
  });
  return { round: judged.get(roundCount)!, assumptions: [assumedEnd(lastPaired, roundCount)] };
}

/** Number of the last round with something to judge: a paired one, or one that contradicts itself. */
export function lastRoundToJudge(tournament: Tournament, options: VerifyOptions = {}): number {
  const prepared = prepare(tournament, options);
  return 'reason' in prepared ? 0 : (prepared.contradictory.at(-1) ?? prepared.lastPaired);
}
