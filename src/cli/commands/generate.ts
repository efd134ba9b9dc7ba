import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseGeneratorConfig, writeGeneratorConfig } from '../../generate/config.js';
import { CONFIG_KEYS } from '../../generate/config-keys.js';
import { generateTournament } from '../../generate/generate.js';
import { completeOptions, DEFAULT_OPTIONS, type GeneratorOptions } from '../../generate/options.js';
import { generatePosition, generateTeamPosition } from '../../generate/positions.js';
import type { Tournament } from '../../model/tournament.js';
import { describeFileError } from '../../node/files.js';
import { unitOf } from '../../systems/registry.js';
import { TARGETS, writeTrf } from '../../trf/index.js';
import { GENERATE_FLAGS, type GenerateOptions } from '../generate-flags.js';
import { readNeeded } from '../inputs.js';
import {
  CommandError,
  EXIT,
  type ExitCode,
  endProgress,
  type Io,
  showProgress,
  usageError,
} from '../io.js';
import { drawSeed, readChoice, readCount } from '../options.js';
import { writeOutput } from '../output.js';

/** `generate`: random tournaments to a file each, or one to the standard output. */
export function runGenerate(options: GenerateOptions, io: Io): ExitCode {
  const wanted = readFlags(options, readConfig(options.config));
  checkOptions(wanted);
  if (options.showConfig) {
    io.write(writeGeneratorConfig(wanted));
    return EXIT.conforms;
  }
  const count = readCount('--number', options.number) ?? 1;
  const { output } = options;
  if (count > 1 && !output?.includes('%d')) {
    throw usageError('several tournaments need a file name with %d in it after --output');
  }
  const dialect = readChoice('--to', TARGETS, options.to) ?? 'trf26';
  const seed = options.seed ?? drawSeed();
  if (options.seed === undefined) io.writeError(`seed ${seed}\n`);
  for (let index = 1; index <= count; index += 1) {
    const own = count === 1 ? seed : `${seed}-${index}`;
    const tournament = make(own, wanted, options.positions ?? false);
    const { text, diagnostics } = writeTrf(tournament, { dialect, absences: 'blank' });
    if (text === '') {
      const message = diagnostics[0]?.message ?? 'it does not fit';
      throw new CommandError(`the tournament cannot be written: ${message}`, EXIT.usage);
    }
    if (output === undefined) io.write(text);
    else writeTo(output.replace('%d', String(index)), text);
    if (count > 1) showProgress(io, `${index} of ${count} tournaments `);
  }
  if (count > 1) endProgress(io);
  return EXIT.conforms;
}

function make(seed: string, options: GeneratorOptions, asPosition: boolean): Tournament {
  if (!asPosition) return generateTournament(seed, options);
  const { players, played, numbering, system = DEFAULT_OPTIONS.system, edition, boards } = options;
  if (unitOf(system) === 'team') {
    return generateTeamPosition(seed, {
      system,
      ...(edition !== undefined && { edition }),
      ...(players !== undefined && { teams: players }),
      ...(played !== undefined && { played }),
      ...(boards !== undefined && { boards }),
      ...(numbering !== undefined && { numbering }),
    });
  }
  return generatePosition(seed, {
    system,
    ...(edition !== undefined && { edition }),
    ...(players !== undefined && { players }),
    ...(played !== undefined && { played }),
    ...(numbering !== undefined && { numbering }),
  });
}

function writeTo(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (error) {
    throw new CommandError(
      `${path}: cannot be written: ${describeFileError(error)}`,
      EXIT.unreadable,
    );
  }
  writeOutput(path, text);
}

function readConfig(path: string | undefined): GeneratorOptions {
  if (path === undefined) return {};
  const text = new TextDecoder().decode(readNeeded(path));
  const { options, problems } = parseGeneratorConfig(text);
  const [first] = problems;
  if (!first) return options;
  const { line, column, message, help } = first;
  throw new CommandError(`${path}:${line}:${column}: ${message}; ${help}`, EXIT.unreadable);
}

/** The flags, on top of what the configuration file says. */
function readFlags(flags: GenerateOptions, base: GeneratorOptions): GeneratorOptions {
  let options = base;
  for (const key of CONFIG_KEYS) {
    const flag = GENERATE_FLAGS.find((one) => one.key === key.key)?.flag.split(' ')[0];
    const text = flag === undefined ? undefined : flags[camelCase(flag)];
    if (typeof text !== 'string') continue;
    const isRate = key.key.endsWith('Rate');
    const read = key.read(isRate ? withCounts(text) : text, options);
    if (read.kind === 'expected') {
      const expected = isRate ? read.expected.replace(/\b8x\b/, '8') : read.expected;
      throw usageError(`expected ${expected} after ${flag}, found "${text}"`);
    }
    options = read.value;
  }
  return options;
}

const camelCase = (flag: string): string =>
  flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** On the command line a bare number is a count; in a configuration file it is "once in N". */
const withCounts = (text: string): string =>
  text
    .split(',')
    .map((part) => (/^\s*\d+\s*$/.test(part) ? `${part.trim()}x` : part))
    .join(',');

function checkOptions(options: GeneratorOptions): void {
  try {
    completeOptions(options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(error.message.replace(/^Expected/, 'expected'));
  }
}
