import { describe, expect, it } from 'vitest';
import { shrinkTournament } from '../../src/fuzz/shrink.js';
import { generateTournament } from '../../src/generate/generate.js';
import { generatePosition } from '../../src/generate/positions.js';
import { createTournament } from '../../src/model/build.js';
import type { Tournament } from '../../src/model/tournament.js';

const position = generatePosition('shrink', { players: 10, played: 3 });

/** Asks for a shrink and notes every candidate, in the order in which they are tried. */
async function noting(
  shows: (candidate: Tournament) => boolean,
  options: Parameters<typeof shrinkTournament>[2] = {},
  start = position,
) {
  const asked: Tournament[] = [];
  const shrunk = await shrinkTournament(
    start,
    (candidate) => {
      asked.push(candidate);
      return shows(candidate);
    },
    options,
  );
  return { ...shrunk, asked };
}

describe('shrinkTournament', () => {
  it('goes on from each smaller tournament until nothing smaller shows the fault', async () => {
    const { tournament } = await noting(({ players }) => players.length >= 3);
    expect(tournament.players.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(tournament.rounds).toEqual([]);
  });

  it('asks for no candidate twice', async () => {
    const { asked } = await noting(({ players }) => players.length >= 4);
    const texts = asked.map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([1, 4])('tries no more than it may, %i at a time', async (width) => {
    const { asked, tries, tournament } = await noting(() => false, { tries: 6, width });
    expect(asked).toHaveLength(6);
    expect(tries).toBe(6);
    expect(tournament).toBe(position);
  });

  it('takes the first of several that show it at the same time', async () => {
    const one = await noting(() => true, { tries: 1 });
    const four = await noting(() => true, { tries: 4, width: 4 });
    expect(four.asked).toHaveLength(4);
    expect(four.tournament).toEqual(one.tournament);
  });

  it('ends with what it has when it is over', async () => {
    let answers = 0;
    const isOver = () => {
      answers += 1;
      return answers > 3;
    };
    const { asked, tournament } = await noting(() => true, { isOver });
    expect(asked).toHaveLength(3);
    expect(tournament).toBe(asked[2]);
  });

  it('tells settings apart when players and rounds are the same', async () => {
    const players = [{ id: 1 }, { id: 2 }];
    const start = createTournament({ players, settings: { roundCount: 9, tieBreaks: ['BH'] } });
    const { tournament } = await noting(() => true, {}, start);
    expect(tournament.settings).toMatchObject({ roundCount: 1, tieBreaks: [] });
  });

  it('takes away every bye of a team', async () => {
    const start = generateTournament('teams', {
      ...{ system: 'team', players: 6, rounds: 3, played: 2, boards: 1 },
      ...{ zeroByes: [{ count: 2 }, { count: 2 }], halfByes: { count: 0 } },
    });
    const byes = ({ teamSettings }: Tournament) =>
      teamSettings.byes.filter(({ kind }) => kind !== 'U').length;
    expect(byes(start)).toBe(4);
    const keeps = ({ teams, rounds }: Tournament) => teams.length === 6 && rounds.length === 2;
    const { tournament } = await noting(keeps, {}, start);
    expect(tournament.teams).toHaveLength(6);
    expect(byes(tournament)).toBe(0);
  });
});
