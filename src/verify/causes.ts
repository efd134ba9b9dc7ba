import { withSettings } from '../model/edit.js';
import { pairedIds, recordedRounds } from '../model/history/rounds.js';
import { type GameResult, otherColour } from '../model/result.js';
import type { Game, Tournament } from '../model/tournament.js';
import { exchangedBoards, withBye, withForfeitsPlayed, withGameResult } from './cause-edits.js';
import { conforms, type JudgeRequest } from './judge.js';
import { namesOf } from './names.js';
import { SENTENCES } from './sentences.js';
import type { RoundVerification } from './types.js';

export const LIKELY_CAUSES = [
  'absentIncluded',
  'initialColour',
  'acceleration',
  'byeRecordedAsFull',
  'forfeitsCounted',
  'rankedByRating',
  'lateEntriesLast',
  'boardsExchanged',
  'resultCorrected',
] as const;
export type LikelyCauseKind = (typeof LIKELY_CAUSES)[number];

/** A single change under which the given pairing is the one of the rules. */
export interface LikelyCause {
  readonly kind: LikelyCauseKind;
  /** Ids of those concerned, if any. */
  readonly who: readonly number[];
  /** An earlier round that the cause lies in. */
  readonly round?: number;
  readonly sentence: string;
}

/** One thing that may have gone wrong, and the round as it would be then. */
interface Hypothesis {
  /** It would hold for all rounds of an event, so that no earlier one may contradict it. */
  readonly wholeEvent?: true;
  readonly cause: LikelyCause;
  readonly request: JudgeRequest;
}

/** Results of earlier games that are tried, at the most. */
const MOST_CORRECTIONS = 120;

/**
 * What may have gone wrong in a round that differs: every single change of the data, from the
 * simplest on, that makes the given pairing the prescribed one. Stops after the first kind that
 * explains it; empty when nothing does.
 */
export function likelyCauses(
  request: JudgeRequest,
  result: RoundVerification,
): readonly LikelyCause[] {
  const groups: readonly (() => Iterable<Hypothesis>)[] = [
    () => absences(request, result),
    () => otherInitialColour(request),
    () => otherAcceleration(request),
    () => byesRecordedAsFull(request),
    () => forfeitsCounted(request),
    () => rankedByRating(request),
    () => lateEntriesLast(request),
  ];
  for (const group of groups) {
    const fitting = [...group()].filter(
      (one) =>
        conforms(one.request) && (!one.wholeEvent || keepsEarlierRounds(request, one.request)),
    );
    if (fitting.length > 0) return fitting.map(({ cause }) => cause);
  }
  // When the two of one earlier game stand in each other's place, its result was changed; else two
  // boards that differ alone were exchanged by hand.
  const exchanged = exchangedBoards(result);
  const people = new Set(exchanged?.flat());
  for (const { cause, request: changed } of correctedResults(request, result)) {
    const likely = !exchanged || cause.who.every((id) => people.has(id));
    if (likely && conforms(changed)) return [cause];
  }
  if (!exchanged) return [];
  const sentence = SENTENCES.boardsExchanged(exchanged);
  return [{ kind: 'boardsExchanged', who: exchanged.flat(), sentence }];
}

/**
 * Whether every earlier round that conforms still does so after the change: else the change would
 * explain one round and accuse others.
 */
function keepsEarlierRounds(request: JudgeRequest, changed: JudgeRequest): boolean {
  const rounds = recordedRounds(request.tournament, request.system.unit);
  return rounds.slice(0, request.round - 1).every(({ number, paired, given }) => {
    if (!paired) return true;
    const asRecorded = (one: JudgeRequest): boolean => {
      const options = { ...one.options, participants: pairedIds(given) };
      return conforms({ ...one, round: number, given, options });
    };
    return asRecorded(changed) || !asRecorded(request);
  });
}

function absences(request: JudgeRequest, { findings }: RoundVerification): Hypothesis[] {
  const who = findings.filter(({ kind }) => kind === 'absent').flatMap((one) => one.who);
  if (who.length === 0) return [];
  const participants = pairedIds(request.given);
  const sentence = SENTENCES.causeAbsent(namesOf(request.tournament, request.system.unit), who);
  return [
    {
      cause: { kind: 'absentIncluded', who, sentence },
      request: { ...request, options: { ...request.options, participants } },
    },
  ];
}

function otherInitialColour(request: JudgeRequest): Hypothesis[] {
  const { tournament, system, round, options } = request;
  const initialColour = otherColour(system.open(tournament, round, options).initialColour);
  const cause: LikelyCause = {
    kind: 'initialColour',
    who: [],
    sentence: SENTENCES.causeInitialColour(initialColour),
  };
  const changed = { ...request, options: { ...options, initialColour } };
  return [{ wholeEvent: true, cause, request: changed }];
}

