import { paragraph, printable } from '../../report/layout.js';
import {
  checkStandings,
  explainTieBreak,
  formatExplanation,
  formatStandings,
  formatStandingsCsv,
  parseTieBreaks,
  STANDINGS_EDITION_IDS,
  type Standings,
  type StandingsOptions,
  standings,
  standingsJson,
} from '../../standings/index.js';
import { unjudgedRounds } from '../../trf/index.js';
import { type Input, singleInput, whyNoTournament } from '../inputs.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from '../io.js';
import { readNumberOption } from '../options.js';

export interface StandingsCommandOptions {
  readonly tieBreaks?: string;
  readonly edition?: string;
  readonly round?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  /** Compare with the points and ranks that the file states. */
  readonly check?: boolean;
  /** Number of a player or team whose values are to be explained. */
  readonly explain?: string;
}

/** `standings FILE`: the ranking with its tie-breaks. */
export function runStandings(path: string, options: StandingsCommandOptions, io: Io): ExitCode {
  const request = readOptions(options);
  const id = readNumberOption('--explain', options.explain);
  const input = singleInput(path, io);
  if (!input) return EXIT.unreadable;
  const table = compute(input, request, options.check === true);
  if (options.check) return checkStated(input, request, options, io);
  if (options.json) {
    io.write(`${JSON.stringify(standingsJson(table), null, 2)}\n`);
    return EXIT.conforms;
  }
  io.writeError(notesText(table, ''));
  if (id !== undefined) explainValues(input, table, id, request, io);
  else io.write(options.csv ? formatStandingsCsv(table) : lines(formatStandings(table)));
  return EXIT.conforms;
}

const lines = (text: string): string => text.split('\n').map(printable).join('\n');

/** What was assumed, and what was left out of the list of tie-breaks. */
function notesText({ notes }: Standings, indent: string): string {
  const texts = notes.map(({ severity, message }) => `${severity}: ${message}`);
  const wrapped = texts.flatMap((text) => paragraph(printable(text), indent));
  return wrapped.map((line) => `${line}\n`).join('');
}

/** What the file states of points and ranks against what follows from its results. */
function checkStated(
  { file, parsed }: Input,
  request: StandingsOptions,
  { json }: StandingsCommandOptions,
  io: Io,
): ExitCode {
  const result = checkStandings(parsed.tournament!, request);
  const { verdict, differences, checked, openRanks, standings: table } = result;
  if (json) {
    const { notes } = table;
    const answer = { file, verdict, checked, openRanks, differences, notes };
    io.write(`${JSON.stringify(answer, null, 2)}\n`);
  } else {
    const stated = checked.points + checked.ranks > 0;
    const what = stated
      ? `${checked.points} points and ${checked.ranks} ranks compared`
      : 'the file states neither points nor ranks';
    io.write(`${printable(file)}: ${verdict}, ${what}\n${notesText(table, '  ')}`);
    for (const { message } of differences) {
      for (const line of paragraph(printable(message), '  ')) io.write(`${line}\n`);
    }
  }
  if (verdict === 'unjudged') return EXIT.unreadable;
  return verdict === 'conforms' ? EXIT.conforms : EXIT.differs;
}

/** Where each value of one participant comes from, in the order of the tie-breaks. */
function explainValues(
  { file, parsed }: Input,
  table: Standings,
  id: number,
  request: StandingsOptions,
  io: Io,
): void {
  const row = table.rows.find((one) => one.id === id);
  if (!row) throw usageError(`expected a number of ${file} after --explain, found ${id}`);
  const texts = Object.keys(row.values).map((code) =>
    formatExplanation(explainTieBreak(parsed.tournament!, code, id, request)),
  );
  io.write(lines(texts.join('\n')));
}

function readOptions(options: StandingsCommandOptions): StandingsOptions {
  refuseMixture(options);
  const { tieBreaks } = options;
  const round = readNumberOption('--round', options.round);
  const edition = STANDINGS_EDITION_IDS.find((id) => id === options.edition);
  if (options.edition !== undefined && !edition) {
    const known = STANDINGS_EDITION_IDS.join(', ');
    throw usageError(`expected ${known} after --edition, found "${options.edition}"`);
  }
  const [error] = parseTieBreaks(tieBreaks ?? []).errors;
  if (error) throw usageError(`${error.message} after --tie-breaks; ${error.help}`);
  return {
    ...(tieBreaks !== undefined && { tieBreaks }),
    ...(edition && { edition }),
    ...(round !== undefined && { round }),
  };
}

/** One form of output, except that --check can be had as JSON. */
function refuseMixture({ check, csv, json, explain }: StandingsCommandOptions): void {
  const asked: Readonly<Record<string, unknown>> = { explain, check, csv, json: json && !check };
  const forms = Object.keys(asked).filter((form) => asked[form]);
  if (forms.length > 1) {
    const words = forms.map((form) => `--${form}`).join(' and ');
    throw usageError(`expected one form of output, found ${words}`);
  }
}

/** What --check is asked to find is no reason to compute nothing. */
const POINTS_CODES: readonly string[] = ['trf/points-mismatch', 'trf/team-points-mismatch'];

function compute({ file, parsed }: Input, request: StandingsOptions, check: boolean): Standings {
  const { tournament, diagnostics } = parsed;
  if (!tournament) {
    throw new CommandError(`${file}: no standings: ${whyNoTournament(parsed)}`, EXIT.unreadable);
  }
  const last = request.round ?? Number.POSITIVE_INFINITY;
  const serious = diagnostics.filter(({ code }) => !check || !POINTS_CODES.includes(code));
  const doubt = unjudgedRounds(serious).find(({ round = 0 }) => round <= last);
  if (doubt) {
    const { message } = doubt.diagnostic;
    throw new CommandError(`${file}: no standings: ${message}`, EXIT.unreadable);
  }
  return standings(tournament, request);
}
