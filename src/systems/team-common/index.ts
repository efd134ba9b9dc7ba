export type { TeamSituationOptions } from './from-tournament.js';
export { teamSituation } from './from-tournament.js';
export type { TeamSituation, TeamSituationParts, TeamState } from './situation.js';
export { createTeamSituation } from './situation.js';
export type { TeamPreferences, TeamScoreKind, TeamTypeCode } from './type-code.js';
export { parseTeamTypeCode } from './type-code.js';
