import { describe, expect, it } from 'vitest';
import { type CampaignOptions, runCampaign } from '../../src/fuzz/campaign.js';
import type { EngineAnswer, FailureKind, PairingEngine } from '../../src/fuzz/engine.js';
import { regulationEngine } from '../../src/fuzz/engine.js';
import { findingText } from '../../src/fuzz/finding-text.js';
import type { Recipe } from '../../src/fuzz/recipes.js';
import { newCampaign, whyNotResumable } from '../../src/fuzz/state.js';
import { generateTournament } from '../../src/generate/generate.js';
import { createTournament } from '../../src/model/build.js';
import type { Tournament } from '../../src/model/tournament.js';

const RULES = { system: 'dutch', edition: '2026' } as const;

/** Nine players who have played two rounds: quick to pair. */
const played = generateTournament('details', {
  ...{ players: 9, rounds: 5, played: 2, halfByes: { count: 0 }, zeroByes: { count: 0 } },
  ...{ withdrawals: { count: 0 }, forfeits: { count: 0 } },
});

const recipeOf = (name: string, tournament = played, aims: readonly string[] = []): Recipe => ({
  ...{ name, weight: 1, aims },
  make: () => tournament,
});

const sound = regulationEngine('2026');
const NONE: EngineAnswer = { kind: 'impossible', message: 'nothing fits' };
const fails = (failure: FailureKind, message: string): EngineAnswer => ({
  ...{ kind: 'failure', failure, message },
});

/** An engine that answers as said, or as the rules say where nothing is said. */
function engineOf(
  answer: (tournament: Tournament, round: number, call: number) => EngineAnswer | undefined,
  name = 'engine',
): PairingEngine & { readonly calls: () => number } {
  let calls = 0;
  return {
    name,
    calls: () => calls,
    pair(tournament, round) {
      calls += 1;
      return answer(tournament, round, calls) ?? sound.pair(tournament, round);
    },
  };
}

const run = (options: Partial<CampaignOptions> & Pick<CampaignOptions, 'engine'>) =>
  runCampaign({
    ...{ rules: RULES, seed: 's', runs: 1, coverageEvery: 0, recipes: [recipeOf('one')] },
    ...options,
  });

