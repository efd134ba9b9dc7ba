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
export { compareOlympiad } from './olympiad/compare.js';
export type { OlympiadEdition, OlympiadOptions, OlympiadRanking } from './olympiad/options.js';
export { OLYMPIAD_EDITIONS, olympiadOptions } from './olympiad/options.js';
export type { OlympiadGroupTrace, OlympiadTrace } from './olympiad/pair.js';
export { pairOlympiad } from './olympiad/pair.js';
export type { NoPairing, Pair, RoundPairing } from './pairing.js';
export { editionsOf, findSystem, PAIRING_SYSTEMS, SYSTEM_IDS, systemInForce } from './registry.js';
export type { Schedule } from './schedule.js';
export type { BracketValues } from './swiss-team/bracket-values.js';
export { compareSwissTeam } from './swiss-team/compare.js';
export { SWISS_TEAM_CRITERIA, type SwissTeamCriterion } from './swiss-team/criteria.js';
export { SWISS_TEAM_DEFAULTS, type SwissTeamOptions } from './swiss-team/options.js';
export type { SwissTeamBracketTrace, SwissTeamTrace } from './swiss-team/pair.js';
export { pairSwissTeam } from './swiss-team/pair.js';
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
export type { TeamSituationOptions } from './team-common/from-tournament.js';
export { teamSituation } from './team-common/from-tournament.js';
export type { TeamSituation, TeamSituationParts, TeamState } from './team-common/situation.js';
export { createTeamSituation } from './team-common/situation.js';
export type { TeamPreferences, TeamScoreKind, TeamTypeCode } from './team-common/type-code.js';
export { parseTeamTypeCode } from './team-common/type-code.js';
