import { createTournament, type Tournament, type TournamentParts } from '../../src/model/index.js';
import { standings } from '../../src/standings/index.js';
import { roundsOf } from './build.js';

/**
 * A team event on two boards: team t has the players 2t-1 and 2t. A match is "1-2 10 ==": both
 * letters of board 1 and of board 2; the first team has White on board 1.
 */
export function teamEvent(
  teams: number,
  rounds: readonly (readonly string[])[],
  parts: Partial<TournamentParts> = {},
): Tournament {
  const boards = rounds.map((matches) =>
    matches
      .map((match) => {
        const [, white, black, first, second] = /^(\d+)-(\d+) (..) (..)$/.exec(match)!;
        const [a, b] = [2 * Number(white), 2 * Number(black)];
        return `${a - 1}-${b - 1} ${first}, ${b}-${a} ${second![1]}${second![0]}`;
      })
      .join(', '),
  );
  return createTournament({
    info: { startDate: '2026/04/01', type: 'Team: Swiss-System' },
    players: Array.from({ length: 2 * teams }, (_, index) => ({ id: index + 1, rating: 2000 })),
    teams: Array.from({ length: teams }, (_, index) => ({
      id: index + 1,
      name: `Team ${index + 1}`,
      members: [2 * index + 1, 2 * index + 2],
    })),
    rounds: roundsOf(...boards),
    ...parts,
    settings: { roundCount: rounds.length, ...parts.settings },
    teamSettings: { boardColours: 'WB', ...parts.teamSettings },
  });
}

/** Value of `code` of a team. */
export const value = (
  tournament: Tournament,
  code: string,
  team: number,
  options: Parameters<typeof standings>[1] = {},
) =>
  standings(tournament, { ...options, tieBreaks: code }).rows.find(({ id }) => id === team)!.values[
    code
  ];
