import { type ParsedTrf, verifyTournament } from '../../../src/index.js';
import { checkFileJson } from '../../../src/report/check-json.js';
import { labelsOf, renderCheck } from '../../../src/report/check-text.js';
import { renderDiagnostics } from '../../../src/report/diagnostics-text.js';
import { renderHtmlReport } from '../../../src/report/html/page.js';
import type { CheckSettings, ReportFormat } from '../protocol.js';
import { requestOf, unitOf, verifyOptions } from './settings.js';

/** The report of the whole check as the command line makes it. */
export function reportText(
  parsed: ParsedTrf,
  file: string,
  settings: CheckSettings,
  format: ReportFormat,
): string {
  const { tournament, diagnostics } = parsed;
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  const result = verifyTournament(tournament, verifyOptions(parsed, settings));
  switch (format) {
    case 'json': {
      const json = { files: [checkFileJson(file, result, diagnostics)] };
      return `${JSON.stringify(json, null, 2)}\n`;
    }
    case 'html':
      return renderHtmlReport(file, tournament, result, requestOf(settings));
    case 'text': {
      const labels = labelsOf(tournament, unitOf(tournament, settings) === 'team');
      return renderCheck(file, result, labels) + renderDiagnostics(diagnostics, file);
    }
  }
}
