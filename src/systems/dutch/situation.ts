import type { Points } from '../../model/points.js';
import { type Colour, GAME_RESULT_TABLE } from '../../model/result.js';
import { byePoints, gamePoints, lossValue, winValue } from '../../model/scoring.js';
import {
  type AdjustableKind,
  adjustableKind,
  adjustedScore,
  bonusOf,
} from '../../model/team-adjustments.js';
import type { Round, Tournament } from '../../model/tournament.js';
import type { AccelerationChoice } from '../system.js';
import { virtualPointsTable } from './acceleration.js';
import type { DutchEdition } from './edition.js';
import { inferInitialColour } from './initial-colour.js';
import { colourPreference, type DutchPlayer, type DutchSituation, type Float } from './player.js';

export interface SituationOptions {
  /** Ids of those to pair; by default everybody without an announced bye in the round. */
  readonly participants?: ReadonlySet<number>;
  /** Total rounds when the tournament does not state them. */
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  /** Where virtual points come from: the file's records and codes by default. */
  readonly acceleration?: AccelerationChoice;
}

/** What one player did in one past round, and what he had before it. */
interface RoundRecord {
  readonly opponent: number | undefined;
  readonly played: boolean;
  readonly colour: 'W' | 'B' | undefined;
  readonly points: Points;
  readonly isPab: boolean;
  readonly isForfeitWin: boolean;
  /** Present in the pairing of that round: makes him arrived (C.04.2 art. 2.4). */
  readonly paired: boolean;
}

const ABSENT: RoundRecord = {
  opponent: undefined,
  played: false,
  colour: undefined,
  points: 0,
  isPab: false,
  isForfeitWin: false,
  paired: false,
};

/**
 * The input of the Dutch system for `round`, from everything recorded before it (C.04.3:2026
 * art. 1; floats and byes by the edition's rules). Later rounds of the tournament are ignored.
 */
export function dutchSituation(
  tournament: Tournament,
  round: number,
  edition: DutchEdition,
  options: SituationOptions = {},
): DutchSituation {
  const { players, settings } = tournament;
  const roundCount = options.roundCount ?? settings.roundCount;
  const lastRound = roundCount !== undefined && round >= roundCount;
  const participants = options.participants ?? announcedParticipants(tournament, round);
  const history = tournament.rounds
    .slice(0, round - 1)
    .map((past) => roundRecords(tournament, past));
  const tpns = pairingNumbers(tournament);
  const virtual = virtualPointsTable(tournament, round, {
    choice: options.acceleration ?? 'file',
    rule: edition.baku,
    roundCount,
    tpnOf: (id) => tpns.get(id)!,
    firstField: firstField(tournament, round, participants),
  });
  const forbidden = forbiddenOpponents(tournament, round);
  const maximum = (round - 1) * winValue(settings.scoring);
  const sums = new Map<number, Points[]>();
  for (const { id } of players) sums.set(id, runningSums(id, history, tournament, round));

  const pairingScore = (id: number, ofRound: number): Points =>
    sums.get(id)![ofRound - 1]! + virtual(id, ofRound);

  const floatIn = (id: number, ofRound: number): Float => {
    if (ofRound < 1) return undefined;
    const record = history[ofRound - 1]?.get(id) ?? ABSENT;
    if (record.played && record.opponent !== undefined) {
      const own = pairingScore(id, ofRound);
      const other = pairingScore(record.opponent, ofRound);
      return own === other ? undefined : own > other ? 'D' : 'U';
    }
    return unplayedFloat(record, edition, lossValue(settings.scoring));
  };

  const arrivals = arrivalNumbers(tpns, participants, history);
  const list: DutchPlayer[] = [];
  for (const { id } of players) {
    if (!participants.has(id)) continue;
    const records = history.map((past) => past.get(id) ?? ABSENT);
    let colours = '';
    const barred = new Set<number>(forbidden.get(id));
    let unplayedGames = 0;
    for (const record of records) {
      if (!record.played) unplayedGames += 1;
      else {
        colours += record.colour ?? '';
        if (record.opponent !== undefined) barred.add(record.opponent);
      }
    }
    const preference = colourPreference(colours);
    const score = pairingScore(id, round);
    list.push({
      id,
      tpn: tpns.get(id)!,
      arrival: arrivals.get(id)!,
      score,
      realScore: sums.get(id)![round - 1]!,
      colours,
      colourDifference: preference.difference,
      preferredColour: preference.colour,
      preferenceStrength: preference.strength,
      barredOpponents: barred,
      floatPrevious: floatIn(id, round - 1),
      floatTwoBefore: floatIn(id, round - 2),
      unplayedGames,
      pabBarred: records.some((record) => barsPab(record, edition, winValue(settings.scoring))),
      topscorer: lastRound && 2 * score > maximum,
    });
  }
  list.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  const initialColour =
    options.initialColour ??
    settings.initialColour ??
    inferInitialColour(tournament, (id) => virtual(id, 1)) ??
    'white';
  return { round, lastRound, initialColour, players: list };
}

