import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type StandingsEditionId, standings } from '../../src/standings/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusMissing, corpusPath } from '../support/corpus.js';

type Values = Readonly<Record<string, number>>;
interface Expected {
  readonly '2024': Readonly<Record<string, Values>>;
  readonly '2026': Readonly<Record<string, Values>>;
  readonly EDE_order_at_10_points: readonly number[];
}

const missing = corpusMissing();
const file = (name: string): string => corpusPath('cases', 'tiebreaks', name);
const expected = missing
  ? undefined
  : (JSON.parse(readFileSync(file('expected_team.json'), 'utf8')) as Expected);

const readTeamFile = (path: string) => parseTrf(readFileSync(path, 'utf8')).tournament!;

describe.skipIf(missing)('cases/tiebreaks/expected_team.json', () => {
  for (const edition of ['2024', '2026'] as const satisfies readonly StandingsEditionId[]) {
    const table = expected?.[edition] ?? {};
    const codes = Object.keys(Object.values(table)[0] ?? {});
    for (const code of codes) {
      it(`${code}, edition ${edition}`, () => {
        const { rows, participants } = standings(readTeamFile(file(`tec_team7_${edition}.trf`)), {
          tieBreaks: code,
        });
        expect(participants).toBe('teams');
        const values = Object.fromEntries(
          rows.map(({ id, values }) => [id, Number(values[code]?.number.toFixed(2))]),
        );
        const wanted = Object.fromEntries(
          Object.entries(table).map(([id, row]) => [id, row[code]!]),
        );
        expect(values).toEqual(wanted);
      });
    }
  }

  it('EDE at 10 match points (TEC exercise 45)', () => {
    const { rows } = standings(readTeamFile(file('tec_team7_2026.trf')), { tieBreaks: 'EDE' });
    const order = rows.filter(({ points }) => points === 100).map(({ id }) => id);
    expect(order).toEqual(expected!.EDE_order_at_10_points);
    expect(rows.filter(({ points }) => points === 100).map(({ tied }) => tied)).not.toContain(true);
  });
});
