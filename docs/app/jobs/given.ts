import { type ParsedTrf, readPairing, verifyPairing } from '../../../src/index.js';
import type { CheckSettings, GivenReport } from '../protocol.js';
import { unitOf, verifyOptions } from './settings.js';

/** Judges a pairing of the next round that the user pasted. */
export function checkGiven(parsed: ParsedTrf, settings: CheckSettings, text: string): GivenReport {
  const { tournament } = parsed;
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  const read = readPairing(text, tournament, { unit: unitOf(tournament, settings) });
  if (!read.pairing) return { read, round: undefined };
  return { read, round: verifyPairing(tournament, read.pairing, verifyOptions(parsed, settings)) };
}
