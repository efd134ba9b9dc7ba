import type { Command } from 'commander';
import { SYSTEM_IDS } from '../systems/registry.js';
import type { CheckOptions } from './commands/check.js';
import type { ConvertOptions } from './commands/convert.js';
import type { ExplainOptions } from './commands/explain.js';
import type { FuzzCommandOptions } from './commands/fuzz.js';
import type { LintOptions } from './commands/lint.js';
import type { PairOptions } from './commands/pair.js';
import type { StandingsCommandOptions } from './commands/standings.js';
import { GENERATE_FLAGS, type GenerateOptions } from './generate-flags.js';
import type { Describe } from './io.js';

/** Options of the commands that pair or judge. */
const shared = (command: Command): Command =>
  command
    .option('--system <name>', `${SYSTEM_IDS.join(', ')} (default: what the file says)`)
    .option('--edition <year>', 'edition of the rules (default: by the file)')
    .option('--rounds <n>', 'number of rounds of the tournament, if the file does not tell')
    .option('--initial-colour <colour>', 'white or black, if the file does not tell')
    .option('--acceleration <how>', 'file, baku or none (default: file, what the file says)');

const check: Describe = (command, io, done) => {
  shared(command)
    .argument('[files...]')
    .description('judge every round of tournament reports')
    .option('--round <n>', 'judge this round only')
    .option('--pairing <file>', 'judge this pairing, of the next round or of --round')
    .option('--order', 'compare the order of the boards as well')
    .option('--explain', 'also tell how the rules pair the rounds that differ')
    .option('--identify', 'also tell how many rounds each system and edition prescribes')
    .option('--html <file>', 'also write one self-contained page')
    .option('--json', 'print one JSON object')
    .option('--schema', 'print the JSON Schema of --json and stop')
    .action(async (files: string[], options: CheckOptions) => {
      if (options.schema) {
        const { CHECK_SCHEMA } = await import('../report/check-schema.js');
        io.write(`${JSON.stringify(CHECK_SCHEMA, null, 2)}\n`);
        return;
      }
      if (options.html === undefined && files.length > 0) {
        const { checkInParallel } = await import('./commands/check-parallel.js');
        done(await checkInParallel(files, options, io));
        return;
      }
      const { runCheck } = await import('./commands/check.js');
      const page = options.html === undefined ? undefined : await import('../report/html/page.js');
      done(runCheck(files, options, io, page?.renderHtmlReport));
    });
};

const pair: Describe = (command, io, done) => {
  shared(command)
    .argument('<file>')
    .description('pair the next round by the rules')
    .option('--round <n>', 'pair this round anew, as it was before it was played')
    .option('-o, --output <file>', 'write the pairing as JaVaFo and bbpPairings do')
    .option('--into <file>', 'write the report with the pairing entered')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: PairOptions) => {
      const { runPair } = await import('./commands/pair.js');
      done(runPair(file, options, io));
    });
};

const explain: Describe = (command, io, done) => {
  shared(command)
    .argument('<file>')
    .description('tell the regulation pairing of a round bracket by bracket')
    .option('--round <n>', 'the round (default: the next one to pair)')
    .option('--with <pairs>', 'what it costs to pair 5-9,3-12')
    .option('--without <pairs>', 'what it costs not to pair 5-9')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: ExplainOptions) => {
      const { runExplain } = await import('./commands/explain.js');
      done(runExplain(file, options, io));
    });
};

const standings: Describe = (command, io, done) => {
  command
    .argument('<file>')
    .description('the ranking with its tie-breaks')
    .option('--tie-breaks <list>', 'such as BH/C1,BH,SB (default: what the file says)')
    .option('--edition <year>', 'edition of the tie-break rules (default: by the date)')
    .option('--round <n>', 'the standings after this round')
    .option('--explain <n>', 'where the values of this player or team come from')
    .option('--check', 'compare the points and ranks that the file states')
    .option('--csv', 'print comma-separated values')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: StandingsCommandOptions) => {
      const { runStandings } = await import('./commands/standings.js');
      done(runStandings(file, options, io));
    });
};

const convert: Describe = (command, io, done) => {
  command
    .argument('<file>')
    .description('write a report in another dialect, or as JSON; reads either')
    .option('--to <dialect>', 'trf26 (default), trf16, trfx, trfx06, trfbx or json')
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .option('--line-end <end>', 'crlf (default), lf or cr')
    .option('--encoding <name>', 'utf-8 (default), windows-1252, iso-8859-1 ...')
    .option('--ascii', 'write names in ASCII letters')
    .option('--computed', 'write points and ranks as computed, not as stated')
    .action(async (file: string, options: ConvertOptions) => {
      const { runConvert } = await import('./commands/convert.js');
      done(runConvert(file, options, io));
    });
};

const lint: Describe = (command, io, done) => {
  command
    .argument('<files...>')
    .description('tell what is odd or wrong in the files themselves')
    .option('--json', 'print one JSON object')
    .action(async (files: string[], options: LintOptions) => {
      const { runLint } = await import('./commands/lint.js');
      done(runLint(files, options, io));
    });
};

const generate: Describe = (command, io, done) => {
  command
    .description('make random tournaments, paired by the rules')
    .option('--seed <text>', 'the same seed gives the same tournaments (default: by lot)')
    .option('-n, --number <n>', 'how many (default: 1)')
    .option('-o, --output <file>', 'where to; %d in it stands for the number of the tournament')
    .option('--config <file>', 'configuration file of JaVaFo, bbpPairings or this command')
    .option('--to <dialect>', 'trf16, trfx, trfx06, trfbx or trf26 (default: trf26)')
    .option('--positions', 'rounds to pair after histories that no engine made')
    .option('--show-config', 'print the configuration and stop');
  for (const { flag, help } of GENERATE_FLAGS) command.option(flag, help);
  command.addHelpText('after', HOW_OFTEN).action(async (options: GenerateOptions) => {
    const { runGenerate } = await import('./commands/generate.js');
    done(runGenerate(options, io));
  });
};

const HOW_OFTEN = `
A number may be a range: 8-60. How often: 12 (so many in all), 2.5% or 1/40 (of all
occasions), or several with commas between, one for each round: 0,2,5%.
`;

const fuzz: Describe = (command, io, done) => {
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

/** Every command by its name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Describe>> = {
  check,
  pair,
  explain,
  standings,
  convert,
  lint,
  generate,
  fuzz,
};
