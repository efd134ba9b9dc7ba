import { basename, extname } from 'node:path';
import { checkParsed } from '../node/index.js';
import { renderCheckList, renderCompatibleRound } from '../report/compatible-text.js';
import { engineFormat } from '../report/pairing-text.js';
import { SYSTEM_IDS } from '../systems/registry.js';
import { type OpenedRound, openRound, pairOpened } from '../words/index.js';
import { openInput } from './commands/pair.js';
import { type CompatibleArguments, readArguments } from './compatible-flags.js';
import type { GenerateOptions } from './generate-flags.js';
import { type Input, singleInput } from './inputs.js';
import { CommandError, EXIT, type Io, usageError } from './io.js';
import { readSharedOptions, type SharedOptions } from './options.js';
import { refuseInput, writeOutput } from './output.js';
import { version } from './version.js';

/** What a host expects of the program that it believes to call. */
interface Likeness {
  /** Exit status of a check that found differences. */
  readonly differs: number;
  /** Exit status when no legal pairing exists, the words on the standard error, and the output. */
  readonly impossible: number;
  readonly impossibleWords: string;
  readonly impossiblePairing?: string;
  /** Exit status for a wrong command line, a tournament that cannot be judged, and no such file. */
  readonly usage: number;
  readonly unreadable: number;
  readonly missing: number;
}

/** Programs that --like names. */
const LIKE: Readonly<Record<string, Likeness>> = {
  // It writes "0" for a pairing and ends as after a success; a Java program that fails ends with 1.
  javafo: {
    differs: 0,
    impossible: 0,
    impossibleWords: 'Pairing impossible',
    impossiblePairing: '0\n',
    usage: 1,
    unreadable: 1,
    missing: 1,
  },
  // Its manual: 1 no valid pairing, 2 a fault of its own, 3 a bad request or file, 5 no access.
  bbp: {
    differs: 0,
    impossible: 1,
    impossibleWords: 'No valid pairing exists',
    usage: 3,
    unreadable: 3,
    missing: 5,
  },
};

/**
 * Runs a command line in the syntax of JaVaFo or bbpPairings. The exit status is that of our own
 * commands, or that of the program named after --like.
 */
export async function runCompatible(args: readonly string[], io: Io): Promise<number> {
  const place = args.indexOf('--like');
  const like = place < 0 ? undefined : LIKE[args[place + 1] ?? ''];
  try {
    return await runArguments(readArguments(args), like, io);
  } catch (error) {
    if (!like || !(error instanceof CommandError)) throw error;
    io.writeError(`pairing-checker: ${error.message}\n`);
    return error.exitCode === EXIT.usage ? like.usage : like.unreadable;
  }
}

type Values = CompatibleArguments['values'];

async function runArguments(
  { mode, file = '', values }: CompatibleArguments,
  like: Likeness | undefined,
  io: Io,
): Promise<number> {
  if (values.has('-r')) io.write(`pairing-checker - Rel. ${version}\n`);
  if (mode === 'release') return EXIT.conforms;
  if (mode === 'generate') {
    const { runGenerate } = await import('./commands/generate.js');
    return runGenerate(generateOptions(values), io);
  }
  const shared = sharedOptions(values);
  const outputs = [values.get('-p'), values.get('-l')];
  for (const output of outputs) if (output && output !== '-') refuseInput(file, output);
  const input = singleInput(file, io);
  if (!input) return like?.missing ?? EXIT.unreadable;
  return mode === 'check'
    ? compatibleCheck(input, shared, values, like, io)
    : compatiblePair(input, shared, values, like, io);
}

/** The flags that say how to pair, as options of the own commands. */
function sharedOptions(values: Values): SharedOptions {
  const [system, second] = (['--dutch', '--burstein'] as const).filter((flag) => values.has(flag));
  if (second) throw usageError(`expected one pairing system, found ${system} and ${second}`);
  if (system && !SYSTEM_IDS.some((id) => id === system.slice(2))) {
    throw usageError(`${system} is not paired here; known are ${SYSTEM_IDS.join(', ')}`);
  }
  return {
    ...(values.has('-b') && { acceleration: 'baku' }),
    ...(system && { system: system.slice(2) }),
  };
}

/** "-g [CONFIG or SEED] [-b] -o OUT [-s SEED]"; a number after -g is a seed, as in JaVaFo. */
function generateOptions(values: Values): GenerateOptions {
  const given = values.get('-g') ?? '';
  const isSeed = /^\d+$/.test(given);
  const output = values.get('-o');
  if (output === undefined) throw usageError('expected -o OUT together with -g');
  if (isSeed && values.has('-s'))
    throw usageError('expected one seed, found one after -g and one after -s');
  const seed = values.get('-s') ?? (isSeed ? given : undefined);
  const { system, acceleration } = sharedOptions(values);
  return {
    to: 'trfx',
    output,
    ...(seed !== undefined && { seed }),
    ...(given !== '' && !isSeed && { config: given }),
    ...(system !== undefined && { system }),
    ...(acceleration !== undefined && { acceleration }),
  };
}

function compatibleCheck(
  input: Input,
  shared: SharedOptions,
  values: Values,
  like: Likeness | undefined,
  io: Io,
): number {
  const round = Number(values.get('-c'));
  const request = readSharedOptions(shared);
  const result = checkParsed(input.parsed, { ...request, ...(round > 0 && { rounds: [round] }) });
  const name = basename(input.file, extname(input.file));
  for (const one of result.rounds) io.write(renderCompatibleRound(name, one));
  const { tournament } = input.parsed;
  if (values.has('-l') && tournament) {
    const roundCount = tournament.settings.roundCount ?? tournament.rounds.length;
    const lists = result.rounds.map((one) => {
      const opened = openRound(tournament, one.round, { roundCount, ...request });
      const list = opened.kind === 'opened' ? checkList(opened) : '';
      return `${name}: Round #${one.round}\n${list}`;
    });
    writeNamed(values.get('-l'), lists.join('\n'), io);
  }
  if (result.verdict === 'unjudged') {
    throw new CommandError(`${input.file}: ${result.reason ?? 'not judged'}`, EXIT.unreadable);
  }
  return result.verdict === 'conforms' ? EXIT.conforms : (like?.differs ?? EXIT.differs);
}

function compatiblePair(
  input: Input,
  shared: SharedOptions,
  values: Values,
  like: Likeness | undefined,
  io: Io,
): number {
  const opened = openInput(input, shared, io);
  const result = pairOpened(opened);
  const paired = result.kind === 'paired' ? result : undefined;
  const list = values.get('-l');
  if (list !== undefined) {
    writeNamed(list, renderCheckList(opened.case.participants, paired), io);
  }
  const write = (text: string): void => writeNamed(values.get('-p'), text, io);
  if (result.kind === 'paired') {
    write(engineFormat(result));
    return EXIT.conforms;
  }
  const reason = `${input.file}: round ${opened.round} cannot be paired: ${result.reason}`;
  if (!like) throw new CommandError(reason, EXIT.differs);
  if (like.impossiblePairing !== undefined) write(like.impossiblePairing);
  io.writeError(`${like.impossibleWords}\n${reason}\n`);
  return like.impossible;
}

const checkList = (opened: OpenedRound): string => {
  const result = pairOpened(opened);
  return renderCheckList(opened.case.participants, result.kind === 'paired' ? result : undefined);
};

/** Without a name, or with "-" for one, it goes to the standard output. */
function writeNamed(path: string | undefined, text: string, io: Io): void {
  if (!path || path === '-') io.write(text);
  else writeOutput(path, text);
}
