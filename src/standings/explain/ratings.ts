import { counted } from '../../model/counted.js';
import { type Context, scoresOfUnit } from '../context.js';
import { CUT } from '../contributions.js';
import type { TieBreak } from '../parse-code.js';
import { expectedScore, ratingDifference, scoreHundredths } from '../rating-tables.js';
import {
  perfectPerformances,
  performances,
  type RatedGames,
  ratedGames,
  ratingCuts,
  ratingsUsable,
} from '../ratings.js';
import { type Contribution, cutOf, type ExplanationBody, roundBasics } from './explanation.js';
import { explainDatum } from './record.js';

/** ARO, TPR, PTP, APRO and APPO: one line per game that counts. */
export function explainRatings(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  if (!ratingsUsable(context, tieBreak)) {
    return {
      formula: 'Dropped: a participant is unrated and no rating for that was given (art. 10)',
      contributions: [],
    };
  }
  if (tieBreak.definition.code === 'RTNG') return explainDatum(context, tieBreak);
  const games = ratedGames(context, tieBreak);
  switch (tieBreak.definition.code) {
    case 'TPR':
      return explainPerformance(context, tieBreak, games, index);
    case 'PTP':
      return explainPerfect(context, tieBreak, games, index);
    case 'APRO':
    case 'APPO':
      return explainOpponents(context, tieBreak, games, index);
    default:
      return {
        formula: "Rounded mean of the opponents' ratings",
        contributions: ratingLines(context, tieBreak, games, index),
      };
  }
}

/** Lines with what `partOf` says of a place in the games. */
function lines(
  context: Context,
  games: RatedGames,
  index: number,
  partOf: (place: number) => Pick<Contribution, 'score' | 'value' | 'reason' | 'cut'>,
): Contribution[] {
  const scores = scoresOfUnit(context, context.field.primary);
  const result: Contribution[] = [];
  for (let place = games.start[index]!; place < games.start[index + 1]!; place += 1) {
    result.push({
      ...roundBasics(context, scores, index, games.cells[place]!),
      ...partOf(place),
    });
  }
  return result;
}

function ratingLines(
  context: Context,
  tieBreak: TieBreak,
  games: RatedGames,
  index: number,
): Contribution[] {
  const cuts = ratingCuts(context, tieBreak, games, index);
  return lines(context, games, index, (place) => ({
    score: games.ratings[place]!,
    value: games.ratings[place]!,
    ...cutOf(cuts[place - games.start[index]!] ?? CUT.none),
    reason: 'rating of the opponent',
  }));
}

function explainPerformance(
  context: Context,
  tieBreak: TieBreak,
  games: RatedGames,
  index: number,
): ExplanationBody {
  const count = games.start[index + 1]! - games.start[index]!;
  const contributions = ratingLines(context, tieBreak, games, index);
  const formula = "Rounded mean of the opponents' ratings plus dp of the score";
  if (count === 0) return { formula, contributions };
  const score = scoreHundredths(games.halfPoints[index]!, count);
  const dp = ratingDifference(score);
  const value = performances(context, tieBreak)[index]!;
  return {
    formula,
    contributions,
    facts: [
      `${games.halfPoints[index]! / 2} points of ${counted(count, 'game')} are ${score} percent: dp ${dp}`,
      `Mean of the ratings ${value - dp}`,
    ],
  };
}

function explainPerfect(
  context: Context,
  tieBreak: TieBreak,
  games: RatedGames,
  index: number,
): ExplanationBody {
  const value = perfectPerformances(context, tieBreak)[index]!;
  return {
    formula: `Lowest rating whose expected score is at least ${games.halfPoints[index]! / 2}`,
    contributions: lines(context, games, index, (place) => ({
      score: games.ratings[place]!,
      value: expectedScore(value - games.ratings[place]!) / 100,
      reason: 'expected score against this rating',
    })),
    ...(games.halfPoints[index] === 0
      ? { facts: ['Without a point it is the lowest opponent minus 800'] }
      : {}),
  };
}

function explainOpponents(
  context: Context,
  tieBreak: TieBreak,
  games: RatedGames,
  index: number,
): ExplanationBody {
  const perfect = tieBreak.definition.code === 'APPO';
  const values = perfect ? perfectPerformances(context, tieBreak) : performances(context, tieBreak);
  const name = perfect ? 'perfect performance' : 'performance rating';
  return {
    formula: `Rounded mean of the opponents' ${name}s`,
    contributions: lines(context, games, index, (place) => {
      const value = values[games.opponents[place]!]!;
      return { score: value, value, reason: `${name} of the opponent` };
    }),
  };
}
