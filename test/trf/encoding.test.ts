import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines } from '../../src/trf/document.js';
import { encodeText } from '../../src/trf/encodings.js';
import type { EncodingName } from '../../src/trf/index.js';
import { documentBytes, ENCODING_NAMES, parseDocument, parseTrf } from '../../src/trf/index.js';
import { BASE, editPlayer, join, put } from './base-file.js';

describe('lines', () => {
  it('joining text and end gives the input; CRLF counts once', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', ' ') });
    fc.assert(
      fc.property(text, (input) => {
        const lines = splitLines(input);
        expect(lines.map((line) => line.text + line.end).join('')).toBe(input);
        expect(lines.every((line) => !/[\r\n]/.test(line.text))).toBe(true);
        expect(lines.map((line) => line.number)).toEqual(lines.map((_, index) => index + 1));
      }),
    );
    expect(splitLines('a\r\nb\rc\n\nd').map((line) => [line.number, line.text])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, ''],
      [5, 'd'],
    ]);
  });
});

describe('every encoding gives back the bytes that it read', () => {
  it.each(ENCODING_NAMES)('%s', (name) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(documentBytes(parseDocument(bytes, name))).toEqual(bytes);
      }),
    );
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(documentBytes(parseDocument(all, name))).toEqual(all);
  });
});

/** Invented names, and what a program of that region writes. */
const NAMES: readonly (readonly [EncodingName, string, readonly string[]])[] = [
  ['windows-1252', 'GER', ['Müller, Jörg', 'Großmann, Käthe', 'Peña, Íñigo', 'Lefèvre, Hélène']],
  ['windows-1252', 'SWE', ['Åkerström, Björn', 'Sjögren, Märta', 'Ødegård, Frøydis']],
  ['windows-1250', 'POL', ['Wójcik, Łucja', 'Żółkowski, Śławomir', 'Kęsik, Jaźwina']],
  ['windows-1250', 'CZE', ['Dvořák, Jiří', 'Černý, Tomáš', 'Růžička, Šimon']],
  ['windows-1251', 'RUS', ['Петров, Андрей', 'Кузнецова, Ольга', 'Щербаков, Юрий']],
  ['windows-1253', 'GRE', ['Παπαδάκης, Νίκος', 'Γεωργίου, Ελένη', 'Αλεξίου, Κώστας']],
  ['windows-1254', 'TUR', ['Yıldız, Çağlar', 'Öztürk, Işıl', 'Şahin, Gülşen']],
  ['cp866', 'RUS', ['Петров, Андрей', 'Кузнецова, Ольга', 'Щербаков, Юрий']],
  ['cp850', 'GER', ['Müller, Jörg', 'Großmann, Käthe', 'Brückner, Günther', 'Ägidius, Émile']],
  ['iso-8859-2', 'POL', ['Wójcik, Łucja', 'Żółkowski, Śławomir', 'Gąsior, Żaneta']],
];

function fileWith(names: readonly string[], federation: string): string {
  const edits = names.map((name, index) =>
    editPlayer(index + 1, (line) => put(put(line, 15, name.padEnd(33)), 54, federation)),
  );
  return join(edits.reduce<readonly string[]>((lines, edit) => edit(lines), BASE));
}

describe('detection', () => {
  it.each(NAMES)('%s of %s', (encoding, federation, names) => {
    const { bytes, missing } = encodeText(fileWith(names, federation), encoding);
    expect(missing).toEqual([]);
    const { document, tournament } = parseTrf(bytes);
    expect(tournament?.players.slice(0, names.length).map((player) => player.name)).toEqual(names);
    expect(document.encoding.name).toBe(encoding);
    expect(document.encoding.confidence).not.toBe('certain');
  });

  it.each(NAMES)('told to be %s (%s)', (encoding, federation, names) => {
    const { bytes } = encodeText(fileWith(names, federation), encoding);
    const { document, tournament } = parseTrf(bytes, { encoding });
    expect(tournament?.players[0]?.name).toBe(names[0]);
    expect(document.encoding.confidence).toBe('certain');
  });

  it('UTF-8 and ASCII', () => {
    const utf8 = (text: string) => parseDocument(new TextEncoder().encode(text)).encoding;
    expect(utf8('012 Málaga')).toMatchObject({ name: 'utf-8', confidence: 'likely', ascii: false });
    expect(utf8('012 Malaga')).toMatchObject({ name: 'utf-8', confidence: 'certain', ascii: true });
    expect(utf8('\ufeff012 x')).toMatchObject({ name: 'utf-8', confidence: 'certain', bom: true });
  });

  it('UTF-16 without a mark, by its zero bytes', () => {
    for (const name of ['utf-16le', 'utf-16be'] as const) {
      const { bytes } = encodeText(join(BASE), name);
      const { document, tournament } = parseTrf(bytes);
      expect(document.encoding).toMatchObject({ name, bom: false, confidence: 'likely' });
      expect(tournament?.players).toHaveLength(13);
    }
  });

  it('UTF-8 with some broken bytes stays UTF-8, and keeps them', () => {
    const whole = new TextEncoder().encode(fileWith(['Dvořák, Jiří', 'Černý, Tomáš'], 'CZE'));
    const bytes = whole.slice();
    bytes[bytes.indexOf(0xc5)] = 0xff;
    const { document, diagnostics } = parseTrf(bytes);
    expect(document.encoding).toMatchObject({ name: 'utf-8', valid: false, confidence: 'guess' });
    expect(diagnostics.map((one) => one.code)).toContain('trf/broken-encoding');
    expect(documentBytes(document)).toEqual(bytes);
  });
});
