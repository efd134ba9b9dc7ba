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
export { ACCELERATION_CHOICES, type AccelerationChoice } from './dutch/acceleration.js';
export type { NoPairing, Pair, RoundPairing } from './pairing.js';
export { editionsOf, findSystem, PAIRING_SYSTEMS, systemInForce } from './registry.js';
export type {
  BracketTrace,
  GivenPairs,
  Illegality,
  PairingSystem,
  PairingWish,
  ParticipantFacts,
  RoundCase,
  RoundOptions,
  RoundTrace,
  SystemId,
  WishedPairing,
} from './system.js';
export { SYSTEM_IDS } from './system.js';
