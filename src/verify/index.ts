export { declaredManualRounds } from './doubts.js';
export type { SystemFit } from './identify.js';
export { identify } from './identify.js';
export type { PairRoundOptions } from './pair-round.js';
export { nextRound } from './pair-round.js';
export type { ReadPairing, ReadPairingOptions } from './read-pairing.js';
export { readPairing } from './read-pairing.js';
export type {
  Board,
  BracketOutcome,
  BracketRef,
  CauseFacts,
  DecisiveFacts,
  FindingFacts,
  FindingKind,
  GivenPair,
  GivenPairing,
  LikelyCauseKind,
  Premise,
  Reason,
  RegulationPairing,
  RoundFacts,
  TournamentFacts,
  Verdict,
  VerifyOptions,
} from './types.js';
export { FINDING_KINDS, LIKELY_CAUSES, VERDICTS } from './types.js';
export type { WishFacts } from './what-if.js';
