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
  /** How opponents see a participant's unplayed rounds: all as draws, or only trailing byes (16.3). */
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
  /** Why this one: asked for, by the start date (record 042), or the latest for want of a date. */
  readonly source: 'given' | 'date' | 'latest';
  /** The date it was chosen by, YYYY-MM-DD. */
  readonly date?: string;
}

/**
 * The edition for a tournament that starts on `startDate` (text of record 042), unless `given` names
 * one. Without a readable date the latest edition is taken and `source` says so.
 * @throws RangeError when `given` is no known edition.
 */
export function chooseStandingsEdition(
  startDate: string,
  given?: StandingsEditionId,
): EditionChoice {
  if (given !== undefined) {
    if (!STANDINGS_EDITION_IDS.includes(given)) {
      const known = STANDINGS_EDITION_IDS.join(', ');
      throw new RangeError(`Expected a tie-break edition (${known}), found ${String(given)}`);
    }
    return { edition: STANDINGS_EDITIONS[given], source: 'given' };
  }
  const date = readDate(startDate);
  if (date === undefined) return { edition: STANDINGS_EDITIONS['2026'], source: 'latest' };
  const started = STANDINGS_EDITION_IDS.filter((id) => STANDINGS_EDITIONS[id].from <= date);
  return { edition: STANDINGS_EDITIONS[started.at(-1) ?? '2009'], source: 'date', date };
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A date as YYYY-MM-DD from the forms found in record 042: 2025/03/16, 2025-03-16, 16/03/2025,
 * 16. 03. 2025, 25/03/16 (year first) and "Mar 16, 2025". Undefined when it is none of these.
 */
export function readDate(text: string): string | undefined {
  const english = /^\s*([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\b/i.exec(text);
  if (english) {
    const month = MONTHS.indexOf(english[1]!.toLowerCase()) + 1;
    return isoDate(Number(english[3]), month, Number(english[2]));
  }
  const numeric = /^\s*(\d{1,4})[-/.]\s*(\d{1,2})[-/.]\s*(\d{1,4})\b/.exec(text);
  if (!numeric) return undefined;
  const [first, month, last] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
  if (numeric[1]!.length === 4) return isoDate(first, month, last);
  if (numeric[3]!.length === 4) return isoDate(last, month, first);
  return isoDate(2000 + first, month, last);
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day > 31) return undefined;
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
