export type { SystemChoice, SystemRequest } from './choose.js';
export { chooseSystem } from './choose.js';
export type { NoPairing, Pair, RoundPairing } from './pairing.js';
export { editionsOf, findSystem, PAIRING_SYSTEMS, systemInForce } from './registry.js';
export type {
  BracketTrace,
  Illegality,
  PairingSystem,
  ParticipantFacts,
  RoundCase,
  RoundOptions,
  RoundTrace,
  SystemId,
} from './system.js';
export { SYSTEM_IDS } from './system.js';
