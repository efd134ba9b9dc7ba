import type { Tournament, TournamentParts } from '../model/index.js';
import { createTournament } from '../model/index.js';
import { checkSchema } from './check-schema.js';
import { createCollector } from './collector.js';
import type { Diagnostic } from './diagnostic.js';
import { JSON_FORMAT, JSON_VERSION, TOURNAMENT_SCHEMA } from './json-schema.js';

/** A tournament as a plain value that JSON can hold; see TOURNAMENT_SCHEMA. */
export type TournamentJson = Tournament & {
  readonly format: typeof JSON_FORMAT;
  readonly version: typeof JSON_VERSION;
};

/** The JSON form of a tournament, to be given to JSON.stringify. */
export function toJson(tournament: Tournament): TournamentJson {
  return { format: JSON_FORMAT, version: JSON_VERSION, ...tournament };
}

export interface ReadJson {
  readonly tournament: Tournament | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the JSON form: a text, or a value that was parsed already. Everything but the players'
 * numbers may be left out. Bad data never throws; the diagnostics tell what is wrong and where.
 */
export function fromJson(input: unknown): ReadJson {
  const report = createCollector();
  let value = input;
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input.replace(/^\ufeff/, ''));
    } catch (error) {
      report.add('json/syntax', undefined, { actual: messageOf(error) });
      return { tournament: undefined, diagnostics: report.finish() };
    }
  }
  const problems = checkSchema(value, TOURNAMENT_SCHEMA);
  for (const problem of problems) report.add('json/schema', undefined, { ...problem });
  if (problems.length > 0) return { tournament: undefined, diagnostics: report.finish() };
  const { format: _format, version: _version, ...parts } = structuredClone(value) as TournamentJson;
  try {
    const tournament = createTournament(parts satisfies TournamentParts);
    return { tournament, diagnostics: [] };
  } catch (error) {
    report.add('json/references', undefined, { actual: messageOf(error) });
    return { tournament: undefined, diagnostics: report.finish() };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
