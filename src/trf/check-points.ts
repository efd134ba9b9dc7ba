import type {
  Bye,
  Game,
  Points,
  PointsAdjustment,
  Round,
  Scoring,
  Settings,
} from '../model/index.js';
import {
  formatPoints,
  playerPoints,
  STANDARD_SCORING,
  statedVirtualPoints,
} from '../model/index.js';
import type { Collector } from './collector.js';
import { blockPlace, blockText } from './records/blocks.js';
import type { PlayerLine } from './records/player.js';
import { PLAYER } from './records/player-columns.js';
import { fieldPlace } from './view.js';

/** What the points of a file are compared with. */
export interface PointsCheck {
  readonly entries: readonly PlayerLine[];
  readonly rounds: readonly Round[];
  readonly settings: Settings;
  /** Number of the last round with games. */
  readonly finished: number;
  /** Players whose games contradict each other: nothing can be said about their points. */
  readonly doubtful: ReadonlySet<number>;
}

/** How the stated points of a player come about. */
type Fit = 'equal' | 'announced' | 'virtual' | 'different' | 'unknown';

interface Fits {
  readonly fitOf: (entry: PlayerLine) => Fit;
  readonly computed: ReadonlyMap<number, Points>;
}

/** Compares all stated points under one point system. */
function compare(
  { entries, rounds, settings, finished, doubtful }: PointsCheck,
  scoring: Scoring,
  adjustments: readonly PointsAdjustment[],
): Fits {
  const ids = entries.map((entry) => entry.player.id);
  const sums = (count: number, points: Scoring): ReadonlyMap<number, Points> =>
    playerPoints(ids, rounds, { scoring: points, adjustments }, count);
  const computed = sums(finished, scoring);
  const announced = rounds.length > finished ? sums(finished + 1, scoring) : computed;
  // Games without a result may stand as nothing yet, and so may the whole round that is being played.
  const unfinished = unfinishedGames(rounds, finished);
  const open = unfinished === 'none' ? computed : sums(finished, { ...scoring, unknown: 0 });
  const before = unfinished === 'whole round' ? sums(finished - 1, scoring) : computed;
  const virtual = statedVirtualPoints(settings.acceleration, ids, finished + 1);
  const fitOf = ({ player, aligned }: PlayerLine): Fit => {
    const stated = player.statedPoints;
    if (stated === undefined || doubtful.has(player.id) || !aligned) return 'unknown';
    const allowed = [computed.get(player.id)!, announced.get(player.id)!] as const;
    if (stated === allowed[0] || stated === open.get(player.id)) return 'equal';
    if (stated === before.get(player.id)) return 'equal';
    if (stated === allowed[1]) return 'announced';
    // As they were in the last finished round, or as they are in the one to pair.
    const fits = [finished, finished + 1].some((round) =>
      allowed.includes(stated - virtual(player.id, round)),
    );
    return fits ? 'virtual' : 'different';
  };
  return { fitOf, computed };
}

/** Whether games have no result yet: some, or all of the last round with games. */
function unfinishedGames(
  rounds: readonly Round[],
  finished: number,
): 'none' | 'some' | 'whole round' {
  const isOpen = (game: Game): boolean => game.whiteResult === '*' && game.blackResult === '*';
  if (!rounds.some((round) => round.games.some(isOpen))) return 'none';
  return rounds[finished - 1]?.games.every(isOpen) ? 'whole round' : 'some';
}

/** True when the adjustments leave nobody's points unexplained. */
export function explainsPoints(
  check: PointsCheck,
  adjustments: readonly PointsAdjustment[],
): boolean {
  const { fitOf } = compare(check, check.settings.scoring, adjustments);
  return check.entries.every((entry) => fitOf(entry) !== 'different');
}

/** Point systems that often are in use without being stated. */
const COMMON_SYSTEMS: readonly (readonly [string, Scoring])[] = [
  ['1, 0.5, 0', STANDARD_SCORING],
  ['3, 1, 0', systemOf(30, 10, 0)],
  ['3, 2, 1', systemOf(30, 20, 10)],
  ['2, 1, 0', systemOf(20, 10, 0)],
  ['1, 0.5, 0 with half a point for the pairing-allocated bye', { ...STANDARD_SCORING, pab: 5 }],
];

function systemOf(win: Points, draw: Points, loss: Points): Scoring {
  return {
    ...STANDARD_SCORING,
    ...{ whiteWin: win, blackWin: win, forfeitWin: win, fullBye: win, pab: win },
    ...{ whiteDraw: draw, blackDraw: draw, halfBye: draw, unknown: draw },
    ...{ whiteLoss: loss, blackLoss: loss },
  };
}

/** Compares the stated points (columns 81-84) with the results. */
export function checkPoints(check: PointsCheck, isTeamEvent: boolean, report: Collector): void {
  const { entries, settings, finished } = check;
  const { fitOf, computed } = compare(check, settings.scoring, settings.adjustments);
  const counts: Record<Fit, number> = {
    equal: 0,
    announced: 0,
    virtual: 0,
    different: 0,
    unknown: 0,
  };
  const different = entries.filter((entry) => {
    const fit = fitOf(entry);
    counts[fit] += 1;
    return fit === 'different';
  });
  const explained = different.length > 0 && !isTeamEvent ? explain(check, different) : '';
  for (const { view, player } of different) {
    const place = fieldPlace(view, PLAYER.fields.points);
    const actual = formatPoints(player.statedPoints!);
    const data = { player: player.id, actual, expected: formatPoints(computed.get(player.id)!) };
    if (isTeamEvent) report.add('trf/points-informative', place, data);
    else report.add('trf/points-mismatch', place, { ...data, explained });
  }
  if (isTeamEvent) return;
  if (counts.announced > 0) {
    const data = { actual: counts.announced, round: finished + 1 };
    report.add('trf/points-with-announced-byes', undefined, data);
  }
  if (counts.virtual > 0) {
    report.add('trf/points-with-acceleration', undefined, { actual: counts.virtual });
  }
}

/** Which other point system explains all the points that do not fit. */
function explain(check: PointsCheck, different: readonly PlayerLine[]): string {
  for (const [name, scoring] of COMMON_SYSTEMS) {
    const { fitOf } = compare(check, scoring, check.settings.adjustments);
    if (check.entries.every((entry) => fitOf(entry) !== 'different')) {
      return `; ${name} points would explain all points of the file`;
    }
    if (different.every((entry) => fitOf(entry) !== 'different')) {
      return `; ${name} points would explain this, but not the points of others`;
    }
  }
  return '';
}

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
