import { parseTrf } from '../../../src/trf/index.js';
import { addPoints, all, append, editPlayer, putBlock, putGame } from '../base-file.js';
import type { Example } from './file-examples.js';
import { edited } from './file-examples.js';

const mark = (id: number, round: number, block: string): Example =>
  edited(putBlock(id, round, block));

/** Two teams that met once, of players without a bye, with stated match and game points of the first. */
const pointsOfTeams = (match: string, game: string): string[] => [
  `310   1 ${'Team A'.padEnd(32)} ${' '.repeat(13)}${match.padStart(6)} ${game.padStart(6)}${' '.repeat(5)}   8`,
  `310   2 ${'Team B'.padEnd(32)} ${' '.repeat(31)}   9`,
];

/** One match of two teams of one player, and 3.0 match points for winning it. */
const TEAM_MATCH = [
  '012 Sample',
  'XXR 3',
  '001    1      Alder, Anna                       2175                             1.0    1     2 w 1',
  '001    2      Birch, Boris                      2150                             0.0    2     1 b 0',
  `310   1 ${'Team A'.padEnd(46)}   3.0    1.0         1`,
  `310   2 ${'Team B'.padEnd(46)}   0.0    0.0         2`,
].join('\r\n');

/** Only the lines of players 2 and 6 are needed for most: their game of round 4. */
export const ROUND_EXAMPLES = {
  'trf/bad-round-block': mark(2, 4, '   6 q 0'),
  'trf/misaligned-block': edited(
    editPlayer(2, (line) => `${line.slice(0, 120)} ${line.slice(120).replace('   6', '   6')}`),
  ),
  'trf/line-cut': edited(editPlayer(10, (line) => line.slice(0, 145))),
  'trf/unknown-opponent': mark(2, 4, '  77 b 0'),
  'trf/self-pairing': mark(2, 4, '   2 b 0'),
  'trf/opponent-mismatch': mark(2, 4, '   7 b 0'),
  'trf/same-colour': mark(2, 4, '   6 w 0'),
  'trf/illegal-results': mark(2, 4, '   6 b 1'),
  'trf/abnormal-results': edited(all(putGame(2, 4, '0', '0'), addPoints(6, -10))),
  'trf/bye-with-opponent': mark(2, 4, '   6 b H'),
  'trf/zero-bye-with-opponent': edited(putGame(2, 4, 'Z', '+')),
  'trf/unfinished-game': edited(putGame(2, 6, ' ', ' ')),
  'trf/result-spelling': edited(putGame(1, 3, '½', '½')),
  'trf/bye-spelling': mark(3, 3, '       U'),
  'trf/colour-without-opponent': mark(3, 3, '0000 w U'),
  'trf/colour-case': mark(2, 4, '   6 B 0'),
  'trf/colour-missing': edited(all(putBlock(2, 4, '   6 - 0'), putBlock(6, 4, '   2 - 1'))),
  'trf/forfeit-without-colour': edited(all(putBlock(2, 4, '   6 - -'), putBlock(6, 4, '   2 - +'))),
  'trf/full-point-bye': mark(3, 3, '0000 - F'),
  'trf/two-pabs': edited(all(putBlock(2, 4, '0000 - U'), putBlock(6, 4, '0000 - U'))),
  'trf/preassigned-pab': mark(1, 7, '0000 - U'),
  'trf/round-to-pair': mark(1, 7, '0000 - Z'),
  'trf/mostly-forfeits': edited((lines) =>
    lines.map((line) =>
      line.startsWith('001')
        ? line.slice(0, 89) +
          line
            .slice(89)
            .replaceAll(/ 1(?= |$)(?! [wb])/g, ' +')
            .replaceAll(/(?<=[wb]) 0/g, ' -')
        : line,
    ),
  ),
  'trf/points-mismatch': edited(addPoints(1, 10)),
  'trf/points-informative': edited(
    all(addPoints(1, 10), append(`310   1 ${'Team A'.padEnd(32)} ${' '.repeat(31)}   1    2`)),
  ),
  'trf/team-points-mismatch': () => parseTrf(TEAM_MATCH).diagnostics,
  'trf/team-points-unexplained': edited(append(...pointsOfTeams('  0.0', ' 99.0'))),
  'trf/points-with-announced-byes': edited(all(putBlock(1, 7, '0000 - H'), addPoints(1, 5))),
  'trf/points-with-acceleration': edited(
    all(append(`XXA    1${'  1.0'.repeat(7)}`), addPoints(1, 10)),
  ),
  'trf/half-point-bye-inferred': edited((lines) => [...lines.slice(0, 2), 'XXR 3', ...OLD]),
} satisfies Record<string, Example>;

const OLD = [
  ['1', '0.5', '   2 w 0  0000 - -'],
  ['2', '1.0', '   1 b 1'],
].map(([id, points, rounds]) => {
  const head = `001    ${id}      ${'Sample, Player'.padEnd(33)}`.padEnd(80);
  return `${head}${points!.padStart(4)}    ${id}  ${rounds}`;
});
