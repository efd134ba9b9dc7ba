import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTournament } from '../../src/model/build.js';
import { withSettings } from '../../src/model/edit.js';
import type { Settings, Tournament } from '../../src/model/tournament.js';
import {
  bbpPairingsEngine,
  javafoEngine,
  ownEngine,
  plain,
  templateEngine,
} from '../../src/node/engine-presets.js';

const folder = mkdtempSync(join(tmpdir(), 'presets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quoted = (path: string) => `'${path}'`;

/** An engine in the shell that notes its arguments and its file, and ends with a status. */
function shellEngine(name: string, status = 0) {
  const program = join(folder, name);
  const lines = [
    '#!/bin/sh',
    `printf '%s\\n' "$@" > ${quoted(`${program}.arguments`)}`,
    'for word in "$@"; do',
    `  case "$word" in *tournament.trf) cp "$word" ${quoted(`${program}.file`)};; esac`,
    '  case "$word" in *pairing.txt) printf "1\\n1 2\\n" > "$word";; esac',
    'done',
    `exit ${status}`,
  ];
  writeFileSync(program, `${lines.join('\n')}\n`, { mode: 0o755 });
  const noted = (what: string) => readFileSync(`${program}.${what}`, 'utf8');
  return {
    program,
    argumentsOf: () =>
      noted('arguments')
        .trimEnd()
        .replace(/\S+(tournament\.trf|pairing\.txt)/g, '<$1>')
        .split('\n'),
    fileOf: () => noted('file'),
  };
}

const tournament = createTournament({
  settings: { roundCount: 3, initialColour: 'white' },
  players: [{ id: 1 }, { id: 2 }],
});

const ANSWER = { kind: 'paired', pairs: [{ white: 1, black: 2 }], byes: [] };

describe('presets of engines', () => {
  it('start JaVaFo by its jar, with a file that it reads', async () => {
    const java = shellEngine('java "21"');
    const engine = javafoEngine('the jar.jar', { java: java.program });
    expect(engine.name).toBe('JaVaFo (the jar.jar)');
    expect(await engine.pair(tournament, 1)).toEqual(ANSWER);
    expect(java.argumentsOf()).toEqual([
      ...['-Duser.language=en', '-jar', 'the jar.jar'],
      ...['<tournament.trf>', '-p', '<pairing.txt>'],
    ]);
    expect(java.fileOf()).toContain('XXR 3');
  });

  it.each([
    ['2026', undefined, 'FHZU'],
    ['2017', undefined, 'FHZU'],
    ['2012', undefined, '+=-+'],
    ['2011', undefined, '+=-+'],
    ['2012', 'trfx', 'FHZU'],
    ['2026', 'trfx06', '+=-+'],
  ] as const)('give JaVaFo of %s in %s byes as %s', async (edition, dialect, letters) => {
    const java = shellEngine(`java ${edition} ${dialect}`);
    const byes = (['F', 'H', 'Z', 'U'] as const).map((kind, index) => ({
      player: index + 3,
      kind,
    }));
    const game = {
      white: 1,
      black: 2,
      whiteResult: '1',
      blackResult: '0',
      coloursKnown: true,
    } as const;
    const one = createTournament({
      settings: { roundCount: 3 },
      players: [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: 'Odd 0000 - H' })),
      rounds: [{ number: 1, games: [game], byes }],
    });
    const options = { java: java.program, edition, ...(dialect && { dialect }) };
    await javafoEngine('j.jar', options).pair(one, 2);
    const lines = java
      .fileOf()
      .split('\n')
      .filter((line) => line.startsWith('001'));
    expect(lines.map((line) => line.slice(91).trim().at(-1)).join('')).toBe(`10${letters}`);
    expect(lines.every((line) => line.includes('Odd 0000 - H'))).toBe(true);
  });

  it.each([
    [0, ANSWER],
    [1, { kind: 'impossible' }],
    [2, { kind: 'failure', failure: 'crash' }],
    [3, { kind: 'failure', failure: 'refused' }],
    [4, { kind: 'failure', failure: 'refused' }],
    [5, { kind: 'failure', failure: 'crash' }],
  ])('read the exit status %i of bbpPairings', async (status, answer) => {
    const bbp = shellEngine(`bbp ${status}`, status);
    expect(await bbpPairingsEngine(bbp.program).pair(tournament, 1)).toMatchObject(answer);
    expect(bbp.argumentsOf()).toEqual(['--dutch', '<tournament.trf>', '-p', '<pairing.txt>']);
  });

  it.each([
    [0, ANSWER],
    [1, { kind: 'impossible' }],
    [2, { kind: 'failure', failure: 'refused' }],
    [3, { kind: 'failure', failure: 'refused' }],
  ])('read the exit status %i of this command, asked for one edition', async (status, answer) => {
    const own = shellEngine(`own ${status}`, status);
    const engine = ownEngine([own.program, 'first'], '2017');
    expect(engine.name).toBe('pairing-checker (2017)');
    expect(await engine.pair(tournament, 1)).toMatchObject(answer);
    expect(own.argumentsOf()).toEqual([
      ...['first', 'pair', '<tournament.trf>', '-o', '<pairing.txt>'],
      ...['--edition', '2017'],
    ]);
  });

  it('normalise for engines that refuse gaps, and leave gaps to those that do not', () => {
    const gaps = createTournament({ players: [{ id: 3 }, { id: 8 }] });
    const ids = (one: Tournament | undefined) => one?.players.map(({ id }) => id);
    for (const engine of [javafoEngine('j'), bbpPairingsEngine('b'), templateEngine('t {in}')]) {
      expect(ids(engine.normalise?.(gaps, 1))).toEqual([1, 2]);
    }
    expect(templateEngine('t {in}', { gaps: true }).normalise).toBeUndefined();
    expect(ownEngine(['own'], '2026').normalise).toBeUndefined();
  });

  it('refuse what the dialect cannot say, without starting the engine', async () => {
    const own = shellEngine('never started');
    const engine = templateEngine(`${quoted(own.program)} {in} {out}`, { dialect: 'trf16' });
    const giants = createTournament({ players: [{ id: 1, rating: 123_456 }, { id: 2 }] });
    expect(await engine.pair(giants, 1)).toMatchObject({
      kind: 'failure',
      failure: 'refused',
      message: expect.stringMatching(/^the tournament cannot be written as trf16: ./),
    });
    expect(existsSync(`${own.program}.arguments`)).toBe(false);
  });
});

