import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../src/trf/index.js';
import { declaredManualRounds } from '../../src/verify/index.js';
import {
  openRound,
  pairRound,
  verifyPairing,
  verifyRound,
  verifyTournament,
} from '../../src/words/index.js';
import { play, sample, sampleText } from './helpers.js';

/** Six players, round 1 as art. 3 and 5.2.5 of C.04.3:2026 give it: 1-4, 5-2, 3-6. */
const FIRST_ROUND = '1-4 1 | 5-2 0 | 3-6 =';
/** Round 2 by hand: {1, 2} on 1 point, {3, 6} on a half, {4, 5} on none. */
const SECOND_ROUND = '2-1 = | 4-3 0 | 6-5 1';

describe('a tournament that follows the rules', () => {
  it('conforms in every round', () => {
    const result = verifyTournament(sample('lakeside-open.trf'));
    expect(result).toMatchObject({ verdict: 'conforms', system: 'dutch', edition: '2026' });
    expect(result.rounds.map(({ round, verdict }) => `${round} ${verdict}`)).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index + 1} conforms`),
    );
    expect(result.rounds.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('does not care for the order of the boards unless it is asked to', () => {
    const tournament = play(6, ['3-6 = | 1-4 1 | 5-2 0']);
    expect(verifyRound(tournament, 1).verdict).toBe('conforms');
    const strict = verifyRound(tournament, 1, { order: true });
    expect(strict.verdict).toBe('differs');
    expect(strict.findings.map(({ kind, given, regulation }) => [kind, given, regulation])).toEqual(
      [
        ['order', [[3, 6]], [[1, 4]]],
        ['order', [[1, 4]], [[5, 2]]],
        ['order', [[5, 2]], [[3, 6]]],
      ],
    );
  });
});

describe('differences (C.04.3:2026)', () => {
  it('names exchanged pairs and the bracket where they part', () => {
    const result = verifyRound(sample('lakeside-open-exchanged.trf'), 9);
    expect(result.verdict).toBe('differs');
    expect(
      result.findings.map(({ kind, who, given, regulation }) => ({ kind, who, given, regulation })),
    ).toEqual([
      {
        kind: 'pair',
        who: [14, 18],
        given: [[14, 18]],
        regulation: [
          [14, 19],
          [21, 18],
        ],
      },
      {
        kind: 'pair',
        who: [21, 19],
        given: [[21, 19]],
        regulation: [
          [21, 18],
          [14, 19],
        ],
      },
    ]);
    expect(result.decisive).toMatchObject({
      bracket: { score: 30, members: [14, 12, 18, 19, 23] },
      given: { pairs: [[14, 18]], downfloaters: [12, 19, 23] },
      regulation: { pairs: [[14, 19]], downfloaters: [12, 18, 23] },
    });
    expect(result.findings[0]?.sentence).toBe(
      '14 Thistledown, Fay - 18 Grauwinkel, Uli should not meet; the rules give 14-19, 21-18',
    );
    expect(result.findings[0]?.bracket).toEqual(result.decisive?.bracket);
  });

  it('takes a wrong pairing as a fact for the rounds after it', () => {
    const tournament = play(6, ['1-2 1 | 3-4 1 | 5-6 1', FIRST_ROUND.replace('3-6 =', '3-6 1')]);
    const { rounds, verdict } = verifyTournament(tournament);
    expect(verdict).toBe('differs');
    expect(rounds[0]?.findings.map(({ kind }) => kind)).toEqual(['pair', 'pair', 'pair']);
    // Round 2 is judged from round 1 as it was: 1, 3 and 5 lead, so 1-4 is no pair of the rules.
    expect(
      rounds[1]?.regulation?.pairs.map(({ white, black }) => [white, black]),
    ).not.toContainEqual([1, 4]);
  });

  it('tells colours apart from pairs, with the article (5.2.5)', () => {
    const result = verifyRound(play(6, ['1-4 1 | 2-5 1 | 3-6 =']), 1);
    expect(result.verdict).toBe('differs');
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({
      kind: 'colour',
      who: [5, 2],
      given: [[2, 5]],
      regulation: [[5, 2]],
    });
    expect(result.findings[0]?.sentence).toContain('C.04.3:2026 art. 5.2.5');
    expect(result.decisive).toBeUndefined();
  });

  it('does not compare colours that the file does not tell', () => {
    const tournament = play(6, ['1-4 1 | 2-5 + | 3-6 =']);
    const [round] = tournament.rounds;
    const games = round!.games.map((game) => ({ ...game, coloursKnown: game.white !== 2 }));
    const blurred = { ...tournament, rounds: [{ ...round!, games }] };
    expect(verifyRound(blurred, 1).verdict).toBe('conforms');
    expect(verifyRound(tournament, 1).verdict).toBe('differs');
  });

  it('names the bye that went to another player', () => {
    const result = verifyRound(play(5, ['1-3 1 | 5-2 0 | 4 U']), 1);
    const bye = result.findings.find(({ kind }) => kind === 'bye');
    expect(bye).toMatchObject({ who: [4, 5], given: [[4, 0]], regulation: [[5, 0]] });
    expect(result.decisive?.given.downfloaters).toEqual([4]);
    expect(result.decisive?.regulation.downfloaters).toEqual([5]);
  });

  it('finds a missing bye', () => {
    const tournament = play(5, []);
    const pairs = [
      { white: 1, black: 3, coloursKnown: true },
      { white: 4, black: 2, coloursKnown: true },
    ];
    const result = verifyPairing(tournament, { pairs, byes: [] });
    expect(result.findings.map(({ kind, who }) => [kind, who])).toEqual([
      ['absent', [5]],
      ['bye', [5]],
    ]);
  });
});

describe('why', () => {
  it('names the criterion that decides, with both values and the players behind them', () => {
    const { decisive } = verifyRound(sample('lakeside-open-exchanged.trf'), 9);
    expect(decisive?.decision).toMatchObject({
      kind: 'criterion',
      better: 'regulation',
      criterion: {
        id: 'C12',
        given: { values: [1], players: [14, 18] },
        regulation: { values: [0], players: [] },
      },
    });
    expect(decisive?.criteria?.map(({ id }) => id)).toContain('C14');
    expect(decisive?.reason).toBe(
      'C.04.3:2026 [C12] decides, players who do not get their colour preference: ' +
        'the given pairing has 1 (14, 18), the regulation 0',
    );
  });

  it('names the place in the order where all criteria are equal', () => {
    const result = verifyRound(play(6, ['1-5 1 | 4-2 1 | 3-6 =']), 1);
    expect(result.decisive?.decision).toMatchObject({ kind: 'order', better: 'regulation' });
    expect(result.decisive?.reason).toMatch(
      /^both are equally good, and the order of the lower half/,
    );
  });

  it('shows only where long orders differ', () => {
    // Twenty players, round 1: boards 4 and 5 have exchanged their lower half.
    const lower = [11, 12, 13, 15, 14, 16, 17, 18, 19, 20];
    const text = lower
      .map((id, index) => (index % 2 === 0 ? `${index + 1}-${id} 1` : `${id}-${index + 1} 1`))
      .join(' | ');
    const { decisive } = verifyRound(play(20, [text]), 1);
    expect(decisive?.sentence).toBe(
      'given and regulation part in the bracket of 0.0 points ' +
        '(1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 10 more): ' +
        'the regulation pairs 4-14, 5-15, the given pairing pairs 4-15, 5-14',
    );
    expect(decisive?.reason).toMatch(
      /regulation … 14 15 … \(number 1\), given … 15 14 … \(number \d+\)$/,
    );
  });

  it('keeps consequences apart from decisions', () => {
    const tournament = sample('lakeside-open.trf');
    let consequences = 0;
    for (let round = 1; round <= 9; round += 1) {
      const opened = openRound(tournament, round);
      if (opened.kind !== 'opened') throw new Error(opened.reason);
      const { pairs } = verifyRound(tournament, round).regulation!;
      // The best pairing without the top board: all that follows its bracket is by the rules.
      const exclude = [[pairs[0]!.white, pairs[0]!.black] as const];
      const other = opened.case.whatIf!({ exclude }).result;
      if (other.kind !== 'paired') throw new Error(other.reason);
      const given = {
        pairs: other.pairs.map((pair) => ({ ...pair, coloursKnown: true })),
        byes: other.bye === undefined ? [] : [other.bye],
      };
      const { findings, decisive } = verifyPairing(tournament, given, { round });
      for (const { bracket, consequence = false } of findings) {
        const below = bracket!.number > decisive!.bracket.number;
        expect(consequence).toBe(below);
        consequences += Number(below);
      }
    }
    expect(consequences).toBeGreaterThan(5);
  });

  it('names the edition that does prescribe the pairing', () => {
    const tournament = sample('lakeside-open.trf');
    const result = verifyTournament(tournament, { edition: '2017' });
    expect(result.verdict).toBe('differs');
    expect(result.conformsTo).toContain('dutch 2026');
    expect(result.rounds[3]?.conformsTo).toContain('dutch 2026');
    expect(verifyTournament(sample('lakeside-open-exchanged.trf')).conformsTo).toBeUndefined();
  });
});

describe('absolute rules', () => {
  it.each([
    ['rematch, C1', [FIRST_ROUND, '4-1 = | 2-3 1 | 6-5 1'], {}, [4, 1], 'rematch', 1],
    [
      'forbidden pair, record 260',
      ['1-4 1 | 5-2 0 | 3-6 ='],
      { forbidden: [{ ids: [2, 5], from: 1, to: 9, source: '260' as const }] },
      [5, 2],
      'forbidden',
      0,
    ],
    [
      'two players who both must have Black, C3',
      ['1-4 1 | 3-5 1 | 6-2 0', '1-5 1 | 3-6 1 | 2-4 1', '1-3 1 | 4-6 1 | 5-2 1'],
      {},
      [1, 3],
      'absolute-colour',
      0,
    ],
  ])('%s', (_, rounds, settings, who, kind, round) => {
    const result = verifyRound(play(6, rounds, settings), rounds.length);
    expect(result.verdict).toBe('illegal');
    const illegal = result.findings.filter((finding) => finding.kind === 'illegal');
    expect(illegal).toHaveLength(1);
    expect(illegal[0]).toMatchObject({ who, given: [who], illegality: { kind, round } });
  });

  it.each([
    ['a bye', '5 U', 1],
    ['a forfeit win', '4-5 -', 1],
    ['a full-point bye', '5 F', 1],
  ])('the bye of one who already had %s, C2', (_, first, round) => {
    const rest = first.includes('-') ? '1-3 1 | 2 Z' : '1-3 1 | 4-2 0';
    const result = verifyRound(play(5, [`${rest} | ${first}`, '2-1 1 | 3-4 1 | 5 U']), 2);
    const illegal = result.findings.find(({ kind }) => kind === 'illegal');
    expect(illegal).toMatchObject({ who: [5], illegality: { kind: 'bye-barred', round } });
    expect(result.verdict).toBe('illegal');
  });

  it('a half-point bye does not bar from the bye', () => {
    const result = verifyRound(play(5, ['1-3 1 | 4-2 0 | 5 H', '2-1 1 | 3-4 1 | 5 U']), 2);
    expect(result.findings.map(({ kind }) => kind)).not.toContain('illegal');
  });

  it('two byes, one player twice, a player against himself', () => {
    const pairs = [
      { white: 1, black: 1, coloursKnown: true },
      { white: 2, black: 3, coloursKnown: true },
      { white: 2, black: 4, coloursKnown: true },
    ];
    const result = verifyPairing(play(7, []), { pairs, byes: [5, 6] });
    expect(result.verdict).toBe('illegal');
    const sentences = result.findings
      .filter(({ kind }) => kind === 'illegal')
      .map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      '1 stands on both sides of a board',
      '2 is paired more than once',
      '5 and 6 have a pairing-allocated bye; a round has at most one',
    ]);
  });

  it('a pairing where none is legal is illegal, and says that there is none', () => {
    const met = ['1-4 1 | 2-3 1', '3-1 1 | 4-2 1', '1-2 1 | 3-4 1', '1-4 = | 2-3 ='];
    const result = verifyRound(play(4, met), 4);
    expect(result.verdict).toBe('illegal');
    expect(result.reason).toContain('no legal pairing exists');
  });
});

describe('people who should not be there', () => {
  it('finds a player who is paired in spite of an announced bye', () => {
    const tournament = play(6, ['1 H | 4 Z']);
    const pairs = [
      { white: 1, black: 4, coloursKnown: true },
      { white: 5, black: 2, coloursKnown: true },
      { white: 3, black: 6, coloursKnown: true },
    ];
    const result = verifyPairing(tournament, { pairs, byes: [] });
    expect(result.verdict).toBe('differs');
    expect(result.findings.filter(({ kind }) => kind === 'absent').map(({ who }) => who)).toEqual([
      [1],
      [4],
    ]);
  });

  it('finds one whom record 240 announces as absent in a round already played', () => {
    const text = `${sampleText('lakeside-open.trf')}240 H 004   10\r\n`;
    const { tournament, diagnostics } = parseTrf(text);
    const result = verifyTournament(tournament!, { diagnostics });
    expect(result.rounds.map(({ verdict }) => verdict)).toEqual([
      ...['conforms', 'conforms', 'conforms', 'differs'],
      ...['conforms', 'conforms', 'conforms', 'conforms', 'conforms'],
    ]);
    expect(result.rounds[3]?.findings).toMatchObject([{ kind: 'absent', who: [10] }]);
  });
});

describe('what cannot be judged', () => {
  it('a round whose halves contradict each other, and every round after it', () => {
    // Player 1 says that he met 3 in round 3, where 2 says that he met 1: their points lack a game.
    const text = sampleText('lakeside-open.trf').replace(
      '   8 b 1     2 w =',
      '   8 b 1     3 w =',
    );
    const { tournament, diagnostics } = parseTrf(text);
    const result = verifyTournament(tournament!, { diagnostics });
    expect(result.rounds.map(({ verdict }) => verdict)).toEqual([
      ...['conforms', 'conforms'],
      ...['unjudged', 'unjudged', 'unjudged', 'unjudged', 'unjudged', 'unjudged', 'unjudged'],
    ]);
    expect(result.verdict).toBe('unjudged');
    expect(result.rounds[4]?.reason).toContain('round 3 cannot be judged');
  });

  it('a system that is not known here, with the way out', () => {
    const result = verifyTournament(play(6, [FIRST_ROUND], { typeCode: 'FIDE_LIM' }));
    expect(result).toMatchObject({ verdict: 'unjudged', rounds: [] });
    expect(result.reason).toContain('FIDE_LIM');
    expect(
      verifyTournament(play(6, [FIRST_ROUND], { typeCode: 'FIDE_LIM' }), { system: 'dutch' })
        .verdict,
    ).toBe('conforms');
  });

  it('a tournament before its first round', () => {
    expect(verifyTournament(play(6, []))).toMatchObject({ verdict: 'unjudged', rounds: [] });
    expect(verifyTournament(play(6, ['2 H']))).toMatchObject({ verdict: 'unjudged', rounds: [] });
  });

  it('a round of games that is not there', () => {
    const result = verifyTournament(play(6, [FIRST_ROUND, SECOND_ROUND]), { rounds: [3] });
    expect(result.verdict).toBe('unjudged');
    expect(result.reason).toBe('there is no round 3 to judge; the tournament has 2 paired');
  });
});

describe('rounds declared to be paired by hand', () => {
  const text = sampleText('lakeside-open-exchanged.trf');

  it.each([
    ['### MPA @ Round 9: boards 7 and 8 exchanged', 'MPA @ Round 9: boards 7 and 8 exchanged'],
    ['### round 9 was paired manually', 'round 9 was paired manually'],
  ])('%s', (comment, reason) => {
    const { document, tournament } = parseTrf(`${comment}\r\n${text}`);
    const manualRounds = declaredManualRounds(document.lines);
    const { verdict, rounds } = verifyTournament(tournament!, { manualRounds });
    expect(verdict).toBe('manual');
    expect(rounds[8]).toMatchObject({ verdict: 'manual', reason });
    expect(rounds[8]?.findings).toHaveLength(2);
    expect(rounds[0]?.verdict).toBe('conforms');
  });

  it('does not excuse an illegal pairing', () => {
    const manualRounds = new Map([[2, 'MPA @ Round 2']]);
    const tournament = play(6, [FIRST_ROUND, '4-1 = | 2-3 1 | 6-5 1']);
    expect(verifyRound(tournament, 2, { manualRounds }).verdict).toBe('illegal');
  });

  it('other comments declare nothing', () => {
    const lines = [
      '### Import @ Round 3: 12 players',
      '### a manual for arbiters',
      '001 MPA @ Round 2',
    ];
    expect(declaredManualRounds(lines.map((line) => ({ text: line }))).size).toBe(0);
  });
});

describe('a report without the number of rounds', () => {
  // Before round 3 players 1 and 2 lead with 2 points and two Whites each: only in the last round,
  // as topscorers, may they meet (C3).
  const rounds = ['1-4 1 | 2-5 1 | 3-6 0', '1-5 1 | 2-6 1 | 4-3 0'];
  const LAST = '2-1 = | 6-4 = | 3-5 =';
  const unknown = (last: string) => {
    const tournament = play(6, [...rounds, last]);
    const { roundCount: _, ...settings } = tournament.settings;
    return { ...tournament, settings };
  };

  it('judges the last recorded round as the last one, and says so', () => {
    const result = verifyTournament(unknown(LAST), { rounds: [3] });
    expect(result.rounds[0]?.findings.map(({ kind }) => kind)).not.toContain('illegal');
    expect(verifyRound(unknown(LAST), 3, { roundCount: 9 }).verdict).toBe('illegal');
    expect(result.assumptions.at(-1)).toContain('3 is assumed');
  });

  it('does not accuse a round that conforms when more rounds follow', () => {
    const open = unknown(LAST);
    const { pairs } = verifyRound(open, 3, { roundCount: 9 }).regulation!;
    const fitting = unknown(pairs.map(({ white, black }) => `${white}-${black} =`).join(' | '));
    const result = verifyTournament(fitting, { rounds: [3] });
    expect(verifyRound(fitting, 3, { roundCount: 3 }).verdict).not.toBe('conforms');
    expect(result.verdict).toBe('conforms');
    expect(result.assumptions.at(-1)).toContain('only if it is not the last one');
  });

  it('is opened and explained with the number of rounds that it is judged with', () => {
    const open = unknown(LAST);
    const { pairs } = verifyRound(open, 3, { roundCount: 9 }).regulation!;
    const fitting = unknown(pairs.map(({ white, black }) => `${white}-${black} =`).join(' | '));
    for (const tournament of [open, fitting]) {
      const { regulation, verdict } = verifyRound(tournament, 3);
      expect(pairRound(tournament, 3)).toMatchObject({ pairs: regulation!.pairs });
      const opened = openRound(tournament, 3);
      const known = opened.kind === 'opened' ? opened.assumptions : [];
      expect(known.at(-1)).toContain(verdict === 'conforms' ? 'not the last one' : '3 is assumed');
      expect(openRound(tournament, 1)).toMatchObject({ kind: 'opened' });
      expect(openRound(tournament, undefined)).toMatchObject({ kind: 'undetermined' });
    }
  });
});

describe('verifyPairing', () => {
  const tournament = play(6, [FIRST_ROUND]);
  const given = (text: string) => ({
    pairs: text.split(' ').map((pair) => {
      const [white, black] = pair.split('-').map(Number);
      return { white: white!, black: black!, coloursKnown: true };
    }),
    byes: [],
  });

  it('judges the next round by default', () => {
    expect(verifyPairing(tournament, given('2-1 4-3 6-5'))).toMatchObject({
      round: 2,
      verdict: 'conforms',
    });
    expect(verifyPairing(tournament, given('2-3 4-1 6-5')).verdict).toBe('illegal');
  });

  it('judges another pairing of a recorded round', () => {
    expect(verifyPairing(tournament, given('1-4 5-2 3-6'), { round: 1 }).verdict).toBe('conforms');
    expect(verifyPairing(tournament, given('1-4 5-2 6-3'), { round: 1 }).findings).toMatchObject([
      { kind: 'colour', who: [3, 6] },
    ]);
  });

  it('refuses a round that is not there', () => {
    expect(() => verifyPairing(tournament, given('1-4'), { round: 3 })).toThrow(
      /^Expected a round from 1 to 2/,
    );
    expect(() => verifyRound(tournament, 2)).toThrow(/^Expected a paired round from 1 to 1/);
  });
});