describe('a campaign counts', () => {
  it('cases, wrong answers, and how often each fault was seen', async () => {
    const seen: number[] = [];
    const state = await run({
      ...{ engine: engineOf(() => NONE), runs: 5, shrinkTries: 0 },
      onCase: ({ cases }) => seen.push(cases),
    });
    expect(state).toMatchObject({ cases: 5, next: 5, wrong: 5, findings: [{ seen: 5 }] });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('the same with several jobs, however many see the fault while one shrinks it', async () => {
    const slow: PairingEngine = {
      name: 'slow',
      pair: () => new Promise((resolve) => setTimeout(() => resolve(NONE), 1)),
    };
    const state = await run({ engine: slow, runs: 12, jobs: 4, shrinkTries: 20 });
    expect(state).toMatchObject({ cases: 12, wrong: 12 });
    expect(state.findings.map(({ seen }) => seen)).toEqual([12]);
  });

  it('the same fault of two engines as two', async () => {
    const state = await run({
      ...{ engine: engineOf(() => NONE, 'A'), against: engineOf(() => NONE, 'B'), runs: 2 },
      shrinkTries: 0,
    });
    expect(state.findings.map(({ engine, seen }) => `${engine} ${seen}`)).toEqual(['A 2', 'B 2']);
  });

  it('coverage of all and by recipe', async () => {
    const recipes = [recipeOf('a'), recipeOf('b')];
    const state = await run({ engine: sound, runs: 8, coverageEvery: 2, recipes });
    expect(state.coverage.rounds).toBe(4);
    const rounds = Object.values(state.ledger).map((one) => one.rounds);
    expect(rounds.reduce((sum, one) => sum + one, 0)).toBe(4);
  });

  it('nothing that aims when coverage is not taken', async () => {
    const aims = Object.keys(newCampaign('s', RULES, []).coverage.counts);
    const used = { plain: 0, aimed: 0 };
    const noting = (name: 'plain' | 'aimed', list: readonly string[] = []): Recipe => ({
      ...recipeOf(name, played, list),
      make() {
        used[name] += 1;
        return played;
      },
    });
    const recipes = [noting('plain'), noting('aimed', aims)];
    await run({ engine: sound, runs: 80, recipes });
    expect(used.plain).toBeGreaterThan(28);
  });

  it('the time of all its parts', async () => {
    let time = 0;
    const now = () => {
      time += 10;
      return time;
    };
    const state = { ...newCampaign('stored', RULES, ['engine']), milliseconds: 5000, next: 7 };
    const more = await run({ engine: sound, runs: 99, milliseconds: 100, now, state });
    expect(more.milliseconds).toBeGreaterThanOrEqual(5100);
    expect(more.milliseconds).toBeLessThan(5200);
  });
});

describe('making faults smaller', () => {
  /** Every look at the clock takes so long. */
  const clock = (step: number) => {
    let time = 0;
    return () => {
      time += step;
      return time;
    };
  };
  const big = generateTournament('big', { players: 40, rounds: 5, played: 3 });

  it('takes no more than half of the time, and says when it was cut short', async () => {
    const engine = engineOf(() => NONE);
    const { findings, cases } = await run({
      ...{ engine, runs: 999, milliseconds: 20_000, now: clock(500) },
      recipes: [recipeOf('big', big)],
    });
    expect(findings).toMatchObject([{ cutShort: true }]);
    expect(findingText(findings[0]!)).toMatch(/shrunk from .* as far as the time went\./);
    expect(cases).toBeGreaterThan(3);
  });

  it('has a limit without a time, too', async () => {
    const engine = engineOf(() => NONE);
    const options = { engine, recipes: [recipeOf('big', big)] };
    const long = await run({ ...options, now: clock(5000) });
    expect(long.findings).toMatchObject([{ cutShort: true }]);
    const short = await run({ ...options, now: clock(1) });
    expect(short.findings[0]).not.toHaveProperty('cutShort');
    expect(short.findings[0]!.tournament.players).toHaveLength(2);
  });
});

describe('a campaign goes on', () => {
  it('with the seed of the stored one', async () => {
    const seeds: unknown[] = [];
    const recipe: Recipe = {
      ...recipeOf('noting'),
      make(seed) {
        seeds.push(seed);
        return played;
      },
    };
    const state = { ...newCampaign('stored', RULES, ['engine']), next: 7 };
    await run({ engine: sound, seed: 'other', state, recipes: [recipe] });
    expect(seeds).toEqual(['stored-7-0']);
  });

  it('only while the engine can be started', async () => {
    const engine = engineOf(() => fails('not-started', 'engine cannot be started'));
    expect(await run({ engine, runs: 50 })).toMatchObject({ cases: 1, findings: [{ seen: 1 }] });
  });

  it('until it is told to end, in the middle of shrinking as well', async () => {
    const engine = engineOf(() => NONE);
    await run({ engine, runs: 9, isOver: () => engine.calls() > 6 });
    expect(engine.calls()).toBeLessThan(12);
  });
});

describe('a finding', () => {
  it('is as large as it was when nothing may be tried', async () => {
    const { findings } = await run({ engine: engineOf(() => NONE), shrinkTries: 0 });
    expect(findings[0]?.tournament.players).toHaveLength(9);
    expect(findings[0]).toMatchObject({ original: { players: 9, rounds: 2 }, unsteady: false });
  });

  it('keeps its cause while it shrinks, and tells the answer to the small tournament', async () => {
    const engine = engineOf(({ players }) =>
      players.length > 4 ? NONE : fails('crash', `ends with ${players.length} players`),
    );
    const { findings } = await run({ engine });
    expect(findings.map(({ cause }) => cause.key)).toEqual(['impossible']);
    expect(findings[0]?.tournament.players).toHaveLength(5);
    const crashing = engineOf(({ players }) =>
      fails('crash', `ends with ${players.length} players`),
    );
    const small = (await run({ engine: crashing })).findings[0]!;
    expect(small.cause.title).toBe('ends with 2 players');
    expect(small.answer).toMatchObject({ message: 'ends with 2 players' });
  });

  it('is unsteady unless the engine repeats it three times', async () => {
    const twice = engineOf((_tournament, _round, call) => (call <= 3 ? NONE : undefined));
    const { findings } = await run({ engine: twice });
    expect(findings[0]).toMatchObject({ unsteady: true, seen: 1 });
    expect(findings[0]?.tournament.players).toHaveLength(9);
    expect(findingText(findings[0]!)).toContain('did not repeat it');
  });

  it('takes few tries of an engine that hangs', async () => {
    const engine = engineOf(({ players }) =>
      players.length > 8 ? fails('timeout', 'no answer') : undefined,
    );
    await run({ engine });
    expect(engine.calls()).toBeLessThan(26);
  });

  it('has a game in every earlier round', async () => {
    const engine = engineOf((_, round) => (round === 3 ? fails('crash', 'ends') : undefined));
    const { findings } = await run({ engine });
    const [found] = findings;
    expect(found?.round).toBe(3);
    expect(found?.tournament.rounds.map(({ games }) => games.length > 0)).toEqual([true, true]);
  });

  it('tells what the other engine says to the small tournament', async () => {
    const against = engineOf(({ players }) => (players.length > 5 ? undefined : NONE), 'other');
    const { findings } = await run({ engine: engineOf(() => NONE), against });
    const [found] = findings;
    expect(found?.tournament.players).toHaveLength(2);
    expect(found?.against).toEqual({
      ...{ engine: 'other', answer: NONE, isRight: false, sameAnswer: true },
    });
  });

  it.each<[string, EngineAnswer, EngineAnswer, boolean]>([
    ['failures of one kind', fails('crash', 'one'), fails('crash', 'two'), true],
    ['failures of two kinds', fails('crash', 'one'), fails('refused', 'one'), false],
    [
      'boards in another order',
      {
        kind: 'paired',
        pairs: [
          { white: 1, black: 2 },
          { white: 3, black: 4 },
        ],
        byes: [],
      },
      {
        kind: 'paired',
        pairs: [
          { white: 3, black: 4 },
          { white: 1, black: 2 },
        ],
        byes: [],
      },
      true,
    ],
    [
      'the same boards and another bye',
      { kind: 'paired', pairs: [{ white: 1, black: 2 }], byes: [3] },
      { kind: 'paired', pairs: [{ white: 1, black: 2 }], byes: [4] },
      false,
    ],
  ])('tells whether two wrong answers are the same: %s', async (_, one, two, sameAnswer) => {
    const state = await run({
      ...{ engine: engineOf(() => one), against: engineOf(() => two, 'other'), shrinkTries: 0 },
    });
    expect(state.findings[0]?.against?.sameAnswer).toBe(sameAnswer);
  });

  it('has the shape that both engines can read', async () => {
    const against: PairingEngine = {
      ...sound,
      normalise: (tournament) =>
        tournament.info.city === 'Flat'
          ? tournament
          : createTournament({ ...tournament, info: { ...tournament.info, city: 'Flat' } }),
    };
    const asked: string[] = [];
    const engine = engineOf(({ info }) => {
      asked.push(info.city);
      return NONE;
    });
    const { findings } = await run({ engine, against });
    expect(asked[0]).toBe('Flat');
    expect(findings[0]?.tournament.info.city).toBe('Flat');
    expect(findings[0]?.tournament.players).toHaveLength(2);
  });
});

describe('an engine in another language', () => {
  const shape = (answer: unknown): PairingEngine => ({
    name: 'foreign',
    pair: () => answer as EngineAnswer,
  });
  it.each([
    [null, 'the answer is null, expected an object with a kind'],
    ['1 2', 'the answer is "1 2", expected an object with a kind'],
    [[], 'the answer has the kind nothing, expected paired, impossible or failure'],
    [{ kind: 'nope' }, 'the answer has the kind "nope", expected paired, impossible or failure'],
    [{ kind: 'paired' }, 'the answer has nothing for pairs, expected a list'],
    [{ kind: 'paired', pairs: [] }, 'the answer has nothing for byes, expected a list'],
    [
      { kind: 'paired', pairs: [[1, 2]], byes: [] },
      'the answer has nothing as white of board 1, expected a number',
    ],
    [
      { kind: 'paired', pairs: [undefined], byes: [] },
      'the answer has nothing as board 1, expected an object',
    ],
    [
      { kind: 'paired', pairs: [{ white: 1, black: Number.NaN }], byes: [] },
      'the answer has NaN as black of board 1, expected a number',
    ],
    [{ kind: 'paired', pairs: [], byes: 3 }, 'the answer has 3 for byes, expected a list'],
    [
      { kind: 'paired', pairs: [], byes: ['3'] },
      'the answer has "3" among the byes, expected a number',
    ],
    [{ kind: 'impossible' }, 'the answer has nothing for message, expected a text'],
    [
      { kind: 'failure', failure: 'tired', message: 'zz' },
      /^the answer has the failure "tired", expected one of not-started, /,
    ],
  ])('that answers %j fails, and the campaign goes on', async (answer, title) => {
    const state = await run({ engine: shape(answer), runs: 2, shrinkTries: 3 });
    expect(state).toMatchObject({ cases: 2, wrong: 2 });
    expect(state.findings.map(({ cause }) => cause)).toEqual([
      {
        ...{ kind: 'failure', key: 'failure unreadable' },
        title: typeof title === 'string' ? title : expect.stringMatching(title),
      },
    ]);
    expect(findingText(state.findings[0]!)).toContain('the answer');
  });

  it('that answers nothing at all, or throws while it normalises', async () => {
    const { findings } = await run({ engine: shape(undefined) });
    expect(findings[0]?.cause.title).toBe('the answer is nothing, expected an object with a kind');
    const broken: PairingEngine = {
      ...sound,
      normalise: () => {
        throw new Error('boom');
      },
    };
    const state = await run({ engine: broken, against: sound, shrinkTries: 3 });
    expect(state.findings.map(({ cause }) => cause.title)).toEqual([
      'cannot normalise the tournament: throws boom',
    ]);
  });
});

describe('a stored campaign', () => {
  it('begins with nothing, and is not continued by another version', () => {
    const state = newCampaign('s', RULES, ['engine']);
    expect(state).toMatchObject({ next: 0, cases: 0, wrong: 0, findings: [], milliseconds: 0 });
    const wanted = { rules: RULES, engines: ['engine'] };
    expect(whyNotResumable(state, wanted)).toBeUndefined();
    const older = { ...wanted, rules: { ...RULES, edition: '2017' } };
    expect(whyNotResumable(state, older)).toBe('it was run by dutch 2026');
    expect(whyNotResumable({ ...state, version: 1 }, wanted)).toBe(
      'it is not the state of a campaign of this version',
    );
  });
});
