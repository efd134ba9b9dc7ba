import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/model/index.js';
import { createTournament, STANDARD_SCORING } from '../../src/model/index.js';
import type { Target, WriteOptions } from '../../src/trf/index.js';
import { parseTrf, TARGETS, writeTrf } from '../../src/trf/index.js';
import { toAscii } from '../../src/trf/write.js';
import { BASE, join } from './base-file.js';
import { individualTournament } from './tournament-arbitrary.js';

const roundTrip = (tournament: Tournament, dialect: Target): Tournament | undefined =>
  parseTrf(writeTrf(tournament, { dialect, absences: 'blank' }).bytes).tournament;

/** What the engines' dialects cannot hold, replaced by what they write. */
function forEngines(tournament: Tournament): Tournament {
  const { settings, ...rest } = tournament;
  return createTournament({
    ...rest,
    settings: {
      ...settings,
      adjustments: [],
      tieBreaks: [],
      forbidden: settings.forbidden.map(({ ids }) => ({ ids, from: 1, to: 999, source: 'XXP' })),
      acceleration: settings.acceleration.flatMap((range) =>
        Array.from({ length: range.lastId }, (_, index) => ({
          ...range,
          ...{ firstId: index + 1, lastId: index + 1, source: 'XXA' as const },
        })),
      ),
    },
  });
}

