import { describe, expect, it } from 'vitest';
import { createTournament, STANDARD_SCORING } from '../../src/model/index.js';
import { alignPlayer } from '../../src/trf/align.js';
import { plainText } from '../../src/trf/field-values.js';
import { documentBytes, parseDocument, parseTrf, setField, writeTrf } from '../../src/trf/index.js';
import { PLAYER } from '../../src/trf/records/player-columns.js';
import { characterView, fieldText, shiftedView } from '../../src/trf/view.js';
import {
  addPoints,
  all,
  append,
  BASE,
  editPlayer,
  join,
  PLAYERS,
  put,
  putBlock,
} from './base-file.js';

const codes = (text: string): string[] => parseTrf(text).diagnostics.map((one) => one.code);
const view = (text: string) => characterView({ number: 1, text, end: '\n' });

describe('colours', () => {
  it('one half with a colour is enough for both', () => {
    for (const edit of [putBlock(2, 4, '   6   0'), putBlock(6, 4, '   2 - 1')]) {
      const [game] = parseTrf(join(edit(BASE))).tournament!.rounds[3]!.games.filter(
        (one) => one.black === 2,
      );
      expect(game).toMatchObject({ white: 6, black: 2, coloursKnown: true });
    }
  });
});

describe('colours of the player with the lower number', () => {
  it('follow from the other half', () => {
    const lines = putBlock(6, 1, '   9   1')(BASE);
    const { games } = parseTrf(join(lines)).tournament!.rounds[0]!;
    expect(games).toContainEqual(expect.objectContaining({ white: 6, black: 9, whiteResult: '1' }));
  });
});

describe('points', () => {
  it('299 that says the same in both layouts is final', () => {
    expect(codes(join(append('299     1')(BASE)))).not.toContain('trf/draft-columns');
  });
  it('a letter of TRF16 anywhere: absences are worth what they say', () => {
    const lines = all(putBlock(3, 3, '0000 - -'), addPoints(3, -5))(BASE);
    expect(codes(join(lines))).toContain('trf/points-mismatch');
  });
  it('silent absences are worth a zero-point bye', () => {
    const lines = all(append('BBZ  0.5'), putBlock(3, 3, '        '), addPoints(3, -5))(BASE);
    expect(codes(join(lines))).toEqual([]);
  });
  it('the coming round of a player who is in no round yet', () => {
    expect(codes(join(all(append('BBZ  0.5'), putBlock(3, 3, '        '))(BASE)))).toEqual([
      'trf/points-mismatch',
    ]);
  });
  it('299 fits both layouts: the draft only when the final one does not explain the points', () => {
    const record = `299${' '.repeat(10)} 1.0`;
    const final = parseTrf(join(append(record)(BASE)));
    expect(final.tournament!.settings.adjustments).toMatchObject([
      { points: 10, round: 0, ids: [] },
    ]);
    expect(final.diagnostics.map((one) => one.code)).not.toContain('trf/draft-columns');
  });
});

describe('acceleration', () => {
  it('equal values with another between them are two ranges', () => {
    const { settings } = parseTrf(join(append('XXA    4  1.0  0.0  1.0')(BASE))).tournament!;
    expect(settings.acceleration.map((range) => [range.from, range.to])).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });
});

describe('alignment', () => {
  it('tabs that may stand for several widths are no repair', () => {
    const head = PLAYERS[0]!.slice(0, 84);
    expect(alignPlayer(view(`${head}\t  1`)).kind).toBe('misaligned');
  });
  it('two readings that differ are no repair: a year or a FIDE number', () => {
    const text = put(put(PLAYERS[0]!, 58, ' '.repeat(22)), 67, '1990');
    expect(alignPlayer(view(text)).kind).toBe('overflow');
  });
  it('a shifted part ends where the rest stands right', () => {
    const shifted = shiftedView(view('abcdefghijkl'), 4, 8, 2);
    expect(shifted.cells).toBe('abcfg  hijkl');
  });
  it('a field reads the same whichever way it is cut', () => {
    const { view: cut } = alignPlayer(view(put(PLAYERS[0]!, 70, ' 1990/01/01')));
    const { birth, points, rank } = PLAYER.fields;
    expect([birth, points, rank].map((field) => fieldText(cut, field))).toEqual([
      '1990/01/01',
      '2.5',
      '1',
    ]);
  });
  it.each(['DAT    1 M', 'TNR    1', 'BYE    1'])('%s is no national rating line', (line) => {
    expect(codes(join(append(line)(BASE)))).toEqual(['trf/unknown-code']);
  });
});

