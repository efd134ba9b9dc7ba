import type { StandingsEditionId } from './editions.js';

/** C.07 art. 4.3: games among the tied, own record, opponents' results, opponents' prior data. */
export type TieBreakType = 'A' | 'B' | 'C' | 'D' | 'BC' | 'BD' | 'CC' | 'DB' | 'DC';

/** One tie-break as the regulations name it; codes are those of records 202 and 212 (MTB26). */
export interface TieBreakDefinition {
  readonly code: string;
  readonly title: string;
  /** Article of C.07:2026, or where else it is defined. */
  readonly article: string;
  readonly type: TieBreakType;
  readonly editions: readonly StandingsEditionId[];
  readonly participants: 'players' | 'teams' | 'both';
  /** Cuts it takes: none, /C (worst), or /C and /M (worst and best). */
  readonly cuts: 'none' | 'low' | 'median';
  /** Other variants: P forfeits as played, F Fore Buchholz, R reverse, L limit, K factor, U unrated. */
  readonly variants: string;
  /** For teams: it can be asked for in match points (:MP) or game points (:GP). */
  readonly units: boolean;
  /** Not a code of the regulations: travels as OTHER_xxx in a TRF. */
  readonly own: boolean;
}

type Row = readonly [
  code: string,
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
  ['PTS', 'Points', '4.1', 'B', 'all', 'both', ':'],
  ['DE', 'Direct encounter', '6', 'A', 'all', 'both', ':P'],
  ['WIN', 'Number of wins', '7.1', 'B', 'all', 'both', ':'],
  ['WON', 'Games won over the board', '7.2', 'B', 'C07', 'both', ':'],
  ['BPG', 'Games played with Black', '7.3', 'B', 'all', 'both', ''],
  ['BWG', 'Games won with Black', '7.4', 'B', 'all', 'both', ''],
  ['PS', 'Sum of progressive scores', '7.5', 'B', 'all', 'both', ':C'],
  ['REP', 'Rounds one elected to play', '7.6', 'B', 'C07', 'both', ''],
  ['STD', 'Standard points', '7.7', 'B', 'new', 'both', ':'],
  ['TPN', 'Tournament pairing number', '7.8', 'B', 'new', 'both', 'R'],
  ['BH', 'Buchholz', '8.1', 'C', 'all', 'both', ':CMP'],
  ['AOB', "Average of opponents' Buchholz", '8.2', 'CC', 'C07', 'both', ':F'],
  ['FB', 'Fore Buchholz', '8.3', 'D', 'C07', 'both', ':CMP'],
  ['SB', 'Sonneborn-Berger', '9.1', 'BC', 'all', 'both', ':CP'],
  ['KS', 'Koya system', '9.2', 'BC', 'all', 'both', ':L'],
  ['ARO', 'Average rating of opponents', '10.1', 'D', 'all', 'players', 'CMU'],
  ['TPR', 'Tournament performance rating', '10.2', 'DB', 'all', 'players', 'U'],
  ['PTP', 'Perfect tournament performance', '10.3', 'DB', 'C07', 'players', 'U'],
  ['APRO', "Average of opponents' performance ratings", '10.4', 'DC', 'all', 'players', 'U'],
  ['APPO', "Average of opponents' perfect performances", '10.5', 'DC', 'C07', 'players', 'U'],
  ['RTNG', 'Rating', '10.6', 'B', 'new', 'players', 'RU'],
  ['BC', 'Board count', '12.1', 'B', 'all', 'teams', ''],
  ['TBR', 'Top board results', '12.2', 'B', 'all', 'teams', ''],
  ['BBE', 'Bottom board elimination', '12.3', 'B', 'all', 'teams', ''],
  ['MPVGP', 'Match points versus game points', '13.1', 'B', 'all', 'teams', ''],
  ['EMMSB', 'Extended Sonneborn-Berger, MP x MP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EMGSB', 'Extended Sonneborn-Berger, MP x GP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EGMSB', 'Extended Sonneborn-Berger, GP x MP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EGGSB', 'Extended Sonneborn-Berger, GP x GP', '13.2', 'BC', 'all', 'teams', 'CP'],
  ['EDE', 'Extended direct encounter', '13.3', 'A', 'C07', 'teams', 'P'],
  ['EDEBT', 'Extended direct encounter, then BC and TBR', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDEBB', 'Extended direct encounter, then BC and BBE', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDET', 'Extended direct encounter, then TBR', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['EDEB', 'Extended direct encounter, then BBE', '13.3.2', 'A', 'C07', 'teams', 'P'],
  ['SSSC', 'Scores and schedule strength combination', '13.4', 'BC', 'C07', 'teams', 'FPK'],
];

/** Tie-breaks outside the C.07 list; `article` names the text that defines them. */
const OWN_ROWS: readonly Row[] = [
  ['SOB', "Sum of opponents' Buchholz", 'C.02.13', 'CC', 'old', 'both', ':'],
  ['OSB2010', 'Olympiad Sonneborn-Berger, 2010-2018', 'D.02', 'BC', 'all', 'teams', ''],
  ['OSB2022', 'Olympiad Sonneborn-Berger, from 2022', 'D.02', 'BC', 'all', 'teams', ''],
  ['OMP2010', "Olympiad opponents' match points, 2010-2018", 'D.02', 'C', 'all', 'teams', ''],
  ['OMP2022', "Olympiad opponents' match points, from 2022", 'D.02', 'C', 'all', 'teams', ''],
  ['RP', 'Recursive performance', 'recursive', 'DC', 'all', 'players', ''],
  [
    'ARPO',
    "Average of opponents' recursive performances",
    'recursive',
    'DC',
    'all',
    'players',
    'CM',
  ],
  ['RB', 'Recursive Buchholz', 'recursive', 'C', 'all', 'players', ''],
];

const definitionOf = (
  [code, title, article, type, editions, participants, takes]: Row,
  own: boolean,
): TieBreakDefinition => ({
  code,
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
