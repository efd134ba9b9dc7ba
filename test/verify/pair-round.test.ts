import { describe, expect, it } from 'vitest';
import { pairRound } from '../../src/words/index.js';
import { play, sample } from './helpers.js';

const text = (result: ReturnType<typeof pairRound>) =>
  result.kind === 'paired'
    ? [
        ...result.pairs.map(({ white, black }) => `${white}-${black}`),
        ...(result.bye ? [`${result.bye}-0`] : []),
      ].join(' ')
    : result.reason;

describe('pairRound', () => {
  it('pairs the next round by default (C.04.3:2026)', () => {
    expect(text(pairRound(play(6, [])))).toBe('1-4 5-2 3-6');
    expect(text(pairRound(play(6, ['1-4 1 | 5-2 0 | 3-6 ='])))).toBe('2-1 4-3 6-5');
  });

  it('pairs a recorded round anew for those who were paired in it', () => {
    const tournament = sample('lakeside-open-exchanged.trf');
    expect(text(pairRound(tournament, 9))).toContain('14-19');
    expect(text(pairRound(tournament, 9))).toContain('12-0');
    expect(text(pairRound(tournament, 9))).not.toContain('22');
  });

  it('leaves out who has announced a bye', () => {
    expect(text(pairRound(play(6, ['1 H | 4 Z'])))).toBe('2-5 6-3');
  });

  it('keeps a bye that the arbiter has given already', () => {
    expect(text(pairRound(play(5, ['2 U'])))).toBe('1-4 5-3 2-0');
    expect(text(pairRound(play(6, ['2 U'])))).toMatch(/^2 has the bye of round 1 already/);
  });

  it('says when nobody is there (bugs item 58)', () => {
    expect(text(pairRound(play(2, ['1 Z | 2 Z'])))).toBe(
      'nobody is to be paired in round 1: everybody has a bye',
    );
  });

  it('refuses without the number of rounds, and beyond it', () => {
    const tournament = play(6, []);
    const { roundCount: _, ...settings } = tournament.settings;
    const open = { ...tournament, settings };
    expect(pairRound(open).kind).toBe('undetermined');
    expect(text(pairRound(open))).toContain('number of rounds is not known');
    expect(pairRound(open, undefined, { roundCount: 5 }).kind).toBe('paired');
    expect(text(pairRound(play(6, ['1-4 1 | 5-2 0 | 3-6 ='], { roundCount: 1 })))).toBe(
      'round 2 is beyond the 1 rounds of the tournament',
    );
  });

  it('answers with a reason when no legal pairing exists (art. 1.9.3)', () => {
    const result = pairRound(
      play(4, ['1-4 1 | 2-3 1', '3-1 1 | 4-2 1', '1-2 1 | 3-4 1']),
      undefined,
      { system: 'dutch' },
    );
    expect(result.kind).toBe('impossible');
  });

  it('gives the brackets on request only', () => {
    const tournament = play(6, ['1-4 1 | 5-2 0 | 3-6 =']);
    const result = pairRound(tournament, 2);
    expect(result.kind === 'paired' && result.trace?.brackets.map(({ score }) => score)).toEqual([
      10, 5, 0,
    ]);
  });
});
