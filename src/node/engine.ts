import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineAnswer, EngineFailure, PairingEngine } from '../fuzz/engine.js';
import { excerpt, readEngineOutput } from '../fuzz/read-output.js';
import type { Tournament } from '../model/tournament.js';
import {
  MOST_OUTPUT,
  type ProcessLimit,
  type ProcessOutcome,
  processLimit,
  runProcess,
} from './engine-process.js';

/** What the exit status of an engine means; status 0 always means success. */
export type ExitMeaning = 'impossible' | 'refused' | 'crash';

export interface CommandEngineOptions {
  /**
   * The command, with {in} for the tournament file and {out} for the file that it writes, e.g.
   * "my-engine --pair {in} {out}". Without {in} it reads the standard input, without {out} its
   * standard output is taken. Words may be quoted; there is no shell.
   */
  readonly command: string;
  readonly name?: string;
  /** Milliseconds until it is killed: 20,000 by default. */
  readonly timeout?: number;
  /** Shared by engines that should not run all at the same time. */
  readonly limit?: ProcessLimit;
  /** Meanings of exit status; others than 0 that are not listed are crashes. */
  readonly exitMeanings?: Readonly<Record<number, ExitMeaning>>;
  /** What the engine prints when no legal pairing exists. */
  readonly impossibleWords?: RegExp;
  /** The tournament as the engine reads it, or why it cannot be written so. */
  readonly write: (tournament: Tournament, round: number) => string | EngineFailure;
  readonly normalise?: PairingEngine['normalise'];
}

const IMPOSSIBLE =
  /no (legal|valid|possible)? ?pairings?|cannot be paired|pairing (is )?impossible|no completion/i;

/**
 * An external program as an engine. Whatever goes wrong (it cannot be started, hangs, crashes, writes
 * nothing or something else) is an answer of kind `failure`; nothing is thrown once it exists.
 * @throws RangeError when the command has an open quote or no program.
 */
export function commandEngine(options: CommandEngineOptions): PairingEngine {
  const { command, name = command, write, normalise, limit = processLimit(64) } = options;
  const words = splitCommand(command);
  return {
    name,
    ...(normalise && { normalise }),
    async pair(tournament, round) {
      const text = write(tournament, round);
      return typeof text === 'string' ? limit(() => ask(words, options, text)) : text;
    },
  };
}

