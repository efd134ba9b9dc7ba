import { type Bye, createTournament, type Game, type Tournament } from '../../src/model/index.js';
import { INDIVIDUAL_CODES_2026, standings } from '../../src/standings/index.js';

/** A measurement: `run` does the work once; the time in `goal` milliseconds is what we claim. */
export interface Bench {
  readonly name: string;
  readonly goal: number;
  readonly run: () => unknown;
}

/** Numbers from 0 to 1 out of a seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A tournament that looks like a Swiss: neighbours in the order of points meet, one player in fifty
 * asks for a half-point bye, one game in a hundred is won by forfeit.
 */
export function swissLikeTournament(players: number, rounds: number, seed: number): Tournament {
  const random = randomNumbers(seed);
  const points = new Map(Array.from({ length: players }, (_, index) => [index + 1, 0]));
  const add = (id: number, value: number): void => {
    points.set(id, points.get(id)! + value);
  };
  const played = Array.from({ length: rounds }, (_, index) => {
    const order = [...points.keys()].map((id) => ({ id, key: points.get(id)! + random() / 4 }));
    order.sort((a, b) => b.key - a.key);
    const byes: Bye[] = [];
    const present = order.filter(({ id }) => {
      if (random() >= 0.02) return true;
      byes.push({ player: id, kind: 'H' });
      add(id, 0.5);
      return false;
    });
    const games: Game[] = [];
    for (let place = 0; place + 1 < present.length; place += 2) {
      const [white, black] = [present[place]!.id, present[place + 1]!.id];
      const [first, second] = letters(random());
      games.push({
        white,
        black,
        whiteResult: first,
        blackResult: second,
        coloursKnown: true,
      });
      add(white, first === '1' || first === '+' ? 1 : first === '=' ? 0.5 : 0);
      add(black, second === '1' ? 1 : second === '=' ? 0.5 : 0);
    }
    if (present.length % 2 === 1) {
      byes.push({ player: present.at(-1)!.id, kind: 'U' });
      add(present.at(-1)!.id, 1);
    }
    return { number: index + 1, games, byes };
  });
  return createTournament({
    info: { type: 'Individual: Swiss-System', startDate: '2026/04/01' },
    settings: { roundCount: rounds },
    players: Array.from({ length: players }, (_, index) => ({
      id: index + 1,
      name: `Player ${index + 1}`,
      rating: 2600 - Math.floor((1400 * index) / players),
    })),
    rounds: played,
  });
}

function letters(chance: number): readonly ['+' | '1' | '=' | '0', '-' | '0' | '=' | '1'] {
  if (chance < 0.01) return ['+', '-'];
  if (chance < 0.4) return ['1', '0'];
  return chance < 0.7 ? ['=', '='] : ['0', '1'];
}

/** The claims of the README about standings; the tournament is made once, outside the clock. */
export function standingsBenches(): Bench[] {
  const large = swissLikeTournament(5000, 11, 1);
  return [
    {
      name: 'standings: 5,000 players, 11 rounds, all individual tie-breaks of 2026',
      goal: 1000,
      run: () => standings(large, { tieBreaks: INDIVIDUAL_CODES_2026, edition: '2026' }),
    },
    {
      name: 'standings: 5,000 players, 11 rounds, BH/C1,BH,SB,DE',
      goal: 200,
      run: () => standings(large, { tieBreaks: 'BH/C1,BH,SB,DE', edition: '2026' }),
    },
    {
      name: 'standings: 5,000 players, 11 rounds, recursive performance, ARPO, recursive Buchholz',
      goal: 1000,
      run: () => standings(large, { tieBreaks: 'RP,ARPO/C1,RB', edition: '2026' }),
    },
  ];
}
