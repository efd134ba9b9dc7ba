import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FuzzCommandOptions } from '../../src/cli/commands/fuzz.js';
import { openEngine } from '../../src/cli/commands/fuzz-engines.js';
import {
  campaignJson,
  findingLine,
  progressLine,
  summary,
} from '../../src/cli/commands/fuzz-text.js';
import { type CampaignState, type FuzzFinding, newCampaign } from '../../src/fuzz/state.js';
import { createTournament } from '../../src/model/build.js';
import { cli, tempPath } from './helpers.js';

const RULES = { system: 'dutch', edition: '2017' } as const;

const open = (text: string, options: Partial<FuzzCommandOptions> = {}) =>
  openEngine('--engine', text, { engine: text, ...options }, RULES);

/** A file that exists, whatever it holds. */
const THERE = process.execPath;

const tournament = createTournament({
  settings: { roundCount: 3, initialColour: 'white' },
  players: [{ id: 1 }, { id: 2 }],
});

describe('openEngine', () => {
  it.each([
    [`javafo:${THERE}`, `JaVaFo (${THERE})`],
    [`bbp:${THERE}`, `bbpPairings (${THERE})`],
    ['bbp:bbpPairings', 'bbpPairings (bbpPairings)'],
    ['rules:2026', 'pairing-checker dutch 2026'],
    ['self', 'pairing-checker (2017)'],
    ['my-engine -x {in} {out}', 'my-engine -x'],
  ])('%s', (text, name) => {
    expect(open(text).name).toBe(name);
  });

  it.each([
    ['javafo:no/javafo.jar', '--engine: no/javafo.jar cannot be started: no such file'],
    ['bbp:no/bbpPairings', '--engine: no/bbpPairings cannot be started: no such file'],
    ['bbp:', 'expected bbp:PATH after --engine'],
    ['rules:', 'expected rules:EDITION after --engine'],
  ])('refuses %s', (text, message) => {
    expect(() => open(text)).toThrow(message);
  });

  it.each([
    [undefined, /^142 3$/m],
    ['trfx', /^XXR 3$/m],
  ])('writes the dialect asked for: %s', async (dialect, record) => {
    // The engine prints what it reads, which is no pairing.
    const answer = await open('cat {in}', dialect === undefined ? {} : { dialect }).pair(
      tournament,
      1,
    );
    expect(answer).toMatchObject({ failure: 'unreadable', output: expect.stringMatching(record) });
  });

  it('kills an engine after the time given', async () => {
    expect(await open('sleep 60', { timeout: '200ms' }).pair(tournament, 1)).toMatchObject({
      failure: 'timeout',
      message: 'no answer within 0.2 seconds',
    });
  });

  it('closes gaps unless they are wanted', () => {
    expect(open('cat {in}').normalise).toBeDefined();
    expect(open('cat {in}', { gaps: true }).normalise).toBeUndefined();
  });
});

