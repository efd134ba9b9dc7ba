import { describe, expect, it } from 'vitest';
import { standings } from '../../src/standings/index.js';
import { swiss } from './build.js';

const plain = swiss([2000, 1900, 1800, 1700], ['1-2 10, 3-4 ==', '1-3 ==, 2-4 10']);
const codes = (tournament: Parameters<typeof standings>[0], options = {}) =>
  standings(tournament, options).columns.map(({ key }) => key);
const notes = (tournament: Parameters<typeof standings>[0], options = {}) =>
  standings(tournament, options).notes.map(({ severity, code }) => `${severity} ${code}`);

describe('what options and file leave open', () => {
  it('takes the tie-breaks of 212, else of 202, else points alone', () => {
    const list = (settings: object) => ({ ...plain, settings: { ...plain.settings, ...settings } });
    const both = list({ tieBreaks: ['PTS', 'BH/C1', 'DE'], decisiveTieBreaks: ['BH/C1'] });
    expect(codes(both)).toEqual(['PTS', 'BH/C1', 'DE']);
    expect(codes(list({ decisiveTieBreaks: ['SB'] }))).toEqual(['PTS', 'SB']);
    expect(codes(plain)).toEqual(['PTS']);
    expect(codes(both, { tieBreaks: 'WIN' })).toEqual(['PTS', 'WIN']);
  });

  it('keeps a list that says where points stand', () => {
    expect(codes(plain, { tieBreaks: 'WIN,PTS' })).toEqual(['WIN', 'PTS']);
  });

  it('a qualified code further down does not take the points from the first place', () => {
    const teams = { participants: 'teams' as const, primary: 'MP' as const };
    expect(codes(plain, { ...teams, tieBreaks: 'EMGSB,PTS:GP' })).toEqual([
      'PTS',
      'EMGSB',
      'PTS:GP',
    ]);
    expect(codes(plain, { ...teams, tieBreaks: 'PTS:MP,PTS:GP' })).toEqual(['PTS:MP', 'PTS:GP']);
    expect(codes(plain, { ...teams, tieBreaks: 'PTS:GP' })).toEqual(['PTS', 'PTS:GP']);
  });

  it('leaves out and names what it cannot compute', () => {
    const options = { tieBreaks: 'BH,EMGSB,XYZ' };
    expect(codes(plain, options)).toEqual(['PTS', 'BH']);
    expect(notes(plain, options)).toEqual([
      'error standings/participants',
      'error standings/tie-break',
    ]);
  });

  it('warns of codes that the edition does not have, and of Buchholz in round robins', () => {
    expect(notes(plain, { tieBreaks: 'STD', edition: '2024' })).toEqual([
      'warning standings/edition-lacks',
    ]);
    expect(notes(plain, { tieBreaks: 'BH', predetermined: true })).toEqual([
      'warning standings/round-robin',
    ]);
  });

  it('says when no date tells the edition', () => {
    const undated = { ...plain, info: { ...plain.info, startDate: '' } };
    expect(notes(undated, { tieBreaks: 'BH' })).toEqual(['info standings/edition']);
    expect(notes(undated)).toEqual(['info standings/no-tie-breaks']);
  });

  it('says that points alone rank where nothing names tie-breaks', () => {
    expect(notes(plain)).toEqual(['info standings/no-tie-breaks']);
    expect(notes(plain, { tieBreaks: 'PTS' })).toEqual([]);
  });

  it('counts games without a result as nothing, and says so', () => {
    const pending = swiss([2000, 1900, 1800, 1700], ['1-2 10, 3-4 **']);
    expect(notes(pending, { tieBreaks: 'BH' })).toEqual(['warning standings/pending']);
    expect(standings(pending).rows.map(({ points }) => points)).toEqual([10, 0, 0, 0]);
  });

  it('stops at the last round with a result; a later one may be asked for', () => {
    const ahead = swiss([2000, 1900], ['1-2 10', '2-1 **']);
    expect(standings(ahead).round).toBe(1);
    expect(standings(ahead, { round: 2 }).round).toBe(2);
    expect(standings(ahead, { round: 0 }).rows.map(({ rank }) => rank)).toEqual([1, 1]);
    expect(notes(ahead, { round: 9 })).toContain('warning standings/round');
    expect(() => standings(ahead, { round: -1 })).toThrow(
      /^Expected a round from 0 to 2, found -1/,
    );
  });

  it('compares averages exactly, or rounded to hundredths as the FIDE checker does', () => {
    const exact = standings(plain, { tieBreaks: 'AOB' }).rows[0]!.values.AOB;
    const rounded = standings(plain, { tieBreaks: 'AOB', averages: 'hundredths' });
    expect(exact).toMatchObject({ kind: 'exact', denominator: 20 });
    expect(rounded.rows[0]!.values.AOB).toMatchObject({ kind: 'exact', denominator: 100 });
  });

  it('applies bonus and abnormal points of record 299', () => {
    const adjusted = {
      ...plain,
      settings: {
        ...plain.settings,
        adjustments: [
          { kind: '' as const, points: -5, round: 2, ids: [1] },
          { kind: 'D' as const, points: 7, round: 1, ids: [] },
        ],
      },
    };
    const { rows } = standings(adjusted, { tieBreaks: 'BH,PS' });
    const points = new Map(rows.map((row) => [row.id, row.points]));
    expect([...points].sort(([a], [b]) => a - b)).toEqual([
      [1, 10],
      [2, 10],
      [3, 12],
      [4, 7],
    ]);
    const values = rows.find(({ id }) => id === 4)!.values;
    expect(values.BH!.number).toBeCloseTo(1.2 + 1, 10);
    expect(rows.find(({ id }) => id === 1)!.values.PS!.number).toBe(1 + 1);
  });

  it('an empty tournament has an empty table', () => {
    const { rows, round } = standings(swiss([], []), { tieBreaks: 'BH,DE,RP' });
    expect([rows, round]).toEqual([[], 0]);
  });
});
