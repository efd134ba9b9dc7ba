import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  checkWhatIf,
  ENGLISH,
  parseTrf,
  verifyTournament,
} from '../../src/index.js';
import { judgeTournament } from '../../src/verify/judge-rounds.js';
import { namesOf, tellTournament } from '../../src/words/tell.js';

const read = (name: string) => parseTrf(readFileSync(join('trf-samples', name)));

describe('a catalogue', () => {
  it('is all that another language needs', () => {
    const { tournament, diagnostics } = read('lakeside-open-exchanged.trf');
    const other: Catalogue = {
      ...ENGLISH,
      findings: { ...ENGLISH.findings, pair: (_, name) => `nicht ${name(1)}` },
      parting: () => 'hier',
      decisions: { ...ENGLISH.decisions, criterion: ({ criterion }) => criterion.id },
      premises: { ...ENGLISH.premises, system: ({ title }) => `System ${title}` },
      causes: { ...ENGLISH.causes, boardsExchanged: () => 'vertauscht' },
    };
    const facts = judgeTournament(tournament!, { diagnostics });
    const { rounds, assumptions } = tellTournament(facts, namesOf(tournament!, 'player'), other);
    const { findings, decisive, causes } = rounds.at(-1)!;
    expect(new Set(findings.map(({ sentence }) => sentence)).size).toBe(1);
    expect(findings[0]!.sentence).toMatch(/^nicht 1 /);
    expect([decisive?.sentence, causes?.[0]?.sentence]).toEqual(['hier', 'vertauscht']);
    expect(decisive?.reason).toMatch(/^C\d+$/);
    expect(assumptions.some((text) => text.startsWith('System FIDE'))).toBe(true);
  });

  it('words a rematch once: in the finding, and in the answer to a wish', () => {
    const { tournament, diagnostics } = read('met-twice.trf');
    const { rounds } = verifyTournament(tournament!, { diagnostics });
    const illegal = rounds.find(({ verdict }) => verdict === 'illegal')!;
    const finding = illegal.findings.find(({ illegality }) => illegality?.kind === 'rematch')!;
    const [white, black] = finding.given[0]!;
    const include = [[white, black] as const];
    const { sentence } = checkWhatIf(tournament!, illegal.round, { include });
    expect(sentence).toBe(finding.sentence);
    const { decision, reason } = illegal.decisive!;
    if (decision?.kind === 'illegal') expect(reason).toMatch(/have already met in round \d/);
  });
});
