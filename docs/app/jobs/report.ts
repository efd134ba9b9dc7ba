import { type ParsedTrf, verifyTournament } from '../../../src/index.js';
import { checkFileJson } from '../../../src/report/check-json.js';
import { labelsOf, renderCheck } from '../../../src/report/check-text.js';
import { renderDiagnostics } from '../../../src/report/diagnostics-text.js';
import type { CheckSettings } from '../protocol.js';
import { unitOf, verifyOptions } from './settings.js';

/** The report of the whole check as the command line prints it. */
export function reportText(
  parsed: ParsedTrf,
  settings: CheckSettings,
  format: 'text' | 'json',
): string {
  const { tournament, diagnostics } = parsed;
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  const file = diagnostics[0]?.place?.file ?? tournament.info.name;
  const result = verifyTournament(tournament, verifyOptions(parsed, settings));
  if (format === 'json') {
    const json = { files: [checkFileJson(file, result, diagnostics)] };
    return `${JSON.stringify(json, null, 2)}\n`;
  }
  const labels = labelsOf(tournament, unitOf(tournament, settings) === 'team');
  return renderCheck(file, result, labels) + renderDiagnostics(diagnostics, file);
}
