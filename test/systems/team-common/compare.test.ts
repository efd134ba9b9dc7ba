import { describe, expect, it } from 'vitest';
import type { Decision, PairingComparison } from '../../../src/systems/comparison.js';
import { compareOlympiad } from '../../../src/systems/olympiad/compare.js';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import { compareSwissTeam } from '../../../src/systems/swiss-team/compare.js';
import { pairSwissTeam } from '../../../src/systems/swiss-team/pair.js';
import type { GivenPairs } from '../../../src/systems/system.js';
import { meetingBar } from '../../../src/systems/team-common/meetings.js';
import type { TeamSituation } from '../../../src/systems/team-common/situation.js';
import {
  playTournament,
  type RandomInt,
  randomPosition,
  SMALL,
  seededInts,
} from '../../oracle/olympiad/random-teams.js';
import { positionFrom } from '../../support/team-notation.js';
import { historyFrom } from '../../support/team-rounds.js';

const RUNS = Number(process.env.PAIRING_CHECKER_RUNS ?? 150);

/** The pairing with two seats exchanged; the bye is a seat as well. */
function exchangeSeats({ pairs, bye }: RoundPairing, random: RandomInt): GivenPairs {
  const seats = pairs.flatMap(({ white, black }) => [white, black]);
  if (bye !== undefined) seats.push(bye);
  for (let times = 1 + random(2); times > 0; times -= 1) {
    const [a, b] = [random(seats.length), random(seats.length)];
    [seats[a], seats[b]] = [seats[b]!, seats[a]!];
  }
  return {
    pairs: pairs.map((_, index) => [seats[2 * index]!, seats[2 * index + 1]!] as const),
    bye: bye === undefined ? undefined : seats.at(-1),
  };
}

const pairKeys = (pairs: GivenPairs['pairs']): string[] =>
  pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort();

function isSame(given: GivenPairs, { pairs, bye }: RoundPairing): boolean {
  const own = pairs.map(({ white, black }) => [white, black] as const);
  return given.bye === bye && pairKeys(given.pairs).join() === pairKeys(own).join();
}

/** Teams that break no absolute rule in the given pairing. */
function isLawful(
  { teams, forbidden, ...rest }: TeamSituation,
  given: GivenPairs,
  mayHaveBye: (team: TeamSituation['teams'][number]) => boolean,
): boolean {
  const team = (id: number) => teams.find((one) => one.id === id)!;
  const situation = { teams, forbidden, ...rest };
  if (given.bye !== undefined && !mayHaveBye(team(given.bye))) return false;
  return given.pairs.every(([a, b]) => !meetingBar(situation, team(a), team(b), false));
}

const nameOf = (decision: Decision): string => {
  if (decision.kind === 'criterion') return decision.criterion.id;
  return decision.kind === 'order' ? decision.stage : decision.kind;
};

interface System {
  readonly pair: (situation: TeamSituation) => RoundPairing | NoPairing;
  readonly compare: (s: TeamSituation, given: GivenPairs) => PairingComparison | undefined;
  readonly mayHaveBye: (team: TeamSituation['teams'][number]) => boolean;
  readonly expected: readonly string[];
}

