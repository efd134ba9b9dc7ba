import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCampaign } from '../../src/fuzz/campaign.js';
import type { FuzzFinding } from '../../src/fuzz/state.js';
import { commandEngine } from '../../src/node/engine.js';
import { printTrf } from '../support/dutch-trf.js';

const RULES = { system: 'dutch', edition: '2026' } as const;

const stub = (name: string, timeout = 20_000) =>
  commandEngine({
    name,
    command: `"${process.execPath}" "${fileURLToPath(new URL(`stubs/${name}.mjs`, import.meta.url))}" {in} {out}`,
    timeout,
    write: printTrf,
  });

const campaign = (name: string, runs: number, timeout?: number) =>
  runCampaign({
    engine: stub(name, timeout),
    rules: RULES,
    seed: 'stubs',
    runs,
    jobs: 4,
    coverageEvery: 0,
    shrinkTries: 40,
  });

const keysOf = (findings: readonly FuzzFinding[]) => findings.map(({ cause }) => cause.key);

describe('stub engines are reported for what they are', () => {
  it('top half against bottom half', async () => {
    const { findings, wrong, cases } = await campaign('top-half', 12);
    expect(cases).toBe(12);
    expect(wrong).toBeGreaterThan(6);
    // A complete pairing every time, and wrong by the rules of pairing.
    expect(keysOf(findings).filter((key) => key.startsWith('failure'))).toEqual([]);
    expect(keysOf(findings)).toContain('illegal rematch');
    expect(findings.every(({ unsteady }) => !unsteady)).toBe(true);
    const rematch = findings.find(({ cause }) => cause.key === 'illegal rematch')!;
    expect(rematch.tournament.players.length).toBeLessThanOrEqual(6);
    expect(rematch.sentences.join(' ')).toMatch(/have met already|played each other|met/i);
  });

  it('a crash at random', async () => {
    const { findings } = await campaign('crash-at-random', 24);
    const crash = findings.find(({ cause }) => cause.key === 'failure crash exit status 139')!;
    expect(crash.cause.title).toBe('ends with exit status 139: Segmentation fault (core dumped)');
    expect(crash.answer).toMatchObject({
      kind: 'failure',
      output: 'Segmentation fault (core dumped)',
    });
    expect(crash.seen).toBeGreaterThanOrEqual(1);
  });

  it('a hang', async () => {
    const { findings } = await campaign('hang', 1, 400);
    expect(keysOf(findings)).toEqual(['failure timeout']);
    expect(findings[0]?.cause.title).toBe('no answer within 0.4 seconds');
    expect(findings[0]?.tournament.players.length).toBeLessThanOrEqual(4);
  });

  it('answers for absent players', async () => {
    const { findings } = await campaign('absent', 8);
    const absent = findings.find(({ cause }) => cause.key === 'failure absent-player')!;
    expect(absent.cause.title).toMatch(/^the answer pairs \d+, who is absent in this round$/);
    expect(absent.tournament.players.length).toBeLessThanOrEqual(4);
  });

  it('a greeting in the place of a pairing', async () => {
    const { findings } = await campaign('talk', 4);
    expect(keysOf(findings)).toEqual(['failure unreadable']);
    expect(findings[0]?.cause.title).toBe(
      'unexpected "Dear arbiter, here are your pairings:" in line 1 of the output, expected the number of boards',
    );
  });

  it('a program that does not exist', async () => {
    const state = await runCampaign({
      engine: commandEngine({ command: 'no-such-engine {in} {out}', write: printTrf }),
      rules: RULES,
      seed: 1,
      runs: 50,
      coverageEvery: 0,
    });
    expect(keysOf(state.findings)).toEqual(['failure not-started']);
    expect(state.cases).toBe(1);
    expect(state.findings[0]?.cause.title).toBe(
      'no-such-engine cannot be started: there is no such program',
    );
  });
});
