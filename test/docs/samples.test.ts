import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../src/node/index.js';
import { cli, samplePath } from '../cli/helpers.js';

interface Row {
  readonly file: string;
  readonly judgedBy: string;
  readonly verdict: string;
  /** Words that stand in the output of `check` or `lint`. */
  readonly says: readonly string[];
}

/** The rows of all tables of trf-samples/README.md. */
function readmeRows(): Row[] {
  const text = readFileSync(samplePath('README.md'), 'utf8');
  return text.split('\n').flatMap((line): Row[] => {
    const cells = /^\| `/.test(line) ? line.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [];
    const [, file, shows, judgedBy, verdict, says] = cells;
    if (file === undefined || verdict === undefined || says === undefined) return [];
    expect(shows, file).not.toBe('');
    return [
      {
        file: file.replaceAll('`', ''),
        judgedBy: judgedBy ?? '',
        verdict,
        says: [...says.matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
      },
    ];
  });
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

describe('trf-samples/README.md', () => {
  const rows = readmeRows();

  it('describes every sample once', () => {
    const files = readdirSync(samplePath()).filter((file) => file.endsWith('.trf'));
    expect(rows.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it.each(rows)('tells what check says about $file', async ({ file, judgedBy, verdict, says }) => {
    const result = checkFile(samplePath(file));
    const by = result.system === undefined ? '' : `${result.system} ${result.edition}`;
    expect({ verdict: result.verdict, by }).toEqual({ verdict, by: judgedBy });
    const { out: checked } = await cli('check', samplePath(file));
    const { out: linted } = await cli('lint', samplePath(file));
    const output = squeezed(checked + linted);
    for (const words of says) expect(output).toContain(squeezed(words));
  });
});

describe('samples of a reading', () => {
  const differing = (file: string, edition: string): number =>
    checkFile(samplePath(file), { system: 'dutch', edition }).rounds.filter(
      ({ verdict }) => verdict !== 'conforms',
    ).length;

  it('differ by the edition they are told apart by', () => {
    expect(differing('dutch-2011.trf', '2012')).toBeGreaterThan(0);
    expect(differing('forfeit-loss-no-float.trf', '2017')).toBe(1);
    expect(differing('paired-by-old-rules.trf', '2017')).toBe(0);
  });

  it('has a round that cannot be paired', async () => {
    const { code, err } = await cli('pair', samplePath('all-have-met.trf'));
    expect(code).toBe(1);
    expect(err).toContain('round 4 cannot be paired');
  });

  it('has a round to pair without those with a bye', async () => {
    const { out } = await cli('pair', samplePath('round-to-pair.trf'), '--json');
    const { round, pairs, bye } = JSON.parse(out);
    expect({ round, pairs: pairs.length, bye }).toEqual({
      round: 5,
      pairs: 8,
      bye: expect.any(Number),
    });
  });
});
