import type { Game, Points, PointsAdjustment, Round, Scoring, Settings } from '../model/index.js';
import {
  formatPoints,
  playerPoints,
  STANDARD_SCORING,
  statedVirtualPoints,
} from '../model/index.js';
import type { Collector } from './collector.js';
import type { PlayerLine } from './read-player.js';
import { PLAYER_RECORDS } from './records-players.js';
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
    const place = fieldPlace(view, PLAYER_RECORDS['001'].fields.points);
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
