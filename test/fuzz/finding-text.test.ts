import { describe, expect, it } from 'vitest';
import {
  answerText,
  boardsText,
  findingText,
  slugOf,
  verdictText,
} from '../../src/fuzz/finding-text.js';
import type { FuzzFinding } from '../../src/fuzz/state.js';
import { createTournament } from '../../src/model/build.js';

const finding: FuzzFinding = {
  engine: 'engine A',
  rules: { system: 'dutch', edition: '2026' },
  cause: { kind: 'criterion', key: 'criterion C6', title: 'loses at C6: downfloaters' },
  seen: 1,
  index: 17,
  recipe: 'small positions',
  original: { players: 9, rounds: 4 },
  tournament: createTournament({ players: [{ id: 1 }, { id: 2 }, { id: 3 }] }),
  round: 2,
  answer: { kind: 'paired', pairs: [{ white: 2, black: 1 }], byes: [3] },
  regulation: { kind: 'paired', pairs: [{ white: 1, black: 3 }], bye: 2 },
  sentences: ['Bracket 1 is another one.', 'Fewer float down.'],
  unsteady: false,
};

const OTHER: NonNullable<FuzzFinding['against']> = {
  engine: 'engine B',
  answer: { kind: 'impossible', message: 'none' },
  isRight: false,
  sameAnswer: false,
};

describe('findingText', () => {
  it('says who is wrong, why, and how it was found', () => {
    expect(findingText({ ...finding, against: OTHER }).split('\n')).toEqual([
      'engine A is wrong: its answer loses at C6: downfloaters. engine B is wrong too, with another answer.',
      '',
      'Bracket 1 is another one.',
      'Fewer float down.',
      '',
      'Given by engine A: 2-1 3-0',
      'Given by engine B: no legal pairing',
      'By the rules (dutch 2026): 1-3 2-0',
      '',
      '3 players, round 2, shrunk from 9 players, 4 rounds.',
      'Seen once, first in case 17 (small positions).',
      '',
    ]);
  });

  it('tells how often it was seen, and what the engine printed', () => {
    const text = findingText({
      ...finding,
      seen: 3,
      answer: { kind: 'failure', failure: 'crash', message: 'ends', output: 'line one\nline two' },
    });
    expect(text).toContain('\nSeen 3 times, first in case 17');
    expect(text).toContain('\nGiven by engine A: crash: ends\n');
    expect(text).toMatch(/\n\nThe engine printed:\nline one\nline two\n$/);
  });
});

describe('verdictText', () => {
  it.each<[Partial<FuzzFinding>, string]>([
    [{}, 'engine A is wrong: its answer loses at C6: downfloaters.'],
    [
      { cause: { kind: 'failure', key: 'failure crash', title: 'ends with exit status 1' } },
      'engine A fails: ends with exit status 1.',
    ],
    [
      { cause: { kind: 'library', key: 'library order', title: 'comes first' }, against: OTHER },
      'engine A may be right: its answer comes first. Please report this to pairing-checker.',
    ],
    [
      { against: { ...OTHER, isRight: true } },
      'engine A is wrong: its answer loses at C6: downfloaters. engine B is right.',
    ],
    [
      { against: { ...OTHER, sameAnswer: true } },
      'engine A is wrong: its answer loses at C6: downfloaters. engine B gives the same answer, against the rules as read here.',
    ],
  ])('%#', (parts, text) => {
    expect(verdictText({ ...finding, ...parts })).toBe(text);
  });
});

describe('answerText and boardsText', () => {
  it.each([
    [finding.answer, '2\n2 1\n3 0\n', '2-1 3-0'],
    [finding.regulation, '2\n1 3\n2 0\n', '1-3 2-0'],
    [{ kind: 'paired', pairs: [], bye: undefined } as const, '0\n', ''],
    [{ kind: 'impossible', reason: 'all met' } as const, 'no legal pairing\n', 'no legal pairing'],
    [
      { kind: 'failure', failure: 'timeout', message: 'no answer' } as const,
      'timeout: no answer\n',
      'timeout: no answer',
    ],
  ])('%#', (answer, text, boards) => {
    expect(answerText(answer)).toBe(text);
    expect(boardsText(answer)).toBe(boards);
  });
});

describe('slugOf', () => {
  it.each([
    ['criterion C12', 'criterion-c12'],
    ['"./my engine" {in} {out}', 'my-engine-in-out'],
    ['colour C.04.3:2026 art. 5.2.1', 'colour-c-04-3-2026-art-5-2-1'],
  ])('%s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
