import type { StandingsEditionId } from './editions.js';

/** C.07 art. 4.3: games among the tied, own record, opponents' results, opponents' prior data. */
export type TieBreakType = 'A' | 'B' | 'C' | 'D' | 'BC' | 'BD' | 'CC' | 'DB' | 'DC';

/** Tie-breaks of one family are computed and explained by the same functions. */
export type TieBreakFamily =
  | 'points'
  | 'count'
  | 'progressive'
  | 'pairingNumber'
  | 'sum'
  | 'opponentsBuchholz'
  | 'koya'
  | 'rating'
  | 'encounter'
  | 'extended'
  | 'boards'
  | 'scheduleStrength'
  | 'olympiad'
  | 'recursive';

/** One tie-break as the regulations name it; codes are those of records 202 and 212 (MTB26). */
export interface TieBreakDefinition {
  readonly code: string;
  readonly family: TieBreakFamily;
  readonly title: string;
  /** Article of C.07:2026, or where else it is defined. */
  readonly article: string;
  readonly type: TieBreakType;
  readonly editions: readonly StandingsEditionId[];
  readonly participants: 'players' | 'teams' | 'both';
  /** Cuts it takes: none, /C (worst), or /C and /M (worst and best). */
  readonly cuts: 'none' | 'low' | 'median';
  /**
   * Other variants: P forfeits as played, F Fore Buchholz, R reverse, L limit, K factor, U
   * unrated.
   */
  readonly variants: string;
  /** For teams: it can be asked for in match points (:MP) or game points (:GP). */
  readonly units: boolean;
  /** Not a code of the regulations: travels as OTHER_xxx in a TRF. */
  readonly own: boolean;
}

type Row = readonly [
  code: string,
  family: TieBreakFamily,
  title: string,
  article: string,
  type: TieBreakType,
  editions: keyof typeof EDITION_SETS,
  participants: TieBreakDefinition['participants'],
  /** ":" for units, "C" and "M" for cuts, then the letters of the other variants. */
  takes: string,
];

const EDITION_SETS = {
  all: ['2009', '2024', '2026'],
  C07: ['2024', '2026'],
  new: ['2026'],
  old: ['2009'],
} as const satisfies Record<string, readonly StandingsEditionId[]>;

