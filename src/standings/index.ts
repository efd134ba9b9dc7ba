export {
  type CheckStandingsOptions,
  checkStandings,
  type StandingsCheck,
  type StandingsDifference,
} from './check.js';
export { formatValue, type TieBreakValue } from './column.js';
export type { TieBreakChoices } from './context.js';
export {
  chooseStandingsEdition,
  type EditionChoice,
  STANDINGS_EDITION_IDS,
  STANDINGS_EDITIONS,
  type StandingsEdition,
  type StandingsEditionId,
} from './editions.js';
export { explainTieBreak } from './explain/explain.js';
export type {
  Contribution,
  EncounterExplanation,
  TieBreakExplanation,
} from './explain/explanation.js';
export { formatExplanation, ROUND_KIND_TEXTS } from './explain/format.js';
export {
  formatStandings,
  formatStandingsCsv,
  type StandingsJson,
  standingsJson,
} from './format.js';
export type { StandingsColumn } from './keys.js';
export type { StandingsOptions } from './options.js';
export {
  type ParsedTieBreak,
  parseTieBreak,
  parseTieBreaks,
  type TieBreak,
  type TieBreakError,
  trfTieBreakText,
  type Unit,
} from './parse-code.js';
export type { LeftOutTieBreak, StandingsNote } from './prepare.js';
export type { DpFunction, RecursiveOptions } from './recursive/options.js';
export {
  type RecursivePlayer,
  type RecursiveTable,
  type RecursiveTableOptions,
  type RecursiveVerification,
  recursiveBuchholz,
  recursivePerformance,
  type VerifyRecursiveOptions,
  verifyRecursive,
} from './recursive/verify.js';
export { type AdjustedScore, adjustedScores } from './scores-table.js';
export {
  type Standings,
  type StandingsRow,
  standings,
} from './standings.js';
export { INDIVIDUAL_CODES_2026, TIE_BREAKS, type TieBreakDefinition } from './tie-break-table.js';
