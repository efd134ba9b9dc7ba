import { type Bye, type Points, playerPoints, type Round, type Settings } from '../model/index.js';
import type { Collector } from './collector.js';
import { blockPlace, blockText } from './read-blocks.js';
import type { PlayerLine } from './read-player.js';

/** Letters that exist since TRF16 only: a file with one of them says what its byes are. */
const NEWER = new Set(['H', 'F', 'U', 'Z', 'W', 'D', 'L']);

/** True when the file writes byes as TRF06 did, which has no letter for a half-point bye. */
export function isOldBlocks(entries: readonly PlayerLine[]): boolean {
  return !entries.some(({ blocks }) => blocks.some((block) => block && NEWER.has(block.letter)));
}

/**
 * TRF06 files: absences ("-" or nothing without an opponent) whose half points are in the total and
 * cannot come from anything else become half-point byes: all absences of a player, or all before
 * the last game. Nothing is touched when only some of them would have to be worth half a point.
 */
export function inferHalfByes(
  entries: readonly PlayerLine[],
  rounds: readonly Round[],
  settings: Settings,
  doubtful: ReadonlySet<number>,
  report: Collector,
): readonly Round[] {
  if (!isOldBlocks(entries)) return rounds;
  const { scoring } = settings;
  const ids = entries.map((entry) => entry.player.id);
  const computed = playerPoints(ids, rounds, { scoring, adjustments: [] });
  const changed = new Map<number, Map<number, Bye>>();
  for (const entry of entries) {
    const { id, statedPoints } = entry.player;
    if (statedPoints === undefined || doubtful.has(id)) continue;
    const missing: Points = statedPoints - computed.get(id)!;
    if (missing <= 0 || scoring.halfBye <= 0 || missing % scoring.halfBye !== 0) continue;
    const absences = halfPointRounds(entry, rounds, missing / scoring.halfBye);
    for (const round of absences) {
      const spelling = entry.blocks[round - 1]!.letter.trim();
      const byes = changed.get(round) ?? new Map<number, Bye>();
      changed.set(round, byes.set(id, { player: id, kind: 'H', spelling }));
      const data = { player: id, round, actual: blockText(entry, round) };
      const expected = 'half-point bye';
      report.add('trf/half-point-bye-inferred', blockPlace(entry, round), { ...data, expected });
    }
  }
  return changed.size === 0 ? rounds : rounds.map((round) => withByes(round, changed));
}

/** `count` absences that must be half-point byes: all of them, or all before the player withdrew. */
function halfPointRounds(entry: PlayerLine, rounds: readonly Round[], count: number): number[] {
  const absences = absencesOf(entry, rounds);
  if (absences.length === count) return absences;
  const last = entry.blocks.reduce(
    (found, block, index) => ((block?.opponent ?? 0) > 0 ? index + 1 : found),
    0,
  );
  const before = absences.filter((round) => round < last);
  return before.length === count ? before : [];
}

/** Rounds in which the line has a block without an opponent, and nothing that gives points. */
function absencesOf(entry: PlayerLine, rounds: readonly Round[]): number[] {
  return rounds.flatMap(({ number }) => {
    const block = entry.blocks[number - 1];
    const absent = block?.opponent === 0 && (block.letter === '-' || block.letter === ' ');
    return absent ? [number] : [];
  });
}

function withByes(round: Round, changed: ReadonlyMap<number, ReadonlyMap<number, Bye>>): Round {
  const byes = changed.get(round.number);
  if (!byes) return round;
  const kept = round.byes.filter((bye) => !byes.has(bye.player));
  return { ...round, byes: [...kept, ...byes.values()].sort((a, b) => a.player - b.player) };
}
