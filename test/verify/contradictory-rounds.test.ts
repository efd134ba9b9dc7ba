import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../src/trf/index.js';
import { verifyRound, verifyTournament } from '../../src/words/index.js';
import { cli, tempFile } from '../cli/helpers.js';

/** Six players after one round; the lines get these blocks of round 2, by player. */
function secondRound(blocks: Readonly<Record<number, string>>): string {
  const first = ['4 w 1', '5 b 1', '6 w 1', '1 b 0', '2 w 0', '3 b 0'];
  const points = ['1.0', '1.0', '1.0', '0.0', '0.0', '0.0'];
  const lines = first.map((block, index) => {
    const name = `   ${index + 1}      Player${index + 1}`.padEnd(77);
    const own = blocks[index + 1] ?? '';
    return `001 ${name}${points[index]!.padStart(4)}${String(index + 1).padStart(5)}     ${block}  ${own}`;
  });
  return ['042 2026/04/01', 'XXR 3', 'XXC white1', ...lines, ''].join('\n');
}

const CONTRADICTIONS: readonly (readonly [string, Record<number, string>])[] = [
  ['only one side has the game', { 1: '   2 b 1' }],
  ['an opponent who is not there', { 1: '   9 b 1' }],
  ['somebody against himself', { 1: '   1 b 1' }],
];

describe('a contradiction in a round that has no other game', () => {
  it.each(CONTRADICTIONS)('%s: the round is unjudged', (_, blocks) => {
    const { tournament, diagnostics } = parseTrf(secondRound(blocks));
    const result = verifyTournament(tournament!, { diagnostics });
    expect(result.verdict).toBe('unjudged');
    expect(result.rounds.map(({ round, verdict }) => [round, verdict])).toEqual([
      [1, 'conforms'],
      [2, 'unjudged'],
    ]);
    expect(result.rounds[1]?.reason).toContain('ound 2');
    expect(verifyRound(tournament!, 2, { diagnostics })).toEqual(result.rounds[1]);
  });

  it.each(CONTRADICTIONS)('%s: check and pair say so by their status', async (name, blocks) => {
    const file = tempFile(`${name.replaceAll(' ', '-')}.trf`, secondRound(blocks));
    expect((await cli('check', file)).code).toBe(3);
    expect((await cli('pair', file)).code).toBe(3);
    expect((await cli('pair', file, '--round', '2')).code).toBe(0);
  });

  it('leaves a round alone that has only byes', () => {
    const { tournament, diagnostics } = parseTrf(secondRound({ 1: '0000 - Z', 2: '0000 - H' }));
    const result = verifyTournament(tournament!, { diagnostics });
    expect(result.rounds.map(({ round }) => round)).toEqual([1]);
  });
});
