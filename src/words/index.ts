export type { Catalogue, NameOf } from './catalogue.js';
export { ENGLISH } from './english.js';
export type { CannotPair, OpenedRound, PairRoundResult } from './pair-round.js';
export { openRound, pairOpened, pairRound } from './pair-round.js';
export type {
  DecisiveBracket,
  Finding,
  LikelyCause,
  RoundVerification,
  TournamentVerification,
  WhatIfAnswer,
} from './tell.js';
export { answerWish, checkWhatIf, verifyPairing, verifyRound, verifyTournament } from './verify.js';
