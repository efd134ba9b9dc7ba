import {
  chooseSystem,
  declaredManualRounds,
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
