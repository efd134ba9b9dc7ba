import { arrivalNumbers, impliedInitialColour, ranking } from '../../model/history/arrival.js';
import { bonusPoints, type PlayerRound, playerRounds } from '../../model/history/players.js';
import { forbiddenPairs } from '../../model/history/ranges.js';
import { pairedIds, participantsOf, recordedRound } from '../../model/history/rounds.js';
import type { Points } from '../../model/points.js';
import type { Colour } from '../../model/result.js';
import { lossValue, winValue } from '../../model/scoring.js';
import type { PlayerId, Tournament } from '../../model/tournament.js';
import { isBakuCode } from '../../model/type-code.js';
import { type BakuRule, virtualPointsTable } from '../acceleration.js';
import type { AccelerationChoice } from '../system.js';
import { colourPreference, type Float, type PlayerSituation, type PlayerState } from './player.js';

/** Which unplayed rounds count as a downfloat. */
export type UnplayedFloatRule = 'every' | 'moreThanLoss' | 'anyPoints';
/** Which earlier rounds bar a player from the pairing-allocated bye, besides a PAB itself. */
export type PabBarRule = 'anyPoints' | 'forfeitWin' | 'winValue';

/** How an edition reads the rounds before. */
export interface HistoryRules {
  readonly unplayedFloats: UnplayedFloatRule;
  readonly pabBar: PabBarRule;
  readonly baku: BakuRule;
}

/** As all editions of 2026 do (C.04.1, C.04.3 art. 1.4, C.04.7). */
export const HISTORY_2026: HistoryRules = {
  unplayedFloats: 'moreThanLoss',
  pabBar: 'winValue',
  baku: 'halfOfRounds',
};

export interface SituationOptions {
  /** Ids of those to pair; by default everybody without an announced bye in the round. */
  readonly participants?: ReadonlySet<number>;
  /** Total rounds when the tournament does not state them. */
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  /** Where virtual points come from: the file's records and codes by default. */
  readonly acceleration?: AccelerationChoice;
}

/**
 * The input of a system of players for `round`, from everything recorded before it (C.04.3:2026
 * art. 1; floats and byes by the edition's rules), and the float of a player in any round before.
 * Later rounds of the tournament are ignored.
 */
export function playerSituation(
  tournament: Tournament,
  round: number,
  edition: HistoryRules,
  options: SituationOptions = {},
): PlayerSituation & { readonly floatIn: (id: PlayerId, ofRound: number) => Float } {
  const { players, settings } = tournament;
  const roundCount = options.roundCount ?? settings.roundCount;
  const lastRound = roundCount !== undefined && round >= roundCount;
  const participants =
    options.participants ?? participantsOf(tournament, 'player', tournament.rounds[round - 1]);
  const past = tournament.rounds.slice(0, round - 1);
  const history = past.map((one) => playerRounds(one, settings));
  const first = tournament.rounds[0] && recordedRound(tournament.rounds[0]);
  const win = winValue(settings.scoring);
  const ranked = ranking(tournament);
  const tpnOf = pairingNumbers(ranked, settings.rankByFileOrder);
  const virtual = virtualPointsTable(round, {
    choice: options.acceleration ?? 'file',
    ranges: settings.acceleration,
    field: 'points',
    ids: players.map(({ id }) => id),
    named: isBakuCode(settings.typeCode),
    rule: edition.baku,
    roundCount,
    tpnOf,
    firstField: first && round > 1 ? pairedIds(first.given) : participants,
    win,
    half: win / 2,
  });
  const maximum = (round - 1) * win;
  const sums = new Map<PlayerId, Points[]>();
  for (const { id } of players) sums.set(id, runningSums(id, history, settings));

  const pairingScore = (id: PlayerId, ofRound: number): Points =>
    sums.get(id)![ofRound - 1]! + virtual(id, ofRound);

  const floatIn = (id: PlayerId, ofRound: number): Float => {
    if (ofRound < 1) return undefined;
    const entry = history[ofRound - 1]!.get(id);
    if (entry?.played && entry.opponent !== undefined) {
      const own = pairingScore(id, ofRound);
      const other = pairingScore(entry.opponent, ofRound);
      return own === other ? undefined : own > other ? 'D' : 'U';
    }
    return unplayedFloat(entry, edition, lossValue(settings.scoring));
  };

  const barred = barredOpponents(tournament, round, history);
  const arrivals = arrivalNumbers(
    ranked,
    (id) => participants.has(id) || history.some((one) => one.get(id)?.paired),
  );
  const list: PlayerState[] = [];
  for (const { id } of players) {
    if (!participants.has(id)) continue;
    const score = pairingScore(id, round);
    list.push({
      id,
      tpn: tpnOf(id),
      arrival: arrivals.get(id)!,
      score,
      realScore: sums.get(id)![round - 1]!,
      ...colourState(id, history),
      barredOpponents: barred.get(id)!,
      floatPrevious: floatIn(id, round - 1),
      floatTwoBefore: floatIn(id, round - 2),
      unplayedGames: history.filter((one) => !one.get(id)?.played).length,
      pabBarred: history.some((one) => barsPab(one.get(id), edition, win)),
      topscorer: lastRound && 2 * score > maximum,
    });
  }
  list.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  const initialColour =
    options.initialColour ??
    settings.initialColour ??
    impliedInitialColour(tournament, 'player', first)?.colour ??
    'white';
  return { round, lastRound, initialColour, players: list, floatIn };
}

