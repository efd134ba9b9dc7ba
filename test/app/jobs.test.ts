import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bracketReport } from '../../docs/app/jobs/brackets.js';
import { checkRounds } from '../../docs/app/jobs/check.js';
import { convert } from '../../docs/app/jobs/convert.js';
import { checkGiven } from '../../docs/app/jobs/given.js';
import { openFile } from '../../docs/app/jobs/open.js';
import { reportText } from '../../docs/app/jobs/report.js';
import { explanationOf, standingsOf } from '../../docs/app/jobs/standings.js';
import { whyNot } from '../../docs/app/jobs/why-not.js';
import type { CheckReport } from '../../docs/app/protocol.js';
import { AUTOMATIC } from '../../docs/app/store.js';
import { findPlayer } from '../../docs/app/views/what-if.js';
import { parseTrf } from '../../src/index.js';
import { samplePath } from '../cli/helpers.js';

const read = (name: string) =>
  openFile({ name, content: readFileSync(samplePath(name)), encoding: undefined });

const listen = (stopAfter = Number.POSITIVE_INFINITY) => {
  const seen: CheckReport[] = [];
  const progress = async (report: CheckReport): Promise<boolean> => {
    seen.push(report);
    return seen.length < stopAfter;
  };
  return { seen, progress };
};