function otherAcceleration(request: JudgeRequest): Hypothesis[] {
  if (request.system.unit === 'team') return [];
  return (['none', 'baku'] as const)
    .filter((choice) => choice !== request.options.acceleration)
    .map((acceleration) => ({
      wholeEvent: true,
      cause: {
        kind: 'acceleration',
        who: [],
        sentence: SENTENCES.causeAcceleration(acceleration),
      },
      request: { ...request, options: { ...request.options, acceleration } },
    }));
}

/** A pairing-allocated bye written as F; where a round has one U already, F is what it says. */
function* byesRecordedAsFull(request: JudgeRequest): Generator<Hypothesis> {
  const { tournament, round } = request;
  const name = namesOf(tournament, 'player');
  for (const past of tournament.rounds.slice(0, round - 1)) {
    if (past.byes.some(({ kind }) => kind === 'U')) continue;
    for (const { player, kind } of past.byes) {
      if (kind !== 'F') continue;
      yield {
        cause: {
          kind: 'byeRecordedAsFull',
          who: [player],
          round: past.number,
          sentence: SENTENCES.causeBye(name, player, past.number),
        },
        request: { ...request, tournament: withBye(tournament, past.number, player, 'U') },
      };
    }
  }
}

function* forfeitsCounted(request: JudgeRequest): Generator<Hypothesis> {
  const counted = withForfeitsPlayed(request.tournament, request.round - 1);
  if (counted === request.tournament) return;
  const cause: LikelyCause = {
    kind: 'forfeitsCounted',
    who: [],
    sentence: SENTENCES.causeForfeits(),
  };
  yield { wholeEvent: true, cause, request: { ...request, tournament: counted } };
}

function* rankedByRating(request: JudgeRequest): Generator<Hypothesis> {
  const { tournament } = request;
  if (request.system.unit === 'team') return;
  const ratings = new Map(tournament.players.map(({ id, rating = 0 }) => [id, rating]));
  const order = tournament.players.map(({ id }) => id);
  order.sort((a, b) => ratings.get(b)! - ratings.get(a)! || a - b);
  const cause: LikelyCause = { kind: 'rankedByRating', who: [], sentence: SENTENCES.causeRating() };
  yield { cause, request: { ...request, tournament: ranked(tournament, order) } };
}

/** Those who entered after round 1 stood at the end of the list when the round was paired. */
function* lateEntriesLast(request: JudgeRequest): Generator<Hypothesis> {
  const { tournament, round, system } = request;
  const first = tournament.rounds[0];
  if (system.unit === 'team' || !first || round < 2) return;
  const early = new Set(first.games.flatMap(({ white, black }) => [white, black]));
  for (const { player } of first.byes) early.add(player);
  const ids = tournament.players.map(({ id }) => id);
  const late = ids.filter((id) => !early.has(id));
  if (late.length === 0) return;
  const order = [...ids.filter((id) => early.has(id)), ...late];
  const sentence = SENTENCES.causeLateEntries(namesOf(tournament, 'player'), late);
  const cause: LikelyCause = { kind: 'lateEntriesLast', who: late, sentence };
  yield { cause, request: { ...request, tournament: ranked(tournament, order) } };
}

const ranked = (tournament: Tournament, fileOrder: readonly number[]): Tournament => ({
  ...withSettings(tournament, { rankByFileOrder: true }),
  fileOrder,
});

const OTHER_RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
];

/** Other results of the previous round's games, those of the people concerned first. */
function* correctedResults(
  request: JudgeRequest,
  { findings }: RoundVerification,
): Generator<Hypothesis> {
  const { tournament, round, system } = request;
  const past = tournament.rounds[round - 2];
  if (system.unit === 'team' || !past) return;
  const concerned = new Set(
    findings.flatMap(({ who, regulation }) => [...who, ...regulation.flat()]),
  );
  const weight = ({ white, black }: Game) =>
    Number(concerned.has(white)) + Number(concerned.has(black));
  const games = [...past.games].sort((a, b) => weight(b) - weight(a));
  const name = namesOf(tournament, 'player');
  let tried = 0;
  for (const game of games) {
    for (const [whiteResult, blackResult] of OTHER_RESULTS) {
      if (game.whiteResult === whiteResult && game.blackResult === blackResult) continue;
      tried += 1;
      if (tried > MOST_CORRECTIONS) return;
      yield {
        cause: {
          kind: 'resultCorrected',
          who: [game.white, game.black],
          round: past.number,
          sentence: SENTENCES.causeResult(name, game, whiteResult, blackResult),
        },
        request: {
          ...request,
          tournament: withGameResult(tournament, past.number, game, whiteResult, blackResult),
        },
      };
    }
  }
}