/** What one past round was for those whom it records. */
type History = ReadonlyMap<PlayerId, PlayerRound>;

/** The pairing number of everybody: the start number, or the place in the file's order (XXC rank). */
function pairingNumbers(ranked: readonly PlayerId[], byOrder: boolean): (id: PlayerId) => number {
  if (!byOrder) return (id) => id;
  const tpns = new Map(ranked.map((id, index) => [id, index + 1]));
  return (id) => tpns.get(id) ?? id;
}

type ColourState = Pick<
  PlayerState,
  'colours' | 'colourDifference' | 'preferredColour' | 'preferenceStrength'
>;

/** Colours of the played games, and the preference that they give. */
function colourState(id: PlayerId, history: readonly History[]): ColourState {
  let colours = '';
  for (const one of history) {
    const entry = one.get(id);
    if (entry?.played && entry.colour) colours += entry.colour === 'white' ? 'W' : 'B';
  }
  const { difference, colour, strength } = colourPreference(colours);
  return {
    colours,
    colourDifference: difference,
    preferredColour: colour,
    preferenceStrength: strength,
  };
}

/** Points before each round 1 to the one to pair, a silent absence worth a zero-point bye. */
function runningSums(
  id: PlayerId,
  history: readonly History[],
  settings: Tournament['settings'],
): Points[] {
  const sums: Points[] = [0];
  history.forEach((one, index) => {
    const points = one.get(id)?.points ?? settings.scoring.zeroBye;
    sums.push(sums[index]! + points + bonusPoints(settings, index + 1, id));
  });
  return sums;
}

/** Opponents of played games, and the partners of forbidden pairs. */
function barredOpponents(
  { players, settings }: Tournament,
  round: number,
  history: readonly History[],
): ReadonlyMap<PlayerId, ReadonlySet<PlayerId>> {
  const barred = new Map(players.map(({ id }) => [id, new Set<PlayerId>()]));
  for (const [first, second] of forbiddenPairs(settings, round)) {
    barred.get(first)?.add(second);
    barred.get(second)?.add(first);
  }
  for (const one of history) {
    for (const { id, played, opponent } of one.values()) {
      if (played && opponent !== undefined) barred.get(id)?.add(opponent);
    }
  }
  return barred;
}

function unplayedFloat(entry: PlayerRound | undefined, edition: HistoryRules, loss: Points): Float {
  if (edition.unplayedFloats === 'every') return 'D';
  if (!entry) return undefined;
  const floor = edition.unplayedFloats === 'moreThanLoss' ? loss : 0;
  return entry.result === 'U' || entry.points > floor ? 'D' : undefined;
}

function barsPab(entry: PlayerRound | undefined, edition: HistoryRules, win: Points): boolean {
  if (!entry || entry.played) return false;
  if (entry.result === 'U') return true;
  switch (edition.pabBar) {
    case 'anyPoints':
      return entry.points > 0;
    case 'forfeitWin':
      return entry.result === '+';
    case 'winValue':
      return entry.points >= win;
  }
}
