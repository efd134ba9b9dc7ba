import type { Round } from '../model/index.js';
import { GAME_RESULT_TABLE } from '../model/index.js';
import type { Collector } from './collector.js';
import { blockPlace } from './read-blocks.js';
import type { PlayerTable } from './read-rounds.js';

/** Remarks about rounds as a whole: the one to pair, doubtful letters, unlikely numbers. */
export function checkRounds(
  table: PlayerTable,
  rounds: readonly Round[],
  finished: number,
  teamEvent: boolean,
  report: Collector,
): void {
  checkNextRound(table, rounds[finished], report);
  checkForfeits(rounds, report);
  if (teamEvent) return;
  for (const round of rounds.slice(0, finished)) {
    checkPabs(table, round, report);
    checkFullByes(table, round, report);
  }
}

function checkNextRound(table: PlayerTable, round: Round | undefined, report: Collector): void {
  if (!round) return;
  const preassigned = round.byes.find((bye) => bye.kind === 'U');
  if (preassigned) {
    const { player } = preassigned;
    const place = blockPlace(table.byId.get(player)!, round.number);
    report.add('trf/preassigned-pab', place, { player, round: round.number });
  } else if (round.byes.length > 0) {
    const data = { round: round.number, actual: round.byes.length };
    report.add('trf/round-to-pair', undefined, data);
  }
}

function checkPabs(table: PlayerTable, { number, byes }: Round, report: Collector): void {
  const pabs = byes.filter((bye) => bye.kind === 'U' && bye.spelling === undefined);
  const [first, second] = pabs;
  if (!first || !second) return;
  const place = blockPlace(table.byId.get(second.player)!, number);
  const message = `the bye of ${first.player}`;
  const related = [{ place: blockPlace(table.byId.get(first.player)!, number), message }];
  const data = { player: second.player, round: number, actual: first.player };
  report.add('trf/two-pabs', place, data, related);
}

/** One F as the only bye of a field that is odd without it looks like the bye of the pairing. */
function checkFullByes(table: PlayerTable, { number, byes }: Round, report: Collector): void {
  const full = byes.filter((bye) => bye.kind === 'F');
  const [only] = full;
  if (!only || full.length > 1 || byes.some((bye) => bye.kind === 'U')) return;
  const { player } = only;
  const place = blockPlace(table.byId.get(player)!, number);
  report.add('trf/full-point-bye', place, { player, round: number });
}

const FEW_GAMES = 8;

function checkForfeits(rounds: readonly Round[], report: Collector): void {
  const games = rounds.flatMap((round) => round.games);
  const forfeits = games.filter(
    ({ whiteResult, blackResult }) =>
      !GAME_RESULT_TABLE[whiteResult].played && !GAME_RESULT_TABLE[blackResult].played,
  );
  if (games.length < FEW_GAMES || forfeits.length * 2 <= games.length) return;
  const data = { actual: forfeits.length, expected: games.length };
  report.add('trf/mostly-forfeits', undefined, data);
}
