import { usageError } from './io.js';

/** Words that start a command line of JaVaFo or bbpPairings. */
const MODES = ['-c', '-p', '-g', '-r', '--dutch', '--burstein', '--javafo'];
const OWN_COMMANDS = /^(check|pair|explain|standings|convert|lint|generate|fuzz|help)$/;

/** True for the syntax of JaVaFo and bbpPairings: FILE -c, FILE -p OUT, --dutch ... */
export const isCompatible = (args: readonly string[]): boolean =>
  !OWN_COMMANDS.test(args[0] ?? '') && args.some((argument) => MODES.includes(argument));

/** Such a command line taken apart; `undefined` where a word is absent, "" where its value is. */
export interface CompatibleArguments {
  readonly file: string | undefined;
  readonly values: ReadonlyMap<string, string>;
}

const TAKES_VALUE = ['-c', '-p', '-g', '-l', '-o', '-s'];
const FLAGS = ['--dutch', '-r', '-b', '-q', '-w'];

export function readArguments(args: readonly string[]): CompatibleArguments {
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
