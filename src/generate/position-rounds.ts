import { type ByeKind, type Colour, GAME_RESULT_TABLE, type GameResult } from '../model/result.js';
import { byePoints, gamePoints } from '../model/scoring.js';
import type { Bye, Game, Round, Tournament } from '../model/tournament.js';
import type { PositionStyle } from './position-style.js';
import type { Random } from './random.js';
import { type Contender, pairAtRandom } from './random-pairing.js';

interface Past extends Contender {
  readonly colourDifference: number;
  readonly lastColour: Colour | undefined;
}

/** A round of a history that no engine made. */
export function randomRound(
  random: Random,
  tournament: Tournament,
  number: number,
  style: PositionStyle,
): Round {
  const past = pastsOf(tournament);
  const absent = new Map<number, ByeKind | undefined>();
  for (const { id } of past) {
    if (!random.chance(style.absences, 100)) continue;
    absent.set(id, random.pick(['F', 'H', 'H', 'Z', 'Z', undefined]));
  }
  const present = past.filter(({ id }) => !absent.has(id));
  const { pairs, bye, left } = pairAtRandom(random, present, style.swissness);
  const games = pairs.map(([a, b]) => randomGame(random, a as Past, b as Past, style));
  const byes: Bye[] = left.map(({ id }) => ({ player: id, kind: random.pick(['H', 'Z']) }));
  if (bye) byes.push({ player: bye.id, kind: 'U' });
  for (const [player, kind] of absent) if (kind) byes.push({ player, kind });
  return { number, games, byes: byes.sort((a, b) => a.player - b.player) };
}

/** The announced absences of the round to pair; at least two players stay. */
export function pendingRound(
  random: Random,
  tournament: Tournament,
  number: number,
  { pendingAbsences }: PositionStyle,
): Round {
  const absent = tournament.players.filter(() => random.chance(pendingAbsences, 100));
  const byes = absent
    .slice(0, Math.max(0, tournament.players.length - 2))
    .map(({ id }): Bye => ({ player: id, kind: random.pick(['F', 'H', 'Z', 'Z']) }));
  return { number, games: [], byes };
}

function randomGame(random: Random, a: Past, b: Past, style: PositionStyle): Game {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const white = chooseWhite(random, first, second, style);
  const black = white === first ? second : first;
  const [whiteResult, blackResult] = randomResult(random, white === first, style);
  return { white: white.id, black: black.id, whiteResult, blackResult, coloursKnown: true };
}

/** Whoever had White less often, or Black last, unless colours are in disorder. */
function chooseWhite(random: Random, a: Past, b: Past, { colourDisorder }: PositionStyle): Past {
  const byLot = random.pick([a, b]);
  if (random.chance(colourDisorder, 100)) return byLot;
  if (a.colourDifference !== b.colourDifference) {
    return a.colourDifference < b.colourDifference ? a : b;
  }
  if (a.lastColour !== b.lastColour) return a.lastColour === 'black' ? a : b;
  return byLot;
}

const ODD_RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ['-', '-'],
  ['W', 'L'],
  ['L', 'W'],
  ['D', 'D'],
  ['=', '0'],
  ['0', '='],
  ['0', '0'],
];

function randomResult(
  random: Random,
  favouriteIsWhite: boolean,
  style: PositionStyle,
): readonly [GameResult, GameResult] {
  if (random.chance(style.oddResults, 100)) return random.pick(ODD_RESULTS);
  const favouriteWins = random.chance(style.favourites, 100);
  const whiteWins = favouriteWins === favouriteIsWhite;
  if (random.chance(style.forfeits, 100)) return whiteWins ? ['+', '-'] : ['-', '+'];
  if (random.chance(style.draws, 100)) return ['=', '='];
  return whiteWins ? ['1', '0'] : ['0', '1'];
}

function pastsOf(tournament: Tournament): Past[] {
  return tournament.players.map(({ id }) => pastOf(tournament, id));
}

function pastOf({ rounds, settings: { scoring } }: Tournament, id: number): Past {
  const met = new Set<number>();
  let [score, colourDifference, hadBye] = [0, 0, false];
  let lastColour: Colour | undefined;
  for (const { games, byes } of rounds) {
    const bye = byes.find(({ player }) => player === id);
    if (bye) {
      score += byePoints(scoring, bye.kind);
      hadBye ||= bye.kind === 'U';
    }
    const game = games.find(({ white, black }) => white === id || black === id);
    if (!game) continue;
    const colour: Colour = game.white === id ? 'white' : 'black';
    const result = colour === 'white' ? game.whiteResult : game.blackResult;
    score += gamePoints(scoring, result, colour);
    if (!GAME_RESULT_TABLE[result].played) continue;
    met.add(colour === 'white' ? game.black : game.white);
    colourDifference += colour === 'white' ? 1 : -1;
    lastColour = colour;
  }
  return { id, score, met, hadBye, colourDifference, lastColour };
}