describe('plain', () => {
  const bare = createTournament({
    settings: { roundCount: 5 },
    players: [{ id: 1 }, { id: 2 }, { id: 3 }],
  });
  const group = (from: number, to: number, source: 'XXP' | '260' = 'XXP') =>
    ({ ids: [1, 2], from, to, source }) as const;

  it('keeps the forbidden pairs of the round, for all rounds', () => {
    const forbidden = [group(1, 2), group(2, 4, '260'), group(3, 5)];
    const kept = (round: number) =>
      plain(withSettings(bare, { forbidden }), round).settings.forbidden;
    expect(kept(2)).toEqual([group(1, 5), group(1, 5)]);
    expect(kept(1)).toEqual([group(1, 5)]);
    expect(kept(5)).toEqual([group(1, 5)]);
  });

  it('writes virtual points as XXA', () => {
    const range = { points: 10, matchPoints: 0, from: 1, to: 2, firstId: 1, lastId: 1 } as const;
    const acceleration: Settings['acceleration'] = [{ ...range, source: '250' }];
    expect(plain(withSettings(bare, { acceleration }), 1).settings.acceleration).toEqual([
      { ...range, source: 'XXA' },
    ]);
  });

  it('leaves out by what some engines choose other rules', () => {
    const named = createTournament({
      ...bare,
      info: { ...bare.info, type: 'Swiss Dubov' },
      settings: { ...bare.settings, typeCode: 'FIDE_DUTCH_2017' },
    });
    expect(plain(named, 1).settings.typeCode).toBeUndefined();
    expect(plain(named, 1).info.type).toBe('');
    const typed = createTournament({ ...bare, info: { ...bare.info, type: 'Swiss Dubov' } });
    expect(plain(typed, 1).info.type).toBe('');
    expect(plain(bare, 1)).toBe(bare);
  });
});
