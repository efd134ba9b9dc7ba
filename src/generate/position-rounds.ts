import { type Colour, GAME_RESULT_TABLE } from '../model/result.js';
import { byePoints, gamePoints } from '../model/scoring.js';
import type { Game, Round, Tournament } from '../model/tournament.js';
import { chooseWhite, drawPending, drawRound, type Past, randomResult } from './position-lots.js';
import type { PositionStyle } from './position-style.js';
import type { Random } from './random.js';

/** A round of a history that no engine made. */
export function randomRound(
  random: Random,
  tournament: Tournament,
  number: number,
  style: PositionStyle,
): Round {
  const { matches, byes } = drawRound(random, pastsOf(tournament), style, (a, b) =>
    randomGame(random, a, b, style),
  );
  return { number, games: matches, byes: byes.map(({ id, kind }) => ({ player: id, kind })) };
}

/** The announced absences of the round to pair; at least two players stay. */
export function pendingRound(
  random: Random,
  tournament: Tournament,
  number: number,
  style: PositionStyle,
): Round {
  const ids = tournament.players.map(({ id }) => id);
  const byes = drawPending(random, ids, style).map(({ id, kind }) => ({ player: id, kind }));
  return { number, games: [], byes };
}

function randomGame(random: Random, a: Past, b: Past, style: PositionStyle): Game {
  const [first, second] = a.id < b.id ? [a, b] : [b, a];
  const white = chooseWhite(random, first, second, style);
  const black = white === first ? second : first;
  const [whiteResult, blackResult] = randomResult(random, white === first, style);
  return { white: white.id, black: black.id, whiteResult, blackResult, coloursKnown: true };
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
