export { compareSwissTeam } from './compare.js';
export { SWISS_TEAM_CRITERIA, type SwissTeamCriterion } from './criteria.js';
export type { BracketValues } from './evaluate.js';
export { SWISS_TEAM_DEFAULTS, type SwissTeamOptions } from './options.js';
export type { SwissTeamBracketTrace, SwissTeamTrace } from './pair.js';
export { pairSwissTeam } from './pair.js';
