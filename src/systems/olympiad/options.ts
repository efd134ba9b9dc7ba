/** Editions of the Olympiad pairing rules: the text of 2009 as practised until 2018, and D.02. */
export const OLYMPIAD_EDITIONS = ['2012', '2022'] as const;
export type OlympiadEdition = (typeof OLYMPIAD_EDITIONS)[number];

/** What decides among teams of equal match points, before the initial number (D.02 art. 3.2). */
export type OlympiadRanking = 'number' | 'gamePoints' | 'sonneborn';

export interface OlympiadOptions {
  readonly edition: OlympiadEdition;
  /** European team events rank by Olympiad Sonneborn-Berger. */
  readonly ranking: OlympiadRanking;
  /** The Median Group: that of the middle team (art. 6.4), or that of half the possible points. */
  readonly medianBy: 'position' | 'halfPoints';
  /** Board order by art. 11.1, or by the standings of the better placed team. */
  readonly boardOrder: 'article11' | 'standings';
  /** Whether two teams whose match was forfeited have met. */
  readonly forfeitsCount: boolean;
  /** Whether teams that joined after round 1 was published are barred from the bye (art. 4.2). */
  readonly lateEntriesBarred: boolean;
}

const EDITION_DEFAULTS: Readonly<Record<OlympiadEdition, OlympiadOptions>> = {
  2012: {
    edition: '2012',
    ranking: 'gamePoints',
    medianBy: 'halfPoints',
    boardOrder: 'standings',
    forfeitsCount: false,
    lateEntriesBarred: true,
  },
  2022: {
    edition: '2022',
    ranking: 'number',
    medianBy: 'position',
    boardOrder: 'article11',
    forfeitsCount: false,
    lateEntriesBarred: true,
  },
};

/** The options of an edition (2022 by default) with the stated ones in their place. */
export function olympiadOptions(stated: Partial<OlympiadOptions> = {}): OlympiadOptions {
  return { ...EDITION_DEFAULTS[stated.edition ?? '2022'], ...stated };
}

/** "D.02:2022 art. 9.3"; the text of 2009 had the same rules without numbers known to us. */
export const olympiadArticle = ({ edition }: OlympiadOptions, article: string): string =>
  edition === '2022' ? `D.02:2022 art. ${article}` : `D.02:2012 (art. ${article} of 2022)`;
