import type { Board, Finding, NameOf, RoundVerification } from '../../../src/index.js';
import { alignBoards, type BoardRow, distinctBoards } from '../../../src/report/differences.js';
import { h, spoken } from '../dom.js';
import { bracketLink } from './bracket-link.js';

/** "□ 12 Kowalenko": colour, number and name of one side of a board. */
export function side(id: number, colour: 'white' | 'black' | 'none', name: NameOf): HTMLElement {
  return h(
    'span',
    { class: 'side' },
    colour !== 'none' && [
      h('span', { class: `piece ${colour}`, 'aria-hidden': 'true' }),
      spoken(colour === 'white' ? 'White: ' : 'Black: '),
    ],
    h('span', { class: 'num' }, id),
    h('span', { class: 'name' }, name(id)),
  );
}

export function boardCell(board: Board | undefined, name: NameOf): HTMLElement {
  if (!board) return h('td', { class: 'board none' }, '–');
  const [white, black] = board;
  if (black === 0) {
    return h(
      'td',
      { class: 'board' },
      side(white, 'none', name),
      h('span', { class: 'bye' }, 'bye'),
    );
  }
  return h('td', { class: 'board' }, side(white, 'white', name), side(black, 'black', name));
}

/** Boards of the findings: as given, and as the rules give them. */
export function differenceTable(
  { findings, regulation }: RoundVerification,
  name: NameOf,
): HTMLElement | undefined {
  const relevant = findings.filter(({ kind }) => kind !== 'order' && kind !== 'absent');
  const given = distinctBoards(relevant.flatMap((finding) => finding.given));
  const right = distinctBoards(relevant.flatMap((finding) => finding.regulation));
  if (!regulation || given.length + right.length === 0) return undefined;
  return h(
    'table',
    { class: 'boards' },
    h('caption', {}, 'Only the boards that differ'),
    h(
      'thead',
      {},
      h('tr', {}, h('th', { scope: 'col' }, 'Given'), h('th', { scope: 'col' }, 'By the rules')),
    ),
    h(
      'tbody',
      {},
      decisionsFirst(alignBoards(given, right), relevant).map(([[first, second], finding]) => [
        h(
          'tr',
          { class: finding?.bracket && 'noted' },
          boardCell(first, name),
          boardCell(second, name),
        ),
        finding?.bracket && h('tr', {}, h('td', { colspan: 2, class: 'note' }, noteOf(finding))),
      ]),
    ),
  );
}

type NotedRow = readonly [row: BoardRow, finding: Finding | undefined];

/** Rows with the finding they come from; those that only follow from another bracket come last. */
function decisionsFirst(rows: readonly BoardRow[], findings: readonly Finding[]): NotedRow[] {
  const has = (boards: readonly Board[], board: Board | undefined): boolean =>
    boards.some((one) => String(one) === String(board));
  const noted = rows.map((row): NotedRow => {
    const [given, regulation] = row;
    const finding =
      findings.find((one) => has(one.given, given)) ??
      findings.find((one) => has(one.regulation, regulation));
    return [row, finding];
  });
  const number = ([, finding]: NotedRow): number => finding?.bracket?.number ?? 0;
  return noted.sort((a, b) => number(a) - number(b));
}

function noteOf({ bracket, consequence }: Finding): (Node | string)[] {
  const follows = consequence ? '; it only follows from the bracket that decides' : '';
  return [bracketLink(bracket!.number), follows];
}

/** A pairing as a list of boards. */
export function boardList(boards: readonly Board[], name: NameOf, caption: string): HTMLElement {
  return h(
    'table',
    { class: 'boards list' },
    h('caption', {}, caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col', class: 'place' }, 'Board'),
        h('th', { scope: 'col' }, 'White'),
        h('th', { scope: 'col' }, 'Black'),
      ),
    ),
    h(
      'tbody',
      {},
      boards.map(([white, black], index) =>
        h(
          'tr',
          {},
          h('td', { class: 'place' }, index + 1),
          h('td', {}, side(white, 'none', name)),
          h('td', {}, black === 0 ? h('span', { class: 'bye' }, 'bye') : side(black, 'none', name)),
        ),
      ),
    ),
  );
}

/** The boards of a judged round as they were given, byes last. */
export function givenBoards({ given }: RoundVerification): Board[] {
  return [
    ...(given?.pairs ?? []).map(({ white, black }): Board => [white, black]),
    ...(given?.byes ?? []).map((id): Board => [id, 0]),
  ];
}
