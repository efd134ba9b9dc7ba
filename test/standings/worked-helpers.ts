import { readFileSync } from 'node:fs';
import { standings } from '../../src/standings/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusPath } from '../support/corpus.js';

/** Path of a sample file. */
export const file = (name: string): string => corpusPath('cases', 'tiebreaks', `${name}.trf`);
export const tournamentOf = (name: string) =>
  parseTrf(readFileSync(file(name), 'utf8')).tournament!;

/** Rows "id a b c" (ids first) to a table by id. */
export const table = (text: string): [number, number[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id, ...values]) => [id!, values]);

/** Values of the codes by id, rounded to decimals. */
export function values(
  tournament: Parameters<typeof standings>[0],
  codes: readonly string[],
  options: Parameters<typeof standings>[1] = {},
  decimals = 2,
): Map<number, number[]> {
  const { rows } = standings(tournament, { ...options, tieBreaks: codes });
  return new Map(
    rows.map((row) => [
      row.id,
      codes.map((code) => Number((row.values[code]?.number ?? Number.NaN).toFixed(decimals))),
    ]),
  );
}
