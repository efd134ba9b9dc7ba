import { bonusPoints, type PlayerRound, playerRounds } from '../model/history/players.js';
import { type ByeKind, GAME_RESULT_TABLE, type GameResult } from '../model/result.js';
import { winValue } from '../model/scoring.js';
import type { Tournament } from '../model/tournament.js';
import { emptyCells, type Field, KIND, scoresOf } from './field.js';

/** The players' rounds 1 to `rounds` in flat arrays. */
export function playerField(tournament: Tournament, rounds: number, predetermined: boolean): Field {
  const { players, settings } = tournament;
  const cells = emptyCells({ participants: 'players', ids: players.map(({ id }) => id), rounds });
  const writer: Writer = { tournament, ...cells, points: new Int32Array(cells.kinds.length) };
  writer.points.fill(settings.scoring.zeroBye);
  let pending = 0;
  for (const round of tournament.rounds.slice(0, rounds)) {
    pending += round.games.filter(({ whiteResult }) => whiteResult === '*').length;
    for (const entry of playerRounds(round, settings).values()) {
      writeEntry(writer, round.number, entry);
    }
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

const BYE_KINDS = { U: KIND.pab, F: KIND.fullBye, H: KIND.halfBye, Z: KIND.zeroBye } as const;

function writeEntry(writer: Writer, round: number, entry: PlayerRound): void {
  const { id, opponent, colour, result, points } = entry;
  const cell = writer.indexOf.get(id)! * writer.rounds + round - 1;
  writer.points[cell] = points;
  if (opponent === undefined) {
    writer.kinds[cell] = BYE_KINDS[result as ByeKind];
    return;
  }
  writer.opponents[cell] = writer.indexOf.get(opponent)!;
  if (result === '*') {
    writer.kinds[cell] = KIND.pending;
    writer.points[cell] = 0;
    return;
  }
  const { outcome, played } = GAME_RESULT_TABLE[result as GameResult];
  writer.kinds[cell] = played ? KIND.game : outcome === 'win' ? KIND.forfeitWin : KIND.forfeitLoss;
  writer.colours[cell] = colour === undefined ? 0 : colour === 'white' ? 1 : -1;
  writer.outcomes[cell] = outcome === 'win' ? 2 : outcome === 'loss' ? 0 : 1;
}

function bonusCells({ tournament, ids, rounds }: Writer): Int32Array | undefined {
  if (!tournament.settings.adjustments.some(({ kind }) => kind === '')) return undefined;
  const cells = new Int32Array(ids.length * rounds);
  ids.forEach((id, index) => {
    for (let round = 1; round <= rounds; round += 1) {
      cells[index * rounds + round - 1] = bonusPoints(tournament.settings, round, id);
    }
  });
  return cells;
}
