import type { Bye, Round } from '../model/index.js';
import type { Collector } from './collector.js';
import { blockPlace } from './records/blocks.js';
import type { AnnouncedBye } from './records/byes.js';
import type { PlayerTable } from './records/player.js';
import { linePlace } from './view.js';

/** How many rounds ahead of the games byes are kept when the file does not say how many there are. */
const ROUNDS_AHEAD = 100;

/**
 * Puts the byes of XXZ and 240 into the rounds. In finished rounds they must agree with the
 * columns; for the round to pair and later ones they are added, with the record as source.
 */
export function addAnnounced(
  table: PlayerTable,
  rounds: readonly Round[],
  finished: number,
  roundCount: number | undefined,
  announced: readonly AnnouncedBye[],
  report: Collector,
): Round[] {
  const complete = rounds.map((round) => ({ ...round, byes: [...round.byes] }));
  const last = Math.max(finished, roundCount ?? finished + ROUNDS_AHEAD);
  const of = (source: AnnouncedBye['source']) => announced.filter((one) => one.source === source);
  const ordered = [...of('240'), ...of('XXZ')];
  for (const entry of ordered) {
    const number = entry.round === 0 ? finished + 1 : entry.round;
    const { source } = entry;
    if (!table.byId.has(entry.id)) {
      report.add('trf/unknown-player', linePlace(entry.view), { record: source, actual: entry.id });
    } else if (number > last) {
      const data = { record: source, actual: number, expected: last };
      report.add('trf/bye-after-last-round', linePlace(entry.view), data);
    } else {
      while (number > complete.length) {
        complete.push({ number: complete.length + 1, games: [], byes: [] });
      }
      addOne(table, complete[number - 1]!, finished, entry, report);
    }
  }
  for (const round of complete) round.byes.sort((a, b) => a.player - b.player);
  return complete;
}

function addOne(
  table: PlayerTable,
  round: Round & { readonly byes: Bye[] },
  finished: number,
  { id, kind, source, view }: AnnouncedBye,
  report: Collector,
): void {
  const index = round.byes.findIndex((bye) => bye.player === id);
  const bye = round.byes[index];
  // XXZ says only that the player will be absent; any bye by request agrees with it.
  const agrees = bye?.kind === kind || (source === 'XXZ' && bye && bye.kind !== 'U');
  const hasGame = (table.byId.get(id)?.blocks[round.number - 1]?.opponent ?? 0) > 0;
  const pending = round.number > finished;
  if (hasGame || (bye && !agrees) || (!bye && !pending && kind !== 'Z')) {
    const actual = hasGame ? 'a game' : bye ? `the bye ${bye.kind}` : 'nothing';
    const data = { player: id, round: round.number, record: source, actual, expected: kind };
    const place = blockPlace(table.byId.get(id)!, round.number);
    report.add('trf/bye-conflict', linePlace(view), data, [{ place, message: 'the column' }]);
  } else if (bye?.kind === kind && pending) round.byes[index] = { ...bye, source };
  else if (!bye && pending) round.byes.push({ player: id, kind, source });
}
