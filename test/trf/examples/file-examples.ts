import { lintTrf } from '../../../src/lint/lint.js';
import type { Diagnostic } from '../../../src/trf/index.js';
import { parseTrf } from '../../../src/trf/index.js';
import type { Edit } from '../base-file.js';
import { append, BASE, editPlayer, HEADER, join, PLAYERS, put } from '../base-file.js';

export type Example = () => readonly Diagnostic[];

export const FILE_NAME = 'open.trf';

/** Diagnostics of the base file after an edit. */
export const edited =
  (edit: Edit): Example =>
  () =>
    parseTrf(join(edit(BASE)), { file: FILE_NAME }).diagnostics;

/** The same, with what only lint says. */
export const linted =
  (edit: Edit): Example =>
  () =>
    lintTrf(join(edit(BASE)), { file: FILE_NAME }).diagnostics;

const text =
  (content: string): Example =>
  () =>
    parseTrf(content, { file: FILE_NAME }).diagnostics;

const bytes =
  (content: Uint8Array): Example =>
  () =>
    parseTrf(content, { file: FILE_NAME }).diagnostics;

const latin1 = (content: string): Uint8Array =>
  Uint8Array.from(content, (char) => char.charCodeAt(0));
const named = (name: string): Edit => editPlayer(1, (line) => put(line, 15, name.padEnd(33)));
const utf8 = (content: string): Uint8Array => new TextEncoder().encode(content);

function broken(): Uint8Array {
  const content = utf8(join(named('Dvořáková, Šárka Jiřina Růžena')(BASE)));
  content[content.indexOf(0xc5)] = 0xff;
  return content;
}

/** One example per code about the file as a whole. */
export const FILE_EXAMPLES = {
  'trf/no-players': text('012 Sample Open\nXXR 5\n'),
  'trf/not-trf': text('001 Adams 2450 1 0 1\n001 7 Baker 2440 = 1\n'),
  'trf/encoding-guessed': bytes(latin1(join(named('Müller, Jörg')(BASE)))),
  'trf/broken-encoding': bytes(broken()),
  'trf/utf-16': bytes(
    new Uint8Array(Uint16Array.from(`\ufeff${join(BASE)}`, (c) => c.charCodeAt(0)).buffer),
  ),
  'trf/byte-order-mark': text(`\ufeff${join(BASE)}`),
  'trf/byte-order-mark-before-player': text(`\ufeff${join([...PLAYERS, ...HEADER])}`),
  'trf/mixed-line-ends': text(join(HEADER, '\r\n') + join(PLAYERS)),
  'trf/control-characters': text(`${join(BASE)}\x1a`),
  'trf/mixed-dialects': edited(append('152 W')),
  'trf/unknown-code': edited(append('999 something')),
  'trf/lost-player-line': edited(append(put(PLAYERS[12]!.slice(0, 89), 1, '101   14'))),
  'trf/leading-blank': edited(editPlayer(1, (line) => ` ${line}`)),
  'trf/code-case': edited((lines) => lines.map((line) => line.replace('XXR', 'xxr'))),
  'trf/more-of-the-same': text(join([...BASE, ...Array.from({ length: 600 }, () => '999 x')])),
} satisfies Record<string, Example>;

const field = (column: number, value: string): Example =>
  edited(editPlayer(1, (line) => put(line, column, value)));

/** One example per code about the columns of a player before the rounds. */
export const PLAYER_EXAMPLES = {
  'trf/bad-start-number': field(5, '  1a'),
  'trf/duplicate-player': edited(append(PLAYERS[12]!)),
  'trf/number-gap': edited((lines) => [...lines.slice(0, 2), 'XXR 3', 'XXC white1', ...GAP]),
  'trf/misaligned-line': edited(editPlayer(1, (line) => `${line.slice(0, 60)}x${line.slice(57)}`)),
  'trf/shifted-line': edited(
    editPlayer(
      1,
      (line) => `${line.slice(0, 14)}A name of more than 33 characters, Ann${line.slice(47)}`,
    ),
  ),
  'trf/field-overflow': field(11, 'IM-x'),
  'trf/byte-columns': edited(
    editPlayer(1, (line) => `${line.slice(0, 14)}Müller, Jörg${' '.repeat(19)}${line.slice(47)}`),
  ),
  'trf/tab-inside-line': edited(
    editPlayer(1, (line) => line.slice(0, 89) + line.slice(89).replace(/ {2}(?=[ \d]{4} )/g, '\t')),
  ),
  'trf/bad-number': field(86, ' n/a'),
  'trf/bad-points': field(81, '2.5p'),
  'trf/decimal-comma': field(81, ' 2,5'),
  'trf/points-missing': field(81, '    '),
  'trf/sex-spelling': field(10, 'F'),
  'trf/title-spelling': field(11, '  g'),
  'trf/fide-number-spelling': field(58, '        NEW'),
  'trf/date-spelling': field(70, '31.01.1990'),
  'trf/dummy-player': field(15, 'spielfrei'.padEnd(33)),
} satisfies Record<string, Example>;

export const GAP = [1, 2, 4].map((id) => {
  const head = `001 ${String(id).padStart(4)}      Sample, Player`.padEnd(80);
  return `${head} 0.0 ${String(id).padStart(4)}`;
});
