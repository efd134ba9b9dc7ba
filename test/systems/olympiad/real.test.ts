import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import {
  createTeamSituation,
  type TeamSituation,
} from '../../../src/systems/team-common/situation.js';
import { CORPUS, corpusMissing } from '../../support/corpus.js';

const missing = corpusMissing();
const readCase = (name: string): unknown =>
  JSON.parse(readFileSync(join(CORPUS!, 'cases', name), 'utf8'));

const boardsOf = (answer: RoundPairing | NoPairing): string[] =>
  answer.kind === 'paired' ? answer.pairs.map(({ white, black }) => `${white}-${black}`) : [];

interface IstanbulCase {
  readonly forbiddenPairs: readonly (readonly [number, number])[];
  readonly teams: readonly {
    readonly sno: number;
    readonly matchPoints: number;
    readonly gamePoints: number;
    readonly colours: string;
    readonly opponents: readonly number[];
  }[];
  readonly expected: readonly { readonly white: number; readonly black: number | null }[];
}

describe.skipIf(missing)('Istanbul 2012, top group of round 3', () => {
  const { forbiddenPairs, teams, expected } = missing
    ? { forbiddenPairs: [], teams: [], expected: [] }
    : (readCase('olympiad-2012-istanbul-round3.json') as IstanbulCase);
  /** Rank 34, the first team of the next group, is not listed in the case. */
  const NEXT = 9999;
  const situation = (forbidden: readonly (readonly [number, number])[]): TeamSituation =>
    createTeamSituation({
      round: 3,
      roundCount: 11,
      forbidden,
      teams: [
        ...teams.map(({ sno, matchPoints, gamePoints, colours, opponents }) => ({
          id: sno,
          matchPoints: matchPoints * 10,
          gamePoints: gamePoints * 10,
          colours,
          opponents,
        })),
        { id: NEXT, matchPoints: 30 },
      ],
    });

  it('has all 16 pairs, the floater and all 33 colours', () => {
    const answer = pairOlympiad(situation(forbiddenPairs), { edition: '2012' });
    const due = expected.map(({ white, black }) => `${white}-${black ?? NEXT}`);
    expect(boardsOf(answer).sort()).toEqual(due.sort());
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets[0]?.floatersOut).toEqual([73]);
    expect(answer.trace.brackets[0]?.limitsSetAside).toBe(false);
  });

  it('changes two pairs without the forbidden pair', () => {
    const kept = boardsOf(pairOlympiad(situation(forbiddenPairs), { edition: '2012' }));
    const free = boardsOf(pairOlympiad(situation([]), { edition: '2012' }));
    expect(free.filter((board) => !kept.includes(board)).sort()).toEqual(['2-14', '45-12']);
    expect(kept.filter((board) => !free.includes(board)).sort()).toEqual(['2-12', '45-14']);
  });
});

interface WomenCase {
  readonly teamsByNumber: readonly {
    readonly no: number;
    readonly rounds: readonly ({
      readonly opponent: number;
      readonly colour: string;
      readonly gamePoints: number;
      readonly matchPoints: number;
    } | null)[];
  }[];
}

describe.skipIf(missing)('the women of 2026, rounds 1 to 5', () => {
  const { teamsByNumber } = missing
    ? { teamsByNumber: [] }
    : (readCase('olympiad-2026-women-rounds1-5.json') as WomenCase);

  /** Before round 3 a team without a match was absent; from then on it had the bye. */
  const hadBye = (round: number): boolean => round >= 3;

  /** In round 2 team 123 still stood behind number 142. */
  const listed = (id: number, round: number): number => {
    if (round !== 2 || id < 123 || id > 142) return id;
    return id === 123 ? 142 : id - 1;
  };

  function situation(round: number): TeamSituation {
    let arrivals = 0;
    const teams = [...teamsByNumber]
      .sort((a, b) => listed(a.no, round) - listed(b.no, round))
      .flatMap(({ no, rounds }) => {
        if (rounds.slice(0, round).some((match) => match)) arrivals += 1;
        if (!rounds[round - 1] && !hadBye(round)) return [];
        const past = rounds.slice(0, round - 1);
        const byes = past.filter((match, index) => !match && hadBye(index + 1)).length;
        const matches = past.filter((match) => match !== null);
        const sum = (key: 'matchPoints' | 'gamePoints', bye: number): number =>
          matches.reduce((total, match) => total + match[key] * 10, bye * byes);
        return {
          id: listed(no, round),
          matchPoints: sum('matchPoints', 10),
          gamePoints: sum('gamePoints', 20),
          colours: matches.map(({ colour }) => colour).join(''),
          opponents: matches.map(({ opponent }) => listed(opponent, round)),
          hadPab: byes > 0,
          arrival: arrivals,
        };
      });
    return createTeamSituation({ round, roundCount: 11, teams });
  }

  it.each([
    [1, 93, undefined],
    [2, 94, undefined],
    [3, 94, 189],
    [4, 94, 188],
    [5, 94, 187],
  ])('round %i: %i matches with their colours, bye %s', (round, matches, bye) => {
    const answer = pairOlympiad(situation(round));
    const played = teamsByNumber.flatMap(({ no, rounds }) => {
      const match = rounds[round - 1];
      if (match?.colour !== 'W') return [];
      return `${listed(no, round)}-${listed(match.opponent, round)}`;
    });
    expect(played).toHaveLength(matches);
    expect(boardsOf(answer).sort()).toEqual(played.sort());
    expect(answer).toMatchObject({ bye });
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets.some((bracket) => bracket.limitsSetAside)).toBe(false);
  });
});
