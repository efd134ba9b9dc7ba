import type { Colour } from '../model/result.js';
import { GAME_RESULT_TABLE } from '../model/result.js';
import { byePoints, gamePoints } from '../model/scoring.js';
import { teamHistories } from '../model/team-history.js';
import { teamMatches } from '../model/team-matches.js';
import type { ForfeitedMatch, Game, Tournament } from '../model/tournament.js';
import { parseTeamTypeCode } from '../systems/type-codes.js';
import { chooseWhite, drawPending, drawRound, type Past, randomResult } from './position-lots.js';
import type { HistoryStyle, TeamPositionStyle } from './position-style.js';
import type { Random } from './random.js';
import { type UnitRound, withUnitRound } from './rounds.js';

/** What a history is drawn by; players have no boards. */
type Style = HistoryStyle & Partial<Pick<TeamPositionStyle, 'boardForfeits'>>;

/**
 * The tournament with rounds that no engine made, fewer than asked for when everybody has met
 * everybody, and with the announced absences of the round to pair.
 */
export function withRandomHistory(
  random: Random,
  opening: Tournament,
  rounds: number,
  style: Style,
): Tournament {
  let tournament = opening;
  const isOfTeams = opening.teams.length > 0;
  // A round without any game would not be known as played.
  const full = { ...style, absences: 0, ...(isOfTeams && { forfeits: 0 }) };
  for (let number = 1; number <= rounds; number += 1) {
    const wanted = randomRound(random, tournament, number, style);
    const round = wanted.games.length > 0 ? wanted : randomRound(random, tournament, number, full);
    if (round.games.length === 0) break;
    tournament = withUnitRound(tournament, number, round);
  }
  const ids = (isOfTeams ? opening.teams : opening.players).map(({ id }) => id);
  const byes = drawPending(random, ids, style);
  const next = tournament.rounds.length + 1;
  return byes.length === 0 ? tournament : withUnitRound(tournament, next, { games: [], byes });
}

function randomRound(
  random: Random,
  tournament: Tournament,
  number: number,
  style: Style,
): UnitRound {
  if (tournament.teams.length === 0) {
    const { matches, byes } = drawRound(random, pastsOfPlayers(tournament), style, (a, b) =>
      randomGame(random, a, b, style),
    );
    return { games: matches, byes };
  }
  const { matches, byes } = drawRound(random, pastsOfTeams(tournament), style, (a, b) =>
    randomMatch(random, tournament, number, [a, b], style),
  );
  return {
    games: matches.flatMap((match) => ('winner' in match ? [] : match.games)),
    forfeited: matches.flatMap((match) => ('winner' in match ? [match] : [])),
    byes,
  };
}

/** Two by their numbers, and who of them has White. */
function seatsOf(random: Random, a: Past, b: Past, style: Style) {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const white = chooseWhite(random, first, second, style);
  return { white, black: white === first ? second : first, isFirstWhite: white === first };
}

function randomGame(random: Random, a: Past, b: Past, style: Style): Game {
  const { white, black, isFirstWhite } = seatsOf(random, a, b, style);
  const [whiteResult, blackResult] = randomResult(random, isFirstWhite, style);
  return { white: white.id, black: black.id, whiteResult, blackResult, coloursKnown: true };
}

function randomMatch(
  random: Random,
  tournament: Tournament,
  round: number,
  [a, b]: readonly [Past, Past],
  style: Style,
): ForfeitedMatch | { readonly games: readonly Game[] } {
  const { white, black, isFirstWhite } = seatsOf(random, a, b, style);
  if (random.chance(style.forfeits, 100)) {
    const winner = random.pick(['white', 'white', 'black', 'black', 'none'] as const);
    return { round, white: white.id, black: black.id, winner };
  }
  const membersOf = ({ id }: Past): readonly number[] =>
    tournament.teams.find((team) => team.id === id)!.members;
  const rivals = membersOf(black);
  const boardStyle = { ...style, forfeits: style.boardForfeits ?? 0 };
  const games = membersOf(white).map((member, board): Game => {
    const hasWhite = board % 2 === 0;
    const [whiteResult, blackResult] = randomResult(random, hasWhite === isFirstWhite, boardStyle);
    const [one, two] = hasWhite ? [member, rivals[board]!] : [rivals[board]!, member];
    return { white: one, black: two, whiteResult, blackResult, coloursKnown: true };
  });
  return { games };
}

const pastsOfPlayers = (tournament: Tournament): Past[] =>
  tournament.players.map(({ id }) => pastOf(tournament, id));

function pastOf({ rounds, settings: { scoring } }: Tournament, id: number): Past {
  const met = new Set<number>();
  let [score, colourDifference, hadBye] = [0, 0, false];
  let lastColour: Colour | undefined;
  for (const { games, byes } of rounds) {
    const bye = byes.find(({ player }) => player === id);
    if (bye) {
      score += byePoints(scoring, bye.kind);
      hadBye ||= bye.kind === 'U';
    }
    const game = games.find(({ white, black }) => white === id || black === id);
    if (!game) continue;
    const colour: Colour = game.white === id ? 'white' : 'black';
    const result = colour === 'white' ? game.whiteResult : game.blackResult;
    score += gamePoints(scoring, result, colour);
    if (!GAME_RESULT_TABLE[result].played) continue;
    met.add(colour === 'white' ? game.black : game.white);
    colourDifference += colour === 'white' ? 1 : -1;
    lastColour = colour;
  }
  return { id, score, met, hadBye, colourDifference, lastColour };
}

function pastsOfTeams(tournament: Tournament): Past[] {
  const primary =
    parseTeamTypeCode(tournament.settings.typeCode ?? '')?.primary ?? ('matchPoints' as const);
  const histories = teamHistories(tournament.teams, teamMatches(tournament));
  return [...histories.values()].map(({ team, matches, byes, total }): Past => {
    const played = matches.filter((match) => match.played);
    const whites = played.filter(({ colour }) => colour === 'white').length;
    return {
      id: team,
      score: total[primary],
      met: new Set(played.map(({ opponent }) => opponent)),
      hadBye: byes.some(({ kind }) => kind === 'U'),
      colourDifference: 2 * whites - played.length,
      lastColour: played.at(-1)?.colour,
    };
  });
}
