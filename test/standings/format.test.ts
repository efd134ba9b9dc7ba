import { describe, expect, it } from 'vitest';
import {
  explainTieBreak,
  formatExplanation,
  formatStandings,
  formatStandingsCsv,
  formatValue,
  standings,
  standingsJson,
} from '../../src/standings/index.js';
import { swiss } from './build.js';

const tournament = swiss([2000, 1900, 1800], ['1-2 10, 3U', '1-3 ==, 2H', '2-3 -+']);
const named = {
  ...tournament,
  players: tournament.players.map((player, index) => ({
    ...player,
    name: ['Ada, "A"', '=2+3', 'Zoë'][index]!,
  })),
};

describe('standings as text', () => {
  it('lines up the columns', () => {
    expect(formatStandings(standings(named, { tieBreaks: 'BH,AOB' }))).toBe(
      [
        'Rank  No  Name      Pts   BH   AOB',
        '   1   3  Zoë       2.5  4.0  4.50',
        '   2   1  Ada, "A"  1.5  4.5  3.50',
        '   3   2  =2+3      0.5  3.0  4.50',
        '',
      ].join('\n'),
    );
  });

  it('quotes CSV and disarms formulas', () => {
    expect(formatStandingsCsv(standings(named, { tieBreaks: 'WIN' }))).toBe(
      [
        'Rank,No,Name,Pts,WIN',
        '1,3,Zoë,2.5,2',
        '2,1,"Ada, ""A""",1.5,1',
        "3,2,'=2+3,0.5,0",
        '',
      ].join('\r\n'),
    );
  });

  it('prints JSON with null for what has no value', () => {
    const json = standingsJson(standings(swiss([2000, 0], ['1-2 10']), { tieBreaks: 'WIN,ARO' }));
    expect(json).toMatchObject({
      edition: '2026',
      round: 1,
      participants: 'players',
      tieBreaks: ['WIN', 'ARO'],
    });
    expect(json.rows[0]).toEqual({
      rank: 1,
      id: 1,
      name: 'Player 1',
      points: 1,
      values: { WIN: 1, ARO: null },
      tied: false,
    });
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });

  it.each([
    [{ kind: 'exact', numerator: 622, denominator: 12, number: 622 / 12, decimals: 2 }, '51.83'],
    [{ kind: 'exact', numerator: 105, denominator: 8, number: 13.125, decimals: 2 }, '13.13'],
    [{ kind: 'exact', numerator: 5, denominator: 100, number: 0.05, decimals: 2 }, '0.05'],
    [{ kind: 'exact', numerator: -3, denominator: 2, number: -1.5, decimals: 0 }, '-1'],
    [{ kind: 'exact', numerator: -25, denominator: 10, number: -2.5, decimals: 1 }, '-2.5'],
    [{ kind: 'real', number: 1854.837955, decimals: 2 }, '1854.84'],
    [{ kind: 'list', items: [3.5, 2], number: 3.5 }, '3.5 2.0'],
    [{ kind: 'place', number: 2, size: 4 }, '2'],
    [undefined, ''],
  ] as const)('formats %j as %s', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });
});

describe('explanations as text', () => {
  it('tells every round of a Buchholz with a cut', () => {
    expect(formatExplanation(explainTieBreak(named, 'BH/C1', 2))).toBe(
      [
        'BH/C1 of 2 =2+3: 2.5',
        'Buchholz (C.07 art. 8.1, edition 2026), after round 3',
        'Score 0.5',
        'Sum of the opponent scores of all rounds, without the lowest.',
        '',
        'Rd  Opp  Pts  Counts  Adds  Cut  Why',
        ' 1  1b   0.0       2     2       score of the opponent 1.5, adjusted to 2.0',
        ' 2  -    0.5     0.5   0.5  low  half-point bye: dummy: own score 0.5, at most 3 draws 1.5',
        ' 3  3w   0.0     0.5   0.5       lost by forfeit: dummy: own score 0.5, at most score of the scheduled opponent 2.5',
        '',
      ].join('\n'),
    );
  });

  it('tells the virtual opponent of 2009', () => {
    const text = formatExplanation(explainTieBreak(named, 'BH', 2, { edition: '2009' }));
    expect(text).toContain(
      'half-point bye: virtual opponent: 0.0 before the round + 0.5 + 0.5 for 1 later rounds',
    );
    expect(text).toContain('Score 0.5, 1.0 for the opponents');
  });

  it('tells a performance rating', () => {
    const text = formatExplanation(explainTieBreak(named, 'TPR', 1));
    expect(text).toContain('TPR of 1 Ada, "A": 2043');
    expect(text).toContain('1.5 points of 2 games are 75 percent: dp 193.');
  });

  it('tells a recursive performance', () => {
    const text = formatExplanation(explainTieBreak(named, 'RP', 1));
    expect(text).toMatch(/RP of 1 .*: \d+\.\d\d\n/);
    expect(text).toMatch(/drift -?\d+\.\d{4}/);
  });

  it('refuses what it cannot explain', () => {
    expect(() => explainTieBreak(named, 'BH', 9)).toThrow(
      'Expected the number of a player of the tournament, found 9',
    );
    expect(() => explainTieBreak(named, 'QQ', 1)).toThrow(/^Expected a tie-break code: Unknown/);
    expect(() => explainTieBreak(named, 'EDE', 1)).toThrow(
      'Expected a tie-break for players, found EDE',
    );
  });
});
