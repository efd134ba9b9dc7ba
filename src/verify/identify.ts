import { lastPairedRound, recordedRounds } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { PAIRING_SYSTEMS } from '../systems/registry.js';
import type { AccelerationChoice, PairingSystem } from '../systems/system.js';
import { judgeRound } from './judge-rounds.js';
import type { VerifyOptions } from './types.js';

/** How well a system fits the recorded rounds of a tournament. */
export interface SystemFit {
  readonly system: string;
  readonly edition: string;
  readonly title: string;
  /** `baku`: with Baku acceleration, which the file does not state. */
  readonly acceleration: AccelerationChoice;
  /** Rounds that are as the system prescribes them. */
  readonly conforming: readonly number[];
  /** Rounds that could be judged by it. */
  readonly judged: number;
}

/**
 * Asks every known system and edition, also with Baku acceleration, how many of the recorded rounds
 * it prescribes; the best fit first. Team systems are asked where there are teams with members.
 * Takes the time of a check for each of them.
 */
export function identify(tournament: Tournament, options: VerifyOptions = {}): SystemFit[] {
  const { systems = PAIRING_SYSTEMS } = options;
  const hasTeams = tournament.teams.some(({ members }) => members.length > 0);
  return systems
    .filter(({ unit }) => unit === 'player' || hasTeams)
    .flatMap((system) =>
      variantsOf(system, options).map((acceleration) =>
        fitOf(tournament, system, acceleration, options),
      ),
    )
    .sort((a, b) => b.conforming.length - a.conforming.length);
}

function variantsOf(
  { unit, accelerated }: PairingSystem,
  { acceleration }: VerifyOptions,
): readonly AccelerationChoice[] {
  if (acceleration !== undefined) return [acceleration];
  return accelerated && unit === 'player' ? ['file', 'baku'] : ['file'];
}

function fitOf(
  tournament: Tournament,
  { id, edition, title, unit }: PairingSystem,
  acceleration: AccelerationChoice,
  options: VerifyOptions,
): SystemFit {
  const last = lastPairedRound(recordedRounds(tournament, unit));
  const request = { ...options, ...{ system: id, edition, acceleration, causes: false } };
  const verdicts = Array.from({ length: last }, (_, index) => ({
    round: index + 1,
    verdict: judgeRound(tournament, index + 1, request).verdict,
  }));
  const judged = verdicts.filter(({ verdict }) => verdict !== 'unjudged' && verdict !== 'manual');
  return {
    ...{ system: id, edition, title, acceleration },
    conforming: judged.filter(({ verdict }) => verdict === 'conforms').map(({ round }) => round),
    judged: judged.length,
  };
}
