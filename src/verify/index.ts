export type {
  CauseConfidence,
  CauseEffort,
  CauseFacts,
  LikelyCauseKind,
  PointsOfGroup,
} from './causes/index.js';
export { CAUSE_EFFORTS, CONFIDENCES, LIKELY_CAUSES } from './causes/index.js';
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
  DecisiveFacts,
  FindingFacts,
  FindingKind,
  GivenPair,
  GivenPairing,
  Premise,
  Reason,
  RegulationPairing,
  RoundFacts,
  TournamentFacts,
  Verdict,
  VerifyOptions,
} from './types.js';
export { FINDING_KINDS, VERDICTS } from './types.js';
export type { WishFacts } from './what-if.js';
