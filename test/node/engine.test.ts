import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { generatePosition, generateTeamPosition } from '../../src/generate/positions.js';
import { createTournament } from '../../src/model/build.js';
import { commandEngine, fillTemplate, splitCommand } from '../../src/node/engine.js';
import { plain } from '../../src/node/engine-presets.js';
import { type ProcessLimit, processLimit, runProcess } from '../../src/node/engine-process.js';
import { editionsOf } from '../../src/systems/registry.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { pairRound } from '../../src/words/index.js';

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
    ["'a\\\\b'", ['a\\\\b']],
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
      'an empty pairing and words, as JaVaFo does it',
      "console.log(0);console.error('Pairing impossible')",
      {},
      { kind: 'impossible', message: 'Pairing impossible' },
    ],
    [
      'an empty pairing without a word',
      'console.log(0)',
      {},
      { kind: 'paired', pairs: [], byes: [] },
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
      {
        failure: 'refused',
        message: 'refuses the file with exit status 3: bad file',
        output: 'bad file',
      },
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

  it('kills what the engine has started', { timeout: 30_000 }, async () => {
    const outcome = await runProcess({
      argv: ['sh', '-c', 'sleep 300 & echo $!; wait'],
      timeout: 500,
    });
    expect(outcome.timedOut).toBe(true);
    const grandchild = Number(outcome.stdout);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isRunning(grandchild)).toBe(false);
  });

  it('does not wait for what an engine has started in a session of its own', {
    timeout: 30_000,
  }, async () => {
    const start = 'setsid sleep 300 & echo $!';
    const ended = await runProcess({ argv: ['sh', '-c', `${start}; exit 0`], timeout: 20_000 });
    expect(ended).toMatchObject({ exitCode: 0, timedOut: false });
    const hung = await runProcess({ argv: ['sh', '-c', `${start}; sleep 300`], timeout: 500 });
    expect(hung.timedOut).toBe(true);
    for (const { stdout } of [ended, hung]) process.kill(Number(stdout), 'SIGKILL');
  });

  it('does not read an answer of any size', async () => {
    const code = "require('fs').writeFileSync(process.argv[1], Buffer.alloc(5e6, '1 2 '))";
    const command = `${script(code)} {out}`;
    const answer = await commandEngine({ command, write: () => '' }).pair(tournament, 1);
    expect(answer).toMatchObject({
      failure: 'unreadable',
      message: 'writes 5000000 bytes, far more than a pairing takes',
    });
  });

  it('keeps its files in a folder for temporary ones, and leaves none behind', async () => {
    // A folder of its own: other tests start engines at the same time.
    const own = mkdtempSync(join(tmpdir(), 'engine-files-'));
    vi.stubEnv('TMPDIR', own);
    try {
      const code = `const { readdirSync } = require('fs');
        console.log(readdirSync(${JSON.stringify(own)}).length)`;
      expect(await ask(code)).toEqual({
        kind: 'failure',
        failure: 'wrong-count',
        message: 'the output announces 1 board and lists 0',
        output: '1',
      });
      expect(readdirSync(own)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      rmSync(own, { recursive: true, force: true });
    }
  });

  it('tells in its words why nothing can be paired, also when it ends well', async () => {
    const words = 'round 3: no legal pairing exists';
    const code = `console.log('reading');console.log('${words}');console.log('bye')`;
    const command = `${script(code)} {out}`;
    expect(await commandEngine({ command, write: () => '' }).pair(tournament, 1)).toEqual({
      kind: 'impossible',
      message: words,
    });
    expect(await ask(`${code};process.exit(1)`)).toEqual({ kind: 'impossible', message: words });
    const own = { impossibleWords: /nothing doing/ };
    expect(await ask(`${code};process.exit(1)`, own)).toMatchObject({ failure: 'crash' });
  });

  it('feeds nothing to an engine that reads the file', async () => {
    const command = `sh -c 'cat "$0"; cat' {in}`;
    expect(
      await commandEngine({ command, write: () => 'the file' }).pair(tournament, 1),
    ).toMatchObject({ failure: 'unreadable', output: 'the file' });
  });

  it('is called by its command unless it has a name', () => {
    const write = () => '';
    expect(commandEngine({ command: 'one {in}', write }).name).toBe('one {in}');
    expect(commandEngine({ command: 'one {in}', name: 'One', write }).name).toBe('One');
  });

  it('starts only when the limit that it shares lets it', async () => {
    let asked = 0;
    const limit: ProcessLimit = (task) => {
      asked += 1;
      return task();
    };
    await commandEngine({ command: script('0'), write: () => '', limit }).pair(tournament, 1);
    expect(asked).toBe(1);
  });

  it('lets an engine close its input early, and cuts one that prints without end', async () => {
    const input = 'x'.repeat(2_000_000);
    const deaf = await runProcess({
      ...{ argv: ['sh', '-c', 'exec 0<&-; echo 1'], timeout: 20_000, input },
    });
    expect(deaf).toMatchObject({ exitCode: 0, stdout: '1\n' });
    const loud = await runProcess({
      ...{ argv: ['sh', '-c', 'yes | head -c 12000000'], timeout: 20_000 },
    });
    expect(loud.exitCode).toBe(0);
    expect(loud.stdout.length).toBeLessThan(6_000_000);
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

  it.each(['team', 'olympiad'] as const)('nor that of teams in %s', (system) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const position = generateTeamPosition(seed, { system, style: { forbiddenGroups: 2 } });
      const { edition } = editionsOf(system).at(-1)!;
      const round = nextRound(position, 'team');
      const other = plain(position, round);
      expect(nextRound(other, 'team')).toBe(round);
      expect(other.teams.map(({ id }) => id)).toEqual(position.teams.map((_, index) => index + 1));
      const numbers = new Map(position.teams.map(({ id }, index) => [id, index + 1]));
      const boards = (one: typeof position, of: (id: number) => number) => {
        const result = pairRound(one, round, { system, edition });
        if (result.kind !== 'paired') return result.kind;
        return result.pairs.map(({ white, black }) => `${of(white)}-${of(black)}`).join(' ');
      };
      // Where no colour was played yet, odd and even numbers decide it: pairs must be the same.
      const plainPairs = (text: string) =>
        text.split(' ').map((board) => board.split('-').sort().join('-'));
      expect(plainPairs(boards(other, (id) => id))).toEqual(
        plainPairs(boards(position, (id) => numbers.get(id)!)),
      );
      expect(plain(other, round)).toBe(other);
    }
  });
});
