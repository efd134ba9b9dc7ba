import { describe, expect, it } from 'vitest';
import { runCampaign } from '../../src/fuzz/campaign.js';
import type { EngineAnswer, PairingEngine } from '../../src/fuzz/engine.js';
import { regulationEngine } from '../../src/fuzz/engine.js';
import { findingText, verdictText } from '../../src/fuzz/finding-text.js';
import { judgeAnswer } from '../../src/fuzz/judge.js';
import { makeCase, RECIPES } from '../../src/fuzz/recipes.js';
import { newCampaign, whyNotResumable } from '../../src/fuzz/state.js';

const RULES = { system: 'dutch', edition: '2026' } as const;
/** Small fields: they are quick to shrink. */
const SMALL = RECIPES.filter(({ name }) => /small|tight|absences|last/.test(name));
const sound = regulationEngine('2026');
const older = regulationEngine('2017');

/** An engine that changes the answers of the sound one. */
const changed = (name: string, change: (answer: EngineAnswer) => EngineAnswer): PairingEngine => ({
  name,
  pair: async (tournament, round) => change(await sound.pair(tournament, round)),
});

const blackFirst = changed('black first', (answer) =>
  answer.kind === 'paired'
    ? { ...answer, pairs: answer.pairs.map(({ white, black }) => ({ white: black, black: white })) }
    : answer,
);

