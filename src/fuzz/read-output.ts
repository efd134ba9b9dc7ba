import type { Pair } from '../systems/pairing.js';
import { readEngineBoard } from '../verify/pairing-cells.js';
import type { EngineAnswer, EngineFailure } from './engine.js';

/**
 * Reads what JaVaFo, bbpPairings and most others write: the number of boards, then a line "white
 * black" for each, with 0 for the pairing-allocated bye. Nothing is guessed: an engine that is being
 * tested has to keep to the form.
 */
export function readEngineOutput(text: string): EngineAnswer {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return failure('no-output', 'the output is empty', text);
  const [first = '', ...boards] = lines;
  if (!/^\d+$/.test(first)) {
    const message = `unexpected "${cut(first)}" in line 1 of the output, expected the number of boards`;
    return failure('unreadable', message, text);
  }
  const pairs: Pair[] = [];
  const byes: number[] = [];
  for (const [index, line] of boards.entries()) {
    const board = readEngineBoard(line);
    if (!board) {
      const message = `unexpected "${cut(line)}" in line ${index + 2} of the output, expected "white black"`;
      return failure('unreadable', message, text);
    }
    const [white, black] = [Number(board[0]), Number(board[1])];
    if (white === 0 && black === 0) {
      return failure(
        'unreadable',
        `line ${index + 2} of the output pairs nobody with nobody`,
        text,
      );
    }
    if (white === 0 || black === 0) byes.push(white + black);
    else pairs.push({ white, black });
  }
  if (boards.length !== Number(first)) {
    const message = `the output announces ${cut(first)} board${first === '1' ? '' : 's'} and lists ${boards.length}`;
    return failure('wrong-count', message, text);
  }
  return { kind: 'paired', pairs, byes };
}

function failure(kind: EngineFailure['failure'], message: string, output: string): EngineFailure {
  return { kind: 'failure', failure: kind, message, output: excerpt(output) };
}

const cut = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}...` : line);

/** At most twelve lines of a text, the last ones. */
export function excerpt(text: string): string {
  const lines = text.trimEnd().split(/\r\n?|\n/);
  const last = lines
    .slice(-12)
    .map((line) => (line.length > 160 ? `${line.slice(0, 160)}...` : line));
  return lines.length > 12 ? `...\n${last.join('\n')}` : last.join('\n');
}