describe('fuzz reads its flags', () => {
  const fuzz = async (...flags: string[]) => {
    const folder = tempPath(`flags-${flags.join('-').replace(/\W/g, '')}`);
    const { out } = await cli('fuzz', '--json', '-o', folder, ...flags);
    return JSON.parse(out);
  };

  it('takes the newest edition, and does not look at the order of boards', async () => {
    const result = await fuzz('--engine', 'rules:2026', '--runs', '1');
    expect(result).toMatchObject({ system: 'dutch', edition: '2026', rounds: 1 });
    expect(result.order).toBeUndefined();
  });

  it('--system and --order', async () => {
    const flags = ['--system', 'olympiad', '--order', '--runs', '2'];
    expect(await fuzz('--engine', 'rules:2022', ...flags)).toMatchObject({
      ...{ system: 'olympiad', edition: '2022', order: true, rounds: 2, wrong: 0 },
    });
  });

  it('--time ends it', async () => {
    const result = await fuzz('--engine', 'rules:2026', '--time', '50ms', '--jobs', '1');
    expect(result.rounds).toBeGreaterThan(0);
  });

  it('--resume keeps the seed', async () => {
    const folder = tempPath('seeds');
    const run = async (...more: string[]) => {
      const flags = ['fuzz', '--engine', 'rules:2026', '--runs', '2', '--json', '-o', folder];
      return JSON.parse((await cli(...flags, ...more)).out);
    };
    await run('--seed', 'first');
    expect(await run('--resume')).toMatchObject({ seed: 'first', rounds: 4 });
    const words = await cli(
      ...['fuzz', '--engine', 'rules:2026', '--runs', '1', '-o', folder, '--resume'],
    );
    expect(words.err).toBe('seed first, dutch 2026\n');
  });

  it('mixes no campaigns, and overwrites none', async () => {
    const folder = tempPath('kept');
    const run = async (...more: string[]) => {
      const flags = ['fuzz', '--engine', 'rules:2026', '--runs', '1', '-o', folder];
      const { code, err } = await cli(...flags, ...more);
      return `${code} ${err}`.replaceAll(folder, 'FOLDER');
    };
    expect(await run('--resume')).toMatch(
      /^2 .*FOLDER\/campaign\.json: there is no campaign to continue; leave out --resume/,
    );
    expect(await run('--seed', 'one')).toBe('0 seed one, dutch 2026\n');
    const stored = readFileSync(join(folder, 'campaign.json'), 'utf8');
    expect(await run()).toMatch(/^2 .*holds a campaign already: continue it with --resume/);
    expect(await run('--resume', '--seed', 'two')).toMatch(/^2 .*continued: its seed is one/);
    expect(await run('--resume', '--order')).toMatch(/^2 .*continued: it was run without --order/);
    expect(readFileSync(join(folder, 'campaign.json'), 'utf8')).toBe(stored);
    for (const broken of ['', '{', '[]', '{"version":2,"findings":[{}]}']) {
      writeFileSync(join(folder, 'campaign.json'), broken);
      expect(await run('--resume')).toMatch(/^2 .*continued: it is not the state of a campaign/);
    }
  });
});

describe('what fuzz prints', () => {
  const finding = (key: string, seen: number): FuzzFinding => ({
    engine: 'engine A',
    rules: { system: 'dutch', edition: '2026' },
    cause: { kind: 'criterion', key, title: `loses at ${key}` },
    ...{ seen, index: 0, recipe: 'positions', original: { players: 9, rounds: 3 }, round: 2 },
    tournament,
    answer: { kind: 'paired', pairs: [{ white: 2, black: 1 }], byes: [] },
    regulation: { kind: 'paired', pairs: [{ white: 1, black: 2 }], bye: undefined },
    sentences: ['One sentence.'],
    against: {
      ...{ engine: 'engine B', isRight: true, sameAnswer: false },
      answer: { kind: 'paired', pairs: [{ white: 1, black: 2 }], byes: [] },
    },
    unsteady: false,
  });

  const state: CampaignState = {
    ...newCampaign('s', RULES, ['engine A', 'engine B']),
    ...{ next: 1000, cases: 1000, wrong: 4, milliseconds: 2000 },
    findings: [finding('C5', 1), finding('C6', 3)],
    coverage: { rounds: 1, counts: { C5: 12, 'order: mdpSet': 0 } },
  };

  it('a summary: the commonest fault first, then the rules at work', () => {
    expect(summary(state, 'folder').split('\n')).toEqual([
      '1,000 rounds in 2 seconds, 4 of them wrong',
      '',
      '2 different faults, saved in folder:',
      '      3 x engine A: loses at C6 (2 players)',
      '      1 x engine A: loses at C5 (2 players)',
      '',
      'rules that decided something, in a sample of 1 round:',
      '  C5      12',
      'not exercised: order: mdpSet',
      '',
    ]);
  });

  it('a short summary when there is nothing to tell', () => {
    const empty = newCampaign('s', RULES, ['engine A']);
    expect(summary({ ...empty, cases: 1 }, 'folder')).toBe(
      '1 round in 0 seconds, 0 of them wrong\n',
    );
  });

  it('a line of progress and a line for a finding', () => {
    expect(progressLine(state)).toBe('1,000 rounds, 2 findings, 500/s, 2 s ');
    expect(findingLine(finding('C6', 1), 'a.trf')).toBe(
      'engine A is wrong: its answer loses at C6. engine B is right.\n  2 players, round 2: a.trf\n',
    );
  });

  it('JSON with the answers of all sides', () => {
    expect(campaignJson(state).findings[1]).toEqual({
      ...{ engine: 'engine A', kind: 'criterion', cause: 'C6', seen: 3, players: 2, round: 2 },
      verdict: 'engine A is wrong: its answer loses at C6. engine B is right.',
      sentences: ['One sentence.'],
      ...{ given: '2-1', rules: '1-2', against: '1-2', againstIsRight: true, unsteady: false },
    });
  });
});
