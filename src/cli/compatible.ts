import { basename, extname } from 'node:path';
import { checkParsed } from '../node/index.js';
import { renderCheckList, renderCompatibleRound } from '../report/compatible-text.js';
import { engineFormat } from '../report/pairing-text.js';
import { pairOpened } from '../verify/index.js';
import { openInput } from './commands/pair.js';
import { type Input, singleInput } from './inputs.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from './io.js';
import { refuseInput, writeOutput } from './output.js';

/** Words that start a command line of JaVaFo or bbpPairings. */
const MODES = ['-c', '-p', '-g', '-r', '--dutch', '--burstein', '--javafo'];
const OWN_COMMANDS = /^(check|pair|explain|standings|convert|lint|generate|fuzz|help)$/;

/** True for the syntax of JaVaFo and bbpPairings: FILE -c, FILE -p OUT, --dutch ... */
export const isCompatible = (args: readonly string[]): boolean =>
  !OWN_COMMANDS.test(args[0] ?? '') && args.some((argument) => MODES.includes(argument));

/** Such a command line taken apart; `undefined` where a word is absent, "" where its value is. */
interface CompatibleArguments {
  readonly file: string | undefined;
  readonly values: ReadonlyMap<string, string>;
}

const TAKES_VALUE = ['-c', '-p', '-g', '-l', '-o', '-s'];
const FLAGS = ['--dutch', '-r', '-b', '-q', '-w'];

function readArguments(args: readonly string[]): CompatibleArguments {
  const values = new Map<string, string>();
  let file: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index]!;
    const following = args[index + 1];
    if (TAKES_VALUE.includes(word)) {
      // "--dutch -c FILE" puts the tournament after a word whose own value may be missing.
      const isValue =
        following !== undefined &&
        (!following.startsWith('-') || following === '-') &&
        (word !== '-c' || /^\d{1,3}$/.test(following));
      values.set(word, isValue ? following : '');
      if (isValue) index += 1;
    } else if (FLAGS.includes(word)) values.set(word, '');
    else if (word.startsWith('-') && word !== '-') {
      throw usageError(`unknown option ${word}; see pairing-checker --help`);
    } else if (file === undefined) file = word;
    else throw usageError(`expected one tournament file, found ${file} and ${word}`);
  }
  return { file, values };
}

/** Runs a command line in the syntax of JaVaFo or bbpPairings, with our own exit codes. */
export function runCompatible(args: readonly string[], io: Io): ExitCode {
  const { file, values } = readArguments(args);
  if (values.has('-r')) {
    io.write('pairing-checker\n');
    return EXIT.conforms;
  }
  if (file === undefined) throw usageError('expected a tournament file');
  const input = singleInput(file, io);
  if (!input) return EXIT.unreadable;
  if (values.has('-c')) return compatibleCheck(input, values, io);
  if (values.has('-p')) return compatiblePair(input, values, io);
  throw usageError('expected -c to check or -p to pair; see pairing-checker --help');
}

type Values = CompatibleArguments['values'];

function compatibleCheck(input: Input, values: Values, io: Io): ExitCode {
  const round = Number(values.get('-c'));
  const result = checkParsed(input.parsed, round > 0 ? { rounds: [round] } : {});
  const name = basename(input.file, extname(input.file));
  for (const one of result.rounds) io.write(renderCompatibleRound(name, one));
  if (result.verdict === 'conforms') return EXIT.conforms;
  if (result.verdict !== 'unjudged') return EXIT.differs;
  throw new CommandError(`${input.file}: ${result.reason ?? 'not judged'}`, EXIT.unreadable);
}

function compatiblePair(input: Input, values: Values, io: Io): ExitCode {
  const output = values.get('-p') ?? '';
  const list = values.get('-l');
  for (const target of [output, list ?? '']) if (target !== '') refuseInput(input.file, target);
  const opened = openInput(input, {}, io);
  const result = pairOpened(opened);
  const paired = result.kind === 'paired' ? result : undefined;
  if (list !== undefined) {
    const text = renderCheckList(opened.case.participants, paired);
    if (list === '') io.write(text);
    else writeOutput(list, text);
  }
  if (!paired) {
    const { reason } = result as { readonly reason: string };
    throw new CommandError(
      `${input.file}: round ${opened.round} cannot be paired: ${reason}`,
      EXIT.differs,
    );
  }
  if (output === '') io.write(engineFormat(paired));
  else writeOutput(output, engineFormat(paired));
  return EXIT.conforms;
}
