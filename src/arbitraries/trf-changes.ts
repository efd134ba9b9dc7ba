/** A change of the lines of a report file; undefined where it cannot be made. */
export interface TrfChange {
  /** In words, after "the file has": "a blank line". */
  readonly name: string;
  readonly apply: (lines: readonly string[], place: number) => readonly string[] | undefined;
}

const isPlayer = (line: string): boolean => line.startsWith('001 ');

/** Changes one line among those that a test admits, the `place`-th of them, counted round. */
function onLine(
  name: string,
  isPossible: (line: string) => boolean,
  change: (line: string, place: number) => string,
): TrfChange {
  return {
    name,
    apply: (lines, place) => {
      const possible = lines.flatMap((line, index) => (isPossible(line) ? [index] : []));
      if (possible.length === 0) return undefined;
      const index = possible[place % possible.length]!;
      return lines.map((line, at) => (at === index ? change(line, place) : line));
    },
  };
}

const inserted = (name: string, line: string): TrfChange => ({
  name,
  apply: (lines, place) => {
    const at = place % (lines.length + 1);
    return [...lines.slice(0, at), line, ...lines.slice(at)];
  },
});

/** Text with columns `from` to `to` (from 1) replaced. */
const replaceColumns = (line: string, from: number, to: number, text: string): string =>
  `${line.slice(0, from - 1)}${text}${line.slice(to)}`;

const FIRST_BLOCK = 92;

/** First columns of the round blocks of a line that hold a game. */
function gameBlocks(line: string): number[] {
  const blocks: number[] = [];
  for (let column = FIRST_BLOCK; column <= line.length; column += 10) {
    if (Number(line.slice(column - 1, column + 3)) > 0) blocks.push(column);
  }
  return blocks;
}

const hasGame = (line: string): boolean => isPlayer(line) && gameBlocks(line).length > 0;

/** Changes one round block with a game: opponent, blank, colour, blank, result. */
const onBlock = (name: string, change: (block: string, line: string) => string): TrfChange =>
  onLine(name, hasGame, (line, place) => {
    const blocks = gameBlocks(line);
    const column = blocks[place % blocks.length]!;
    const block = line.slice(column - 1, column + 7).padEnd(8);
    return replaceColumns(line, column, column + 7, change(block, line));
  });

/** Changes that leave the meaning of a file as it is. */
export const ODD_CHANGES: readonly TrfChange[] = [
  inserted('a blank line', ''),
  inserted('a comment', '### drawn in the lobby'),
  inserted('an unknown record', '977 nobody knows what this is'),
  onLine(
    'blanks at the end of a line',
    () => true,
    (line) => `${line}   `,
  ),
  onLine('a start number with zeros in front', isPlayer, (line) =>
    replaceColumns(line, 5, 8, line.slice(4, 8).trim().padStart(4, '0')),
  ),
  onLine('a start number moved to the left', isPlayer, (line) =>
    replaceColumns(line, 5, 8, line.slice(4, 8).trim().padEnd(4)),
  ),
  onLine('a sex in capitals', isPlayer, (line) => replaceColumns(line, 10, 10, 'M')),
  onLine('a birth date of another kind', isPlayer, (line) =>
    replaceColumns(line, 70, 79, '1.4.1980  '),
  ),
  onLine('a wrong rank', isPlayer, (line) => replaceColumns(line, 86, 89, ' 999')),
];

const OTHER_RESULT: Readonly<Record<string, string>> = {
  // A winner's letter on the side that did not win clashes with every letter but a loss.
  '1': '+',
  '=': '1',
  '0': '1',
  W: '+',
  D: 'W',
  L: 'W',
  '+': '1',
  '-': '1',
};

/** Changes that make a file contradict itself, or that cannot be read. */
export const BROKEN_CHANGES: readonly TrfChange[] = [
  onLine('wrong points', isPlayer, (line) =>
    replaceColumns(line, 81, 84, line.slice(80, 84).trim() === '77.5' ? '88.5' : '77.5'),
  ),
  onLine('a start number that is no number', isPlayer, (line) =>
    replaceColumns(line, 5, 8, ' 1x7'),
  ),
  {
    name: 'a player listed twice',
    apply: (lines, place) => {
      const players = lines.filter(isPlayer);
      return players.length === 0 ? undefined : [...lines, players[place % players.length]!];
    },
  },
  onBlock('an opponent who does not exist', (block) => replaceColumns(block, 1, 4, '9998')),
  onBlock('an opponent who is the player himself', (block, line) =>
    replaceColumns(block, 1, 4, line.slice(4, 8)),
  ),
  onBlock('an opponent that is no number', (block) => replaceColumns(block, 1, 4, ' ?!?')),
  onBlock('a game on one side only', () => '        '),
  onBlock('a result that does not fit the other side', (block) =>
    replaceColumns(block, 8, 8, OTHER_RESULT[block.slice(7, 8)] ?? '1'),
  ),
  onBlock('a letter that is no result', (block) => replaceColumns(block, 8, 8, '&')),
  onBlock('a bye with an opponent', (block) => replaceColumns(block, 8, 8, 'U')),
];

export function applyChanges(
  lines: readonly string[],
  changes: readonly TrfChange[],
  wanted: readonly { readonly kind: number; readonly place: number }[],
): { readonly lines: readonly string[]; readonly names: readonly string[] } {
  let current = lines;
  const names: string[] = [];
  for (const { kind, place } of wanted) {
    const change = changes[kind % changes.length]!;
    const changed = change.apply(current, place);
    if (!changed) continue;
    current = changed;
    names.push(change.name);
  }
  return { lines: current, names };
}