describe('tournament -> file -> tournament is the identity', () => {
  it('trf26', () => {
    fc.assert(
      fc.property(individualTournament, (tournament) => {
        expect(roundTrip(tournament, 'trf26')).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });
  it('trfbx', () => {
    fc.assert(
      fc.property(individualTournament.map(forEngines), (tournament) => {
        expect(roundTrip(tournament, 'trfbx')).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });
  it('trfx, where absences of the round to pair come back with their source', () => {
    fc.assert(
      fc.property(individualTournament.map(forEngines), (tournament) => {
        const read = roundTrip(tournament, 'trfx')!;
        const rounds = read.rounds.map((round) => ({
          ...round,
          byes: round.byes.map(({ player, kind }) => ({ player, kind })),
        }));
        expect({ ...read, rounds }).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });
  it('trf16, which holds players and rounds', () => {
    fc.assert(
      fc.property(individualTournament, (full) => {
        const { players, fileOrder, rounds, info } = full;
        const tournament = createTournament({ players, fileOrder, rounds, info });
        expect(roundTrip(tournament, 'trf16')).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });
  it('what was written reads without errors, in every dialect', () => {
    fc.assert(
      fc.property(individualTournament, fc.constantFrom(...TARGETS), (tournament, dialect) => {
        const { text, diagnostics } = writeTrf(tournament, { dialect, totals: 'computed' });
        if (text === '') {
          expect(diagnostics.map((one) => one.code)).toContain('trf/value-too-large');
          return;
        }
        const left = dialect === 'trf16' || dialect === 'trfx06' ? ['trf/points-mismatch'] : [];
        const errors = parseTrf(text).diagnostics.filter((one) => one.severity === 'error');
        const other = tournament.settings.adjustments.length > 0 ? ['trf/points-mismatch'] : left;
        expect(errors.filter((one) => !other.includes(one.code))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

const base = parseTrf(join(BASE)).tournament!;
const write = (options: WriteOptions, tournament = base) => writeTrf(tournament, options);
const records = (text: string, ...codes: readonly string[]): string[] =>
  text.split('\n').filter((line) => codes.includes(line.slice(0, 3)));

describe('what a file looks like', () => {
  it('the base file comes back line by line', () => {
    const { text, diagnostics } = write({ dialect: 'trf16', lineEnd: '\n' });
    expect(text.split('\n').filter((line) => line.startsWith('001'))).toEqual(
      BASE.filter((line) => line.startsWith('001')),
    );
    expect(diagnostics.map((one) => one.data.actual)).toEqual([
      'the number of rounds',
      'the initial colour',
    ]);
  });
  it.each([
    ['trf16', []],
    ['trfx', ['142 7', 'XXR 7', '152 W', 'XXC white1']],
    ['trfbx', ['142 7', 'XXR 7', '152 W', 'XXC white1']],
    ['trf26', ['142 7', '152 W']],
  ] as const)('%s: rounds and colour', (dialect, lines) => {
    const { text } = write({ dialect, lineEnd: '\n' });
    expect(records(text, '142', '152', 'XXR', 'XXC')).toEqual(lines);
  });
  it('CRLF unless told otherwise, no trailing blanks, no mark', () => {
    const { text, bytes } = write({ dialect: 'trf26' });
    expect(text.split('\r\n').every((line) => !/[\r\n]| $/.test(line))).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
    expect(write({ dialect: 'trf26', lineEnd: '\r' }).text).toBe(text.replaceAll('\r\n', '\r'));
  });
  it('silent absences become Z, or stay blank', () => {
    const rounds = base.rounds.map((round) => ({ ...round, byes: [] }));
    const absent = createTournament({ ...base, rounds });
    expect(records(write({ dialect: 'trf16', lineEnd: '\n' }, absent).text, '001')[0]).toContain(
      '0000 - Z     3 w 0',
    );
    const blank = write({ dialect: 'trf16', lineEnd: '\n', absences: 'blank' }, absent).text;
    expect(records(blank, '001')[0]).not.toContain('0000 - ');
  });
  it('old programs read byes and unrated games in the letters of TRF06', () => {
    const byes = (['U', 'F', 'H', 'Z'] as const).map((kind, index) => ({
      ...{ player: index + 3, kind },
    }));
    const results = { whiteResult: 'W' as const, blackResult: 'L' as const };
    const games = [{ white: 1, black: 2, ...results, coloursKnown: true }];
    const rounds = [{ number: 1, games, byes }];
    const tournament = createTournament({ ...base, rounds });
    const { text, diagnostics } = write({ dialect: 'trfx06', lineEnd: '\n' }, tournament);
    expect(records(text, '001').map((line) => line.slice(91, 99))).toEqual([
      ...['   2 w 1', '   1 b 0', '0000 - +', '0000 - +', '0000 - =', '0000 - -'],
      ...base.players.slice(6).map(() => '0000 - -'),
    ]);
    expect(records(text, 'XXR')).toHaveLength(1);
    expect(diagnostics.map(({ data }) => data.actual)).toEqual([
      expect.stringContaining('full-point byes'),
      expect.stringContaining('not rated'),
    ]);
    const read = parseTrf(text).tournament!.rounds[0]!.byes.map(({ kind }) => kind);
    expect(read.slice(0, 4)).toEqual(['U', 'U', 'H', 'Z']);
  });
  it('virtual points and forbidden pairs as every version of bbpPairings reads them', () => {
    const acceleration = [
      { points: 10, matchPoints: 0, from: 1, to: 2, firstId: 1, lastId: 2, source: '250' as const },
      { points: 5, matchPoints: 0, from: 3, to: 3, firstId: 1, lastId: 1, source: '250' as const },
    ];
    const forbidden = [
      { ids: [1, 2], from: 1, to: 7, source: '260' as const },
      { ids: [3, 4], from: 2, to: 3, source: '260' as const },
    ];
    const settings = { ...base.settings, acceleration, forbidden };
    const tournament = createTournament({ ...base, settings });
    const { text } = write({ dialect: 'trfbx', lineEnd: '\n' }, tournament);
    expect(records(text, 'XXA', '250', 'XXP', '260')).toEqual([
      'XXA    1  1.0  1.0  0.5',
      'XXA    2  1.0  1.0',
      'XXP 1 2',
      '260   2   3    3    4',
    ]);
  });
  it('of overlapping virtual points the last record counts, as in reading', () => {
    const lines = ['250       1.0   1   1    1    4', '250       0.5   1   1    3    6'];
    const { tournament } = parseTrf(join([...BASE, ...lines]));
    const { text } = write({ dialect: 'trfx', lineEnd: '\n' }, tournament);
    expect(records(text, 'XXA')).toEqual([
      ...['XXA    1  1.0', 'XXA    2  1.0', 'XXA    3  0.5', 'XXA    4  0.5'],
      ...['XXA    5  0.5', 'XXA    6  0.5'],
    ]);
    const settings = parseTrf(text).tournament!.settings;
    expect(settings.acceleration.map(({ firstId, points }) => [firstId, points])).toEqual([
      ...[1, 2].map((id) => [id, 10]),
      ...[3, 4, 5, 6].map((id) => [id, 5]),
    ]);
  });
  it('points of 3-1-0 with half a win for the bye', () => {
    const scoring = {
      ...{ ...STANDARD_SCORING, whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30 },
      ...{ whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10, pab: 15 },
    };
    const other = createTournament({ ...base, settings: { ...base.settings, scoring } });
    expect(records(write({ dialect: 'trf26', lineEnd: '\n' }, other).text, '162')).toEqual([
      '162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.5    X 1.0',
    ]);
    expect(records(write({ dialect: 'trfbx', lineEnd: '\n' }, other).text, 'BBW', 'BBU')).toEqual([
      'BBW  3.0',
      'BBU  1.5',
    ]);
    expect(records(write({ dialect: 'trfx', lineEnd: '\n' }, other).text, 'XXS')).toEqual([
      'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=1.5 FW=3.0 FL=0.0',
    ]);
  });
  it('absences of the round to pair in both places that engines read', () => {
    const byes = [
      { player: 1, kind: 'Z' as const },
      { player: 2, kind: 'H' as const },
    ];
    const rounds = [...base.rounds, { number: 7, games: [], byes }];
    const { text } = write(
      { dialect: 'trfx', lineEnd: '\n' },
      createTournament({ ...base, rounds }),
    );
    expect(records(text, 'XXZ')).toEqual(['XXZ 1']);
    expect(records(text, '001')[1]).toMatch(/ {2}0000 - H$/);
  });
  it('stated or computed points', () => {
    const players = base.players.map((one) => ({ ...one, statedPoints: 0 }));
    const wrong = createTournament({ ...base, players });
    const points = (totals: 'stated' | 'computed') =>
      records(write({ dialect: 'trf16', lineEnd: '\n', totals }, wrong).text, '001')[0]?.slice(
        80,
        84,
      );
    expect([points('stated'), points('computed')]).toEqual([' 0.0', ' 2.5']);
  });
  it('keeps extra lines', () => {
    const { text } = write({
      dialect: 'trf26',
      lineEnd: '\n',
      extraLines: ['### a remark', '999 x'],
    });
    expect(text.endsWith('\n### a remark\n999 x\n')).toBe(true);
  });
});

describe('what does not fit', () => {
  const one = (change: Record<string, unknown>, options: Partial<WriteOptions> = {}) =>
    writeTrf(createTournament({ players: [{ id: 1, ...change }] }), {
      dialect: 'trf26',
      lineEnd: '\n',
      ...options,
    });
  it.each([
    [{ rating: 12_000 }, 'rating'],
    [{ statedPoints: 1000 }, 'points'],
  ])('%o is refused', (change, field) => {
    const { text, diagnostics } = one(change);
    expect(text).toBe('');
    expect(diagnostics).toMatchObject([{ code: 'trf/value-too-large', data: { field } }]);
  });
  it('a long name is cut', () => {
    const name = 'Abcdefghijklm-Nopqrstuvwxyz, Abcdefghijk';
    const { text, diagnostics } = one({ name });
    expect(text).toContain(` ${name.slice(0, 33)} `);
    expect(diagnostics).toMatchObject([{ code: 'trf/text-cut', data: { actual: name } }]);
  });
  it('line ends and tabs in texts become blanks', () => {
    expect(one({ name: 'A\r\n001\tB' }).text).toContain('A 001 B');
  });
  it('combining marks are composed before padding', () => {
    const { text } = one({ name: 'Müller'.normalize('NFD'), rating: 2000 });
    expect(text.slice(48, 52)).toBe('2000');
  });
  it('characters that the encoding does not have', () => {
    const { bytes, diagnostics } = one({ name: 'Dvořák' }, { encoding: 'windows-1252' });
    expect(String.fromCharCode(...bytes)).toContain('Dvo?\xe1k');
    expect(diagnostics).toMatchObject([{ code: 'trf/not-in-encoding', data: { actual: ['ř'] } }]);
  });
  it('an unknown dialect is misuse', () => {
    expect(() => one({}, { dialect: 'trf99' as Target })).toThrow(/^Expected one of trf16/);
  });
});

describe('ASCII only', () => {
  it.each([
    ['Großmann, Käthe Ørsted', 'Grossmann, Kathe Orsted'],
    ['Łukasz Wójcik', 'Lukasz Wojcik'],
    ['Щербаков, Юрий', 'Shcherbakov, Iurii'],
    ['Παπαδάκης', 'Papadakis'],
    ['Yıldız', 'Yildiz'],
    ['名', '?'],
  ])('%s', (name, ascii) => {
    expect(toAscii(name)).toBe(ascii);
  });
});
