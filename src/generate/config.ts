import { CONFIG_KEYS, type ConfigKey } from './config-keys.js';
import { completeOptions, type GeneratorOptions } from './options.js';

/** A line of a configuration that cannot be used; line and column count from 1. */
export interface ConfigProblem {
  readonly line: number;
  readonly column: number;
  readonly lineText: string;
  readonly message: string;
  readonly help: string;
}

export interface ParsedConfig {
  readonly options: GeneratorOptions;
  readonly problems: readonly ConfigProblem[];
}

/**
 * Reads a generator configuration: a line "Key=value" each, with the keys of JaVaFo and bbpPairings
 * and those for what they do not have. Empty lines and lines that begin with # or ; are passed over.
 * What cannot be used is told and left at its default.
 */
export function parseGeneratorConfig(text: string): ParsedConfig {
  const problems: ConfigProblem[] = [];
  const entries = text.split(/\r\n?|\n/).flatMap((lineText, index) => {
    if (/^\s*([#;].*)?$/.test(lineText)) return [];
    const entry = readLine(lineText, index + 1);
    if ('message' in entry) problems.push(entry);
    return 'message' in entry ? [] : [entry];
  });
  // The value of a win sets that of a bye, whichever line comes first.
  entries.sort((a, b) => CONFIG_KEYS.indexOf(a.key) - CONFIG_KEYS.indexOf(b.key));
  let options: GeneratorOptions = {};
  for (const { key, raw, line, column, lineText } of entries) {
    const read = key.read(raw, options);
    if (read.kind === 'value') options = read.value;
    else {
      const message = `Unexpected "${raw}" for ${key.key}, expected ${read.expected}`;
      problems.push({ line, column, lineText, message, help: 'correct the value' });
    }
  }
  problems.sort((a, b) => a.line - b.line);
  return { options, problems };
}

interface Entry {
  readonly key: ConfigKey;
  readonly raw: string;
  readonly line: number;
  /** Where the value begins. */
  readonly column: number;
  readonly lineText: string;
}

function readLine(lineText: string, line: number): Entry | ConfigProblem {
  const problem = (message: string, help: string): ConfigProblem => {
    const column = lineText.length - lineText.trimStart().length + 1;
    return { line, column, lineText, message, help };
  };
  const equals = lineText.indexOf('=');
  if (equals < 0) {
    const message = `Unexpected "${lineText.trim()}", expected Key=value`;
    return problem(message, 'write for example PlayersNumber=40');
  }
  const name = lineText.slice(0, equals).trim();
  const key = CONFIG_KEYS.find((one) => one.key.toLowerCase() === name.toLowerCase());
  if (!key) {
    const names = CONFIG_KEYS.map((one) => one.key).join(', ');
    return problem(`Unknown key "${name}"`, `use one of ${names}`);
  }
  const value = lineText.slice(equals + 1);
  const column = equals + 2 + value.length - value.trimStart().length;
  return { key, raw: value.trim(), line, column, lineText };
}

/**
 * Writes options as a configuration file. `shared`: as JaVaFo and bbpPairings take it, with only
 * their keys, rates as the nearest "once in N", and without ranges, which they do not know.
 * @throws RangeError when an option is out of its range.
 */
export function writeGeneratorConfig(
  options: GeneratorOptions,
  target: 'all' | 'shared' = 'all',
): string {
  const complete = completeOptions(options);
  const lines = CONFIG_KEYS.flatMap(({ key, write, writeShared }) => {
    const value = target === 'all' ? write(complete) : (writeShared?.(complete) ?? '');
    return value === '' ? [] : [`${key}=${value}`];
  });
  return `${lines.join('\n')}\n`;
}
