import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../src/trf/index.js';
import { all, append, BASE, editPlayer, HEADER, join, PLAYERS, put } from './base-file.js';
import type { Case } from './matrix.js';
import { base, check, player } from './matrix.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string): Uint8Array => {
  const units = Uint16Array.from(`\ufeff${text}`, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

const ENDS: readonly Case[] = [
  { name: 'LF' },
  { name: 'CRLF', encode: (lines) => join(lines, '\r\n') },
  { name: 'CR only', encode: (lines) => join(lines, '\r') },
  {
    name: 'CR and CRLF mixed',
    encode: (lines) => lines.map((line, index) => line + (index % 2 ? '\r' : '\r\n')).join(''),
    codes: ['trf/mixed-line-ends'],
  },
  {
    name: 'LF CR',
    encode: (lines) => join(lines, '\n\r'),
    codes: ['trf/mixed-line-ends'],
  },
  { name: 'no line end at the end', encode: (lines) => join(lines).trimEnd() },
  { name: 'blank lines', encode: (lines) => join(lines, '\n\n') },
  {
    name: 'Ctrl-Z at the end',
    encode: (lines) => `${join(lines)}\x1a`,
    codes: ['trf/control-characters'],
  },
  {
    name: 'NUL bytes at the end',
    encode: (lines) => `${join(lines)}\0\0\0\0`,
    codes: ['trf/control-characters'],
  },
  {
    name: 'form feed on a line of its own',
    encode: () => `${join(HEADER)}\f\n${join(PLAYERS)}`,
    codes: ['trf/control-characters'],
  },
  {
    name: 'form feed before the first player',
    encode: () => `${join(HEADER)}\f${join(PLAYERS)}`,
    codes: ['trf/leading-blank'],
  },
  {
    name: 'a blank before a code',
    edit: editPlayer(1, (line) => ` ${line}`),
    codes: ['trf/leading-blank'],
  },
];

const name = (text: string) => editPlayer(1, (line) => put(line, 15, text.padEnd(33)));
const ACCENTED = 'Ágústsdóttir, Þórhildur';
const NFD = 'Müller'.normalize('NFD');

const CHARACTERS: readonly Case[] = [
  {
    name: 'UTF-8 mark before the header',
    encode: (lines) => utf8(`\ufeff${join(lines)}`),
    codes: ['trf/byte-order-mark'],
  },
  {
    name: 'UTF-8 mark before the first player: no player is lost',
    encode: () => utf8(`\ufeff${join([...PLAYERS, ...HEADER])}`),
    codes: ['trf/byte-order-mark-before-player'],
  },
  {
    name: 'UTF-16 with its mark',
    encode: (lines) => utf16(join(lines)),
    codes: ['trf/utf-16'],
  },
  {
    name: 'Latin-1 in a name',
    edit: name('Müller, Jörg'),
    encode: (lines) => latin1(join(lines)),
    means: player(1, { name: 'Müller, Jörg' }),
    codes: ['trf/encoding-guessed'],
  },
  {
    name: 'Latin-1 in the header only',
    edit: (lines) => lines.map((line) => (line.startsWith('022') ? '022 Málaga' : line)),
    encode: (lines) => latin1(join(lines)),
    means: (t) => ({ ...t, info: { ...t.info, city: 'Málaga' } }),
    codes: ['trf/encoding-guessed'],
  },
  {
    name: 'UTF-8 padded by characters',
    edit: name(ACCENTED),
    encode: (lines) => utf8(join(lines)),
    means: player(1, { name: ACCENTED }),
  },
  {
    name: 'UTF-8 padded by bytes',
    edit: editPlayer(1, (line) => {
      const bytes = utf8(ACCENTED).length;
      return line.slice(0, 14) + ACCENTED + ' '.repeat(33 - bytes) + line.slice(47);
    }),
    encode: (lines) => utf8(join(lines)),
    means: player(1, { name: ACCENTED }),
    codes: ['trf/byte-columns'],
  },
  {
    name: 'combining marks, padded by code points',
    edit: name(NFD),
    encode: (lines) => utf8(join(lines)),
    means: player(1, { name: NFD }),
  },
  {
    name: 'a character outside the basic plane',
    edit: editPlayer(
      1,
      (line) => `${line.slice(0, 14)}${'𝒜bel, Ann'}${' '.repeat(24)}${line.slice(47)}`,
    ),
    encode: (lines) => utf8(join(lines)),
    means: player(1, { name: '𝒜bel, Ann' }),
  },
];

const reorder =
  (order: readonly string[]): Case['encode'] =>
  () =>
    join(order);
const fileOrder =
  (ids: readonly number[]): Case['means'] =>
  (t) => ({ ...t, fileOrder: ids });
const DOWN = Array.from({ length: 13 }, (_, index) => 13 - index);

const ORDER: readonly Case[] = [
  {
    name: 'players in reverse order',
    encode: reorder([...HEADER, ...[...PLAYERS].reverse()]),
    means: fileOrder(DOWN),
  },
  { name: 'header after the players', encode: reorder([...PLAYERS, ...HEADER]) },
  {
    name: 'unknown number 999',
    edit: append('999 something'),
    codes: ['trf/unknown-code'],
  },
  { name: 'unknown number 123', edit: append('123 something'), codes: ['trf/unknown-code'] },
  {
    name: 'ruler lines',
    edit: append('DDD SSSS sTTT NNNNNNNN', '0123456789012345', '12345678901234567'),
    codes: ['trf/unknown-code'],
  },
  { name: '### comment', edit: append('### a remark'), codes: ['trf/mixed-dialects'] },
  { name: '# comment', edit: append('# a remark'), codes: ['trf/unknown-code'] },
  {
    name: '; comment and a short line',
    edit: append('; a remark', 'ab'),
    codes: ['trf/unknown-code'],
  },
  { name: 'a DAT line', edit: append('DAT 0001 GROUP A'), codes: ['trf/unknown-code'] },
  {
    name: 'a second line with the same number',
    edit: append(PLAYERS[12]!),
    codes: ['trf/duplicate-player'],
  },
  {
    name: 'a player line with a mistyped code',
    edit: all(append(put(PLAYERS[12]!.slice(0, 89), 1, '101   14'))),
    codes: ['trf/lost-player-line'],
  },
];

describe('line ends and control characters', () => {
  it.each(ENDS)('$name', check);
});
describe('characters', () => {
  it.each(CHARACTERS)('$name', check);
});
describe('order and unknown lines', () => {
  it.each(ORDER)('$name', check);
});

describe('a gap in the numbers', () => {
  it('13 renumbered to 14', () => {
    const lines = BASE.map((line) =>
      line.startsWith('001')
        ? put(line.slice(0, 89), 5, line.slice(4, 8).replace('  13', '  14')) +
          line.slice(89).replaceAll('    13 ', '    14 ')
        : line,
    );
    const { tournament, diagnostics } = parseTrf(join(lines));
    expect(diagnostics.map(({ code, place }) => [code, place?.line])).toEqual([
      ['trf/number-gap', 27],
    ]);
    expect(tournament?.players.map((one) => one.id)).toEqual([
      ...base.players.slice(0, 12).map((one) => one.id),
      14,
    ]);
  });
});
