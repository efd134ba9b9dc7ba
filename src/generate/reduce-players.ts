import { createTournament } from '../model/build.js';
import {
  type Colour,
  GAME_RESULT_TABLE,
  type GameResult,
  isLegalResultPair,
} from '../model/result.js';
import { byePoints, gamePoints, type Scoring } from '../model/scoring.js';
import type { Bye, Game, Round, Settings, Tournament } from '../model/tournament.js';

/**
 * What becomes of those who played against removed players: `repair` pairs them with one another as
 * far as that can be, `byes` gives them a bye that is worth what they got.
 */
export type LeftOpponents = 'repair' | 'byes';

/** The tournament without some players; nobody's earlier points change if that can be avoided. */
export function withoutPlayers(
  tournament: Tournament,
  removed: ReadonlySet<number>,
  left: LeftOpponents,
): Tournament {
  const { settings } = tournament;
  const met = playedPairs(tournament);
  const rounds = tournament.rounds.map((round) =>
    roundWithout(round, removed, left, settings.scoring, met),
  );
  const keeps = (id: number): boolean => !removed.has(id);
  return createTournament({
    ...tournament,
    settings: settingsOf(settings, tournament.players, keeps),
    players: tournament.players.filter(({ id }) => keeps(id)),
    fileOrder: tournament.fileOrder.filter(keeps),
    rounds: withoutEmptyEnd(rounds),
  });
}

/** What the settings say of the players or teams who stay. */
export function settingsOf(
  settings: Settings,
  units: readonly { readonly id: number }[],
  keeps: (id: number) => boolean,
): Settings {
  const { forbidden, adjustments, acceleration } = settings;
  return {
    ...settings,
    forbidden: forbidden
      .map((group) => ({ ...group, ids: group.ids.filter(keeps) }))
      .filter(({ ids }) => ids.length > 1),
    // An adjustment without ids is for everybody.
    adjustments: adjustments.flatMap((one) => {
      const ids = one.ids.filter(keeps);
      return ids.length > 0 || one.ids.length === 0 ? [{ ...one, ids }] : [];
    }),
    acceleration: acceleration.filter(({ firstId, lastId }) =>
      units.some(({ id }) => keeps(id) && id >= firstId && id <= lastId),
    ),
  };
}

/** Rounds of nothing at the end are no rounds. */
export function withoutEmptyEnd(rounds: readonly Round[]): readonly Round[] {
  let length = rounds.length;
  while (length > 0) {
    const last = rounds[length - 1]!;
    if (last.games.length > 0 || last.byes.length > 0) break;
    length -= 1;
  }
  return rounds.slice(0, length);
}

/** One side of a game whose other side is gone. */
interface Half {
  readonly id: number;
  readonly colour: Colour;
  readonly result: GameResult;
  readonly coloursKnown: boolean;
}

function roundWithout(
  round: Round,
  removed: ReadonlySet<number>,
  left: LeftOpponents,
  scoring: Scoring,
  met: ReadonlySet<string>,
): Round {
  const games: Game[] = [];
  const halves: Half[] = [];
  for (const game of round.games) {
    const whiteGoes = removed.has(game.white);
    const blackGoes = removed.has(game.black);
    if (!whiteGoes && !blackGoes) games.push(game);
    else if (!whiteGoes || !blackGoes) halves.push(halfOf(game, whiteGoes ? 'black' : 'white'));
  }
  const byes = round.byes.filter(({ player }) => !removed.has(player));
  const open = left === 'repair' ? repair(halves, games, met) : halves;
  for (const half of open) {
    const bye = equalBye(half, scoring);
    if (bye) byes.push(bye);
  }
  byes.sort((a, b) => a.player - b.player);
  return { ...round, games, byes };
}

const halfOf = (game: Game, colour: Colour): Half => ({
  id: colour === 'white' ? game.white : game.black,
  colour,
  result: colour === 'white' ? game.whiteResult : game.blackResult,
  coloursKnown: game.coloursKnown,
});

/** Pairs halves with one another, fitting results first; answers those who find nobody. */
function repair(halves: readonly Half[], games: Game[], met: ReadonlySet<string>): Half[] {
  const queue = [...halves];
  const open: Half[] = [];
  while (queue.length > 0) {
    const first = queue.shift()!;
    const free = queue.filter((other) => !met.has(pairKey(first.id, other.id)));
    const partner =
      free.find((other) => fits(first, other) && other.colour !== first.colour) ??
      free.find((other) => fits(first, other)) ??
      free[0];
    if (!partner) {
      open.push(first);
      continue;
    }
    queue.splice(queue.indexOf(partner), 1);
    games.push(join(first, partner));
  }
  return open;
}

const fits = (a: Half, b: Half): boolean => isLegalResultPair(a.result, b.result);

const OPPOSITE: Readonly<Record<GameResult, GameResult>> = {
  '1': '0',
  '=': '=',
  '0': '1',
  W: 'L',
  D: 'D',
  L: 'W',
  '+': '-',
  '-': '+',
  '*': '*',
};

function join(a: Half, b: Half): Game {
  const otherResult = fits(a, b) ? b.result : OPPOSITE[a.result];
  const whiteIsFirst = a.colour === 'white';
  return {
    white: whiteIsFirst ? a.id : b.id,
    black: whiteIsFirst ? b.id : a.id,
    whiteResult: whiteIsFirst ? a.result : otherResult,
    blackResult: whiteIsFirst ? otherResult : a.result,
    coloursKnown: a.coloursKnown && b.coloursKnown,
  };
}

/** A bye of the same worth; none, a silent absence, where only that is worth as much. */
function equalBye({ id, colour, result }: Half, scoring: Scoring): Bye | undefined {
  const points = gamePoints(scoring, result, colour);
  const kind = (['Z', 'H', 'F'] as const).find((one) => byePoints(scoring, one) === points);
  return kind && { player: id, kind };
}

function playedPairs({ rounds }: Tournament): Set<string> {
  const met = new Set<string>();
  for (const { games } of rounds) {
    for (const { white, black, whiteResult } of games) {
      if (GAME_RESULT_TABLE[whiteResult].played) met.add(pairKey(white, black));
    }
  }
  return met;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
