import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseSystem } from '../../src/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusMissing, corpusPath } from '../support/corpus.js';

/** What is no Swiss of individuals, the kind of event or the system of the table, by parts of the names of their files. */
const OTHERS: readonly (readonly [string, RegExp, string])[] = [
  ['corpus/trf', /championship2025|armstrong_2011|trf26_team/, 'teams'],
  ['corpus/trf', /held_round_robin/, 'roundrobin'],
  ['cases/real', /domloup-rapide-2025-t2/, 'roundrobin'],
  ['cases/found/files', /^08-team-swiss/, 'teams'],
  ['cases/found/files', /^10-round-robin/, 'roundrobin'],
];
/** Reports that name one of the team systems. */
const TEAMS = /team|olympiad|grandmommyscup|example_trf26/;

describe('no team event or round robin is taken for a Dutch Swiss, and no Swiss is refused', () => {
  it.skipIf(corpusMissing()).each(['corpus/trf', 'cases/real', 'cases/found/files'])(
    '%s',
    (folder) => {
      const path = corpusPath(...folder.split('/'));
      const wrong: string[] = [];
      let seen = 0;
      for (const file of readdirSync(path)) {
        const { tournament } = parseTrf(readFileSync(join(path, file)));
        if (!tournament || tournament.players.length === 0) continue;
        seen += 1;
        const expected = OTHERS.find(([where, name]) => where === folder && name.test(file))?.[2];
        const choice = chooseSystem(tournament);
        const event = choice.kind === 'unsupported' ? choice.event?.what : undefined;
        const isTeam = choice.kind === 'chosen' && choice.system.unit === 'team';
        const found = choice.kind === 'chosen' && choice.system.schedule ? choice.system.id : event;
        if (found !== expected) wrong.push(`${file}: ${found}`);
        else if (isTeam && !TEAMS.test(file)) wrong.push(`${file}: a team system`);
      }
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(10);
    },
  );
});
