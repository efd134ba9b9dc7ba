import { describe, expect, it } from 'vitest';
import { TOURNAMENT_SCHEMA } from '../../src/trf/index.js';
import { DIALECTS_TEXT } from './dialects-text.js';
import { codes, diagnosticsPage, exampleOf, recordTables } from './docs-page.js';

describe('every code has an example that gives it', () => {
  it.each(codes)('%s', (code) => {
    const { message, place } = exampleOf(code);
    expect(message).not.toMatch(/undefined|NaN|\[object/);
    if (!place) return;
    expect(place.line).toBeGreaterThan(0);
    expect(place.column).toBeGreaterThan(0);
    expect(place.length).toBeGreaterThan(0);
  });
});

describe('documentation is made from the tables', () => {
  it('docs/diagnostics.md', async () => {
    await expect(diagnosticsPage()).toMatchFileSnapshot('../../docs/diagnostics.md');
  });
  it('docs/trf-dialects.md', async () => {
    const page = `${DIALECTS_TEXT}\n${recordTables()}`;
    await expect(page).toMatchFileSnapshot('../../docs/trf-dialects.md');
  });
  it('docs/tournament.schema.json', async () => {
    const schema = `${JSON.stringify(TOURNAMENT_SCHEMA, null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot('../../docs/tournament.schema.json');
  });
});
