import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import { reductions } from '../../src/generate/reduce.js';
import { fewerBoards } from '../../src/generate/reduce-boards.js';
import { teamMatches } from '../../src/model/team-matches.js';
import type { Tournament } from '../../src/model/tournament.js';

const tournament = generateTournament('boards', {
  system: 'team',
  players: 6,
  boards: 3,
  rounds: 4,
  played: 2,
});
const sides = (one: Tournament): string[] =>
  teamMatches(one).flatMap(({ number, matches }) =>
    matches.map(({ white, black }) => `${number}: ${white}-${black}`),
  );
const gamesAMatch = (one: Tournament): number =>
  one.rounds.flatMap(({ games }) => games).length / sides(one).length;

describe('fewer boards', () => {
  const [idleGone, oneBoard, twoBoards] = [...fewerBoards(tournament)];

  it('leave the teams who met, with the same colours', () => {
    expect(sides(tournament).length).toBeGreaterThan(4);
    for (const smaller of fewerBoards(tournament))
      expect(sides(smaller)).toEqual(sides(tournament));
  });

  it('are as many as said, and only those who play are left', () => {
    expect([tournament, idleGone!, oneBoard!, twoBoards!].map(gamesAMatch)).toEqual([3, 3, 1, 2]);
    for (const smaller of [idleGone!, oneBoard!, twoBoards!]) {
      const busy = new Set(
        smaller.rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black])),
      );
      const members = smaller.teams.flatMap((team) => team.members);
      expect(smaller.players.map(({ id }) => id).sort()).toEqual([...members].sort());
      // A team that has not played yet keeps one of its people.
      for (const team of smaller.teams) {
        const idle = team.members.filter((id) => !busy.has(id));
        expect(idle.length).toBe(team.members.length === idle.length ? 1 : 0);
      }
    }
    expect(oneBoard!.teamSettings.boardColours).toBe('W');
  });

  it('keep the first boards', () => {
    const first = tournament.teams[0]!;
    const game = (one: Tournament) =>
      one.rounds[0]!.games.find(({ white, black }) =>
        first.members.some((id) => id === white || id === black),
      );
    expect(game(oneBoard!)).toEqual(game(tournament));
  });

  it('are among the reductions, which end with one board', () => {
    let current = tournament;
    for (;;) {
      const [smaller] = reductions(current);
      if (!smaller) break;
      current = smaller;
    }
    expect(current.players.map(({ id }) => id)).toEqual([1, 2]);
    expect(current.teamSettings.boardColours).toBe('W');
  });
});

describe('teams', () => {
  it('go by twos as well, so that an odd field stays odd', () => {
    const odd = generateTournament('odd', { system: 'team', players: 15, boards: 1, played: 1 });
    const sizes = new Set([...reductions(odd)].map(({ teams }) => teams.length));
    expect(sizes).toContain(13);
  });
});
