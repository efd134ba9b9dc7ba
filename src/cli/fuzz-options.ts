import { SYSTEM_IDS } from '../systems/registry.js';
import type { Describe } from './io.js';

export interface FuzzCommandOptions {
  readonly engine: string;
  readonly against?: string;
  readonly time?: string;
  readonly runs?: string;
  readonly seed?: string;
  readonly system?: string;
  readonly edition?: string;
  readonly jobs?: string;
  readonly timeout?: string;
  readonly dialect?: string;
  readonly gaps?: boolean;
  readonly order?: boolean;
  readonly output?: string;
  readonly resume?: boolean;
  readonly coverage?: string;
  readonly json?: boolean;
}

/** The command `fuzz`. */
export const fuzz: Describe = (command, io, done) => {
  command
    .description('search for rounds that a pairing engine pairs wrongly')
    .requiredOption('--engine <command>', 'the engine, with {in} and {out} for its files')
    .option('--against <command>', 'a second engine to ask')
    .option(
      '--time <duration>',
      'such as 90s, 5m or 1h (default: 60s unless --runs is given);\nmaking the last fault smaller may take 10s more',
    )
    .option('--runs <n>', 'how many rounds to ask for')
    .option('--seed <text>', 'the same seed asks for the same rounds (default: by lot)')
    .option('--system <name>', `${SYSTEM_IDS.join(', ')} (default: dutch)`)
    .option('--edition <year>', 'edition of the rules (default: the newest)')
    .option('--jobs <n>', 'engines at the same time (default: one per processor)')
    .option('--timeout <duration>', 'for one answer (default: 20s)')
    .option('--dialect <name>', 'trf16, trfx, trfx06, trfbx or trf26 for engines by command')
    .option('--gaps', 'also start numbers with gaps, which many engines refuse')
    .option('--order', 'compare the order of the boards as well')
    .option('-o, --output <folder>', 'where findings are saved (default: fuzz-findings)')
    .option('--resume', 'continue the campaign in that folder')
    .option('--coverage <n>', 'count the rules at work in every n-th round (default: 10)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', ENGINES)
    .action(async (options: FuzzCommandOptions) => {
      const { runFuzz } = await import('./commands/fuzz.js');
      done(await runFuzz(options, io));
    });
};

const ENGINES = `
An engine is a command such as "my-engine {in} {out}" (without {in} it reads the standard
input, without {out} its standard output is taken; there is no shell, so that pipes and
redirections belong into a script), or one of
  javafo:PATH.jar    bbp:PATH    self (this program)    rules:EDITION (this library)

Exit status: 0 nothing found, 1 something was found, 2 wrong usage, 3 an engine cannot
be started or a file cannot be written.
`;