/** Everybody but those with a half, full or zero-point bye announced for the round. */
export function announcedParticipants(tournament: Tournament, round: number): ReadonlySet<number> {
  const present = new Set(tournament.players.map((player) => player.id));
  for (const bye of tournament.rounds[round - 1]?.byes ?? []) {
    if (bye.kind !== 'U') present.delete(bye.player);
  }
  return present;
}

/** Those whom a recorded round really paired: its games and its pairing-allocated bye. */
export function recordedParticipants(round: Round): ReadonlySet<number> {
  const present = new Set<number>();
  for (const game of round.games) present.add(game.white).add(game.black);
  for (const bye of round.byes) if (bye.kind === 'U') present.add(bye.player);
  return present;
}

/** Those paired in round 1, as far as it is known. */
function firstField(
  tournament: Tournament,
  round: number,
  participants: ReadonlySet<number>,
): ReadonlySet<number> {
  const first = tournament.rounds[0];
  return round === 1 || !first ? participants : recordedParticipants(first);
}

function roundRecords(tournament: Tournament, round: Round): ReadonlyMap<number, RoundRecord> {
  const { scoring, adjustments } = tournament.settings;
  const records = new Map<number, RoundRecord>();
  // Record 299 can give a result of this round another value.
  const worth = (id: number, kind: AdjustableKind, points: Points): Points =>
    adjustments.length === 0
      ? points
      : adjustedScore(adjustments, round.number, id, kind, { matchPoints: 0, gamePoints: points })
          .gamePoints;
  for (const game of round.games) {
    for (const white of [true, false]) {
      const id = white ? game.white : game.black;
      const result = white ? game.whiteResult : game.blackResult;
      const { played, outcome } = GAME_RESULT_TABLE[result];
      const points = gamePoints(scoring, result, white ? 'white' : 'black');
      records.set(id, {
        opponent: white ? game.black : game.white,
        played,
        colour: played && game.coloursKnown ? (white ? 'W' : 'B') : undefined,
        points: worth(id, adjustableKind(result), points),
        isPab: false,
        isForfeitWin: !played && outcome === 'win',
        paired: true,
      });
    }
  }
  for (const { player, kind } of round.byes) {
    const points = byePoints(scoring, kind);
    records.set(player, {
      ...ABSENT,
      points: kind === 'U' ? points : worth(player, kind, points),
      isPab: kind === 'U',
      paired: kind === 'U',
    });
  }
  return records;
}

/** Points before each round 1 to `round`, absences worth a zero-point bye, with adjustments. */
function runningSums(
  id: number,
  history: readonly ReadonlyMap<number, RoundRecord>[],
  tournament: Tournament,
  round: number,
): Points[] {
  const { scoring, adjustments } = tournament.settings;
  const sums: Points[] = [0];
  for (let index = 0; index < round - 1; index += 1) {
    const record = history[index]?.get(id);
    const bonus = adjustments.length > 0 ? bonusOf(adjustments, index + 1, id).gamePoints : 0;
    sums.push(sums[index]! + (record ? record.points : scoring.zeroBye) + bonus);
  }
  return sums;
}

function unplayedFloat(record: RoundRecord, edition: DutchEdition, loss: Points): Float {
  if (edition.unplayedFloats === 'every') return 'D';
  if (record.isPab) return 'D';
  const floor = edition.unplayedFloats === 'moreThanLoss' ? loss : 0;
  return record.points > floor ? 'D' : undefined;
}

function barsPab(record: RoundRecord, edition: DutchEdition, win: Points): boolean {
  if (record.played) return false;
  if (record.isPab) return true;
  switch (edition.pabBar) {
    case 'anyPoints':
      return record.points > 0;
    case 'forfeitWin':
      return record.isForfeitWin;
    case 'winValue':
      return record.points >= win;
  }
}

/** Pairing numbers: the file's start numbers, or under XXC rank the places of the lines. */
function pairingNumbers(tournament: Tournament): ReadonlyMap<number, number> {
  if (!tournament.settings.rankByFileOrder) {
    return new Map(tournament.players.map((player) => [player.id, player.id]));
  }
  return new Map(tournament.fileOrder.map((id, index) => [id, index + 1]));
}

/** Numbers those who have arrived, in TPN order (ruling of 2026 on C.04.2 art. 2.4). */
function arrivalNumbers(
  tpns: ReadonlyMap<number, number>,
  participants: ReadonlySet<number>,
  history: readonly ReadonlyMap<number, RoundRecord>[],
): ReadonlyMap<number, number> {
  const arrived = [...tpns.keys()].filter(
    (id) => participants.has(id) || history.some((past) => past.get(id)?.paired),
  );
  arrived.sort((a, b) => tpns.get(a)! - tpns.get(b)!);
  return new Map(arrived.map((id, index) => [id, index + 1]));
}

function forbiddenOpponents(
  tournament: Tournament,
  round: number,
): ReadonlyMap<number, readonly number[]> {
  const forbidden = new Map<number, number[]>();
  for (const group of tournament.settings.forbidden) {
    if (round < group.from || round > group.to) continue;
    for (const id of group.ids) {
      const others = forbidden.get(id) ?? [];
      for (const other of group.ids) if (other !== id) others.push(other);
      forbidden.set(id, others);
    }
  }
  return forbidden;
}
