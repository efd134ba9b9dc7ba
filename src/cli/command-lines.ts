import type { Command } from 'commander';
import { SYSTEM_IDS } from '../systems/registry.js';
import type { CheckOptions } from './commands/check.js';
import type { ConvertOptions } from './commands/convert.js';
import type { ExplainOptions } from './commands/explain.js';
import type { LintOptions } from './commands/lint.js';
import type { PairOptions } from './commands/pair.js';
import type { StandingsCommandOptions } from './commands/standings.js';
import { fuzz } from './fuzz-options.js';
import { generate } from './generate-options.js';
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
