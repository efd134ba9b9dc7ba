import { describe, expect, it } from 'vitest';
import { createTournament, type Pair, type Tournament } from '../../../src/index.js';
import { ROUND_ROBIN_SYSTEMS } from '../../../src/systems/round-robin/system.js';
import { eventByRule } from './table.js';

const [SYSTEM] = ROUND_ROBIN_SYSTEMS;

const empty = (players: number, typeCode: string): Tournament =>
  createTournament({
    players: Array.from({ length: players }, (_, index) => ({ id: index + 1 })),
    settings: { typeCode },
  });

/** "1-6 2-5", and "free 4". */
function paired(players: number, typeCode: string, round: number): string[] {
  const result = SYSTEM!.open(empty(players, typeCode), round).pair();
  if (result.kind === 'impossible') return [result.reason];
  const boards = result.pairs.map(({ white, black }: Pair) => `${white}-${black}`);
  return result.bye === undefined ? boards : [...boards, `free ${result.bye}`];
}

const byRule = (players: number, round: readonly (readonly [number, number])[]): string[] =>
  round.map((pair) =>
    pair.some((number) => number > players) ? `free ${Math.min(...pair)}` : pair.join('-'),
  );

const FIELDS = Array.from({ length: 58 }, (_, index) => index + 3);

describe('pairs and colours of all rounds, against the table grown by its rule (C.05 annex 1)', () => {
  it.each([
    ['BERGER_DOUBLEROUNDROBIN', false],
    ['FIDE_DOUBLEROUNDROBIN', true],
  ] as const)('%s of 3 to 60', (code, swap) => {
    for (const players of FIELDS) {
      const event = eventByRule(players + (players % 2), 2, swap);
      const wrong = event.filter((round, index) => {
        const expected = byRule(players, round).sort();
        return String(paired(players, code, index + 1).sort()) !== String(expected);
      });
      expect(wrong, `${players} players`).toEqual([]);
      expect(paired(players, code, event.length + 1)).toEqual([
        `the table has ${event.length} rounds`,
      ]);
    }
  });

  it('balances the colours of an odd field', () => {
    for (const players of [3, 5, 7, 9, 21]) {
      const boards = Array.from({ length: players }, (_, index) =>
        paired(players, 'FIDE_ROUNDROBIN', index + 1),
      ).flat();
      for (let id = 1; id <= players; id += 1) {
        expect(boards.filter((board) => board.startsWith(`${id}-`)).length).toBe((players - 1) / 2);
      }
    }
  });
});

describe('printed rounds', () => {
  it.each([
    [6, 'FIDE_ROUNDROBIN', 1, '1-6 2-5 3-4'],
    [6, 'BERGER_ROUNDROBIN', 4, '6-5 1-4 2-3'],
    [10, 'BERGER_ROUNDROBIN_G1', 6, '10-8 9-7 1-6 2-5 3-4'],
    [5, 'FIDE_ROUNDROBIN', 2, '5-3 1-2 free 4'],
    [4, 'FIDE_DOUBLEROUNDROBIN', 2, '2-4 3-1'],
    [4, 'FIDE_DOUBLEROUNDROBIN', 3, '4-3 1-2'],
    [4, 'FIDE_DOUBLEROUNDROBIN', 5, '3-4 2-1'],
    [4, 'BERGER_DOUBLEROUNDROBIN', 3, '2-4 3-1'],
    [4, 'BERGER_ROUNDROBIN_G2', 6, '4-2 1-3'],
    [4, 'BERGER_ROUNDROBIN_G3', 7, '1-4 2-3'],
  ])('%i players, %s, round %i', (players, code, round, expected) => {
    expect(paired(players, code, round).join(' ')).toBe(expected);
  });

  it('free in the rounds of seven players', () => {
    const free = [1, 2, 3, 4, 5, 6, 7].map((round) => paired(7, 'FIDE_ROUNDROBIN', round).at(-1));
    expect(free).toEqual([1, 5, 2, 6, 3, 7, 4].map((id) => `free ${id}`));
  });

  it.each([
    ['BERGER_DOUBLEROUNDROBIN', 3],
    ['FIDE_DOUBLEROUNDROBIN', 2],
  ] as const)('%s: the longest run of one colour is %i', (code, longest) => {
    for (const players of [4, 6, 8, 10]) {
      const colours = new Map<number, string>();
      for (let round = 1; round <= 2 * (players - 1); round += 1) {
        for (const board of paired(players, code, round)) {
          const [white, black] = board.split('-').map(Number);
          colours.set(white!, `${colours.get(white!) ?? ''}W`);
          colours.set(black!, `${colours.get(black!) ?? ''}B`);
        }
      }
      const runs = [...colours.values()].flatMap((all) => all.match(/W+|B+/g)!);
      expect(Math.max(...runs.map((run) => run.length))).toBe(longest);
    }
  });
});
