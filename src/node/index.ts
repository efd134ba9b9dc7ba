import { type ParsedTrf, parseTrf } from '../trf/index.js';
import { declaredManualRounds } from '../verify/index.js';
import type { VerifyOptions } from '../verify/types.js';
import { type TournamentVerification, verifyTournament } from '../words/index.js';
import { readInput } from './files.js';

export type { CommandEngineOptions, ExitMeaning } from './engine.js';
export { commandEngine } from './engine.js';
export { loadCampaign, saveCampaign, saveFinding } from './engine-findings.js';
export type { PresetOptions, TemplateOptions } from './engine-presets.js';
export { bbpPairingsEngine, javafoEngine, ownEngine, templateEngine } from './engine-presets.js';
export type { ProcessLimit } from './engine-process.js';
export { processLimit } from './engine-process.js';
export type { InputFile } from './files.js';
export { expandPaths, isSameFile } from './files.js';

/**
 * Reads a tournament report file; "-" is the standard input.
 * @throws the error of the file system when the file cannot be read.
 */
export function readTrfFile(path: string): ParsedTrf {
  return parseTrf(readInput(path), { file: path });
}

/**
 * Judges every round of a tournament report file, as the command `check` does.
 * @throws the error of the file system when the file cannot be read.
 */
export function checkFile(path: string, options: VerifyOptions = {}): TournamentVerification {
  return checkParsed(readTrfFile(path), options);
}

/** Judges every round of a report that has been read, with what its diagnostics and comments say. */
export function checkParsed(
  { document, tournament, diagnostics }: ParsedTrf,
  options: VerifyOptions = {},
): TournamentVerification {
  if (!tournament) {
    const reason = diagnostics[0]?.message ?? 'the file holds no tournament';
    return { verdict: 'unjudged', reason, assumptions: [], rounds: [] };
  }
  const manualRounds = declaredManualRounds(document.lines);
  return verifyTournament(tournament, { manualRounds, diagnostics, ...options });
}
