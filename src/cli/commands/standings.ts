import { paragraph, printable } from '../../report/layout.js';
import {
  checkStandings,
  explainTieBreak,
  formatExplanation,
  formatStandings,
  formatStandingsCsv,
  STANDINGS_EDITION_IDS,
  type Standings,
  type StandingsOptions,
  standings,
  standingsJson,
} from '../../standings/index.js';
import { unjudgedRounds } from '../../trf/index.js';
import { type Input, singleInput } from '../inputs.js';
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
  const input = singleInput(path, io);
  if (!input) return EXIT.unreadable;
  const table = compute(input, request);
  const id = readNumberOption('--explain', options.explain);
  if (options.check) return checkStated(input, request, io);
  if (id !== undefined) explainValues(input, table, id, request, io);
  else if (options.csv) io.write(formatStandingsCsv(table));
  else if (options.json) io.write(`${JSON.stringify(standingsJson(table), null, 2)}\n`);
  else {
    for (const { severity, message } of table.notes) {
      for (const line of paragraph(printable(`${severity}: ${message}`), '')) {
        io.writeError(`${line}\n`);
      }
    }
    io.write(formatStandings(table).split('\n').map(printable).join('\n'));
  }
  return EXIT.conforms;
}

/** What the file states of points and ranks against what follows from its results. */
function checkStated({ file, parsed }: Input, request: StandingsOptions, io: Io): ExitCode {
  const { verdict, differences, checked } = checkStandings(parsed.tournament!, request);
  io.write(`${file}: ${verdict}, ${checked.points} points and ${checked.ranks} ranks compared\n`);
  for (const { message } of differences) {
    for (const line of paragraph(printable(message), '  ')) io.write(`${line}\n`);
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
  io.write(texts.join('\n').split('\n').map(printable).join('\n'));
}

function readOptions(options: StandingsCommandOptions): StandingsOptions {
  const round = readNumberOption('--round', options.round);
  const edition = STANDINGS_EDITION_IDS.find((id) => id === options.edition);
  if (options.edition !== undefined && !edition) {
    const known = STANDINGS_EDITION_IDS.join(', ');
    throw usageError(`expected ${known} after --edition, found "${options.edition}"`);
  }
  return {
    ...(options.tieBreaks !== undefined && { tieBreaks: options.tieBreaks }),
    ...(edition && { edition }),
    ...(round !== undefined && { round }),
  };
}

function compute({ file, parsed }: Input, request: StandingsOptions): Standings {
  const { tournament, diagnostics } = parsed;
  if (!tournament) {
    throw new CommandError(`${file}: it holds no tournament`, EXIT.unreadable);
  }
  const last = request.round ?? Number.POSITIVE_INFINITY;
  const doubt = unjudgedRounds(diagnostics).find(({ round = 0 }) => round <= last);
  if (doubt) {
    const { message } = doubt.diagnostic;
    throw new CommandError(`${file}: no standings: ${message}`, EXIT.unreadable);
  }
  return standings(tournament, request);
}
