// What the stub engines need of a tournament file: who is there, with which points, in the round
// after the last one with a game.
import { readFileSync } from 'node:fs';

export function readPlayers(path) {
  const lines = readFileSync(path, 'utf8')
    .split(/\r\n?|\n/)
    .filter((line) => line.startsWith('001'));
  const players = lines.map((line) => ({
    id: Number(line.slice(4, 8)),
    points: Number(line.slice(80, 84)),
    cells: cellsOf(line),
  }));
  const played = Math.max(0, ...players.map(({ cells }) => cells.findLastIndex(isGame) + 1));
  return players.map(({ id, points, cells }) => ({
    id,
    points,
    present: !/[HFZ-]/.test(cells[played]?.slice(-1) ?? ''),
  }));
}

const isGame = (cell) => /^\s*[1-9]/.test(cell.trim()) && !cell.trim().startsWith('0000');

function cellsOf(line) {
  const cells = [];
  for (let start = 91; start < line.length; start += 10) cells.push(line.slice(start, start + 8));
  return cells;
}
