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
    ['names with a dash', 'Brightholm, Signe - Quillfeather, Nora', ['lines', '1-3', []]],
    [
      'what the command pair prints',
      'Round 2: FIDE (Dutch) Swiss, C.04.3 in force from 1 February 2026\n' +
        '  the tournament began on 2026-03-07 (record 042: "2026/03/07")\n' +
        'board  White                             Black\n' +
        '    1     3 Quillfeather, Nora     1.0 -    1 Brightholm, Signe      1.0\n' +
        '    2     2 Ostravelle, B…         0.0 -    4 Tarkovane, Ilya        0.0\n' +
        '  bye    12 Twin, Alex             0.0\n',
      ['lines', '3-1 2-4', [12]],
    ],
    [
      'an aligned list below a title, with a foot',
      'Round 2 on 2026/03/07 at 10:00\n' +
        'Bo. No.   Name              Rtg  Pts.  Result  Pts.  Name              Rtg  No.\n' +
        ' 1    1   Brightholm, Signe  2175  1.5     -     1.5  Quillfeather, Nora  2150    3\n' +
        ' 2    4   Tarkovane, Ilya   2000  0.0     1            bye\n' +
        '\nPrinted by a program\n',
      ['table', '1-3', [4]],
    ],
    [
      'every board twice, for both of its players',
      'Brightholm, Signe plays with white VS Tarkovane, Ilya in board 1\n' +
        'Tarkovane, Ilya plays with black VS Brightholm, Signe in board 1\n',
      ['lines', '1-4', []],
    ],
    ['boards, round, and a result code', '2 3\n1 3 0\n12 0 0\n', ['lines', '1-3', [12]]],
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

  it.each([
    ['twice', '1-3\n1-4\n', 'number 1 twice (lines 1 and 2)'],
    ['twice in a table', 'x;1;3\ny;3;1\n', 'number 3 twice (lines 1 and 2)'],
    ['against himself', '1;1;1\n2;2;3\n', 'number 1 against number 1'],
    ['nobody against nobody', '1;0;0\n2;2;3\n', 'number 0 against number 0'],
    ['number 0 in several lines', '1-0\n2-0\n', 'number 0 in 2 lines'],
    ['both paired and not', '1-3\n3 not paired\n', 'number 3 both paired and not paired'],
  ])('takes a list for misread that gives somebody %s', (_, text, found) => {
    const { pairing, diagnostics } = read(text);
    expect(pairing).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['pairing/misread']);
    expect(diagnostics[0]!.message).toContain(found);
    expect(diagnostics[0]!.why).toMatch(/taken for White/);
  });

  it('says which columns were taken for what', () => {
    expect(read('Rd;Bo;x;y\n3;1;1;2\n3;2;4;12\n').diagnostics[0]).toMatchObject({
      code: 'pairing/misread',
      why: 'column 1 was taken for White, column 2 for Black',
    });
  });

  it('does not take an answer of an engine for misread: its form leaves no choice', () => {
    expect(boards('2\n1 3\n1 4\n')).toEqual(['engine', '1-3 1-4', []]);
  });

  it.each([
    ...[
      'bye',
      'Spielfrei',
      'EXEMPT',
      'vrij',
      'libre',
      'riposo',
      'oversidder',
      'wolny los',
      'volný los',
    ],
  ])('reads "%s" as the bye', (word) => {
    for (const text of [`1-3\n4 ${word}`, `1-3\n4 - ${word}`, `1;1;3\n2;4;${word}`]) {
      expect(boards(text).slice(1)).toEqual(['1-3', [4]]);
    }
  });

  it.each([
    ...['not paired', 'nicht ausgelost', 'Assente', 'absent', 'ausente', 'non apparié', 'afwezig'],
  ])('reads "%s" as absent', (word) => {
    for (const text of [`1-3\n4 ${word}`, `1-3\n4 - ${word}`, `1;1;3\n2;4;${word}`]) {
      const { pairing } = read(text);
      expect([pairing?.pairs.length, pairing?.byes, pairing?.list]).toEqual([
        1,
        [],
        { absent: [4] },
      ]);
    }
  });

  it('refuses a name that is not that of the number beside it', () => {
    expect(read('1;2 Tarkovane, Ilya;3\n').pairing).toBeUndefined();
  });

  it('names the unreadable lines once', () => {
    const { diagnostics } = read('1-3\nwhat\never\n4-2\n');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Unexpected "what", expected two players or one player and a bye; so are 1 more lines',
    ]);
  });

  it('tells a web page from a list', () => {
    const { diagnostics } = read('<html><table><tr><td>1</td></tr></table></html>');
    expect(diagnostics.map(({ code }) => code)).toEqual(['pairing/web-page']);
  });

  it('reads names of teams with blanks and semicolons, and numbers of five digits', () => {
    const teams = createTournament({
      players: [
        { id: 9997, name: 'A, B' },
        { id: 10001, name: 'C, D' },
      ],
      teams: [
        { id: 1, name: 'Rook; House' },
        { id: 2, name: 'Ten Pawns 2' },
      ],
    });
    const lines = readPairing('Rook; House - Ten Pawns 2\n', teams, { unit: 'team' });
    expect(lines.pairing?.pairs).toEqual([{ white: 1, black: 2, coloursKnown: true }]);
    for (const text of [
      '9997-10001',
      '1\n9997 10001\n',
      '1;9997;10001',
      '9997 A, B 0.0 - 10001 C, D 0.0',
    ])
      expect(readPairing(text, teams).pairing?.pairs).toEqual([
        { white: 9997, black: 10001, coloursKnown: true },
      ]);
  });

  it('points to the column', () => {
    expect(read('1-3\n4-77\n').diagnostics[0]).toMatchObject({
      message: 'Number 77 is not in the tournament',
      place: { file: 'p.txt', line: 2, column: 3, length: 2, lineText: '4-77' },
    });
  });
});
