import { describe, expect, it } from 'vitest';
import {
  createTournament,
  fromJson,
  type Game,
  pairRound,
  parseTrf,
  standings,
  type Tournament,
  verifyTournament,
} from '../../src/index.js';

const MEGABYTE = 2 ** 20;
const HEAD = '012 Bounds\n142 5\n152 W\n';

/** A line of a player with the given round blocks. */
const line = (id: number, blocks = ''): string =>
  `001 ${String(id).padStart(4)} m    Player ${String(id).padEnd(26)} 1500 SMR                         0.0    1${blocks}`;

const players = (count: number, blocks = ''): string =>
  `${Array.from({ length: count }, (_, index) => line(index + 1, blocks)).join('\n')}\n`;

/** A run without end is what these tests would show; how long each takes is for the benchmark. */
const LIMIT = 240_000;

/** Everything that a service would do with an upload. */
function useFile(input: string | Uint8Array): ReturnType<typeof parseTrf> {
  const parsed = parseTrf(input);
  const { tournament, diagnostics } = parsed;
  if (!tournament) return parsed;
  verifyTournament(tournament, { diagnostics });
  standings(tournament, { tieBreaks: 'BH/C1,SB,DE' });
  return parsed;
}

const BIG_INPUTS: readonly (readonly [string, () => string | Uint8Array])[] = [
  ['one line of digits', () => '1'.repeat(8 * MEGABYTE)],
  ['one player line without an end', () => HEAD + line(1, '    2 w 1'.repeat(MEGABYTE))],
  ['blanks', () => `${HEAD}${line(1)}${' '.repeat(8 * MEGABYTE)}`],
  ['line ends', () => '\r\n'.repeat(4 * MEGABYTE)],
  ['zero bytes', () => new Uint8Array(8 * MEGABYTE)],
  ['bytes of no encoding', () => new Uint8Array(8 * MEGABYTE).fill(0xff)],
  ['comments', () => '### MPA @ Round 1\n'.repeat(400_000)],
  ['unknown records', () => 'ZZZ 1 2 3\n'.repeat(400_000)],
  ['the same player again and again', () => HEAD + `${line(1)}\n`.repeat(50_000)],
];

/** Records with numbers far beyond what is there. */
const CLAIMS: readonly (readonly [string, string])[] = [
  ['rounds', '142 1000000000\nXXR 999999999\n'],
  ['a bye in a far round', '240 H 999    1    2\nXXZ 999999999 1 2\n'],
  ['acceleration for everybody for ever', '250       1.0   1 999    1 9999\n'],
  ['acceleration of many rounds', `XXA    1${'  1.0'.repeat(20_000)}\n`],
  ['forbidden pairs of many', `XXP${' 9999'.repeat(20_000)}\n`],
  ['points of a million', '162  W999999999    D 0.5\n'],
  ['teams of many', `310   1 Team${' '.repeat(60)}${' 9999'.repeat(20_000)}\n`],
  ['tie-breaks of many', `212 ${'BH/C99999999,'.repeat(2000)}\n`],
];

describe('bounded time and memory', () => {
  it.each(BIG_INPUTS)('reads 8 MB: %s', { timeout: LIMIT }, (_, make) => {
    const { diagnostics } = useFile(make());
    // One remark for each of a million lines would take more memory than the file.
    expect(diagnostics.length).toBeLessThan(10_000);
  });

  it.each(CLAIMS)('believes no number: %s', { timeout: LIMIT }, (_, records) => {
    const file = HEAD + records + players(8);
    const before = process.memoryUsage().heapUsed;
    const { tournament } = useFile(file);
    expect(tournament?.players.length).toBe(8);
    expect(tournament?.rounds.length).toBeLessThan(1000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * MEGABYTE);
  });

  it('reads JSON that is deep or large', { timeout: LIMIT }, () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const wide = JSON.stringify({ players: Array(200_000).fill({ id: 'x' }) });
    for (const text of [deep, wide]) expect(fromJson(text).diagnostics.length).toBeGreaterThan(0);
  });
});

describe('bounded pairing', () => {
  const scored = (game: (round: number, board: number) => Pick<Game, 'white' | 'black'>) =>
    Array.from({ length: 6 }, (_, index) => ({
      number: index + 1,
      byes: [],
      games: Array.from({ length: 200 }, (_, board) => ({
        ...game(index + 1, board),
        whiteResult: '1' as const,
        blackResult: '0' as const,
        coloursKnown: true,
      })),
    }));

  /** 200 always had White and won, 200 always had Black and lost: all preferences are absolute. */
  const oneColour = (): Tournament =>
    createTournament({
      settings: { roundCount: 9, initialColour: 'white', typeCode: 'FIDE_DUTCH_2026' },
      players: Array.from({ length: 400 }, (_, index) => ({ id: index + 1 })),
      rounds: scored((round, board) => ({
        white: board + 1,
        black: 201 + ((board + round) % 200),
      })),
    });

  it('pairs or refuses 400 players of whom all want the same', { timeout: LIMIT }, () => {
    const tournament = oneColour();
    expect(['paired', 'impossible']).toContain(pairRound(tournament).kind);
  });

  it('pairs or refuses 400 players with forbidden pairs everywhere', { timeout: LIMIT }, () => {
    const groups = Array.from({ length: 200 }, (_, index) => ({
      ids: Array.from({ length: 40 }, (_, place) => ((index * 7 + place * 3) % 400) + 1),
      from: 1,
      to: 999,
      source: '260' as const,
    }));
    const { settings, players: people, rounds } = oneColour();
    const tournament = createTournament({
      settings: { ...settings, forbidden: groups },
      players: people,
      rounds: rounds.slice(0, 3),
    });
    expect(['paired', 'impossible']).toContain(pairRound(tournament).kind);
  });
});