describe('what the worker answers', () => {
  it('tells round after round, then all of it', async () => {
    const { parsed } = read('lakeside-open-exchanged.trf');
    const { seen, progress } = listen();
    const report = await checkRounds(parsed, AUTOMATIC, progress);
    expect(seen.map(({ rounds }) => rounds.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seen[7]!.verdict).toBe('conforms');
    expect(report).toMatchObject({
      verdict: 'differs',
      system: 'dutch',
      edition: '2026',
      total: 9,
    });
  });

  it('stops when nobody waits any more', async () => {
    const { seen, progress } = listen(3);
    const report = await checkRounds(read('lakeside-open.trf').parsed, AUTOMATIC, progress);
    expect(seen).toHaveLength(3);
    expect(report.rounds).toHaveLength(3);
  });

  it('names the edition that all rounds conform to, as the whole check does', async () => {
    const { parsed } = read('paired-by-old-rules.trf');
    const report = await checkRounds(parsed, AUTOMATIC, listen().progress);
    expect(report.conformsTo).toEqual(['dutch 2017']);
    const asked = await checkRounds(
      parsed,
      { ...AUTOMATIC, system: 'dutch', edition: '2017' },
      listen().progress,
    );
    expect(asked.verdict).toBe('conforms');
  });

  it('judges nothing where the file as a whole is doubtful', async () => {
    const { parsed, file } = read('broken-points.trf');
    const report = await checkRounds(parsed, AUTOMATIC, listen().progress);
    expect(report).toMatchObject({ verdict: 'unjudged', rounds: [], total: 0 });
    expect(file.diagnostics[0]).toMatchObject({ code: 'trf/points-mismatch' });
    expect(bracketReport(parsed, AUTOMATIC, 5)).toMatchObject({ kind: 'unpaired' });
  });

  it('takes a file without any tournament', async () => {
    const { parsed, file } = openFile({ name: 'x', content: 'no players', encoding: undefined });
    expect(file.tournament).toBeUndefined();
    const report = await checkRounds(parsed, AUTOMATIC, listen().progress);
    expect(report).toMatchObject({ verdict: 'unjudged', rounds: [] });
  });

  it('pairs the round to come around its byes', () => {
    const report = bracketReport(read('round-to-pair.trf').parsed, AUTOMATIC, 5);
    expect(report.kind === 'paired' && report.engineText.split('\n')[0]).toBe('9');
    const impossible = bracketReport(read('all-have-met.trf').parsed, AUTOMATIC, 4);
    expect(impossible).toMatchObject({ kind: 'unpaired', reason: expect.any(String) });
  });

  it('speaks of teams in team events', async () => {
    const { parsed } = read('olympiad-2022.trf');
    const report = await checkRounds(parsed, AUTOMATIC, listen().progress);
    expect(report).toMatchObject({ verdict: 'conforms', system: 'olympiad', unit: 'team' });
    const brackets = bracketReport(parsed, AUTOMATIC, 7);
    expect(brackets.kind === 'paired' && brackets.pairs).toHaveLength(10);
  });
});

describe('why not these two', () => {
  const { parsed } = read('lakeside-open.trf');
  const ask = (first: number, second: number) => whyNot(parsed, AUTOMATIC, 9, first, second);

  it.each([
    ['an earlier meeting', 14, 13, /have already met in round 5 \(C\.04\.3:2026 \[C1\]\)/],
    ['a better pairing', 14, 12, /may meet, but another pairing is better/],
    ['a pair of the rules', 14, 19, /do meet: the rules pair them/],
  ])('answers with %s', (_, first, second, words) => {
    expect(ask(first, second).headline).toMatch(words);
  });

  it('tells the criterion and the boards that would change', () => {
    const { sentences, criteria, instead, regulation } = ask(14, 12);
    expect(sentences[0]).toMatch(/loses by C\.04\.3:2026 \[C6\]: .* 3 .* instead of 1 /);
    expect(criteria.map(({ id }) => id)).toContain('C6');
    expect(instead).toContainEqual([12, 14]);
    expect(instead.flat().sort()).toEqual(regulation.flat().sort());
  });

  it('tells what comes without a pair of the rules', () => {
    const { sentences, instead } = ask(14, 19);
    expect(sentences[0]).toContain('The best pairing without this pair');
    expect(instead.length).toBeGreaterThan(0);
  });

  it('finds players by number and by the beginning of the name', () => {
    const names: Record<number, string> = { 3: 'Berg, A', 12: 'Bergen, B', 30: 'Zorn, C' };
    const find = (text: string) => findPlayer(text, [3, 12, 30], (id) => names[id]!);
    expect(find('12')).toEqual({ id: 12 });
    expect(find('3 Berg, A')).toEqual({ id: 3 });
    expect(find('zo')).toEqual({ id: 30 });
    expect(find('berg').problem).toContain('3 Berg, A; 12 Bergen, B');
    expect(find('99').problem).toContain('99');
    expect(find(' ').problem).toBeDefined();
  });
});

describe('other tabs', () => {
  it('judges a pasted pairing', () => {
    const { parsed } = read('round-to-pair.trf');
    const report = bracketReport(parsed, AUTOMATIC, 5);
    const right = report.kind === 'paired' ? report.engineText : '';
    expect(checkGiven(parsed, AUTOMATIC, right).round?.verdict).toBe('conforms');
    expect(checkGiven(parsed, AUTOMATIC, '1-x')).toMatchObject({ round: undefined });
  });

  it('compares the file only with its own list of tie-breaks', () => {
    const { parsed } = read('lakeside-open.trf');
    const request = { tieBreaks: 'BH/C1,SB', edition: 'auto' as const, round: undefined };
    const { standings, differences } = standingsOf(parsed, request);
    expect(standings.columns.map(({ key }) => key)).toEqual(['PTS', 'BH/C1', 'SB']);
    expect(differences).toEqual([]);
    expect(standingsOf(parsed, { ...request, round: 3 }).standings.round).toBe(3);
    expect(explanationOf(parsed, request, 'BH/C1', 3).contributions).toHaveLength(9);
  });

  it('converts, with the comments of the file', () => {
    const { parsed } = read('paired-by-hand.trf');
    const { text } = convert(parsed, { target: 'trf16', computeTotals: false, lineEnd: '\n' });
    expect(text).toContain('### MPA @ Round 5');
    expect(parseTrf(text).tournament?.players).toHaveLength(12);
    const json = convert(parsed, { target: 'json', computeTotals: false, lineEnd: '\n' });
    expect(JSON.parse(json.text).players).toHaveLength(12);
  });

  it('reports as the command does', () => {
    const { parsed } = read('met-twice.trf');
    const report = (format: 'text' | 'html' | 'json') =>
      reportText(parsed, 'met-twice.trf', AUTOMATIC, format);
    expect(report('text')).toMatch(/^met-twice\.trf: illegal\n/);
    expect(JSON.parse(report('json')).files[0].verdict).toBe('illegal');
    expect(report('html')).toContain('<!doctype html>');
  });
});
