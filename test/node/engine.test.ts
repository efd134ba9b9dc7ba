import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { generatePosition } from '../../src/generate/positions.js';
import { createTournament } from '../../src/model/build.js';
import { commandEngine } from '../../src/node/engine.js';
import { plain } from '../../src/node/engine-presets.js';
import { processLimit, runProcess } from '../../src/node/engine-process.js';
import { fillTemplate, splitCommand } from '../../src/node/engine-template.js';
import { nextRound, pairRound } from '../../src/verify/pair-round.js';

const NODE = process.execPath;
const script = (code: string) => `"${NODE}" -e "${code.replace(/["\\]/g, '\\$&')}"`;
const tournament = createTournament({
  settings: { roundCount: 1, initialColour: 'white' },
  players: [{ id: 1 }, { id: 2 }],
});
const ask = async (code: string, more: object = {}) =>
  commandEngine({ command: script(code), write: () => 'the file', ...more }).pair(tournament, 1);

describe('splitCommand', () => {
  it.each([
    ['engine {in} {out}', ['engine', '{in}', '{out}']],
    ['  a   b  ', ['a', 'b']],
    ['"my engine" -p \'{in} x\'', ['my engine', '-p', '{in} x']],
    ['C:\\engines\\bbp.exe {in}', ['C:\\engines\\bbp.exe', '{in}']],
    ['a\\ b "c \\"d\\" \\\\ e"', ['a b', 'c "d" \\ e']],
    ['a "" b', ['a', '', 'b']],
    ["a$HOME;rm 'x'", ['a$HOME;rm', 'x']],
  ])('%s', (text, words) => {
    expect(splitCommand(text)).toEqual(words);
  });

  it.each([
    ['', 'Expected a command, found nothing'],
    ['a "b', 'Expected a closing " in the command: a "b'],
  ])('throws on %j', (text, message) => {
    expect(() => splitCommand(text)).toThrow(new RangeError(message));
  });

  it('fills places inside words and leaves unknown ones', () => {
    expect(fillTemplate(['--from={in}', '{other}'], { in: '/t x' })).toEqual([
      '--from=/t x',
      '{other}',
    ]);
  });
});

describe('commandEngine', () => {
  it('reads the standard output when there is no {out}, and feeds the file when there is no {in}', async () => {
    const code =
      "let t='';process.stdin.on('data',(c)=>{t+=c}).on('end',()=>console.log(t==='the file'?'1\\n2 1':'?'))";
    expect(await ask(code)).toEqual({ kind: 'paired', pairs: [{ white: 2, black: 1 }], byes: [] });
  });

  it.each<[string, string, object, object]>([
    [
      'exit status',
      'process.exit(7)',
      {},
      { kind: 'failure', failure: 'crash', message: 'ends with exit status 7' },
    ],
    [
      'signal',
      "process.kill(process.pid,'SIGKILL')",
      {},
      { failure: 'crash', message: 'ended by signal SIGKILL' },
    ],
    [
      'no answer',
      'setInterval(()=>0,1000)',
      { timeout: 300 },
      { failure: 'timeout', message: 'no answer within 0.3 seconds' },
    ],
    ['silence', '', {}, { failure: 'no-output', message: 'the output is empty' }],
    [
      'its words',
      "console.error('No legal pairing exists');process.exit(1)",
      {},
      { kind: 'impossible', message: 'No legal pairing exists' },
    ],
    [
      'its status',
      'process.exit(1)',
      { exitMeanings: { 1: 'impossible' } },
      { kind: 'impossible' },
    ],
    [
      'a refusal',
      "console.error('bad file');process.exit(3)",
      { exitMeanings: { 3: 'refused' } },
      { failure: 'refused', message: 'refuses the file with exit status 3', output: 'bad file' },
    ],
  ])('%s', async (_, code, more, expected) => {
    expect(await ask(code, more)).toMatchObject(expected);
  });

  it('tells an engine that writes no file although it has {out}', async () => {
    const command = `${script('0')} {out}`;
    const answer = await commandEngine({ command, write: () => '' }).pair(tournament, 1);
    expect(answer).toMatchObject({
      failure: 'no-output',
      message: 'ends without writing the pairing',
    });
  });

  it('kills what the engine has started, and leaves no files behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('pairing-checker-'));
    const outcome = await runProcess({
      argv: ['sh', '-c', 'sleep 60 & echo $!; wait'],
      timeout: 500,
    });
    expect(outcome.timedOut).toBe(true);
    const grandchild = Number(outcome.stdout);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRunning(grandchild)).toBe(false);
    await ask('0');
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('pairing-checker-'));
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  it('runs at most so many at the same time', async () => {
    const limit = processLimit(2);
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return most;
    };
    await Promise.all(Array.from({ length: 7 }, () => limit(task)));
    expect(most).toBe(2);
    expect(() => processLimit(0)).toThrow('Expected a limit of at least 1, found 0');
  });
});

/** A killed process may stay as a zombie until somebody asks how it ended; it runs no more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

describe('plain', () => {
  it('changes nothing that the pairing depends on', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const position = generatePosition(seed, { style: { forbiddenGroups: 2, virtualPoints: 40 } });
      const round = nextRound(position);
      const other = plain(position, round);
      const ranking = position.settings.rankByFileOrder
        ? position.fileOrder
        : position.players.map(({ id }) => id);
      const numbers = new Map(ranking.map((id, index) => [id, index + 1]));
      const boards = (one: typeof position, of: (id: number) => number) => {
        const result = pairRound(one, round, { system: 'dutch', edition: '2026' });
        if (result.kind !== 'paired') return result.kind;
        return [
          ...result.pairs.map(({ white, black }) => `${of(white)}-${of(black)}`),
          result.bye === undefined ? '' : of(result.bye),
        ].join(' ');
      };
      expect(boards(other, (id) => id)).toBe(boards(position, (id) => numbers.get(id)!));
      expect(other.settings.forbidden.every(({ source }) => source === 'XXP')).toBe(true);
      expect(plain(other, round)).toBe(other);
    }
  });
});
