import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairRound, parseTrf, readPairing, verifyPairing } from '../../src/index.js';
import { CORPUS, corpusMissing } from '../support/corpus.js';

const OPEN = `012 Invented Open
042 2026/03/07
142 5
152 W
001    1      Alder, Anna                       2175 NOV                         1.5    1     5 w 1     9 b =
001    2      Birch, Boris                      2150 NOV                         1.5    2     6 b =     3 w 1
001    3      Cedar, Clara                      2125 NOV                         1.0    3     7 w 1     2 b 0
001    4      Dogwood, Dan                      2100 NOV                         1.5    4     8 b =     6 w 1
001    5      Elm, Edgar                        2075 NOV                         0.0    5     1 b 0     8 w 0
001    6      Fir, Flora                        2050 NOV                         0.5    6     2 w =     4 b 0
001    7      Gorse, Gustav                     2025 NOV                         1.0    7     3 b 0  0000 - U
001    8      Hazel, Hilda                      2000 NOV                         1.5    8     4 w =     5 b 1
001    9      Ivy, Ivo                          1975 NOV                         1.5    9  0000 - U     1 w =
`;

const judge = (list: string, trf = OPEN) => {
  const { tournament, diagnostics } = parseTrf(trf);
  const { pairing } = readPairing(list, tournament!);
  return verifyPairing(tournament!, pairing!, { diagnostics });
};

describe('a list for people', () => {
  it('conforms when it holds all boards and the bye', () => {
    expect(judge('1-2\n8-9\n3-4\n7-6\n5 bye\n')).toMatchObject({
      verdict: 'conforms',
      findings: [],
    });
  });

  it('may leave out the bye, and that is said', () => {
    const { verdict, assumptions } = judge('1-2\n8-9\n3-4\n7-6\n');
    expect(verdict).toBe('conforms');
    expect(assumptions).toContain(
      'the list gives nobody the pairing-allocated bye; 5 has it, whom it leaves out',
    );
  });

  it('with some of the boards is not judged where it says nothing', () => {
    const { verdict, reason, findings } = judge('1-2\n8-9\n');
    expect([verdict, findings]).toEqual(['unjudged', []]);
    expect(reason).toMatch(/^the list holds 2 boards and does not name /);
  });

  it('with some of the boards differs where one of them does', () => {
    const { verdict, findings } = judge('1-2\n8-3\n');
    expect(verdict).toBe('differs');
    expect(findings.map(({ given }) => given)).toEqual([[[8, 3]]]);
  });

  it('is illegal where two meet again', () => {
    expect(judge('1-5\n8-9\n').verdict).toBe('illegal');
  });

  it('may call somebody absent of whom the file does not tell, and that is said', () => {
    const { verdict, assumptions } = judge('1-2\n8-9\n3-4\n7-6\n5 not paired\n');
    expect(verdict).toBe('conforms');
    expect(assumptions).toContain('the list says that 5 is not paired; the file announces no bye');
  });

  it('may call the announced byes of the file byes', () => {
    const absent = `${OPEN}240 H   3    9\n240 Z   3    5\n`;
    const { tournament } = parseTrf(absent);
    const paired = pairRound(tournament!, 3);
    if (paired.kind !== 'paired') throw new Error('Expected a pairing');
    const boards = paired.pairs.map(({ white, black }) => `${white}-${black}\n`).join('');
    expect(judge(`${boards}${paired.bye} bye\n9 bye\n5 bye\n`, absent).verdict).toBe('conforms');
  });

  it('that gives two to be paired a bye is not judged', () => {
    const { verdict, reason } = judge('1-2\n8-9\n3-4\n7 bye\n5 bye\n');
    expect(verdict).toBe('unjudged');
    expect(reason).toMatch(/7 Gorse, Gustav and 5 Elm, Edgar a bye/);
  });
});

describe.skipIf(corpusMissing())('lists of other programs', () => {
  const found = (name: string): string =>
    readFileSync(join(CORPUS!, 'cases', 'found', 'files', name), 'utf8');
  it.each([
    ['01-swiss-manager-auslosung.trf', '01-swiss-manager-auslosung.txt'],
    ['02-not-paired-rows.trf', '02-not-paired-rows.txt'],
    ['03-vega-res.trf', '03-vega-res.txt'],
    ['04-javafo-checklist.trf', '04-javafo-checklist.txt'],
    ['05-vega-texts.trf', '05-vega-pairs3.txt'],
    ['05-vega-texts.trf', '05-vega-sorted.txt'],
    ['05-vega-texts.trf', '05-aligned-list.txt'],
  ])('%s conforms by %s', (file, list) => {
    expect(judge(found(list), found(file))).toMatchObject({ verdict: 'conforms', findings: [] });
  });

  it('a saved web page is refused by name', () => {
    const { tournament } = parseTrf(found('05-vega-texts.trf'));
    const { diagnostics } = readPairing(found('05-saved-page.html'), tournament!);
    expect(diagnostics.map(({ code }) => code)).toEqual(['pairing/web-page']);
  });
});