const SYSTEMS: readonly (readonly [string, System])[] = [
  [
    'Olympiad',
    {
      pair: pairOlympiad,
      compare: compareOlympiad,
      mayHaveBye: (team) => !team.hadPab && !team.wonByForfeit && !team.joinedLate,
      expected: [
        'illegal',
        'completion',
        'bye',
        '7.3',
        '9.5',
        'floaterOpponent',
        'floaters',
        'halves',
      ],
    },
  ],
  [
    'team Swiss',
    {
      pair: (situation) => pairSwissTeam(situation, { preferences: 'B' }),
      compare: (situation, given) => compareSwissTeam(situation, given, { preferences: 'B' }),
      mayHaveBye: (team) => !team.hadPab && !team.wonByForfeit && !team.hadFullPointBye,
      expected: [
        ...['illegal', 'completion', 'bye', '3.4', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10'],
        ...['upfloaters', 'identifier'],
      ],
    },
  ],
];

describe.each(SYSTEMS)('comparison with a given pairing: %s', (_, system) => {
  it('never finds the given pairing better, and names every rule at some time', () => {
    const decided = new Set<string>();
    const judge = (situation: TeamSituation, random: RandomInt, seed: number) => {
      const answer = system.pair(situation);
      for (let times = 0; times < 4 && answer.kind === 'paired'; times += 1) {
        const given = exchangeSeats(answer, random);
        const comparison = system.compare(situation, given);
        const label = `seed ${seed} round ${situation.round} ${JSON.stringify(given)}`;
        expect(comparison === undefined, label).toBe(isSame(given, answer));
        if (!comparison) continue;
        const { decision } = comparison;
        decided.add(nameOf(decision));
        if ('better' in decision) expect(decision.better, label).toBe('regulation');
        if (isLawful(situation, given, system.mayHaveBye)) {
          expect(['criterion', 'order'], label).toContain(decision.kind);
        }
      }
      return answer;
    };
    for (let seed = 0; seed < RUNS; seed += 1) {
      const random = seededInts(seed + 1);
      playTournament(seed, SMALL, (situation) => judge(situation, random, seed));
      for (let index = 0; index < 3; index += 1) {
        judge(randomPosition(3 * seed + index), random, seed);
      }
    }
    expect(system.expected.filter((name) => !decided.has(name))).toEqual([]);
  });
});

describe('what decides, with both values', () => {
  const olympiad = (text: string, pairs: GivenPairs['pairs']) =>
    compareOlympiad(positionFrom(text), { pairs, bye: undefined })?.decision;

  it('D.02 art. 8.2.1: the floater met the wrong team', () => {
    const text = '1(4,W) 2(4,B) 3(4,W) 4(4,B) 5(2,W) 6(2,B) 7(2,W;8) 8(0,B;7)';
    const given = [
      [1, 3],
      [2, 4],
      [5, 8],
      [6, 7],
    ] as const;
    expect(olympiad(text, given)).toEqual({
      kind: 'order',
      article: 'D.02:2022 art. 8.2.1',
      stage: 'floaterOpponent',
      given: { players: [8, 5], number: 3 },
      regulation: { players: [8, 6], number: 2 },
      better: 'regulation',
    });
  });

  it('D.02 art. 9.3: another opponent in the other half', () => {
    const given = [
      [1, 5],
      [2, 4],
      [3, 6],
    ] as const;
    expect(olympiad('1(0) 2(0) 3(0) 4(0) 5(0) 6(0)', given)).toMatchObject({
      article: 'D.02:2022 art. 9.3',
      given: { players: [1, 5], number: 2 },
      regulation: { players: [1, 4], number: 1 },
    });
  });

  it('D.02 art. 9.5: more floaters than must be', () => {
    const given = [
      [1, 3],
      [2, 4],
    ] as const;
    expect(olympiad('1(4) 2(4) 3(2) 4(2)', given)).toMatchObject({
      kind: 'criterion',
      criterion: {
        id: '9.5',
        given: { values: [2], players: [1, 2] },
        regulation: { values: [0] },
      },
    });
  });

  it('D.02 art. 4: another team has the bye', () => {
    const comparison = compareOlympiad(positionFrom('1(4) 2(2) 3(0)'), { pairs: [[1, 3]], bye: 2 });
    expect(comparison).toMatchObject({
      bracket: 1,
      decision: {
        stage: 'bye',
        given: { players: [2], number: 2 },
        regulation: { players: [3], number: 1 },
      },
    });
  });

  const TEAMS = { teams: 8, roundCount: 5, rounds: ['1+5 2+6 4+8 3=7'] };
  const team = (pairs: GivenPairs['pairs']) =>
    compareSwissTeam(historyFrom(TEAMS), { pairs, bye: undefined });

  it('C.04.6 art. 3.6: seats by score instead of by TPN', () => {
    expect(
      team([
        [1, 4],
        [2, 3],
        [5, 7],
        [6, 8],
      ])?.decision,
    ).toEqual({
      kind: 'order',
      article: 'C.04.6:2026 art. 3.6',
      stage: 'identifier',
      given: { players: [1, 2, 4, 3] },
      regulation: { players: [1, 2, 3, 4] },
      better: 'regulation',
    });
  });

  it('C.04.6 [C4] and [C5]: too many upfloaters, and one of too low a score', () => {
    expect(
      team([
        [1, 3],
        [2, 7],
        [4, 5],
        [6, 8],
      ])?.decision,
    ).toMatchObject({
      criterion: { id: 'C4', given: { values: [3] }, regulation: { values: [1], players: [3] } },
    });
    expect(
      team([
        [1, 6],
        [2, 4],
        [3, 5],
        [7, 8],
      ])?.decision,
    ).toMatchObject({
      criterion: { id: 'C5', given: { values: [0] }, regulation: { values: [10] } },
    });
  });

  it('C.04.6 art. 3.5: the other of two equal upfloaters', () => {
    expect(
      team([
        [1, 4],
        [2, 7],
        [3, 5],
        [6, 8],
      ])?.decision,
    ).toMatchObject({
      stage: 'upfloaters',
      given: { players: [7] },
      regulation: { players: [3] },
    });
  });

  it('C.04.6 art. 3.4: the bye to a team of too high a score', () => {
    const situation = historyFrom({ teams: 5, roundCount: 5, rounds: ['1+2 3=4 5u'] });
    const given = {
      pairs: [
        [1, 5],
        [2, 4],
      ],
      bye: 3,
    } as const;
    expect(compareSwissTeam(situation, given)?.decision).toMatchObject({
      criterion: {
        id: '3.4',
        given: { values: [10], players: [3] },
        regulation: { values: [0], players: [2] },
      },
    });
  });
});
