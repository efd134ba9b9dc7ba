import { isCompatible } from './compatible-flags.js';
import { CommandError, EXIT, type Io } from './io.js';

/**
 * Runs a command line and answers the exit code. Nothing is thrown: what the user can mend is told in
 * a line, and a fault of this program in another, without a stack trace.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    if (isCompatible(args)) {
      const { runCompatible } = await import('./compatible.js');
      return await runCompatible(args, io);
    }
    const { runProgram } = await import('./program.js');
    // FIDE's own example of how a checker is called: "yourprogram.exe -check FILE".
    const [first, ...rest] = args;
    return await runProgram(first === '-check' ? ['check', ...rest] : args, io);
  } catch (error) {
    if (error instanceof CommandError) {
      io.writeError(`pairing-checker: ${error.message}\n`);
      return error.exitCode;
    }
    const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const [line = ''] = words.split(/[\r\n]/);
    io.writeError(
      `pairing-checker: internal error (${line}); please report it with the command and the file\n`,
    );
    return EXIT.unreadable;
  }
}
