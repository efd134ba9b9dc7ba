import { describe, it } from 'vitest';
import type { Scoring } from '../../src/model/index.js';
import { STANDARD_SCORING } from '../../src/model/index.js';
import {
  addPoints,
  all,
  append,
  HEADER,
  join,
  PLAYERS,
  replaceLine,
  without,
} from './base-file.js';
import type { Case } from './matrix.js';
import { chain, check, player, settings, stated } from './matrix.js';

const MIXED = ['trf/mixed-dialects'];
const noCount: Case['means'] = ({ settings: { roundCount: _gone, ...rest }, ...t }) => ({
  ...t,
  settings: rest,
});
const noInfo: Case['means'] = (t) => ({
  ...t,
  info: Object.fromEntries(
    Object.entries(t.info).map(([key, value]) => [key, Array.isArray(value) ? [] : '']),
  ) as unknown as typeof t.info,
});
const noColour: Case['means'] = ({ settings: { initialColour: _gone, ...rest }, ...t }) => ({
  ...t,
  settings: rest,
});

const COUNTS: readonly Case[] = [
  {
    name: 'no header but XXR and XXC',
    encode: () => join([...HEADER.slice(-2), ...PLAYERS]),
    means: noInfo,
  },
  {
    name: 'no number of rounds',
    edit: without('XXR'),
    means: noCount,
    codes: ['trf/no-round-count'],
  },
  {
    name: '142 instead of XXR',
    edit: replaceLine('XXR', '142 7'),
    codes: ['trf/ignored-by-javafo', ...MIXED],
  },
  {
    name: 'XXR 7 and 142 9',
    edit: append('142 9'),
    means: settings({ roundCount: 9 }),
    codes: ['trf/round-count-conflict', ...MIXED],
  },
  { name: 'XXR 007', edit: replaceLine('XXR', 'XXR 007') },
  { name: 'XXR with two blanks and trailing ones', edit: replaceLine('XXR', 'XXR  7   ') },
  { name: 'xxr in small letters', edit: replaceLine('XXR', 'xxr 7'), codes: ['trf/code-case'] },
  {
    name: 'XXR 5 after 6 rounds',
    edit: replaceLine('XXR', 'XXR 5'),
    means: settings({ roundCount: 5 }),
    codes: ['trf/too-many-rounds'],
  },
  { name: 'blank 142 beside XXR', edit: append('142'), codes: MIXED },
  {
    name: 'XXC with other words',
    edit: replaceLine('XXC', 'XXC white1 seed 9'),
    codes: ['trf/unknown-word'],
  },
  { name: 'no XXC and no 152', edit: without('XXC'), means: noColour },
  ...['152 W', '152 W '].map((line) => ({ name: `"${line}"`, edit: append(line), codes: MIXED })),
  { name: '152 w', edit: append('152 w'), codes: [...MIXED, 'trf/record-spelling'] },
  {
    name: '152 B against XXC white1',
    edit: append('152 B'),
    means: settings({ initialColour: 'black' }),
    codes: ['trf/initial-colour-conflict', ...MIXED],
  },
];

const scoring = (change: Partial<Scoring>): Case['means'] =>
  settings({ scoring: { ...STANDARD_SCORING, ...change } });
const JAVAFO_162 = ['trf/ignored-by-javafo', ...MIXED];

const POINTS: readonly Case[] = [
  { name: 'XXS W=1 D=0.5', edit: append('XXS W=1 D=0.5'), codes: ['trf/xxs-only'] },
  { name: 'BBW in its columns', edit: append('BBW  1.0') },
  { name: 'BBW with one blank', edit: append('BBW 1.0'), codes: ['trf/record-spelling'] },
  { name: '162 with W, D and L', edit: append('162  W 1.0    D 0.5    L 0.0'), codes: JAVAFO_162 },
  { name: '162 with A', edit: append('162  W 1.0    D 0.5    A 0.0'), codes: JAVAFO_162 },
  {
    name: '162 with Z of the drafts',
    edit: append('162  W 1.0    D 0.5    Z 0.0'),
    codes: JAVAFO_162,
  },
  {
    name: '162 with X',
    edit: append('162  W 1.0    D 0.5    X 0.0'),
    means: scoring({ unknown: 0 }),
    codes: JAVAFO_162,
  },
  { name: '162 with trailing blanks', edit: append('162  W 1.0    D 0.5   '), codes: JAVAFO_162 },
  {
    name: '162 against BBW',
    edit: append('BBW  3.0', '162  W 1.0'),
    codes: [...JAVAFO_162, 'trf/scoring-conflict'],
  },
  {
    name: '299, columns of the final text, in the points',
    edit: all(append(`299${' '.repeat(10)} 1.0    1    1`), addPoints(1, 10)),
    means: chain(
      stated(1, 10),
      settings({ adjustments: [{ kind: '', points: 10, round: 1, ids: [1] }] }),
    ),
    codes: MIXED,
  },
  {
    name: '299, columns of the draft, in the points',
    edit: all(append('299         1.0   1    1'), addPoints(1, 10)),
    means: chain(
      stated(1, 10),
      settings({ adjustments: [{ kind: '', points: 10, round: 1, ids: [1] }] }),
    ),
    codes: ['trf/draft-columns', ...MIXED],
  },
];

