import { describe, expect, it } from 'vitest';
import type { EngineAnswer } from '../../src/fuzz/engine.js';
import { regulationEngine } from '../../src/fuzz/engine.js';
import { judgeAnswer } from '../../src/fuzz/judge.js';
import { createTournament } from '../../src/model/build.js';

const RULES = { system: 'dutch', edition: '2026' } as const;

const game = (white: number, black: number, letters: string) => ({
  white,
  black,
  whiteResult: letters[0] as '1',
  blackResult: letters[1] as '0',
  coloursKnown: true,
});

/** Six players, one round played by the rules (1-4, 5-2, 3-6), 6 absent in round 2. */
const tournament = createTournament({
  settings: { roundCount: 5, initialColour: 'white' },
  players: [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
  rounds: [
    { number: 1, games: [game(1, 4, '10'), game(5, 2, '01'), game(3, 6, '==')], byes: [] },
    { number: 2, games: [], byes: [{ player: 6, kind: 'Z' }] },
  ],
});

const paired = (boards: readonly string[], byes: readonly number[]): EngineAnswer => ({
  kind: 'paired',
  pairs: boards.map((board) => {
    const [white, black] = board.split('-').map(Number);
    return { white: white!, black: black! };
  }),
  byes,
});

const judge = (answer: EngineAnswer, order = false) =>
  judgeAnswer(tournament, 2, answer, { ...RULES, order });

const causeOf = (answer: EngineAnswer, order = false) => {
  const judgement = judge(answer, order);
  return judgement.kind === 'wrong' ? judgement.cause : undefined;
};

describe('judgeAnswer', () => {
  // 1 and 2 won: 2 is due Black twice over... the engine says 2-1; 3 has half a point and meets 4.
  const right = regulationEngine('2026').pair(tournament, 2) as EngineAnswer;

  it('accepts what the rules say, in any order of boards', () => {
    expect(right).toEqual(paired(['2-1', '4-3'], [5]));
    expect(judge(right)).toEqual({
      kind: 'conforms',
      regulation: {
        kind: 'paired',
        pairs: [
          { white: 2, black: 1 },
          { white: 4, black: 3 },
        ],
        bye: 5,
      },
    });
    expect(judge(paired(['4-3', '2-1'], [5])).kind).toBe('conforms');
  });

  it('tells the order of boards on request', () => {
    expect(causeOf(paired(['4-3', '2-1'], [5]), true)?.kind).toBe('board-order');
    expect(judge(right, true).kind).toBe('conforms');
  });

  it.each<[string, EngineAnswer, string]>([
    ['unknown player', paired(['2-1', '4-9'], [5]), 'failure unknown-player'],
    ['absent player', paired(['2-1', '4-6'], [5]), 'failure absent-player'],
    ['player twice', paired(['2-1', '4-2'], [5]), 'failure player-twice'],
    ['player left out', paired(['2-1', '4-3'], []), 'failure player-left-out'],
    ['rematch', paired(['1-4', '2-3'], [5]), 'illegal rematch'],
    ['two byes', paired(['2-1'], [3, 4, 5]), 'illegal not a pairing'],
    ['one colour', paired(['2-1', '3-4'], [5]), 'colour C.04.3:2026 art. 5.2.1'],
    ['all colours', paired(['1-2', '3-4'], [5]), 'colour all turned'],
    ['bye of a higher score', paired(['2-1', '5-4'], [3]), 'criterion C5'],
    ['leaders apart', paired(['2-3', '4-5'], [1]), 'criterion C6'],
    ['impossible', { kind: 'impossible', message: 'no' }, 'impossible'],
    ['no board at all, which says the same', paired([], []), 'impossible'],
    [
      'crash',
      { kind: 'failure', failure: 'crash', message: 'ends with exit status 1' },
      'failure crash',
    ],
    [
      'crash by a signal',
      { kind: 'failure', failure: 'crash', message: 'ended', ending: 'signal SIGSEGV' },
      'failure crash signal SIGSEGV',
    ],
  ])('%s', (_, answer, key) => {
    expect(causeOf(answer)?.key).toBe(key);
  });

  it('takes a list of no boards for what it means where nothing can be paired', () => {
    const game = { whiteResult: '=', blackResult: '=', coloursKnown: true } as const;
    const two = createTournament({
      settings: { roundCount: 3, initialColour: 'white' },
      players: [{ id: 1 }, { id: 2 }],
      rounds: [{ number: 1, games: [{ white: 1, black: 2, ...game }], byes: [] }],
    });
    expect(judgeAnswer(two, 2, paired([], []), RULES).kind).toBe('conforms');
  });

  it.each([
    ['BBBWW', 'Player 1 had the colours BBBWW: by the text the last two games make Black absolute'],
    ['WWWBB', 'Player 1 had the colours WWWBB: by the text the last two games make White absolute'],
    ['BBWW', undefined],
  ])('remarks where engines are known to disagree: %s', (colours, remark) => {
    const drawn = { whiteResult: '=', blackResult: '=', coloursKnown: true } as const;
    const rounds = [...colours].map((colour, index) => {
      const rival = index + 2;
      const [white, black] = colour === 'W' ? [1, rival] : [rival, 1];
      return { number: index + 1, games: [{ white, black, ...drawn }], byes: [] };
    });
    const history = createTournament({
      settings: { roundCount: 9, initialColour: 'white' },
      players: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id })),
      rounds,
    });
    const right = regulationEngine('2026').pair(history, rounds.length + 1) as EngineAnswer;
    if (right.kind !== 'paired') throw new Error('no pairing');
    const turned = right.pairs.map(({ white, black }) => ({ white: black, black: white }));
    const judgement = judgeAnswer(history, rounds.length + 1, { ...right, pairs: turned }, RULES);
    const sentences = judgement.kind === 'wrong' ? judgement.sentences : [];
    expect(sentences.find((one) => one.includes('had the colours'))).toEqual(
      remark === undefined ? undefined : expect.stringContaining(remark),
    );
  });

  it('gives the sentences of the verifier', () => {
    const judgement = judge(paired(['2-1', '5-4'], [3]));
    expect(judgement.kind === 'wrong' && judgement.sentences.join('\n')).toMatch(/C5/);
  });

  it('agrees that a round is impossible', () => {
    const met = createTournament({
      settings: { roundCount: 3 },
      players: [{ id: 1 }, { id: 2 }],
      rounds: [{ number: 1, games: [game(1, 2, '10')], byes: [] }],
    });
    const impossible: EngineAnswer = { kind: 'impossible', message: 'no pairing' };
    expect(judgeAnswer(met, 2, impossible, RULES).kind).toBe('conforms');
    const judgement = judgeAnswer(met, 2, paired(['2-1'], []), RULES);
    expect(judgement.kind === 'wrong' && judgement.cause.key).toBe('illegal rematch');
  });

  it('throws on an unknown edition and on an unknown number of rounds', () => {
    const without = createTournament({ players: [{ id: 1 }, { id: 2 }] });
    expect(() => judgeAnswer(without, 1, right, RULES)).toThrow(/^Expected a round to pair/);
    const rules = { system: 'dutch', edition: '1999' } as const;
    expect(() => judgeAnswer(tournament, 2, right, rules)).toThrow(/^Expected an edition of dutch/);
  });
});
