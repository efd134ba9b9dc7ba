import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStandings, recursivePerformance, standings } from '../../src/standings/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusMissing, corpusPath } from '../support/corpus.js';
import { swiss } from './build.js';

const read = (...name: readonly string[]) =>
  parseTrf(new Uint8Array(readFileSync(corpusPath('cases', 'found', ...name)))).tournament!;
const values = (name: string, code: string) =>
  standings(read('standings', name), { tieBreaks: code })
    .rows.toSorted((a, b) => a.id - b.id)
    .map((row) => row.values[code]?.number);

describe.skipIf(corpusMissing())('values that were wrong on real input', () => {
  it('Koya in a double round robin of three: two bye rounds are no rounds', () => {
    expect(values('koya-double-rr-3.trf', 'KS')).toEqual([2, 2, 2]);
  });

  it.each(['SB/C1', 'SB/C2', 'BH/C2'])('%s does not depend on the order of the rounds', (code) => {
    expect(values('sbc2-order-a.trf', code)).toEqual(values('sbc2-order-b.trf', code));
  });

  it('the loser of a match forfeited in the last round counts the opponent as it ended', () => {
    expect(values('olympiad-forfeit-last-round.trf', 'OSB2022')[3]).toBe(0);
    expect(values('olympiad-forfeit-last-round.trf', 'OMP2022')[3]).toBe(9);
  });

  it('Fore Buchholz takes the paired final round as drawn before it has a result', () => {
    const table = standings(read('standings', 'final-round-pending.trf'), { tieBreaks: 'BH,FB' });
    expect(table.round).toBe(4);
    expect(table.rows.find(({ id }) => id === 1)?.values.FB?.number).toBe(13.5);
  });

  it('without a number of rounds it says which round counts as the final one', () => {
    const of = (name: string) =>
      standings(read('standings', name), { tieBreaks: 'FB' }).notes.map(({ code }) => code);
    expect(of('after3-no-xxr.trf')).toEqual(['standings/final-round']);
    expect(of('after3-xxr5.trf')).toEqual([]);
  });

  it('games of a running round give nothing yet, and the file is not accused', () => {
    const tournament = read('files', '25-open-round-standings.trf');
    const points = new Map(standings(tournament).rows.map((row) => [row.id, row.points]));
    expect([4, 8, 9].map((id) => points.get(id))).toEqual([15, 15, 15]);
    expect(checkStandings(tournament).differences).toEqual([]);
  });

  it('a preset bye in the round to pair is no round played', () => {
    expect(standings(read('house', 'preset-u.trf')).round).toBe(1);
  });

  it.each([
    ['202-beside-212.trf', 'conforms'],
    ['check-212-unknown-code.trf', 'unjudged'],
    ['check-212-ratings-unrated.trf', 'unjudged'],
  ])('%s: %s', (name, verdict) => {
    expect(checkStandings(read('standings', name)).verdict).toBe(verdict);
  });
});

describe('what recursive values take', () => {
  const tournament = swiss([2000, 1900], ['1-2 10']);
  it.each([
    [{ round: -1 }, /Expected a round from 0 to 1, found -1/],
    [{ round: 0.5 }, /Expected a round/],
    [{ dp: 'foo' as 'fide' }, /Expected dp to be one of fide, logistic, normal, found "foo"/],
    [{ level: Number.NaN }, /Expected level/],
  ])('%o is refused', (options, message) => {
    expect(() => recursivePerformance(tournament, options)).toThrow(message);
  });
});