const typeCode = (text: string): Case['means'] => settings({ typeCode: text });
const TYPES: readonly Case[] = [
  ...[
    ...['FIDE_DUTCH', 'FIDE_DUTCH_2017', 'FIDE_DUTCH_2025', 'FIDE_DUTCH_2026'],
    ...['FIDE_DUTCH_2026_BAKU', 'CUSTOM_SWISS', 'FIDE_DUBOV'],
  ].map((code) => ({
    name: `192 ${code}`,
    edit: append(`192 ${code}`),
    means: typeCode(code),
    codes: MIXED,
  })),
  {
    name: '192 with a trailing blank',
    edit: append('192 FIDE_DUTCH_2025 '),
    means: typeCode('FIDE_DUTCH_2025'),
    codes: [...MIXED, 'trf/type-code-spelling'],
  },
  {
    name: '192 in small letters',
    edit: append('192 fide_dutch_2025'),
    means: typeCode('fide_dutch_2025'),
    codes: [...MIXED, 'trf/type-code-spelling'],
  },
  {
    name: '192 of no list',
    edit: append('192 MY_SWISS'),
    means: typeCode('MY_SWISS'),
    codes: [...MIXED, 'trf/unknown-type-code'],
  },
  {
    name: '092 that makes JaVaFo use older rules',
    edit: replaceLine('092', '092 FIDE_DUTCH_2025'),
    means: (t) => ({ ...t, info: { ...t.info, type: 'FIDE_DUTCH_2025' } }),
    codes: ['trf/old-rules-word'],
  },
];

const forbidden = (ids: readonly number[], from: number, to: number, source: 'XXP' | '260') =>
  settings({ forbidden: [{ ids, from, to, source }] });

const RECORDS: readonly Case[] = [
  {
    name: '202',
    edit: append('202 BH/C1,SB'),
    means: settings({ decisiveTieBreaks: ['BH/C1', 'SB'] }),
    codes: MIXED,
  },
  {
    name: '260',
    edit: append('260   1   7    1    4'),
    means: forbidden([1, 4], 1, 7, '260'),
    codes: JAVAFO_162,
  },
  {
    name: '260 with zeros, out of its columns',
    edit: append('260 001 007 1 4'),
    means: forbidden([1, 4], 1, 7, '260'),
    codes: [...JAVAFO_162],
  },
  { name: 'XXP 4 3', edit: append('XXP 4 3'), means: forbidden([4, 3], 1, 999, 'XXP') },
  {
    name: 'XXP 4,3',
    edit: append('XXP 4,3'),
    means: forbidden([4, 3], 1, 999, 'XXP'),
    codes: ['trf/record-spelling'],
  },
  {
    name: 'XXP with an unknown number',
    edit: append('XXP 4 77'),
    means: forbidden([4, 77], 1, 999, 'XXP'),
    codes: ['trf/unknown-player'],
  },
  { name: 'XXA without any points', edit: append(`XXA    1${'  0.0'.repeat(7)}`) },
  {
    name: 'XXA longer than the tournament',
    edit: append(`XXA    1${'  0.0'.repeat(7)}  1.0`),
    means: settings({
      acceleration: [
        { points: 10, matchPoints: 0, from: 8, to: 8, firstId: 1, lastId: 1, source: 'XXA' },
      ],
    }),
    codes: ['trf/acceleration-after-last-round'],
  },
  {
    name: 'a national rating line',
    edit: append(`FRA    1 m    ${'Sample01, Player'.padEnd(33)} 1700 IDF        A123 1990/01/01`),
    means: player(1, {
      national: [
        {
          ...{ federation: 'FRA', sex: 'm', classification: '', name: 'Sample01, Player' },
          ...{ rating: 1700, origin: 'IDF', nationalId: 'A123', birth: '1990/01/01' },
        },
      ],
    }),
    codes: MIXED,
  },
  {
    name: 'a national rating line with its number one column off',
    edit: append('FRA     1 m   Sample01, Player'),
    codes: ['trf/unknown-code'],
  },
  {
    name: '013',
    edit: append(`013 ${'Some Club'.padEnd(32)}   1    2    3`),
    means: (t) => ({
      ...t,
      teams: [{ id: 1, name: 'Some Club', nickname: '', members: [1, 2, 3] }],
    }),
  },
  {
    name: '310',
    edit: append(`310   1 ${'Some Club'.padEnd(32)} CLUB    2500    4.0    7.5   1     1    2`),
    means: (t) => ({
      ...t,
      teams: [
        {
          ...{ id: 1, name: 'Some Club', nickname: 'CLUB', members: [1, 2], strength: 2500 },
          ...{ statedMatchPoints: 40, statedGamePoints: 75, statedRank: 1 },
        },
      ],
    }),
    codes: MIXED,
  },
  {
    name: '132 with dates',
    edit: append(`132${' '.repeat(88)}26/03/01  26/03/02`),
    means: (t) => ({ ...t, info: { ...t.info, roundDates: ['26/03/01', '26/03/02'] } }),
  },
  { name: '132 without dates', edit: append('132') },
  {
    name: 'header codes without a blank',
    edit: replaceLine('022', '022'),
    means: (t) => ({ ...t, info: { ...t.info, city: '' } }),
  },
  {
    name: '062 "15 (12)"',
    edit: replaceLine('062', '062 15 (12)'),
    means: (t) => ({ ...t, info: { ...t.info, playerCount: '15 (12)' } }),
  },
  {
    name: '062 empty',
    edit: replaceLine('062', '062 '),
    means: (t) => ({ ...t, info: { ...t.info, playerCount: '' } }),
  },
];

describe('number of rounds and initial colour', () => {
  it.each(COUNTS)('$name', check);
});
describe('point systems', () => {
  it.each(POINTS)('$name', check);
});
describe('type codes', () => {
  it.each(TYPES)('$name', check);
});
describe('other records', () => {
  it.each(RECORDS)('$name', check);
});
