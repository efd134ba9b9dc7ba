import {
  chooseSystem,
  declaredManualRounds,
  nextRound,
  type PairRoundOptions,
  type ParsedTrf,
  type Tournament,
  type VerifyOptions,
} from '../../../src/index.js';
import type { CheckSettings } from '../protocol.js';

/** The page's settings as the verifier takes them. */
export function verifyOptions(parsed: ParsedTrf, settings: CheckSettings): VerifyOptions {
  return {
    ...requestOf(settings),
    order: settings.order,
    manualRounds: declaredManualRounds(parsed.document.lines),
    diagnostics: parsed.diagnostics,
  };
}

/**
 * The settings for pairing a round. The number of rounds that the verifier assumes for a silent file
 * holds for recorded rounds here as well, so that both speak of the same pairing.
 */
export function pairOptions(
  tournament: Tournament,
  settings: CheckSettings,
  round: number,
): PairRoundOptions {
  const recorded = nextRound(tournament, unitOf(tournament, settings)) - 1;
  const assumed = round <= recorded ? recorded : undefined;
  const roundCount = settings.roundCount ?? tournament.settings.roundCount ?? assumed;
  return { ...requestOf(settings), ...(roundCount !== undefined && { roundCount }) };
}

export function unitOf(tournament: Tournament, settings: CheckSettings): 'player' | 'team' {
  const choice = chooseSystem(tournament, settings);
  return choice.kind === 'chosen' ? choice.system.unit : 'player';
}

/** System, edition, rounds and colour as the library takes them. */
export function requestOf({
  system,
  edition,
  acceleration,
  roundCount,
  initialColour,
}: CheckSettings) {
  return {
    system,
    edition,
    acceleration,
    ...(roundCount !== undefined && { roundCount }),
    ...(initialColour !== undefined && { initialColour }),
  };
}