async function ask(
  words: readonly string[],
  { timeout = 20_000, exitMeanings = {}, impossibleWords = IMPOSSIBLE }: CommandEngineOptions,
  text: string,
): Promise<EngineAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-'));
  const input = join(folder, 'tournament.trf');
  const output = join(folder, 'pairing.txt');
  try {
    writeFileSync(input, text);
    const readsFile = usesPlace(words, 'in');
    const writesFile = usesPlace(words, 'out');
    const outcome = await runProcess({
      argv: fillTemplate(words, { in: input, out: output }),
      timeout,
      ...(!readsFile && { input: text }),
    });
    const failed = failureOf(words, outcome, timeout, exitMeanings, impossibleWords);
    if (failed) return failed;
    const answer = writesFile ? readAnswer(output, outcome) : readEngineOutput(outcome.stdout);
    return withWords(answer, outcome, impossibleWords);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readAnswer(path: string, outcome: ProcessOutcome): EngineAnswer {
  try {
    const { size } = statSync(path);
    if (size <= MOST_OUTPUT) return readEngineOutput(readFileSync(path, 'utf8'));
    const message = `writes ${size} bytes, far more than a pairing takes`;
    return failure('unreadable', message, outcome);
  } catch {
    return failure('no-output', 'ends without writing the pairing', outcome);
  }
}

/**
 * Success without a board: some say in words that nothing can be paired, and JaVaFo writes "0" with
 * them.
 */
function withWords(
  answer: EngineAnswer,
  outcome: ProcessOutcome,
  impossibleWords: RegExp,
): EngineAnswer {
  const isEmpty =
    answer.kind === 'paired'
      ? answer.pairs.length + answer.byes.length === 0
      : answer.kind === 'failure' && answer.failure === 'no-output';
  const printed = `${outcome.stdout}\n${outcome.stderr}`;
  if (!isEmpty || !impossibleWords.test(printed)) return answer;
  return { kind: 'impossible', message: wordsOf(printed, impossibleWords) };
}

const failure = (
  kind: EngineFailure['failure'],
  message: string,
  outcome: ProcessOutcome,
): EngineFailure => {
  const output = excerpt(`${outcome.stdout}\n${outcome.stderr}`.trim());
  return { kind: 'failure', failure: kind, message, ...(output !== '' && { output }) };
};

function failureOf(
  words: readonly string[],
  outcome: ProcessOutcome,
  timeout: number,
  exitMeanings: Readonly<Record<number, ExitMeaning>>,
  impossibleWords: RegExp,
): EngineAnswer | undefined {
  const { exitCode, signal, startError, timedOut } = outcome;
  if (startError !== undefined) {
    const why = startError === 'ENOENT' ? 'there is no such program' : startError;
    return failure('not-started', `${words[0]} cannot be started: ${why}`, outcome);
  }
  if (timedOut) {
    return failure('timeout', `no answer within ${timeout / 1000} seconds`, outcome);
  }
  if (signal !== undefined) {
    const ending = `signal ${signal}`;
    return { ...failure('crash', `ended by ${ending}`, outcome), ending };
  }
  if (exitCode === 0 || exitCode === undefined) return undefined;
  const printed = `${outcome.stdout}\n${outcome.stderr}`;
  const meaning =
    exitMeanings[exitCode] ?? (impossibleWords.test(printed) ? 'impossible' : 'crash');
  const complaint = firstLine(outcome.stderr);
  const status = `exit status ${exitCode}${complaint === '' ? '' : `: ${complaint}`}`;
  switch (meaning) {
    case 'impossible':
      return { kind: 'impossible', message: wordsOf(printed, impossibleWords) };
    case 'refused':
      return failure('refused', `refuses the file with ${status}`, outcome);
    case 'crash':
      return {
        ...failure('crash', `ends with ${status}`, outcome),
        ending: `exit status ${exitCode}`,
      };
  }
}

/** What an engine complains of first, short enough for one line. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split(/\r\n?|\n/);
  return line.length > 100 ? `${line.slice(0, 100)}...` : line;
}

/** The line that says so, or the last one. */
function wordsOf(text: string, impossibleWords: RegExp): string {
  const lines = text.trim().split(/\r\n?|\n/);
  return lines.find((line) => impossibleWords.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Cuts a command line into program and arguments as a shell would, with single and double quotes and
 * the backslash, but without expanding anything.
 * @throws RangeError when a quote is not closed or there is no program.
 */
export function splitCommand(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]!;
    const next = text[index + 1];
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (char === '\\' && quote === '"' && (next === '"' || next === '\\')) {
        word += next;
        index += 1;
      } else word += char;
    } else if (char === "'" || char === '"') {
      quote = char;
      word ??= '';
    } else if (char === '\\' && next !== undefined && /[\s"'\\]/.test(next)) {
      word = (word ?? '') + next;
      index += 1;
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote !== '') throw new RangeError(`Expected a closing ${quote} in the command: ${text}`);
  if (word !== undefined) words.push(word);
  if (words.length === 0) throw new RangeError('Expected a command, found nothing');
  return words;
}

/** Replaces the places {in}, {out} and others in every word. */
export function fillTemplate(
  words: readonly string[],
  places: Readonly<Record<string, string>>,
): readonly string[] {
  return words.map((word) =>
    word.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole),
  );
}

const usesPlace = (words: readonly string[], name: string): boolean =>
  words.some((word) => word.includes(`{${name}}`));
