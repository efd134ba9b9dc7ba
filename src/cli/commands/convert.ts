import type { Tournament } from '../../model/tournament.js';
import { renderDiagnostics } from '../../report/diagnostics-text.js';
import {
  type Diagnostic,
  ENCODING_NAMES,
  fromJson,
  hasErrors,
  parseTrf,
  TARGETS,
  toJson,
  type WriteOptions,
  writeTrf,
} from '../../trf/index.js';
import { readNeeded } from '../inputs.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from '../io.js';
import { readChoice } from '../options.js';
import { refuseInput, writeOutput } from '../output.js';

export interface ConvertOptions {
  readonly to?: string;
  readonly output?: string;
  readonly lineEnd?: string;
  readonly encoding?: string;
  readonly ascii?: boolean;
  readonly computed?: boolean;
}

const LINE_ENDS = { crlf: '\r\n', lf: '\n', cr: '\r' } as const;

interface Source {
  readonly tournament: Tournament | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Lines that no tournament holds, kept as they are. */
  readonly comments: readonly string[];
}

/** `convert FILE`: the report in another dialect, or as JSON; reads either. */
export function runConvert(path: string, options: ConvertOptions, io: Io): ExitCode {
  const { output } = options;
  const to = readChoice('--to', [...TARGETS, 'json'] as const, options.to) ?? 'trf26';
  const writing = readWriteOptions(options);
  if (output !== undefined) refuseInput(path, output);
  const { tournament, diagnostics, comments } = readSource(path);
  if (!tournament || hasErrors(diagnostics)) {
    io.writeError(renderDiagnostics(diagnostics, path, io.paint));
    throw new CommandError(`${path}: not converted, because of errors in it`, EXIT.unreadable);
  }
  if (to === 'json') {
    const text = `${JSON.stringify(toJson(tournament), null, 2)}\n`;
    if (output === undefined) io.write(text);
    else writeOutput(output, text);
    return EXIT.conforms;
  }
  const extraLines = to === 'trf16' ? [] : comments;
  const written = writeTrf(tournament, { ...writing, dialect: to, extraLines });
  io.writeError(renderDiagnostics(written.diagnostics, path, io.paint));
  if (hasErrors(written.diagnostics)) return EXIT.unreadable;
  if (output === undefined) io.write(written.text);
  else writeOutput(output, written.bytes);
  return EXIT.conforms;
}

function readWriteOptions(options: ConvertOptions): Omit<WriteOptions, 'dialect'> {
  const { ascii, computed, output } = options;
  const ends = Object.keys(LINE_ENDS) as (keyof typeof LINE_ENDS)[];
  const lineEnd = readChoice('--line-end', ends, options.lineEnd);
  const encoding = readChoice('--encoding', ENCODING_NAMES, options.encoding);
  if (encoding !== undefined && encoding !== 'utf-8' && output === undefined) {
    throw usageError('expected -o OUT together with --encoding');
  }
  return {
    ...(lineEnd && { lineEnd: LINE_ENDS[lineEnd] }),
    ...(encoding && { encoding }),
    ...(ascii && { ascii }),
    ...(computed && { totals: 'computed' as const }),
  };
}

const OPEN_BRACE = 0x7b;

function readSource(path: string): Source {
  const bytes = readNeeded(path);
  if (bytes[0] === OPEN_BRACE) {
    return { ...fromJson(new TextDecoder().decode(bytes)), comments: [] };
  }
  const { tournament, diagnostics, document } = parseTrf(bytes, { file: path });
  const comments = document.lines.map(({ text }) => text).filter((text) => text.startsWith('###'));
  return { tournament, diagnostics, comments };
}
