import { describe, expect, it } from 'vitest';
import { checkWhatIf, generateTournament, pairRound, type SystemId } from '../../src/index.js';
import { favoursGiven } from '../../src/verify/decisive.js';

const SYSTEMS: readonly (readonly [SystemId, string])[] = [
  ['olympiad', '2022'],
  ['olympiad', '2012'],
  ['team', '2026'],
];

describe.each(SYSTEMS)('what other pairs would cost: %s %s', (system, edition) => {
  const round = 4;
  const rules = { system, edition };
  const tournaments = Array.from({ length: 6 }, (_, seed) =>
    generateTournament(`what if ${seed}`, {
      ...rules,
      players: 9 + seed,
      rounds: 6,
      played: round - 1,
      boards: 1,
      zeroByes: { perMille: 0 },
      halfByes: { perMille: 0 },
    }),
  );

  it.each(tournaments.map((tournament, seed) => [seed, tournament] as const))(
    'seed %s: leaving out a pair costs something, and the rules stay the better',
    (_, tournament) => {
      const usual = pairRound(tournament, round, rules);
      if (usual.kind !== 'paired') throw new Error(usual.kind);
      for (const { white, black } of usual.pairs) {
        const answer = checkWhatIf(tournament, round, { exclude: [[white, black]] }, rules);
        if (answer.kind === 'impossible') continue;
        if (answer.kind !== 'costs') throw new Error(answer.sentence);
        const has = answer.pairing.pairs.some(
          (pair) => [pair.white, pair.black].sort().join() === [white, black].sort().join(),
        );
        expect(has).toBe(false);
        expect(favoursGiven(answer.cost.decision), answer.sentence).toBe(false);
      }
    },
  );

  it.each(tournaments.map((tournament, seed) => [seed, tournament] as const))(
    'seed %s: a pair that is asked for is in the answer, and says what it costs',
    (_, tournament) => {
      const kinds = new Set<string>();
      const usual = pairRound(tournament, round, rules);
      if (usual.kind !== 'paired') throw new Error(usual.kind);
      const present = usual.pairs.flatMap(({ white, black }) => [white, black]);
      const [first, ...others] = present.sort((a, b) => a - b);
      for (const other of others) {
        const answer = checkWhatIf(tournament, round, { include: [[first!, other]] }, rules);
        kinds.add(answer.kind);
        if (answer.kind !== 'costs' && answer.kind !== 'regulation') continue;
        const pair = answer.pairing.pairs.find((one) => [one.white, one.black].includes(first!));
        expect([pair?.white, pair?.black].sort()).toEqual([first!, other].sort());
        expect(answer.pairing.bye).not.toBe(first);
        if (answer.kind === 'costs') expect(favoursGiven(answer.cost.decision)).toBe(false);
      }
      // Three opponents of earlier rounds, the one of the rules, and those who cost something.
      expect([...kinds].sort()).toEqual(expect.arrayContaining(['costs', 'illegal', 'regulation']));
    },
  );

  it('asks for participants, each in one pair', () => {
    const [tournament] = tournaments;
    const ask = (include: readonly (readonly [number, number])[]) => () =>
      checkWhatIf(tournament!, round, { include }, rules);
    expect(ask([[1, 900]])).toThrow(/^Expected a (team|participant)/);
    const answers = pairRound(tournament!, round, rules);
    if (answers.kind !== 'paired') throw new Error(answers.kind);
    const { white, black } = answers.pairs[0]!;
    expect(() => checkWhatIf(tournament!, round, { exclude: [[white, 900]] }, rules)).toThrow(
      'Expected a participant of the round, found 900',
    );
    expect(
      ask([
        [white, black],
        [black, white],
      ]),
    ).toThrow(/Expected everybody in one pair at most/);
  });
});
