import { createTournament } from '../../../src/model/index.js';
import type { Target, WriteOptions } from '../../../src/trf/index.js';
import { fromJson, writeTrf } from '../../../src/trf/index.js';
import { append, replaceLine, without } from '../base-file.js';
import type { Example } from './file-examples.js';
import { edited, GAP, linted } from './file-examples.js';

const team = (id: number, name: string, members: string): string =>
  `310 ${String(id).padStart(3)} ${name.padEnd(32)} ${' '.repeat(31)}${members}`;

export const SETTING_EXAMPLES = {
  'trf/bad-record': edited(append('XXA 1 4')),
  'trf/record-spelling': edited(append('XXP 4,3')),
  'trf/unknown-word': edited(replaceLine('XXC', 'XXC white1 seed')),
  'trf/round-count-conflict': edited(append('142 9')),
  'trf/no-round-count': edited(without('XXR')),
  'trf/too-many-rounds': edited(replaceLine('XXR', 'XXR 5')),
  'trf/initial-colour-conflict': edited(append('152 B')),
  'trf/no-initial-colour': edited((lines) => [...lines.slice(0, 2), 'XXR 3', ...GAP]),
  'trf/scoring-conflict': edited(append('BBW  3.0', '162  W 1.0')),
  'trf/xxs-only': edited(append('XXS W=1 D=0.5')),
  'trf/xxz-only': edited(append('XXZ 1 2')),
  'trf/ignored-by-javafo': edited(append('260   1   7    1    4')),
  'trf/old-rules-word': edited(replaceLine('092', '092 FIDE_DUTCH_2025')),
  'trf/type-code-spelling': edited(append('192 fide_dutch_2026')),
  'trf/unknown-type-code': edited(append('192 MY_SWISS')),
  'trf/unknown-tie-break': linted(append('212 PTS,SonnBerger')),
  'trf/own-tie-break': linted(append('212 PTS,OTHER_PLAYOFF,BH')),
  'trf/date-not-read': linted(replaceLine('042', '042 Easter')),
  'trf/date-without-day': linted(replaceLine('042', '042 2026')),
  'trf/date-in-doubt': linted(replaceLine('042', '042 01/02/2026')),
  'trf/unknown-team': edited(append(team(1, 'Team A', '   1    2'), '260   1   7    1    4')),
  'trf/unknown-player': edited(append('XXP 4 77')),
  'trf/unknown-absent': edited(append('XXZ 77')),
  'trf/bye-conflict': edited(append('240 H   3    2')),
  'trf/bye-after-last-round': edited(append('240 H   8    1')),
  'trf/acceleration-after-last-round': edited(append(`XXA    1${'  1.0'.repeat(8)}`)),
  'trf/draft-columns': edited(append('299         1.0   1    1')),
  'trf/old-teams-ignored': edited(
    append(`013 ${'Team A'.padEnd(32)}   1    2`, team(1, 'Team A', '   1    2')),
  ),
  'trf/player-in-two-teams': edited(
    append(team(1, 'Team A', '   1    2'), team(2, 'Team B', '   2    3')),
  ),
  'trf/player-without-team': edited(
    append(
      team(1, 'Team A', '   1    2    3    4    5    6'),
      team(2, 'Team B', '   7    8    9   10   11   12'),
    ),
  ),
} satisfies Record<string, Example>;

const written =
  (name: string, dialect: Target, options: Partial<WriteOptions> = {}, change = {}): Example =>
  () =>
    writeTrf(
      createTournament({
        players: [{ id: 1, name, statedPoints: 10, ...change }, { id: 2 }],
        settings: { tieBreaks: ['BH'] },
      }),
      { dialect, ...options },
    ).diagnostics;

const fiveDigits: Example = () =>
  writeTrf(createTournament({ players: [{ id: 12_345 }] }), { dialect: 'trf26' }).diagnostics;

export const WRITING_EXAMPLES = {
  'trf/not-in-dialect': written('Adams, Ann', 'trf16'),
  'trf/text-cut': written('A name of more than 33 characters, Ann', 'trf26'),
  'trf/value-too-large': written('Adams, Ann', 'trf26', {}, { rating: 12_000 }),
  'trf/five-digits': fiveDigits,
  'trf/not-in-encoding': written('Dvořák, Jiří', 'trf26', { encoding: 'windows-1252' }),
  'trf/points-rewritten': written('Adams, Ann', 'trf26', { totals: 'computed' }),
  'json/syntax': () => fromJson('{ "players": [').diagnostics,
  'json/schema': () =>
    fromJson({ format: 'pairing-checker-tournament', version: 1, players: [{ id: 0 }] })
      .diagnostics,
  'json/references': () =>
    fromJson({
      format: 'pairing-checker-tournament',
      version: 1,
      players: [{ id: 1 }, { id: 1 }],
    }).diagnostics,
} satisfies Record<string, Example>;
