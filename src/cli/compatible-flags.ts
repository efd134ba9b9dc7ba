import { COMMANDS } from './command-lines.js';
import { usageError } from './io.js';

/** What a command line of JaVaFo or bbpPairings asks for. */
export type CompatibleMode = 'check' | 'pair' | 'generate' | 'release';

interface Value {
  readonly name: string;
  readonly form: RegExp;
  readonly required: boolean;
}

interface Flag {
  /** The modes in which it says something; in the others it is refused, never ignored. */
  readonly modes: readonly CompatibleMode[];
  readonly value?: Value;
}

const ROUNDS: readonly CompatibleMode[] = ['check', 'pair'];
const TOURNAMENTS: readonly CompatibleMode[] = [...ROUNDS, 'generate'];
const ALL: readonly CompatibleMode[] = [...TOURNAMENTS, 'release'];

const path = (name: string, required = false): Value => ({ name, form: /^(-$|[^-])/, required });
const number = (name: string, required = false): Value => ({ name, form: /^\d{1,9}$/, required });

/** The flags of both programs; the mode of a line is that of the first flag of `MODES` in it. */
const FLAGS = {
  '-c': { modes: ['check'], value: { name: 'ROUND', form: /^\d{1,3}$/, required: false } },
  '-p': { modes: ['pair'], value: path('OUT') },
  '-g': { modes: ['generate'], value: path('CONFIG') },
  '-r': { modes: ALL },
  /** What the system knew of every player. */
  '-l': { modes: ROUNDS, value: path('LIST') },
  '-o': { modes: ['generate'], value: path('OUT', true) },
  '-s': { modes: ['generate'], value: number('SEED', true) },
  /** Baku acceleration (JaVaFo). */
  '-b': { modes: TOURNAMENTS },
  /** How JaVaFo searches, and for how long; the answer here is the exact one in any case. */
  '-q': { modes: TOURNAMENTS, value: number('TRIES') },
  '-w': { modes: TOURNAMENTS },
  /** The pairing system (bbpPairings). */
  '--dutch': { modes: ALL },
  '--burstein': { modes: ALL },
  /** The program whose exit status and messages a host expects; not a flag of either. */
  '--like': { modes: ALL, value: { name: 'PROGRAM', form: /^(javafo|bbp)$/, required: true } },
} as const satisfies Readonly<Record<string, Flag>>;

export type CompatibleFlag = keyof typeof FLAGS;

const MODES = [
  ['-c', 'check'],
  ['-p', 'pair'],
  ['-g', 'generate'],
] as const;

const isFlag = (word: string): word is CompatibleFlag => Object.hasOwn(FLAGS, word);

/** True for the syntax of JaVaFo and bbpPairings: FILE -c, FILE -p OUT, --dutch ... */
export const isCompatible = (args: readonly string[]): boolean =>
  !Object.hasOwn(COMMANDS, args[0] ?? '') && args.some(isFlag);

/** Such a command line taken apart. */
export interface CompatibleArguments {
  readonly mode: CompatibleMode;
  /** The tournament file; undefined when generating, and with -r alone. */
  readonly file: string | undefined;
  /** Undefined where a flag is absent, "" where it has no value. */
  readonly values: ReadonlyMap<CompatibleFlag, string>;
}

/** @throws a usage error for whatever is not understood, alone or together with the rest. */
export function readArguments(args: readonly string[]): CompatibleArguments {
  const values = new Map<CompatibleFlag, string>();
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index]!;
    if (!isFlag(word)) {
      if (word.startsWith('-') && word !== '-') {
        throw usageError(`unknown option ${word}; see pairing-checker --help`);
      }
      files.push(word);
      continue;
    }
    if (values.has(word)) throw usageError(`expected ${word} once, found it twice`);
    const { value }: Flag = FLAGS[word];
    const following = args[index + 1] ?? '';
    const isValue = value?.form.test(following) ?? false;
    if (value?.required && !isValue) {
      throw usageError(`expected ${value.name} after ${word}, found "${following}"`);
    }
    values.set(word, isValue ? following : '');
    if (isValue) index += 1;
  }
  const mode = modeOf(values, files);
  for (const word of values.keys()) {
    const { modes }: Flag = FLAGS[word];
    if (!modes.includes(mode))
      throw usageError(`${word} means nothing together with ${nameOf(mode)}`);
  }
  return { mode, file: oneFile(mode, files), values };
}

function modeOf(values: CompatibleArguments['values'], files: readonly string[]): CompatibleMode {
  const asked = MODES.filter(([word]) => values.has(word));
  const [first, second] = asked;
  if (first && second)
    throw usageError(`expected one of -c, -p and -g, found ${first[0]} and ${second[0]}`);
  if (first) return first[1];
  if (values.has('-r') && files.length === 0) return 'release';
  throw usageError(
    'expected -c to check, -p to pair or -g to generate; see pairing-checker --help',
  );
}

const nameOf = (mode: CompatibleMode): string =>
  MODES.find(([, one]) => one === mode)?.[0] ?? '-r alone';

function oneFile(mode: CompatibleMode, files: readonly string[]): string | undefined {
  const [file, second] = files;
  if (second !== undefined) {
    throw usageError(`expected one tournament file, found ${file} and ${second}`);
  }
  if (mode === 'generate' && file !== undefined) {
    throw usageError(
      `-g takes a configuration file after it, and no tournament as a model: ${file}`,
    );
  }
  if (file === undefined && (mode === 'check' || mode === 'pair')) {
    throw usageError('expected a tournament file');
  }
  return file;
}
