import { createTournament } from '../model/build.js';
import type { Game, Tournament } from '../model/tournament.js';

/** Fewer people in the same matches: teams without those who never played, and fewer boards. */
export function* fewerBoards(tournament: Tournament): Generator<Tournament> {
  yield withoutIdleMembers(tournament);
  const boards = tournament.teamSettings.boardColours.length;
  if (boards > 1) yield withBoards(tournament, 1);
  if (boards > 2) yield withBoards(tournament, boards - 1);
}

/** Only the first boards of every match, and only those who play on them. */
function withBoards(tournament: Tournament, boards: number): Tournament {
  const { teams, teamSettings } = tournament;
  const placeOf = new Map(
    teams.flatMap(({ id, members }) => members.map((member, place) => [member, { id, place }])),
  );
  const firstBoards = (games: readonly Game[]): readonly Game[] => {
    const matches = new Map<string, Game[]>();
    for (const game of games) {
      const sides = [placeOf.get(game.white)?.id ?? 0, placeOf.get(game.black)?.id ?? 0];
      const match = sides.sort((a, b) => a - b).join('-');
      matches.set(match, [...(matches.get(match) ?? []), game]);
    }
    const boardOf = ({ white }: Game): number => placeOf.get(white)?.place ?? 0;
    return [...matches.values()].flatMap((match) =>
      match.sort((a, b) => boardOf(a) - boardOf(b)).slice(0, boards),
    );
  };
  return withoutIdleMembers(
    createTournament({
      ...tournament,
      rounds: tournament.rounds.map((round) => ({ ...round, games: firstBoards(round.games) })),
      teamSettings: {
        ...teamSettings,
        boardColours: teamSettings.boardColours.slice(0, boards),
        lineUps: teamSettings.lineUps.map((lineUp) => ({
          ...lineUp,
          players: lineUp.players.slice(0, boards),
        })),
      },
    }),
  );
}

/** Members who never played leave their team; one stays in a team of which nobody played. */
function withoutIdleMembers(tournament: Tournament): Tournament {
  const { players, fileOrder, rounds, teams, teamSettings } = tournament;
  const busy = new Set(teamSettings.lineUps.flatMap((lineUp) => lineUp.players));
  for (const { games, byes } of rounds) {
    for (const { white, black } of games) busy.add(white).add(black);
    for (const { player } of byes) busy.add(player);
  }
  const idle = new Set(
    teams.flatMap(({ members }) => {
      const waiting = members.filter((member) => !busy.has(member));
      return waiting.length < members.length ? waiting : waiting.slice(1);
    }),
  );
  return createTournament({
    ...tournament,
    players: players.filter(({ id }) => !idle.has(id)),
    fileOrder: fileOrder.filter((id) => !idle.has(id)),
    teams: teams.map((team) => ({
      ...team,
      members: team.members.filter((member) => !idle.has(member)),
    })),
  });
}
