export * from './adjustments.js';
export * from './build.js';
export * from './edit.js';
export * from './history/arrival.js';
export * from './history/players.js';
export * from './history/ranges.js';
export * from './history/rounds.js';
export * from './points.js';
export * from './result.js';
export * from './scoring.js';
export * from './team-history.js';
export * from './team-matches.js';
export {
  boardCount,
  type TeamByeScore,
  type TeamMatch,
  type TeamMatchOptions,
} from './team-scores.js';
export * from './tournament.js';
export {
  type EventKind,
  formatTypeCode,
  parseTypeCode,
  type TypeCode,
} from './type-code.js';