describe('runCampaign', () => {
  it('finds nothing wrong with an engine that does what the rules say', async () => {
    const state = await runCampaign({ engine: sound, rules: RULES, seed: 1, runs: 60 });
    expect(state).toMatchObject({ cases: 60, wrong: 0, findings: [], next: 60 });
    expect(state.coverage.rounds).toBe(6);
  });

  it('tells the rules of 2017 from those of 2026, each fault once, shrunk', async () => {
    const state = await runCampaign({
      engine: older,
      rules: RULES,
      seed: 'a',
      runs: 150,
      recipes: SMALL,
    });
    const keys = state.findings.map(({ cause }) => cause.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('criterion C5');
    expect(state.wrong).toBeGreaterThan(keys.length);
    expect(state.findings.reduce((sum, { seen }) => sum + seen, 0)).toBe(state.wrong);
    for (const { tournament, round, answer, original, cause } of state.findings) {
      expect(tournament.players.length).toBeLessThanOrEqual(original.players);
      const judgement = judgeAnswer(tournament, round, answer, RULES);
      expect(judgement.kind === 'wrong' && judgement.cause).toEqual(cause);
    }
    const c5 = state.findings.find(({ cause }) => cause.key === 'criterion C5')!;
    expect(c5.tournament.players.length).toBeLessThanOrEqual(8);
    expect(findingText(c5)).toMatch(/^pairing-checker dutch 2017 is wrong: its answer loses at C5/);
    expect(findingText(c5)).toMatch(
      /Given by .*: (\d+-\d+ ?)+\nBy the rules \(dutch 2026\): (\d+-\d+ ?)+\n/,
    );
  });

  it('names who is right of two engines', async () => {
    const state = await runCampaign({
      engine: older,
      against: sound,
      rules: RULES,
      seed: 'a',
      runs: 40,
      coverageEvery: 0,
      recipes: SMALL,
    });
    expect(state.findings.length).toBeGreaterThan(0);
    for (const finding of state.findings) {
      expect(finding.engine).toBe(older.name);
      expect(finding.against).toMatchObject({ engine: sound.name, isRight: true });
      expect(verdictText(finding)).toMatch(/\. pairing-checker dutch 2026 is right\.$/);
    }
  });

  it('says that two engines agree against the rules, or are both wrong', async () => {
    const twin = { ...older, name: 'twin' };
    const options = { rules: RULES, seed: 'a', runs: 25, coverageEvery: 0, recipes: SMALL };
    const same = await runCampaign({ engine: older, against: twin, ...options });
    expect(verdictText(same.findings[0]!)).toMatch(
      /twin gives the same answer, against the rules as read here\.$/,
    );
    const both = await runCampaign({ engine: older, against: blackFirst, ...options });
    const texts = both.findings.map(verdictText).join('\n');
    expect(texts).toContain('is wrong too, with another answer.');
    expect(texts).toContain('Black printed first');
  });

  it('is the same for the same seed, and can be taken up where it ended', async () => {
    const options = { engine: older, rules: RULES, seed: 'b', recipes: SMALL };
    const timeless = ({ milliseconds: _, ...rest }: Awaited<ReturnType<typeof runCampaign>>) =>
      rest;
    const whole = await runCampaign({ ...options, runs: 60 });
    expect(timeless(await runCampaign({ ...options, runs: 60 }))).toEqual(timeless(whole));
    const half = await runCampaign({ ...options, runs: 30 });
    const stored = JSON.parse(JSON.stringify(half));
    expect(whyNotResumable(stored, half)).toBeUndefined();
    const resumed = await runCampaign({ ...options, runs: 30, state: stored });
    expect(JSON.parse(JSON.stringify(timeless(resumed)))).toEqual(
      JSON.parse(JSON.stringify(timeless(whole))),
    );
  });

  it('ends when its time is over, or when it is told to', async () => {
    let time = 0;
    const now = () => {
      time += 10;
      return time;
    };
    const timed = await runCampaign({
      engine: sound,
      rules: RULES,
      seed: 1,
      milliseconds: 200,
      now,
    });
    expect(timed.cases).toBeGreaterThan(0);
    expect(timed.cases).toBeLessThan(20);
    let asked = 0;
    const isOver = () => {
      asked += 1;
      return asked > 5;
    };
    const told = await runCampaign({ engine: sound, rules: RULES, seed: 1, isOver });
    expect(told.cases).toBe(5);
  });

  it('tells a fault that does not repeat itself', async () => {
    let calls = 0;
    const flaky = changed('flaky', (answer) => {
      calls += 1;
      return calls === 3
        ? { kind: 'failure', failure: 'crash', message: 'ended by signal SIGSEGV' }
        : answer;
    });
    const state = await runCampaign({ engine: flaky, rules: RULES, seed: 1, runs: 20 });
    expect(state.findings).toHaveLength(1);
    expect(state.findings[0]).toMatchObject({
      unsteady: true,
      seen: 1,
      cause: { key: 'failure crash' },
    });
    expect(findingText(state.findings[0]!)).toContain(
      'The engine did not repeat it on the same file',
    );
  });

  it('aims at rules that nothing has reached yet', async () => {
    const state = await runCampaign({
      engine: sound,
      rules: RULES,
      seed: 'aim',
      runs: 120,
      coverageEvery: 1,
    });
    // Recipes made for rules that are rare are used more often than by their weight alone.
    const total = RECIPES.reduce((sum, { weight }) => sum + weight, 0);
    const made = ['last rounds', 'many scores', 'one score'];
    const share = made.reduce((sum, name) => sum + (state.ledger[name]?.rounds ?? 0), 0) / 120;
    const byWeight = RECIPES.filter(({ name }) => made.includes(name)).reduce(
      (sum, { weight }) => sum + weight / total,
      0,
    );
    expect(share).toBeGreaterThan(byWeight * 1.2);
  });
});

describe('whyNotResumable', () => {
  const state = newCampaign('s', RULES, ['a']);

  it.each([
    [undefined, 'it is not the state of a campaign of this version'],
    [{ version: 2 }, 'it is not the state of a campaign of this version'],
    [{ ...state, rules: { ...RULES, edition: '2017' } }, 'it was run by dutch 2017'],
    [{ ...state, engines: ['b', 'c'] }, 'it was run with b against c'],
    [{ ...state, rules: { ...RULES, order: true } }, 'it was run with --order'],
    [{ ...state, findings: [{}] }, 'it is not the state of a campaign of this version'],
    [{ ...state, coverage: {} }, 'it is not the state of a campaign of this version'],
    [state, undefined],
  ])('%#', (stored, reason) => {
    expect(whyNotResumable(stored, { rules: RULES, engines: ['a'] })).toBe(reason);
  });
});

describe('makeCase', () => {
  it('gives the same case for the same seed, number and recipe', () => {
    for (const recipe of RECIPES) {
      const one = makeCase('s', 3, recipe, RULES);
      expect(makeCase('s', 3, recipe, RULES)).toEqual(one);
      expect(one.round).toBeLessThanOrEqual(one.tournament.settings.roundCount!);
    }
  });
});

describe('a campaign over team systems', () => {
  const rules = { system: 'team', edition: '2026' } as const;
  const team = regulationEngine('2026', 'team');

  it('finds nothing wrong with this library, and the colours of an engine that has them wrong', async () => {
    const clean = await runCampaign({ engine: team, rules, seed: 't', runs: 25 });
    expect(clean).toMatchObject({ cases: 25, wrong: 0 });
    const turned: PairingEngine = {
      name: 'turned',
      async pair(tournament, round) {
        const answer = await team.pair(tournament, round);
        if (answer.kind !== 'paired') return answer;
        const [first, ...rest] = answer.pairs;
        const pairs = first ? [{ white: first.black, black: first.white }, ...rest] : [];
        return { ...answer, pairs };
      },
    };
    const state = await runCampaign({
      engine: turned,
      rules,
      seed: 't',
      runs: 8,
      coverageEvery: 0,
    });
    expect(state.findings.length).toBeGreaterThan(0);
    for (const { cause, tournament } of state.findings) {
      expect(cause.kind).toBe('colour');
      expect(tournament.teams.length).toBeLessThanOrEqual(5);
    }
  });
});
