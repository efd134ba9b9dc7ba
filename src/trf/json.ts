import type { Tournament, TournamentParts } from '../model/index.js';
import { createTournament } from '../model/index.js';
import { createCollector } from './collector.js';
import type { Diagnostic } from './diagnostic.js';
import type { JsonSchema } from './json-schema.js';
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

/** Where a value does not follow the schema. */
export interface SchemaProblem {
  /** "players[3].id"; empty for the whole value. */
  readonly path: string;
  readonly actual: string;
  readonly expected: string;
}

/** More problems than this are not listed. */
const LISTED = 100;

/** Compares a value with a schema; depth is bounded by the schema, so any value is safe. */
export function checkSchema(value: unknown, schema: JsonSchema): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  check(value, schema, '', problems);
  return problems;
}

function check(value: unknown, schema: JsonSchema, path: string, problems: SchemaProblem[]): void {
  if (problems.length >= LISTED) return;
  const expected = mismatch(value, schema);
  if (expected !== undefined) {
    problems.push({ path, actual: shortened(value), expected });
  } else if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) {
      check(item, schema.items, `${path}[${index}]`, problems);
    }
  } else if (schema.type === 'object') {
    checkObject(value as Readonly<Record<string, unknown>>, schema, path, problems);
  }
}

function checkObject(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [] }: JsonSchema,
  path: string,
  problems: SchemaProblem[],
): void {
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  for (const key of required) {
    if (Object.hasOwn(value, key)) continue;
    problems.push({ path: at(key), actual: 'nothing', expected: 'a value' });
  }
  for (const [key, item] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) check(item, property, at(key), problems);
    else problems.push({ path: at(key), actual: shortened(item), expected: 'no such key' });
  }
}

/** What the schema wants instead of a value; undefined when the value itself is right. */
function mismatch(value: unknown, schema: JsonSchema): string | undefined {
  if (schema.const !== undefined) {
    return value === schema.const ? undefined : JSON.stringify(schema.const);
  }
  if (schema.enum) {
    const fits = schema.enum.includes(value as string | number);
    return fits ? undefined : `one of ${schema.enum.map((one) => JSON.stringify(one)).join(' ')}`;
  }
  switch (schema.type) {
    case 'array':
      return Array.isArray(value) ? undefined : 'a list';
    case 'object':
      return isObject(value) ? undefined : 'an object';
    case 'integer': {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
      const fits = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return fits ? undefined : `an integer from ${minimum} to ${maximum}`;
    }
    case undefined:
      return undefined;
    default:
      return typeof value === schema.type ? undefined : `a ${schema.type}`;
  }
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shortened(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
