import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  checkWhatIf,
  createTournament,
  ENGLISH,
  pairRound,
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

describe('sentences that once were wrong', () => {
  it('an exchange of nobody is no player, and nobody floats who only is not paired there', () => {
    const place = (players: number[], number: number) => ({ players, number });
    const order = {
      kind: 'order',
      article: 'art. 4',
      stage: 'exchange',
      better: 'regulation',
      given: place([3, 5], 2),
      regulation: place([], 0),
    } as const;
    expect(ENGLISH.decisions.order(order, String)).toMatch(
      /regulation exchanges nobody, given exchanges 3 5 \(number 2\)$/,
    );
    const parting = ENGLISH.parting({
      bracket: { number: 1, score: 0, members: [1, 3] },
      given: { pairs: [], downfloaters: [1, 3] },
      regulation: { pairs: [[1, 3]], downfloaters: [] },
    });
    expect(parting).toContain('the given pairing does not pair 1 and 3 there');
  });

  it('floats go up in team systems', () => {
    expect(ENGLISH.float(['4 Delta', '5 Echo'], 'art. 7', 'up')).toBe(
      '4 Delta and 5 Echo float up to another bracket (art. 7)',
    );
    expect(ENGLISH.float(['4 Delta'], 'art. 7', 'down')).toContain('4 Delta floats down to');
  });

  it('rules have their name, and counts their noun', () => {
    expect(ENGLISH.conformsTo(['dutch 2017', 'dutch 2012'], 'round')).toBe(
      'the given pairing is that of the Dutch rules of 2017 and the Dutch rules of 2012',
    );
    const criteria = [1, 2].map((count) => ENGLISH.counted(count, 'criterion'));
    expect(criteria).toEqual(['1 criterion', '2 criteria']);
  });

  it.each([
    ['2026', '[C1] and [C3]'],
    ['2017', 'C.1 and C.3'],
    ['2012', 'B.1.a and B.2'],
  ])('a round that cannot be paired cites the articles of %s', (edition, articles) => {
    const game = (white: number, black: number) =>
      ({ white, black, whiteResult: '=', blackResult: '=', coloursKnown: true }) as const;
    const tournament = createTournament({
      players: [{ id: 1 }, { id: 2 }],
      rounds: [{ number: 1, games: [game(1, 2)], byes: [] }],
      settings: { roundCount: 3 },
    });
    const result = pairRound(tournament, 2, { system: 'dutch', edition, initialColour: 'white' });
    expect(result).toMatchObject({
      kind: 'impossible',
      reason: `no complete pairing keeps ${articles}: however the others are paired, 2 and 1 stay without an opponent`,
    });
  });
});