describe('bytes', () => {
  it.each([
    ['overlong forms', [0xc0, 0x80, 0xe0, 0x80, 0x80, 0xf0, 0x80, 0x80, 0x80]],
    ['surrogates', [0xed, 0xa0, 0x80, 0xed, 0xb2, 0x80]],
    ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80, 0xf5, 0x80, 0x80, 0x80]],
    ['cut sequences', [0xe2, 0x82, 0x41, 0xf0, 0x9f, 0x98]],
    ['good ones among them', [0xf0, 0x9f, 0x98, 0x80, 0xff, 0xc3, 0xa9, 0x80, 0xe2, 0x82, 0xac]],
  ])('broken UTF-8 is kept: %s', (_name, list) => {
    const bytes = Uint8Array.from(list);
    expect(documentBytes(parseDocument(bytes, 'utf-8'))).toEqual(bytes);
  });
  it('good sequences among broken ones are decoded', () => {
    const { lines } = parseDocument(
      Uint8Array.from([0xf0, 0x9f, 0x98, 0x80, 0xff, 0xc3, 0xa9]),
      'utf-8',
    );
    expect(lines[0]?.text).toBe('😀\udcffé');
  });
});

describe('writing', () => {
  const tournament = parseTrf(join(BASE)).tournament!;
  it('texts are composed', () => {
    expect(plainText('Müller'.normalize('NFD'))).toBe('Müller'.normalize('NFC'));
  });
  it('only absences of finished rounds become Z', () => {
    const rounds = [
      ...tournament.rounds,
      { number: 7, games: [], byes: [{ player: 1, kind: 'H' as const }] },
    ];
    const { text } = writeTrf(createTournament({ ...tournament, rounds }), { dialect: 'trf16' });
    expect(parseTrf(text).tournament!.rounds[6]?.byes).toEqual([{ player: 1, kind: 'H' }]);
  });
  it('BB? records are left out when they would contradict XXS', () => {
    const scoring = { ...STANDARD_SCORING, blackWin: 20 };
    const other = createTournament({
      ...tournament,
      settings: { ...tournament.settings, scoring },
    });
    const { text } = writeTrf(other, { dialect: 'trfx' });
    expect(text).not.toContain('BBW');
    expect(parseTrf(text).tournament!.settings.scoring).toEqual(scoring);
  });
});

describe('setting a field', () => {
  it('to what it says already keeps odd blanks', () => {
    const left = parseDocument(join(editPlayer(1, (line) => put(line, 81, '2.5 '))(BASE)));
    expect(setField(left, 15, { field: 'points' }, '2.5')).toBe(left);
  });
  it('of a line padded by bytes keeps its columns', () => {
    const padded = `${PLAYERS[0]!.slice(0, 14)}Müller, Jörg${' '.repeat(19)}${PLAYERS[0]!.slice(47)}`;
    const document = setField(parseDocument(padded), 1, { field: 'name' }, 'Ångström, Åsa');
    const bytes = documentBytes(document);
    expect(bytes.length).toBe(PLAYERS[0]!.length);
    expect(parseTrf(bytes).tournament!.players[0]).toMatchObject({
      name: 'Ångström, Åsa',
      rating: 2580,
    });
  });
});

describe('teams', () => {
  const alpha = `310   1 ${'Alpha'.padEnd(32)} ${' '.repeat(31)}   1 0000    2`;
  it('an empty place in a team is no player', () => {
    const { tournament, diagnostics } = parseTrf(join([...PLAYERS, alpha]));
    expect(tournament!.teams[0]?.members).toEqual([1, 2]);
    expect(diagnostics.map((one) => one.code)).not.toContain('trf/unknown-player');
  });
  it('000 in record 320 is no team', () => {
    const { diagnostics } = parseTrf(join([...PLAYERS, alpha, '320  1.0  2.0 000   1']));
    expect(diagnostics.map((one) => one.code)).not.toContain('trf/unknown-team');
  });
});
