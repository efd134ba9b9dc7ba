export type { LikelyCause, LikelyCauseKind } from './causes.js';
export { LIKELY_CAUSES } from './causes.js';
export { bracketMembers } from './decisive.js';
export { declaredManualRounds } from './manual.js';
export type { CannotPair, OpenedRound, PairRoundOptions, PairRoundResult } from './pair-round.js';
export { nextRound, openRound, pairOpened, pairRound } from './pair-round.js';
export type { ReadPairing, ReadPairingOptions } from './read-pairing.js';
export { readPairing } from './read-pairing.js';
export type {
  Board,
  BracketOutcome,
  BracketRef,
  DecisiveBracket,
  Finding,
  FindingKind,
  GivenPair,
  GivenPairing,
  RegulationPairing,
  RoundVerification,
  TournamentVerification,
  Verdict,
  VerifyOptions,
} from './types.js';
export { FINDING_KINDS, VERDICTS } from './types.js';
export { verifyPairing, verifyRound, verifyTournament } from './verify.js';
export type { WhatIfAnswer } from './what-if.js';
export { answerWish, checkWhatIf } from './what-if.js';
