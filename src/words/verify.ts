import type { Tournament } from '../model/tournament.js';
import type { PairingWish } from '../systems/system.js';
import { judgePairing } from '../verify/given.js';
import { judgeRound, judgeTournament } from '../verify/judge-rounds.js';
import type { PairRoundOptions } from '../verify/pair-round.js';
import type { GivenPairing, VerifyOptions } from '../verify/types.js';
import { judgeWish } from '../verify/what-if.js';
import { type OpenedRound, openRound } from './pair-round.js';
import {
  namesOf,
  type RoundVerification,
  type TournamentVerification,
  tellRound,
  tellTournament,
  tellWish,
  type WhatIfAnswer,
} from './tell.js';

/**
 * Judges every recorded round of a tournament, each from the rounds before it as they were recorded:
 * a wrong pairing is a fact for the later ones. Bad data gives `unjudged`, never an exception.
 */
export function verifyTournament(
  tournament: Tournament,
  options: VerifyOptions = {},
): TournamentVerification {
  const facts = judgeTournament(tournament, options);
  return tellTournament(facts, namesOf(tournament, facts.unit));
}

/**
 * Judges one recorded round.
 * @throws RangeError when the tournament has no such round.
 */
export function verifyRound(
  tournament: Tournament,
  round: number,
  options: VerifyOptions = {},
): RoundVerification {
  const { unit, ...facts } = judgeRound(tournament, round, options);
  return tellRound(facts, namesOf(tournament, unit));
}

/**
 * Judges a pairing that is not in the tournament, by default of the round after the last paired one.
 * In a recorded round those who were paired there are to be paired, else all without announced bye.
 */
export function verifyPairing(
  tournament: Tournament,
  given: GivenPairing,
  options: VerifyOptions & { readonly round?: number } = {},
): RoundVerification {
  const { unit, ...facts } = judgePairing(tournament, given, options);
  return tellRound(facts, namesOf(tournament, unit));
}

/**
 * "Why does 5 not play 9?": the best pairing of a round that contains, or leaves out, given pairs,
 * and what it costs against the regulation pairing, criterion by criterion.
 * @throws RangeError when an id is no participant of the round, or is asked for in two pairs.
 */
export function checkWhatIf(
  tournament: Tournament,
  round: number | undefined,
  wish: PairingWish,
  options: PairRoundOptions = {},
): WhatIfAnswer {
  const opened = openRound(tournament, round, options);
  return opened.kind === 'opened'
    ? answerWish(tournament, opened, wish)
    : { kind: 'undetermined', sentence: opened.reason };
}

/** The same for a round that is open already. */
export const answerWish = (
  tournament: Tournament,
  opened: OpenedRound,
  wish: PairingWish,
): WhatIfAnswer => tellWish(judgeWish(opened.case, wish), namesOf(tournament, opened.system.unit));