const REGULATION_ROWS: readonly Row[] = [
  ['PTS', 'points', 'Points', '4.1', 'B', 'all', 'both', ':'],
  ['DE', 'encounter', 'Direct encounter', '6', 'A', 'all', 'both', ':P'],
  ['WIN', 'count', 'Number of wins', '7.1', 'B', 'all', 'both', ':'],
  ['WON', 'count', 'Games won over the board', '7.2', 'B', 'C07', 'both', ':'],
  ['BPG', 'count', 'Games played with Black', '7.3', 'B', 'all', 'both', ''],
  ['BWG', 'count', 'Games won with Black', '7.4', 'B', 'all', 'both', ''],
  ['PS', 'progressive', 'Sum of progressive scores', '7.5', 'B', 'all', 'both', ':C'],
  ['REP', 'count', 'Rounds one elected to play', '7.6', 'B', 'C07', 'both', ''],
  ['STD', 'count', 'Standard points', '7.7', 'B', 'new', 'both', ':'],
  ['TPN', 'pairingNumber', 'Tournament pairing number', '7.8', 'B', 'new', 'both', 'R'],
  ['BH', 'sum', 'Buchholz', '8.1', 'C', 'all', 'both', ':CMP'],
  ['AOB', 'opponentsBuchholz', "Average of opponents' Buchholz", '8.2', 'CC', 'C07', 'both', ':F'],
  ['FB', 'sum', 'Fore Buchholz', '8.3', 'D', 'C07', 'both', ':CMP'],
  ['SB', 'sum', 'Sonneborn-Berger', '9.1', 'BC', 'all', 'both', ':CP'],
  ['KS', 'koya', 'Koya system', '9.2', 'BC', 'all', 'both', ':L'],
  ['ARO', 'rating', 'Average rating of opponents', '10.1', 'D', 'all', 'players', 'CMU'],
  ['TPR', 'rating', 'Tournament performance rating', '10.2', 'DB', 'all', 'players', 'U'],
  ['PTP', 'rating', 'Perfect tournament performance', '10.3', 'DB', 'C07', 'players', 'U'],
  ['APRO', 'rating', "Average of opponents' TPR", '10.4', 'DC', 'all', 'players', 'U'],
  ['APPO', 'rating', "Average of opponents' PTP", '10.5', 'DC', 'C07', 'players', 'U'],
  ['RTNG', 'rating', 'Rating', '10.6', 'B', 'new', 'players', 'RU'],
  ['BC', 'boards', 'Board count', '12.1', 'B', 'all', 'teams', ''],
  ['TBR', 'boards', 'Top board results', '12.2', 'B', 'all', 'teams', ''],
  ['BBE', 'boards', 'Bottom board elimination', '12.3', 'B', 'all', 'teams', ''],
  ['MPVGP', 'points', 'Match points versus game points', '13.1', 'B', 'all', 'teams', ''],
  ['EMMSB', 'sum', 'Extended Sonneborn-Berger, MP x MP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EMGSB', 'sum', 'Extended Sonneborn-Berger, MP x GP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EGMSB', 'sum', 'Extended Sonneborn-Berger, GP x MP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EGGSB', 'sum', 'Extended Sonneborn-Berger, GP x GP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EDE', 'extended', 'Extended direct encounter', '13.3', 'A', 'C07', 'teams', 'P'],
  ['EDEBT', 'extended', 'EDE, then BC and TBR of the match', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDEBB', 'extended', 'EDE, then BC and BBE of the match', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDET', 'extended', 'EDE, then TBR of the match', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDEB', 'extended', 'EDE, then BBE of the match', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['SSSC', 'scheduleStrength', 'Scores and schedule strength', '13.4', 'BC', 'C07', 'teams', 'FPK'],
];

/** Tie-breaks outside the C.07 list; `article` names the text that defines them. */
const OWN_ROWS: readonly Row[] = [
  ['SOB', 'opponentsBuchholz', "Sum of opponents' Buchholz", 'C.02.13', 'CC', 'old', 'both', ':'],
  ['OSB2010', 'olympiad', 'Olympiad Sonneborn-Berger, 2010-2018', 'D.02', 'BC', 'all', 'teams', ''],
  ['OSB2022', 'olympiad', 'Olympiad Sonneborn-Berger, from 2022', 'D.02', 'BC', 'all', 'teams', ''],
  ['OMP2010', 'olympiad', "Olympiad opponents' MP, 2010-2018", 'D.02', 'C', 'all', 'teams', ''],
  ['OMP2022', 'olympiad', "Olympiad opponents' MP, from 2022", 'D.02', 'C', 'all', 'teams', ''],
  ['RP', 'recursive', 'Recursive performance', 'recursive', 'DC', 'all', 'players', ''],
  ['ARPO', 'recursive', 'Average RP of opponents', 'recursive', 'DC', 'all', 'players', 'CM'],
  ['RB', 'recursive', 'Recursive Buchholz', 'recursive', 'C', 'all', 'players', ''],
];

const definitionOf = (
  [code, family, title, article, type, editions, participants, takes]: Row,
  own: boolean,
): TieBreakDefinition => ({
  code,
  family,
  title,
  article,
  type,
  editions: EDITION_SETS[editions],
  participants,
  cuts: takes.includes('M') ? 'median' : takes.includes('C') ? 'low' : 'none',
  variants: takes.replace(/[:CM]/g, ''),
  units: takes.includes(':'),
  own,
});

/** Every tie-break known here, in the order of the articles. */
export const TIE_BREAKS: readonly TieBreakDefinition[] = [
  ...REGULATION_ROWS.map((row) => definitionOf(row, false)),
  ...OWN_ROWS.map((row) => definitionOf(row, true)),
];

/** Names of older texts and other programs, with the code they mean. */
export const TIE_BREAK_ALIASES: Readonly<Record<string, string>> = {
  GE: 'REP',
  AROC: 'ARO/C1',
  AROC1: 'ARO/C1',
  AROC2: 'ARO/C2',
  BC1: 'BH/C1',
  BHC1: 'BH/C1',
  BHC2: 'BH/C2',
  KSL: 'KS',
  MPTS: 'PTS:MP',
  GPTS: 'PTS:GP',
};

/**
 * The individual list that a program approved under MTB26 must know, as codes. Used as the full
 * list of 2026 in benchmarks and help texts.
 */
export const INDIVIDUAL_CODES_2026: readonly string[] = (
  'DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 ' +
  'TPR PTP APRO APPO RTNG RTNG/R WIN WON PS PS/C1 PS/C2 TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 ' +
  'BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P ' +
  'FB/M1/P FB/M2/P AOB AOB/F KS KS/L+1 KS/L-1'
).split(' ');
