import { readFileSync } from 'node:fs';
import {
  type ByeKind,
  createTournament,
  parsePoints,
  type Tournament,
} from '../../src/model/index.js';
import { parseTrf } from '../../src/trf/index.js';

/** Team records of the sample files, read by their columns. */
export function readTeamFile(path: string): Tournament {
  const text = readFileSync(path, 'utf8');
  const lines = text.split(/\r?\n/);
  const of = (code: string) => lines.filter((line) => line.startsWith(code));
  const tournament = parseTrf(
    lines.filter((line) => !/^(310|320|330|240|352|362)/.test(line)).join('\n'),
  ).tournament!;
  const number = (line: string, from: number, to: number): number =>
    Number(line.slice(from - 1, to));
  const teams = of('310').map((line) => ({
    id: number(line, 5, 7),
    name: line.slice(8, 40).trim(),
    statedMatchPoints: parsePoints(line.slice(54, 60))!,
    statedGamePoints: parsePoints(line.slice(61, 67))!,
    members: line.slice(73).trim().split(/\s+/).map(Number),
  }));
  const pab = of('320')[0]!;
  const pabs = pab
    .slice(14)
    .split(/(?<=^(?:.{4})+)/)
    .map(Number)
    .flatMap((team, index) => (team > 0 ? [{ round: index + 1, team, kind: 'U' as ByeKind }] : []));
  return createTournament({
    info: tournament.info,
    settings: tournament.settings,
    players: tournament.players,
    rounds: tournament.rounds,
    teams,
    teamSettings: {
      boardColours: of('352')[0]!.slice(4).trim(),
      pabMatchPoints: parsePoints(pab.slice(4, 8))!,
      pabGamePoints: parsePoints(pab.slice(9, 13))!,
      byes: [
        ...pabs,
        ...of('240').map((line) => ({
          round: number(line, 7, 9),
          team: number(line, 11, 14),
          kind: line[4] as ByeKind,
        })),
      ],
      forfeitedMatches: of('330').map((line) => ({
        round: number(line, 8, 10),
        white: number(line, 12, 14),
        black: number(line, 16, 18),
        winner: line[4] === '+' ? 'white' : line[5] === '+' ? 'black' : 'none',
      })),
    },
  });
}
