import { describe, expect, it } from 'vitest';
import { parseTrf, readPairing, verifyPairing, verifyTournament } from '../../src/index.js';

const head = (extra: string): string => `012 Invented Open
142 5
152 W
${extra}001    1      Alder, Anna                       2100 NOV                         1.0    1     3 w 1
001    2      Birch, Boris                      2150 NOV                         1.0    2     4 b 1
001    3      Cedar, Clara                      2125 NOV                         0.0    3     1 b 0
001    4      Dogwood, Dan                      2175 NOV                         0.0    4     2 w 0
`;

const judge = (list: string, edition: string, extra = '') => {
  const { tournament, diagnostics } = parseTrf(head(extra));
  const { pairing } = readPairing(list, tournament!);
  return verifyPairing(tournament!, pairing!, { diagnostics, edition, order: true });
};

const ACCELERATED = 'XXA    1  0.0  1.0\n';

describe('the order of the boards', () => {
  it.each([
    ['2026', 'C.04.2:2026 art. 3.6'],
    ['2017', 'C.04.2:2017 D.9'],
  ])('is compared by the article of %s', (edition, article) => {
    expect(judge('2-1\n3-4\n', edition).verdict).toBe('conforms');
    const { verdict, findings } = judge('3-4\n2-1\n', edition);
    expect(verdict).toBe('differs');
    expect(findings[0]?.sentence).toBe(`board 1 is 3-4, in the order of ${article} it is 2-1`);
  });

  it('has no cause in the data', () => {
    expect(judge('3-4\n2-1\n', '2026').causes).toBeUndefined();
  });

  it('is not compared where the pairs differ', () => {
    const { findings } = judge('3-1\n4-2\n', '2026');
    expect(findings.map(({ kind }) => kind)).not.toContain('order');
  });

  it('of an accelerated round is told by C.04.7 of 2026 only; older texts are silent', () => {
    const given = '3-4\n2-1\n';
    expect(judge(given, '2026', ACCELERATED).findings[0]?.sentence).toContain(
      'C.04.7:2026 art. 1.5',
    );
    expect(judge(given, '2017', ACCELERATED).verdict).toBe('conforms');
  });

  it('is not recorded by a report, and that is said', () => {
    const { tournament, diagnostics } = parseTrf(head(''));
    const { rounds, assumptions } = verifyTournament(tournament!, { diagnostics, order: true });
    expect(rounds[0]!.findings.map(({ kind }) => kind)).not.toContain('order');
    expect(assumptions.join()).toContain('does not record the order of the boards');
  });
});
