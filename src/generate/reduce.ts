import type { Tournament } from '../model/tournament.js';
import { withoutTable } from './final-table.js';
import { fewerBoards } from './reduce-boards.js';
import {
  fewerByes,
  isStandard,
  plainerResults,
  plainerSettings,
  resultWeight,
} from './reduce-details.js';
import { anonymous, renumbered, renumberedTeams } from './reduce-names.js';
import { withoutPlayers } from './reduce-players.js';
import { recordedRoundCount, withoutRound } from './reduce-rounds.js';
import {
  acceleratedByName,
  fewerForfeitedMatches,
  fewerTeamByes,
  hasUsualMatchPoints,
  plainerTeamSettings,
  withoutTeams,
} from './reduce-teams.js';

/**
 * Smaller tournaments, the greatest steps first: without some players, without a round, with plainer
 * settings, byes and results, and in the end with numbers 1 to n and without names. Each is
 * consistent: every player does one thing in a round, and nobody meets an opponent twice who did not
 * before. The pairings of its rounds are those of nobody, as in a position.
 */
export function* reductions(tournament: Tournament): Generator<Tournament> {
  for (const smaller of everyReduction(withoutTable(tournament))) {
    if (compareWeights(weightOf(smaller), weightOf(tournament)) < 0) yield smaller;
  }
}

function* everyReduction(tournament: Tournament): Generator<Tournament> {
  if (tournament.teams.length > 0) {
    const ids = tournament.teams.map(({ id }) => id);
    for (const removed of chunksOf(ids)) yield withoutTeams(tournament, removed);
    yield* fewerRounds(tournament);
    yield* fewerBoards(tournament);
    yield* plainerSettings(tournament);
    yield* plainerTeamSettings(tournament);
    yield* fewerForfeitedMatches(tournament);
    yield* fewerTeamByes(tournament);
    yield* plainerResults(tournament);
    for (const two of everyTwo(ids)) yield withoutTeams(tournament, two);
    yield renumberedTeams(tournament);
    return;
  }
  yield* fewerPlayers(tournament);
  yield* fewerRounds(tournament);
  yield* plainerSettings(tournament);
  yield* fewerByes(tournament);
  yield* plainerResults(tournament);
  yield renumbered(tournament);
  for (const two of everyTwo(tournament.players.map(({ id }) => id))) {
    yield withoutPlayers(tournament, two, 'repair');
  }
  yield anonymous(tournament);
}

/** Halves of the field first, then quarters, down to single ones; at least two stay. */
export function* chunksOf(ids: readonly number[]): Generator<ReadonlySet<number>> {
  for (let size = Math.floor(ids.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < ids.length; start += size) {
      const removed = new Set(ids.slice(start, start + size));
      if (ids.length - removed.size >= 2) yield removed;
    }
  }
}

function* fewerPlayers(tournament: Tournament): Generator<Tournament> {
  for (const removed of chunksOf(tournament.players.map(({ id }) => id))) {
    for (const left of ['repair', 'byes'] as const) {
      yield withoutPlayers(tournament, removed, left);
    }
  }
}

/** Most players or teams of whom every two are tried; there are 190 pairs of 20. */
const FEW = 20;

/** Any two together: an odd field without one of them may be quite another thing. */
function* everyTwo(ids: readonly number[]): Generator<ReadonlySet<number>> {
  if (ids.length > FEW || ids.length < 4) return;
  for (const [index, first] of ids.entries()) {
    for (const second of ids.slice(index + 1)) yield new Set([first, second]);
  }
}

function* fewerRounds(tournament: Tournament): Generator<Tournament> {
  for (let number = recordedRoundCount(tournament); number >= 1; number -= 1) {
    yield withoutRound(tournament, number);
  }
}

/** What a reduction makes smaller, most important first. */
export function weightOf(tournament: Tournament): readonly number[] {
  const { players, rounds, settings } = tournament;
  const games = rounds.flatMap((round) => round.games);
  const byes = rounds.flatMap((round) => round.byes);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const { byes: teamByes, forfeitedMatches } = tournament.teamSettings;
  const isIndividual = tournament.teams.length === 0;
  const numbered = isIndividual ? renumbered(tournament) : renumberedTeams(tournament);
  const named = !isIndividual || anonymous(tournament) === tournament ? 0 : 1;
  return [
    tournament.teams.length,
    players.length,
    tournament.teamSettings.boardColours.length,
    recordedRoundCount(tournament),
    settings.acceleration.length + settings.adjustments.length + acceleratedByName(tournament),
    sum(settings.forbidden.map(({ ids }) => ids.length)),
    (isStandard(settings.scoring) ? 0 : 1) + (hasUsualMatchPoints(tournament.teamSettings) ? 0 : 1),
    (settings.initialColour === 'black' ? 1 : 0) + settings.tieBreaks.length,
    settings.roundCount ?? 0,
    // A forfeited match is more than the bye that takes its place.
    3 * forfeitedMatches.length +
      sum([...byes, ...teamByes].map(({ kind }) => (kind === 'Z' ? 1 : 2))),
    sum(games.map(resultWeight)),
    numbered === tournament ? 0 : 1,
    named,
  ];
}

/** Whether the numbers are 1, 2, 3 ... */
export const isNumbered = (ids: readonly number[]): boolean =>
  ids.every((id, index) => id === index + 1);

/** Negative when the first is smaller. */
export function compareWeights(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return 0;
}
