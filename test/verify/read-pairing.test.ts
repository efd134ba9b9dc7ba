import { describe, expect, it } from 'vitest';
import { createTournament } from '../../src/index.js';
import { readPairing } from '../../src/verify/index.js';

const tournament = createTournament({
  players: [
    { id: 1, name: 'Brightholm, Signe' },
    { id: 2, name: 'Ostravelle, Brám' },
    { id: 3, name: 'Quillfeather, Nora' },
    { id: 4, name: 'Tarkovane, Ilya' },
    { id: 12, name: 'Twin, Alex' },
    { id: 13, name: 'Twin, Alex' },
  ],
});

const read = (text: string) => readPairing(text, tournament, { file: 'p.txt' });

const boards = (text: string) => {
  const { pairing, format } = read(text);
  return [
    format,
    pairing?.pairs.map(({ white, black }) => `${white}-${black}`).join(' '),
    pairing?.byes,
  ];
};

describe('readPairing', () => {
  it.each([
    ['output of JaVaFo and bbpPairings', '3\n1 3\n4 2\n12 0\n', ['engine', '1-3 4-2', [12]]],
    ['the same with CR line ends', '3\r1 3\r4 2\r12 0\r', ['engine', '1-3 4-2', [12]]],
    ['an engine that pairs nobody', '0\n', ['engine', '', []]],
    ['white-black', '1-3\n4-2\n12-0', ['lines', '1-3 4-2', [12]]],
    ['with blanks, dash and board', '1. 1 - 3\n2. 4 – 2\n3. 12 bye', ['lines', '1-3 4-2', [12]]],
    ['numbers only', '1 3\n4 2\nPAB: 12', ['lines', '1-3 4-2', [12]]],
    ['board and numbers', '1 1 3\n2 4 2', ['lines', '1-3 4-2', []]],
    ['comments and blank lines', '# round 2\n\n1-3\n\n4-2\n', ['lines', '1-3 4-2', []]],
    [
      'table with a header',
      'Table;White;Black\n1;1;3\n2;4;2\n3;12;bye',
      ['table', '1-3 4-2', [12]],
    ],
    ['table without', '1;1;3\n2;4;2\n3;12;0', ['table', '1-3 4-2', [12]]],
    ['two columns', '1,3\n4,2\n', ['table', '1-3 4-2', []]],
    ['tabs and results', '1\t1\t1-0\t3\n2\t4\t=\t2\n', ['table', '1-3 4-2', []]],
    ['German header', 'Brett;Weiß;Schwarz\n1;1;3\n2;4;2', ['table', '1-3 4-2', []]],
    [
      'two columns of numbers',
      'Bo;No;Name;Result;Name;No\n1;1;x;1-0;y;3\n2;4;z;;w;2',
      ['table', '1-3 4-2', []],
    ],
    [
      'names',
      'Brightholm, Signe;Quillfeather, Nora\nIlya Tarkovane;OSTRAVELLE BRAM',
      ['table', '1-3 4-2', []],
    ],
    ['names with points', '1;Brightholm, Signe;1.5;2;Quillfeather, Nora', ['table', '1-3', []]],
    ['quoted names', '1,"Brightholm, Signe","Quillfeather, Nora"', ['table', '1-3', []]],
    ['a name and a bye', '1;Tarkovane, Ilya;;spielfrei', ['table', '', [4]]],
    ['numbers beside names', '1;4 Tarkovane, Ilya;Ostravelle, Bram (2)', ['table', '4-2', []]],
    ['an empty second cell under a header', 'White;Black\n1;3\n12;', ['table', '1-3', [12]]],
  ])('reads %s', (_, text, expected) => {
    expect(read(text).diagnostics).toEqual([]);
    expect(boards(text)).toEqual(expected);
  });

  it.each([
    ['nothing', '', 'pairing/empty', undefined],
    ['a cut file', '3\n1 3\n4 2\n', 'pairing/count-mismatch', 1],
    ['words', '1-3\nhello world again\n', 'pairing/unreadable-line', 2],
    ['a number that nobody has', '1-3\n4-77\n', 'pairing/unknown-player', 2],
    [
      'a name that nobody has',
      'White;Black\nBrightholm, Signe;Nobody, Ann\n',
      'pairing/unknown-name',
      2,
    ],
    [
      'a name that two have',
      'White;Black\nTwin, Alex;Brightholm, Signe\n',
      'pairing/ambiguous-name',
      2,
    ],
  ])('refuses %s', (_, text, code, line) => {
    const { pairing, diagnostics } = read(text);
    expect(pairing).toBeUndefined();
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(diagnostics[0]?.place?.line).toBe(line);
  });

  it('points to the column', () => {
    expect(read('1-3\n4-77\n').diagnostics[0]).toMatchObject({
      message: 'Number 77 is not in the tournament',
      place: { file: 'p.txt', line: 2, column: 3, length: 2, lineText: '4-77' },
    });
  });
});
