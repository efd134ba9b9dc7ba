import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerText } from '../../src/fuzz/finding-text.js';
import { excerpt, readEngineOutput } from '../../src/fuzz/read-output.js';

describe('readEngineOutput', () => {
  it.each([
    ['2\n1 2\n3 0\n', [[1, 2]], [3]],
    ['2\r\n1 2\r\n3 0\r\n', [[1, 2]], [3]],
    ['2\r1 2\r3 0', [[1, 2]], [3]],
    [' 1 \n  12\t7  \n\n\n', [[12, 7]], []],
    ['1\n0 5\n', [], [5]],
    ['0\n', [], []],
  ])('reads %j', (text, pairs, byes) => {
    expect(readEngineOutput(text)).toEqual({
      kind: 'paired',
      pairs: pairs.map(([white, black]) => ({ white, black })),
      byes,
    });
  });

  it.each([
    ['', 'no-output', 'the output is empty'],
    ['\n\n', 'no-output', 'the output is empty'],
    [
      'two\n1 2\n',
      'unreadable',
      'unexpected "two" in line 1 of the output, expected the number of boards',
    ],
    ['1\n1-2\n', 'unreadable', 'unexpected "1-2" in line 2 of the output, expected "white black"'],
    [
      '1\n1 2 3\n',
      'unreadable',
      'unexpected "1 2 3" in line 2 of the output, expected "white black"',
    ],
    ['1\n0 0\n', 'unreadable', 'line 2 of the output pairs nobody with nobody'],
    ['3\n1 2\n', 'wrong-count', 'the output announces 3 boards and lists 1'],
  ])('tells what is wrong with %j', (text, failure, message) => {
    expect(readEngineOutput(text)).toMatchObject({ kind: 'failure', failure, message });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['paired', 'failure']).toContain(readEngineOutput(text).kind);
      }),
    );
  });

  it('reads back what answerText writes', () => {
    const id = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ white: id, black: id })),
        fc.array(id, { maxLength: 2 }),
        (pairs, byes) => {
          const answer = { kind: 'paired', pairs, byes } as const;
          expect(readEngineOutput(answerText(answer))).toEqual(answer);
        },
      ),
    );
  });
});

describe('excerpt', () => {
  it('keeps the last twelve lines, each cut to 160 characters', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(200)}`);
    const kept = excerpt(lines.join('\n')).split('\n');
    expect(kept).toHaveLength(13);
    expect(kept[0]).toBe('...');
    expect(kept[12]).toBe(`29 ${'x'.repeat(157)}...`);
  });
});
