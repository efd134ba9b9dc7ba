import { formatPoints, type Points } from '../../src/model/points.js';
import type { Scoring } from '../../src/model/scoring.js';
import { byePoints, gamePoints } from '../../src/model/scoring.js';
import type { Round, Settings, Tournament } from '../../src/model/tournament.js';

/** A made-up tournament as a report file, for counterexamples: plain ASCII, lines end with LF. */
export function printTrf(tournament: Tournament): string {
  const { settings, players, rounds } = tournament;
  const places = new Map(tournament.fileOrder.map((id, index) => [id, index]));
  const ordered = [...players].sort((a, b) => places.get(a.id)! - places.get(b.id)!);
  const lines = ordered.map(({ id, name, rating }) => {
    const cells = rounds.map((round) => cellOf(round, id, settings.scoring));
    const total = cells.reduce((sum, cell) => sum + cell.points, 0);
    return (
      `001 ${String(id).padStart(4)} ${' '.repeat(4)} ${name.padEnd(33)} ` +
      `${String(rating ?? '').padStart(4)} ${' '.repeat(3)} ${' '.repeat(11)} ${' '.repeat(10)} ` +
      `${formatPoints(total).padStart(4)} ${' '.repeat(4)}${cells.map(({ text }) => text).join('')}`
    );
  });
  return `${[`012 ${tournament.info.name}`, ...settingLines(settings), ...lines].join('\n')}\n`;
}

interface Cell {
  readonly text: string;
  readonly points: Points;
}

function cellOf(round: Round, id: number, scoring: Scoring): Cell {
  const game = round.games.find(({ white, black }) => white === id || black === id);
  if (game) {
    const isWhite = game.white === id;
    const result = isWhite ? game.whiteResult : game.blackResult;
    const opponent = String(isWhite ? game.black : game.white).padStart(4);
    return {
      text: `  ${opponent} ${isWhite ? 'w' : 'b'} ${result}`,
      points: gamePoints(scoring, result, isWhite ? 'white' : 'black'),
    };
  }
  const bye = round.byes.find(({ player }) => player === id);
  if (bye) return { text: `  0000 - ${bye.kind}`, points: byePoints(scoring, bye.kind) };
  return { text: ' '.repeat(10), points: scoring.zeroBye };
}

function settingLines({
  roundCount,
  initialColour,
  rankByFileOrder,
  scoring,
  acceleration,
  forbidden,
}: Settings): string[] {
  const number = (value: number, width: number) => String(value).padStart(width);
  const words = [rankByFileOrder ? 'rank' : '', initialColour ? `${initialColour}1` : ''];
  return [
    ...(roundCount === undefined ? [] : [`XXR ${roundCount}`]),
    `XXC ${words.filter((word) => word !== '').join(' ')}`,
    `XXS ${XXS_CODES.map(([code, slot]) => `${code}=${formatPoints(scoring[slot])}`).join(' ')}`,
    `162  X ${formatPoints(scoring.unknown)}`,
    ...acceleration.map(
      ({ points, from, to, firstId, lastId }) =>
        `250 ${' '.repeat(4)} ${formatPoints(points).padStart(4)} ${number(from, 3)} ` +
        `${number(to, 3)} ${number(firstId, 4)} ${number(lastId, 4)}`,
    ),
    ...forbidden.map(
      ({ ids, from, to }) =>
        `260 ${number(from, 3)} ${number(to, 3)} ${ids.map((id) => number(id, 4)).join(' ')}`,
    ),
  ];
}

const XXS_CODES: readonly (readonly [code: string, slot: keyof Scoring])[] = [
  ['WW', 'whiteWin'],
  ['BW', 'blackWin'],
  ['WD', 'whiteDraw'],
  ['BD', 'blackDraw'],
  ['WL', 'whiteLoss'],
  ['BL', 'blackLoss'],
  ['ZPB', 'zeroBye'],
  ['HPB', 'halfBye'],
  ['FPB', 'fullBye'],
  ['PAB', 'pab'],
  ['FW', 'forfeitWin'],
  ['FL', 'forfeitLoss'],
];
