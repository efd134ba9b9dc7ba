import { Command, CommanderError } from 'commander';
import { COMMANDS } from './command-lines.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { version } from './version.js';

/** Runs a command line without the program's name and answers the exit code. */
export async function runProgram(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.conforms;
  const done = (code: ExitCode): void => {
    exitCode = code;
  };
  const program = createProgram(io, done);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  }
}

function createProgram(io: Io, done: (code: ExitCode) => void): Command {
  const program = new Command('pairing-checker')
    .description('Checks chess tournament pairings against the FIDE rules.')
    .version(version, '-V, --version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.write(text),
      writeErr: (text) => io.writeError(text),
    })
    .addHelpText('after', EXIT_HELP);

  for (const [name, describe] of Object.entries(COMMANDS)) {
    describe(program.command(name), io, done);
  }
  return program;
}

const EXIT_HELP = `
A file may be "-" (standard input) or a folder (the files in it).
The syntax of JaVaFo and bbpPairings works too: FILE -c, FILE -p OUT, -g -o OUT.

Exit status: 0 all conforms, 1 differences found, 2 wrong usage,
3 a file cannot be read or judged.
`;
