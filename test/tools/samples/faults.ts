import {
  createTournament,
  parseTrf,
  type Tournament,
  verifyTournament,
  withPlayer,
  withSettings,
  writeTrf,
} from '../../../src/index.js';
import { event, replaced, type Sample, search, withLastPairs, write } from './build.js';

const plain = (seed: number, name: string, players = 12): Tournament =>
  event(
    seed,
    { name },
    { players, rounds: 5, halfByes: { perMille: 0 }, zeroByes: { perMille: 0 } },
  );

type Pairs = readonly (readonly [number, number])[];

const swapFirst = ([first, ...rest]: Pairs): Pairs => [[first![1], first![0]], ...rest];

/** Two boards exchange players so that the first two who have met meet again. */
function rematch(tournament: Tournament): Tournament {
  const earlier = tournament.rounds.slice(0, -1).flatMap(({ games }) => games);
  return withLastPairs(tournament, (pairs) => {
    const board = (id: number) => pairs.find((pair) => pair.includes(id));
    const other = (id: number) => board(id)!.find((one) => one !== id)!;
    const again = earlier.find(
      ({ white, black }) => board(white) && board(black) && other(white) !== black,
    )!;
    const { white, black } = again;
    const [left, right] = [other(white), other(black)];
    const rest = pairs.filter((pair) => pair !== board(white) && pair !== board(black));
    return [[black, white], [left, right], ...rest];
  });
}

/** The bye of the last round goes to one who had it already. */
function secondBye(tournament: Tournament): Tournament {
  const [before, last] = [tournament.rounds[0]!, tournament.rounds.at(-1)!];
  const holder = before.byes.find(({ kind }) => kind === 'U')?.player;
  const due = last.byes.find(({ kind }) => kind === 'U')?.player;
  if (holder === undefined || due === undefined) return tournament;
  const exchange = (id: number): number => (id === holder ? due : id);
  const games = last.games.map((game) => ({
    ...game,
    white: exchange(game.white),
    black: exchange(game.black),
  }));
  const byes = last.byes.map((bye) => (bye.kind === 'U' ? { ...bye, player: holder } : bye));
  return createTournament({
    ...tournament,
    rounds: [...tournament.rounds.slice(0, -1), { ...last, games, byes }],
  });
}

const illegalities = (tournament: Tournament): number =>
  verifyTournament(tournament)
    .rounds.flatMap(({ findings }) => findings)
    .filter(({ kind }) => kind === 'illegal').length;

/** Files whose pairings are not those of the rules. */
export const WRONG: readonly Sample[] = [
  {
    file: 'colours-exchanged.trf',
    make: () => write(withLastPairs(plain(51, 'Beacon Cup'), swapFirst)),
  },
  {
    file: 'paired-by-hand.trf',
    make: () =>
      write(withLastPairs(plain(52, 'Signal Cup'), swapFirst), {
        extraLines: [
          '### MPA @ Round 5: colours of board 1 exchanged, the player cannot leave his table',
        ],
      }),
  },
  { file: 'met-twice.trf', make: () => write(rematch(plain(53, 'Millpond Cup'))) },
  {
    file: 'second-bye.trf',
    make: () =>
      write(
        search(
          (seed) => secondBye(plain(seed, 'Orchard Cup', 9)),
          (tournament) => illegalities(tournament) === 1,
        ),
      ),
  },
  {
    file: 'all-have-met.trf',
    make: () =>
      write(
        search(
          (seed) => allMet(seed),
          ({ rounds }) => rounds.length === 3,
        ),
      ),
  },
];

/** Four players who have met one another, with two rounds to go. */
function allMet(seed: number): Tournament {
  const never = { perMille: 0 };
  const options = { halfByes: never, zeroByes: never, withdrawals: never, forfeits: never };
  const made = event(seed, { name: 'Four Corners' }, { ...options, players: 4, rounds: 3 });
  return withSettings(made, { roundCount: 5 });
}

/** Files that are wrong in themselves. */
export const BROKEN: readonly Sample[] = [
  {
    file: 'broken-one-sided-game.trf',
    make: () => {
      const tournament = plain(61, 'Cobble Street Cup');
      const { white, black } = tournament.rounds[2]!.games[0]!;
      const other = [1, 2, 3].find((id) => id !== white && id !== black)!;
      return editCell(write(tournament), white, 3, (cell) =>
        cell.replace(String(black).padStart(4), String(other).padStart(4)),
      );
    },
  },
  {
    file: 'broken-unknown-opponent.trf',
    make: () => editCell(write(plain(62, 'Lodestone Cup')), 4, 2, () => '  99 w 1'),
  },
  {
    file: 'broken-points.trf',
    make: () => {
      const text = write(plain(63, 'Candlemas Cup'));
      const line = playerLine(text, 2);
      return replaced(text, line, `${line.slice(0, 80)} 4.5${line.slice(84)}`);
    },
  },
  {
    file: 'shifted-line.trf',
    make: () => {
      const text = write(plain(64, 'Weathervane Cup'));
      const line = playerLine(text, 5);
      return replaced(text, line, `${line.slice(0, 40)} ${line.slice(40)}`);
    },
  },
  {
    file: 'windows-1252.trf',
    make: () => {
      const names = ['Åkerdal, Zoë', 'Müllersee, Jürgen', 'Peñascón, Íñigo', 'Fougèremont, Aimée'];
      const tournament = names.reduce(
        (made, name, index) => withPlayer(made, { ...made.players[index]!, name }),
        plain(65, 'Überfahrt Cup'),
      );
      const options = { dialect: 'trf16', lineEnd: '\r\n', encoding: 'windows-1252' } as const;
      return writeTrf(tournament, { ...options, totals: 'computed' }).bytes;
    },
  },
  {
    file: 'byte-order-mark-and-cr.trf',
    make: () => `\ufeff${write(plain(66, 'Paper Boat Cup'), { lineEnd: '\r' })}`,
  },
];

function playerLine(text: string, id: number): string {
  const start = `001 ${String(id).padStart(4)}`;
  const line = text.split('\n').find((one) => one.startsWith(start));
  if (!line) throw new RangeError(`Expected a line of player ${id}`);
  return line;
}

/** Changes the block of one round in one player's line; nothing else. */
function editCell(text: string, id: number, round: number, edit: (cell: string) => string): string {
  const line = playerLine(text, id);
  const from = 91 + 10 * (round - 1);
  const cell = edit(line.slice(from, from + 8)).padStart(8);
  const changed = replaced(text, line, line.slice(0, from) + cell + line.slice(from + 8));
  if (parseTrf(changed).diagnostics.length === 0) {
    throw new RangeError(`Expected a diagnostic for the changed block of player ${id}`);
  }
  return changed;
}
