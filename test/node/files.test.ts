import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newCampaign } from '../../src/fuzz/state.js';
import { createTournament } from '../../src/model/build.js';
import { loadCampaign, saveCampaign, saveFinding } from '../../src/node/engine-findings.js';
import { describeFileError, expandPaths, isReportName, isSameFile } from '../../src/node/files.js';
import { readTrfFile } from '../../src/node/index.js';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

describe('expandPaths', () => {
  it('lists the files of a folder, without hidden ones and folders in it', () => {
    mkdirSync(at('many/deep'), { recursive: true });
    for (const name of ['b.trf', 'a.txt', '.hidden', 'deep/c.trf'])
      writeFileSync(at(`many/${name}`), '');
    symlinkSync(at('many/nowhere'), at('many/broken-link'));
    expect(expandPaths([at('many'), '-', at('many/.hidden')])).toEqual([
      { path: at('many/a.txt'), fromFolder: true },
      { path: at('many/b.trf'), fromFolder: true },
      { path: '-', fromFolder: false },
      { path: at('many/.hidden'), fromFolder: false },
    ]);
    expect(() => expandPaths([at('missing')])).toThrow(/ENOENT/);
  });
});

describe('isSameFile', () => {
  it('sees through links and spellings', () => {
    for (const name of ['one', 'two']) writeFileSync(at(name), '');
    symlinkSync(at('one'), at('link'));
    expect(isSameFile(at('one'), at('link'))).toBe(true);
    expect(isSameFile(at('one'), `${folder}/./one`)).toBe(true);
    expect(isSameFile(at('one'), at('two'))).toBe(false);
    expect(isSameFile(at('none'), at('none'))).toBe(false);
  });
});

describe('isReportName and describeFileError', () => {
  it.each([
    ['a.trf', true],
    ['x/A.TRFX', true],
    ['a.fid', true],
    ['a.trf.bak', false],
    ['trf', false],
  ])('%s', (path, isReport) => {
    expect(isReportName(path)).toBe(isReport);
  });

  it.each([
    ['ENOENT', 'no such file or folder'],
    ['EACCES', 'not permitted'],
    ['EPERM', 'not permitted'],
    ['EISDIR', 'is a folder'],
    ['ENOTDIR', 'a part of the path is no folder'],
    ['EMFILE', 'too many'],
  ])('%s', (code, words) => {
    expect(describeFileError(Object.assign(new Error('too many'), { code }))).toBe(words);
  });
});

describe('saved campaigns and findings', () => {
  it('are read back; there is none where nothing was stored, and a text where it is no JSON', () => {
    const state = newCampaign('s', { system: 'dutch', edition: '2026' }, ['a']);
    saveCampaign(at('campaign.json'), state);
    expect(loadCampaign(at('campaign.json'))).toEqual(state);
    expect(loadCampaign(at('no.json'))).toBeUndefined();
    writeFileSync(at('cut.json'), '{"version":1,');
    expect(loadCampaign(at('cut.json'))).toBe('{"version":1,');
  });

  it('have short names, and the reasons as comments, a line each', () => {
    const path = saveFinding(at('found'), {
      rules: { system: 'dutch', edition: '2026' },
      engine: `engine ${'with a long name '.repeat(9)}`,
      cause: { kind: 'criterion', key: 'criterion C6', title: 'loses at C6: downfloaters' },
      ...{ seen: 1, index: 0, recipe: 'positions', original: { players: 9, rounds: 3 }, round: 1 },
      tournament: createTournament({
        settings: { roundCount: 1 },
        players: [{ id: 1 }, { id: 2 }],
      }),
      answer: { kind: 'paired', pairs: [{ white: 2, black: 1 }], byes: [] },
      regulation: { kind: 'paired', pairs: [{ white: 1, black: 2 }], bye: undefined },
      sentences: ['Two lines,\n  one sentence.', 'Another one.'],
      unsteady: false,
    });
    expect(path.length - at('found/').length).toBeLessThan(60);
    const { document, tournament } = readTrfFile(path);
    expect(tournament?.players).toHaveLength(2);
    const comments = document.lines
      .map(({ text }) => text)
      .filter((text) => text.startsWith('###'));
    expect(comments.slice(1)).toEqual(['### Two lines, one sentence.', '### Another one.']);
    expect(comments[0]).toMatch(/is wrong: its answer loses at C6: downfloaters\.$/);
  });
});
