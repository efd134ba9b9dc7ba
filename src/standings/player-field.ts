import { type ByeKind, type Colour, GAME_RESULT_TABLE, type GameResult } from '../model/result.js';
import { byePoints, gamePoints, winValue } from '../model/scoring.js';
import { type AdjustableKind, adjustedScore, bonusOf } from '../model/team-adjustments.js';
import type { Game, Tournament } from '../model/tournament.js';
import { emptyCells, type Field, KIND, scoresOf } from './field.js';

/** The players' rounds 1 to `rounds` in flat arrays. */
export function playerField(tournament: Tournament, rounds: number, predetermined: boolean): Field {
  const { players, settings } = tournament;
  const cells = emptyCells({ participants: 'players', ids: players.map(({ id }) => id), rounds });
  const writer: Writer = { tournament, ...cells, points: new Int32Array(cells.kinds.length) };
  writer.points.fill(settings.scoring.zeroBye);
  let pending = 0;
  for (const round of tournament.rounds.slice(0, rounds)) {
    for (const game of round.games) {
      if (game.whiteResult === '*') pending += 1;
      writeGame(writer, round.number, game, 'white');
      writeGame(writer, round.number, game, 'black');
    }
    for (const bye of round.byes) writeBye(writer, round.number, bye.player, bye.kind);
  }
  const worth = {
    win: winValue(settings.scoring),
    draw: Math.max(settings.scoring.whiteDraw, settings.scoring.blackDraw),
  };
  const scores = scoresOf(cells, writer.points, bonusCells(writer), worth);
  return {
    participants: 'players',
    ...cells,
    names: players.map(({ name }) => name),
    ratings: Int32Array.from(players, ({ rating }) => rating ?? 0),
    scores: { MP: scores, GP: scores },
    primary: 'GP',
    finished: rounds > 0 && rounds >= (settings.roundCount ?? tournament.rounds.length),
    predetermined,
    pending,
  };
}

interface Writer extends ReturnType<typeof emptyCells> {
  readonly tournament: Tournament;
  readonly points: Int32Array;
}

function writeGame(writer: Writer, round: number, game: Game, colour: Colour): void {
  const white = colour === 'white';
  const id = white ? game.white : game.black;
  const result = white ? game.whiteResult : game.blackResult;
  const cell = writer.indexOf.get(id)! * writer.rounds + round - 1;
  const { outcome, played } = GAME_RESULT_TABLE[result];
  if (result === '*') {
    writer.kinds[cell] = KIND.pending;
    writer.opponents[cell] = writer.indexOf.get(white ? game.black : game.white)!;
    writer.points[cell] = 0;
    return;
  }
  writer.kinds[cell] = played ? KIND.game : outcome === 'win' ? KIND.forfeitWin : KIND.forfeitLoss;
  writer.opponents[cell] = writer.indexOf.get(white ? game.black : game.white)!;
  writer.colours[cell] = game.coloursKnown ? (white ? 1 : -1) : 0;
  writer.outcomes[cell] = outcome === 'win' ? 2 : outcome === 'loss' ? 0 : 1;
  const points = gamePoints(writer.tournament.settings.scoring, result, colour);
  writer.points[cell] = abnormal(writer, round, id, adjustableKind(result), points);
}

function writeBye(writer: Writer, round: number, id: number, kind: ByeKind): void {
  const cell = writer.indexOf.get(id)! * writer.rounds + round - 1;
  const kinds = { U: KIND.pab, F: KIND.fullBye, H: KIND.halfBye, Z: KIND.zeroBye };
  writer.kinds[cell] = kinds[kind];
  const points = byePoints(writer.tournament.settings.scoring, kind);
  writer.points[cell] = kind === 'U' ? points : abnormal(writer, round, id, kind, points);
}

/** The letter of record 299 for a result. */
function adjustableKind(result: GameResult): AdjustableKind {
  if (result === '+' || result === '-') return result;
  const { outcome } = GAME_RESULT_TABLE[result];
  return outcome === 'win' ? 'W' : outcome === 'loss' ? 'L' : 'D';
}

/** The points of a result, or what record 299 puts in their place. */
function abnormal(
  { tournament }: Writer,
  round: number,
  id: number,
  kind: AdjustableKind,
  points: number,
): number {
  const { adjustments } = tournament.settings;
  if (adjustments.length === 0) return points;
  const score = { matchPoints: 0, gamePoints: points };
  return adjustedScore(adjustments, round, id, kind, score).gamePoints;
}

function bonusCells({ tournament, ids, rounds }: Writer): Int32Array | undefined {
  const bonuses = tournament.settings.adjustments.filter(({ kind }) => kind === '');
  if (bonuses.length === 0) return undefined;
  const cells = new Int32Array(ids.length * rounds);
  ids.forEach((id, index) => {
    for (let round = 1; round <= rounds; round += 1) {
      cells[index * rounds + round - 1] = bonusOf(bonuses, round, id).gamePoints;
    }
  });
  return cells;
}
