import { teamHistories } from '../model/team-history.js';
import { teamMatches } from '../model/team-matches.js';
import type { ForfeitedMatch, Game, Tournament } from '../model/tournament.js';
import { parseTeamTypeCode } from '../systems/team-common/type-code.js';
import { chooseWhite, drawPending, drawRound, type Past, randomResult } from './position-lots.js';
import type { Random } from './random.js';
import type { TeamPositionStyle } from './team-style.js';
import { withTeamByes, withTeamRound } from './teams.js';

/** The tournament with one more round that no engine made; undefined when no board could be filled. */
export function withRandomMatches(
  random: Random,
  tournament: Tournament,
  round: number,
  style: TeamPositionStyle,
): Tournament | undefined {
  const { matches, byes } = drawRound(random, pastsOf(tournament), style, (a, b) =>
    randomMatch(random, tournament, round, [a, b], style),
  );
  const games = matches.flatMap((match) => ('winner' in match ? [] : match.games));
  // A round without any game would not be known as played.
  if (games.length === 0) return undefined;
  const forfeited = matches.flatMap((match) => ('winner' in match ? [match] : []));
  const teamByes = byes.map(({ id, kind }) => ({ round, team: id, kind }));
  return withTeamRound(withTeamByes(tournament, teamByes), round, games, forfeited);
}

/** The tournament with the announced absences of the round to pair; at least two teams stay. */
export function withPendingTeamByes(
  random: Random,
  tournament: Tournament,
  round: number,
  style: TeamPositionStyle,
): Tournament {
  const ids = tournament.teams.map(({ id }) => id);
  const byes = drawPending(random, ids, style).map(({ id, kind }) => ({ round, team: id, kind }));
  return withTeamByes(tournament, byes);
}

type RandomMatch = ForfeitedMatch | { readonly games: readonly Game[] };

function randomMatch(
  random: Random,
  tournament: Tournament,
  round: number,
  [a, b]: readonly [Past, Past],
  style: TeamPositionStyle,
): RandomMatch {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const white = chooseWhite(random, first, second, style);
  const black = white === first ? second : first;
  if (random.chance(style.forfeits, 100)) {
    const winner = random.pick(['white', 'white', 'black', 'black', 'none'] as const);
    return { round, white: white.id, black: black.id, winner };
  }
  const membersOf = ({ id }: Past): readonly number[] =>
    tournament.teams.find((team) => team.id === id)!.members;
  const rivals = membersOf(black);
  const boardStyle = { ...style, forfeits: style.boardForfeits };
  const games = membersOf(white).map((member, board): Game => {
    const hasWhite = board % 2 === 0;
    const favourite = hasWhite ? white === first : white !== first;
    const [whiteResult, blackResult] = randomResult(random, favourite, boardStyle);
    const [one, two] = hasWhite ? [member, rivals[board]!] : [rivals[board]!, member];
    return { white: one, black: two, whiteResult, blackResult, coloursKnown: true };
  });
  return { games };
}

function pastsOf(tournament: Tournament): Past[] {
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
