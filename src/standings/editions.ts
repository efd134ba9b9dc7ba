import type { TournamentInfo } from '../model/tournament.js';
import { startDay } from '../systems/dates.js';

/** Tie-break regulations as data: 2009 (C.05 Annex 3 to C.02.13), 2024 and 2026 (C.07). */
export const STANDINGS_EDITION_IDS = ['2009', '2024', '2026'] as const;
export type StandingsEditionId = (typeof STANDINGS_EDITION_IDS)[number];

/** What an edition says about rounds that were not played, and about predetermined pairings. */
export interface StandingsEdition {
  readonly id: StandingsEditionId;
  readonly title: string;
  /** First day in force, YYYY-MM-DD. */
  readonly from: string;
  /**
   * The opponent that stands in for an own unplayed round: the virtual opponent of 2009, or the
   * dummy with the own final score (art. 16.4), which 2026 caps.
   */
  readonly ownUnplayed: 'virtual' | 'dummy' | 'cappedDummy';
  /**
   * How opponents see a participant's unplayed rounds: all as draws, or only trailing byes (16.3).
   */
  readonly opponentUnplayed: 'allDraws' | 'trailingByesDraw';
  /** Art. 16.5: a low cut takes a voluntary unplayed round first. */
  readonly cutsVoluntaryFirst: boolean;
  /** Cuts of ARO are used up by unplayed rounds first. */
  readonly ratingCutsAbsorbUnplayed: boolean;
  /** Art. 15.2: in predetermined pairings forfeits count for ratings (art. 10). */
  readonly forfeitsCountForRatings: boolean;
  /** Art. 15.2: in predetermined pairings forfeit losses count for the own record (art. 7). */
  readonly forfeitLossesCountForRecord: boolean;
  /** Art. 6.1.2 and 6.4: games of a pair are averaged, and every smaller group starts again. */
  readonly directEncounterRestarts: boolean;
}

const C07: Omit<StandingsEdition, 'id' | 'title' | 'from'> = {
  ownUnplayed: 'dummy',
  opponentUnplayed: 'trailingByesDraw',
  cutsVoluntaryFirst: true,
  ratingCutsAbsorbUnplayed: false,
  forfeitsCountForRatings: true,
  forfeitLossesCountForRecord: true,
  directEncounterRestarts: true,
};

export const STANDINGS_EDITIONS: Readonly<Record<StandingsEditionId, StandingsEdition>> = {
  '2009': {
    id: '2009',
    title: 'C.05 Annex 3 (Congress 2009), later C.02.13: virtual opponent',
    from: '2009-07-01',
    ownUnplayed: 'virtual',
    opponentUnplayed: 'allDraws',
    cutsVoluntaryFirst: false,
    ratingCutsAbsorbUnplayed: true,
    forfeitsCountForRatings: false,
    forfeitLossesCountForRecord: true,
    directEncounterRestarts: false,
  },
  '2024': {
    ...C07,
    id: '2024',
    title: 'C.07 as approved in 2023 and 2024: dummy with the own final score',
    from: '2023-09-01',
  },
  '2026': {
    ...C07,
    id: '2026',
    title: 'C.07 in force from 1 March 2026: capped dummy',
    from: '2026-03-01',
    ownUnplayed: 'cappedDummy',
    forfeitsCountForRatings: false,
    forfeitLossesCountForRecord: false,
  },
};

export interface EditionChoice {
  readonly edition: StandingsEdition;
  /** Why this one: asked for, by the dates of the file, or the latest for want of a date. */
  readonly source: 'given' | 'date' | 'latest';
  /** The first day it was chosen by, YYYY-MM-DD. */
  readonly date?: string;
  /** Other readings of that date that would choose another edition. */
  readonly doubtful?: readonly string[];
}

/**
 * The edition for a tournament by its first day (record 042, else 132 or 052), unless `given` names
 * one. Without a readable date the latest edition is taken and `source` says so.
 * @throws RangeError when `given` is no known edition.
 */
export function chooseStandingsEdition(
  info: TournamentInfo,
  given?: StandingsEditionId,
): EditionChoice {
  if (given !== undefined) {
    if (!STANDINGS_EDITION_IDS.includes(given)) {
      const known = STANDINGS_EDITION_IDS.join(', ');
      throw new RangeError(`Expected a tie-break edition (${known}), found ${String(given)}`);
    }
    return { edition: STANDINGS_EDITIONS[given], source: 'given' };
  }
  const start = startDay(info);
  if (!start) return { edition: STANDINGS_EDITIONS['2026'], source: 'latest' };
  const edition = editionOn(start.day);
  const doubtful = start.others.filter((day) => editionOn(day) !== edition);
  const choice = { edition, source: 'date' as const, date: start.day };
  return doubtful.length === 0 ? choice : { ...choice, doubtful };
}

/** The edition in force on a day; days before the first belong to it. */
function editionOn(day: string): StandingsEdition {
  const started = STANDINGS_EDITION_IDS.filter((id) => STANDINGS_EDITIONS[id].from <= day);
  return STANDINGS_EDITIONS[started.at(-1) ?? '2009'];
}
