import { withResult, withRound, withSettings } from '../model/edit.js';
import { pairedIds, recordedRounds } from '../model/history/rounds.js';
import { type ByeKind, type GameResult, otherColour } from '../model/result.js';
import type { Game, Tournament } from '../model/tournament.js';
import { conforms, type JudgeRequest } from './judge.js';
import type { Board, CauseFacts, RoundFacts } from './types.js';

/** One thing that may have gone wrong, and the round as it would be then. */
interface Hypothesis {
  /** It would hold for all rounds of an event, so that no earlier one may contradict it. */
  readonly wholeEvent?: true;
  readonly cause: CauseFacts;
  readonly request: JudgeRequest;
}

/** Results of earlier games that are tried, at the most. */
const MOST_CORRECTIONS = 120;

/** The round with what may have gone wrong in it, if anything else could explain it. */
export function withCauses(request: JudgeRequest, result: RoundFacts): RoundFacts {
  if (!mayHaveCauses(result)) return result;
  const causes = likelyCauses(request, result);
  return causes.length > 0 ? { ...result, causes } : result;
}

/** Whether other data could explain the round: the order of the boards alone is nobody's data. */
export const mayHaveCauses = ({ verdict, findings }: RoundFacts): boolean =>
  (verdict === 'differs' || verdict === 'illegal') && findings.some(({ kind }) => kind !== 'order');

/**
 * What may have gone wrong in a round that differs: every single change of the data, from the
 * simplest on, that makes the given pairing the prescribed one. Stops after the first kind that
 * explains it; empty when nothing does.
 */
function likelyCauses(request: JudgeRequest, result: RoundFacts): readonly CauseFacts[] {
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
  return [{ kind: 'boardsExchanged', who: exchanged.flat(), boards: exchanged }];
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

function absences(request: JudgeRequest, { findings }: RoundFacts): Hypothesis[] {
  const who = findings.filter(({ kind }) => kind === 'absent').flatMap((one) => one.who);
  if (who.length === 0) return [];
  const participants = pairedIds(request.given);
  return [
    {
      cause: { kind: 'absentIncluded', who },
      request: { ...request, options: { ...request.options, participants } },
    },
  ];
}

function otherInitialColour(request: JudgeRequest): Hypothesis[] {
  const { tournament, system, round, options } = request;
  const initialColour = otherColour(system.open(tournament, round, options).initialColour);
  const cause: CauseFacts = {
    kind: 'initialColour',
    who: [],
    colour: initialColour,
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
        acceleration,
      },
      request: { ...request, options: { ...request.options, acceleration } },
    }));
}

/** A pairing-allocated bye written as F; where a round has one U already, F is what it says. */
function* byesRecordedAsFull(request: JudgeRequest): Generator<Hypothesis> {
  const { tournament, round } = request;
  for (const past of tournament.rounds.slice(0, round - 1)) {
    if (past.byes.some(({ kind }) => kind === 'U')) continue;
    for (const { player, kind } of past.byes) {
      if (kind !== 'F') continue;
      yield {
        cause: {
          kind: 'byeRecordedAsFull',
          who: [player],
          round: past.number,
        },
        request: { ...request, tournament: withBye(tournament, past.number, player, 'U') },
      };
    }
  }
}

function* forfeitsCounted(request: JudgeRequest): Generator<Hypothesis> {
  const counted = withForfeitsPlayed(request.tournament, request.round - 1);
  if (counted === request.tournament) return;
  const cause: CauseFacts = {
    kind: 'forfeitsCounted',
    who: [],
  };
  yield { wholeEvent: true, cause, request: { ...request, tournament: counted } };
}

function* rankedByRating(request: JudgeRequest): Generator<Hypothesis> {
  const { tournament } = request;
  if (request.system.unit === 'team') return;
  const ratings = new Map(tournament.players.map(({ id, rating = 0 }) => [id, rating]));
  const order = tournament.players.map(({ id }) => id);
  order.sort((a, b) => ratings.get(b)! - ratings.get(a)! || a - b);
  const cause: CauseFacts = { kind: 'rankedByRating', who: [] };
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
  const cause: CauseFacts = { kind: 'lateEntriesLast', who: late };
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
function* correctedResults(request: JudgeRequest, { findings }: RoundFacts): Generator<Hypothesis> {
  const { tournament, round, system } = request;
  const past = tournament.rounds[round - 2];
  if (system.unit === 'team' || !past) return;
  const concerned = new Set(
    findings.flatMap(({ who, regulation }) => [...who, ...regulation.flat()]),
  );
  const weight = ({ white, black }: Game) =>
    Number(concerned.has(white)) + Number(concerned.has(black));
  const games = [...past.games].sort((a, b) => weight(b) - weight(a));
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
          result: whiteResult,
        },
        request: {
          ...request,
          tournament: withGameResult(tournament, past.number, game, whiteResult, blackResult),
        },
      };
    }
  }
}

/** The tournament with the bye of a player in a round read as another kind. */
export function withBye(
  tournament: Tournament,
  round: number,
  player: number,
  kind: ByeKind,
): Tournament {
  const past = tournament.rounds[round - 1]!;
  const byes = past.byes.map((bye) => (bye.player === player ? { player, kind } : bye));
  return withRound(tournament, { ...past, byes });
}

export function withGameResult(
  tournament: Tournament,
  round: number,
  { white }: Game,
  whiteResult: GameResult,
  blackResult: GameResult,
): Tournament {
  return withResult(tournament, round, white, whiteResult, blackResult);
}

const AS_PLAYED: Partial<Record<GameResult, GameResult>> = { '+': 'W', '-': 'L' };

/** Forfeits of rounds 1 to `last` counted like games; the same tournament if there are none. */
export function withForfeitsPlayed(tournament: Tournament, last: number): Tournament {
  let changed = tournament;
  for (const past of tournament.rounds.slice(0, last)) {
    if (!past.games.some((game) => AS_PLAYED[game.whiteResult])) continue;
    const games = past.games.map((game) => ({
      ...game,
      whiteResult: AS_PLAYED[game.whiteResult] ?? game.whiteResult,
      blackResult: AS_PLAYED[game.blackResult] ?? game.blackResult,
      coloursKnown: true,
    }));
    changed = withRound(changed, { ...past, games });
  }
  return changed;
}

/** The two given boards when the round differs from the rules by them alone; players are the same. */
export function exchangedBoards({
  given,
  regulation,
}: RoundFacts): readonly [Board, Board] | undefined {
  if (!given || !regulation || given.byes[0] !== regulation.bye) return undefined;
  const key = (white: number, black: number) =>
    white < black ? `${white} ${black}` : `${black} ${white}`;
  const known = new Set(regulation.pairs.map(({ white, black }) => key(white, black)));
  const others = given.pairs.filter(({ white, black }) => !known.has(key(white, black)));
  if (others.length !== 2 || given.pairs.length !== regulation.pairs.length) return undefined;
  const [first, second] = others.map(({ white, black }): Board => [white, black]);
  return [first!, second!];
}
