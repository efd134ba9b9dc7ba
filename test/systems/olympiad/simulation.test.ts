import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../src/model/build.js';
import { withRound } from '../../../src/model/edit.js';
import type { Game, Tournament } from '../../../src/model/tournament.js';
import { compareOlympiad } from '../../../src/systems/olympiad/compare.js';
import type { OlympiadOptions } from '../../../src/systems/olympiad/options.js';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import { compareSwissTeam } from '../../../src/systems/swiss-team/compare.js';
import { pairSwissTeam } from '../../../src/systems/swiss-team/pair.js';
import { meetingBar } from '../../../src/systems/team-common/meetings.js';
import type { TeamSituation } from '../../../src/systems/team-common/situation.js';
import { pairRound, verifyTournament } from '../../../src/words/index.js';
import { playTournament, type RandomInt, seededInts } from '../../oracle/olympiad/random-teams.js';

const OLYMPIAD = {
  minimumTeams: 190,
  maximumTeams: 190,
  maximumRounds: 11,
  roundCount: 11,
  forfeitOneIn: 100,
  absentOneIn: 60,
  forbidden: 3,
  strength: 1,
};

const EDITIONS: readonly (readonly [string, Partial<OlympiadOptions>])[] = [
  ['2012', { edition: '2012' }],
  ['2022', { edition: '2022' }],
  ['European ranking', { edition: '2022', ranking: 'sonneborn' }],
];

/** Everybody once, nobody twice against the same, no bye for those who may not have it. */
function expectLawful(
  situation: TeamSituation,
  pairs: readonly { white: number; black: number }[],
  bye: number | undefined,
): void {
  const team = new Map(situation.teams.map((one) => [one.id, one]));
  const ids = pairs.flatMap(({ white, black }) => [white, black]);
  if (bye !== undefined) ids.push(bye);
  expect(ids.sort((a, b) => a - b)).toEqual(situation.teams.map(({ id }) => id));
  for (const { white, black } of pairs) {
    expect(meetingBar(situation, team.get(white)!, team.get(black)!, false)).toBeUndefined();
  }
  if (bye !== undefined)
    expect(team.get(bye)).toMatchObject({ hadPab: false, wonByForfeit: false });
}

describe('a simulated Olympiad of 190 teams and 11 rounds', () => {
  it.each(EDITIONS)(
    'edition %s never blocks, keeps the rules and agrees with itself',
    (_, options) => {
      const rounds: number[] = [];
      playTournament(2026, OLYMPIAD, (situation) => {
        const answer = pairOlympiad(situation, options);
        if (answer.kind !== 'paired') throw new Error(`round ${situation.round}: ${answer.reason}`);
        expectLawful(situation, answer.pairs, answer.bye);
        const pairs = answer.pairs.map(({ white, black }) => [white, black] as const);
        expect(compareOlympiad(situation, { pairs, bye: answer.bye }, options)).toBeUndefined();
        rounds.push(situation.round);
        return answer;
      });
      expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    },
  );

  it.each(['A', 'B', 'none'] as const)('so does the team Swiss, type %s', (preferences) => {
    const rounds: number[] = [];
    playTournament(2027, OLYMPIAD, (situation) => {
      const answer = pairSwissTeam(situation, { preferences });
      if (answer.kind !== 'paired') throw new Error(`round ${situation.round}: ${answer.reason}`);
      expectLawful(situation, answer.pairs, answer.bye);
      const pairs = answer.pairs.map(({ white, black }) => [white, black] as const);
      const given = { pairs, bye: answer.bye };
      expect(compareSwissTeam(situation, given, { preferences })).toBeUndefined();
      rounds.push(situation.round);
      return answer;
    });
    expect(rounds).toHaveLength(11);
  });
});

/** Teams of four; team n has the players 4n - 3 to 4n, and a stronger team wins more often. */
function olympiad(teams: number, edition: string, random: RandomInt): Tournament {
  const ids = Array.from({ length: teams }, (_, index) => index + 1);
  let tournament = createTournament({
    info: { startDate: edition === '2012' ? '2012/08/27' : '2024/09/10' },
    players: ids.flatMap((team) => [3, 2, 1, 0].map((seat) => ({ id: 4 * team - seat }))),
    teams: ids.map((id) => ({ id, members: [3, 2, 1, 0].map((seat) => 4 * id - seat) })),
    settings: { typeCode: 'FIDE_OLYMPIAD', roundCount: 11, initialColour: 'white' },
    teamSettings: { boardColours: 'WBWB' },
  });
  for (let number = 1; number <= 11; number += 1) {
    const answer = pairRound(tournament, number);
    if (answer.kind !== 'paired') throw new Error(`round ${number}: ${answer.reason}`);
    const games = answer.pairs.flatMap(({ white, black }) =>
      [1, 2, 3, 4].map((board) => playBoard(white, black, board, random)),
    );
    const { bye } = answer;
    const byes =
      bye === undefined
        ? []
        : [1, 2, 3, 4].map((board) => ({ player: 4 * bye - 4 + board, kind: 'U' as const }));
    tournament = withRound(tournament, { number, games, byes });
  }
  return tournament;
}

function playBoard(first: number, second: number, board: number, random: RandomInt): Game {
  const [a, b] = [4 * first - 4 + board, 4 * second - 4 + board];
  const [white, black] = board % 2 === 1 ? [a, b] : [b, a];
  const sum = random(3) + random(3) + (white < black ? 1 : 0);
  const [whiteResult, blackResult] =
    sum > 2 ? (['1', '0'] as const) : sum === 2 ? (['=', '='] as const) : (['0', '1'] as const);
  return { white, black, whiteResult, blackResult, coloursKnown: true };
}

describe('an Olympiad played board by board', () => {
  it.each(['2012', '2022'])('edition %s: every round conforms', (edition) => {
    const result = verifyTournament(olympiad(61, edition, seededInts(11)));
    expect(result).toMatchObject({ verdict: 'conforms', system: 'olympiad', edition });
    expect(result.rounds).toHaveLength(11);
  });
});
