export type { Assumption } from './assumptions.js';
export type { SystemChoice, SystemRequest } from './choose.js';
export { chooseSystem } from './choose.js';
export type {
  BracketCandidate,
  CriterionComparison,
  CriterionValue,
  Decision,
  OrderPlace,
  OrderStage,
  PairingComparison,
} from './comparison.js';
export type { Evidence, OtherEvent, Source } from './evidence.js';
export {
  compareOlympiad,
  OLYMPIAD_EDITIONS,
  type OlympiadEdition,
  type OlympiadGroupTrace,
  type OlympiadOptions,
  type OlympiadRanking,
  type OlympiadTrace,
  olympiadOptions,
  pairOlympiad,
} from './olympiad/index.js';
export type { NoPairing, Pair, RoundPairing } from './pairing.js';
export { editionsOf, findSystem, PAIRING_SYSTEMS, SYSTEM_IDS, systemInForce } from './registry.js';
export type { Schedule } from './schedule.js';
export {
  compareSwissTeam,
  pairSwissTeam,
  SWISS_TEAM_CRITERIA,
  SWISS_TEAM_DEFAULTS,
  type SwissTeamBracketTrace,
  type SwissTeamCriterion,
  type SwissTeamOptions,
  type SwissTeamTrace,
} from './swiss-team/index.js';
export type {
  AccelerationChoice,
  BracketTrace,
  CriterionFacts,
  GivenPairs,
  Illegality,
  PairingSystem,
  PairingWish,
  ParticipantFacts,
  RoundCase,
  RoundOptions,
  RoundTrace,
  SystemId,
  SystemRules,
  WishedPairing,
} from './system.js';
export { ACCELERATION_CHOICES } from './system.js';
export {
  createTeamSituation,
  parseTeamTypeCode,
  type TeamPreferences,
  type TeamScoreKind,
  type TeamSituation,
  type TeamSituationOptions,
  type TeamSituationParts,
  type TeamState,
  type TeamTypeCode,
  teamSituation,
} from './team-common/index.js';
