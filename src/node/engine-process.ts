import { spawn } from 'node:child_process';

/** How a started command ended. */
export interface ProcessOutcome {
  /** Undefined when a signal ended it or it could not be started. */
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly timedOut: boolean;
  /** Why the system could not start it, e.g. "ENOENT". */
  readonly startError: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProcessRequest {
  /** Program and arguments; no shell is involved. */
  readonly argv: readonly string[];
  readonly timeout: number;
  readonly input?: string;
}

/** Enough for any pairing; an engine that prints without end is cut there. */
export const MOST_OUTPUT = 4_000_000;

/** Milliseconds for what is still in the pipes when the program itself has ended. */
const LAST_WORDS = 1000;

/** Runs a command to its end, or kills it and its children after `timeout` milliseconds. */
export function runProcess(request: ProcessRequest): Promise<ProcessOutcome> {
  const { argv, timeout, input } = request;
  const [program = '', ...args] = argv;
  return new Promise((resolve) => {
    const chunks = { stdout: '', stderr: '' };
    let timedOut = false;
    let startError: string | undefined;
    const child = spawn(program, args, {
      // A group of its own, so that what the engine starts dies with it.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const kill = (): void => {
      try {
        if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
        else process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself in this very moment.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      kill();
    }, timeout);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8');
      child[name].on('data', (chunk: string) => {
        if (chunks[name].length < MOST_OUTPUT) chunks[name] += chunk;
      });
    }
    child.on('error', (error: NodeJS.ErrnoException) => {
      startError = error.code ?? error.message;
    });
    // An engine that reads nothing closes its input early, which is its right.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    let lastWords: NodeJS.Timeout | undefined;
    const finish = (exitCode: number | null, signal: string | null): void => {
      clearTimeout(timer);
      clearTimeout(lastWords);
      const ended = { exitCode: exitCode ?? undefined, signal: signal ?? undefined };
      resolve({ ...ended, timedOut, startError, ...chunks });
    };
    child.on('close', finish);
    // A child of the engine that left its group may hold the pipes open for ever.
    child.on('exit', (exitCode, signal) => {
      clearTimeout(timer);
      lastWords = setTimeout(() => {
        kill();
        child.stdout.destroy();
        child.stderr.destroy();
        finish(exitCode, signal);
      }, LAST_WORDS);
    });
  });
}

/** Lets at most so many tasks run at the same time; the others wait in line. */
export type ProcessLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** @throws RangeError when the limit is below one. */
export function processLimit(most: number): ProcessLimit {
  if (!Number.isInteger(most) || most < 1) {
    throw new RangeError(`Expected a limit of at least 1, found ${most}`);
  }
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
