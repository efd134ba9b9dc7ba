import { basename, extname } from 'node:path';
import { checkParsed } from '../node/index.js';
import { renderCheckList, renderCompatibleRound } from '../report/compatible-text.js';
import { engineFormat } from '../report/pairing-text.js';
import { pairOpened } from '../verify/index.js';
import { openInput } from './commands/pair.js';
import { type CompatibleArguments, readArguments } from './compatible-arguments.js';
import type { GenerateOptions } from './generate.js';
import { type Input, singleInput } from './inputs.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from './io.js';
import { refuseInput, writeOutput } from './output.js';

/** Runs a command line in the syntax of JaVaFo or bbpPairings, with our own exit codes. */
export async function runCompatible(args: readonly string[], io: Io): Promise<ExitCode> {
  const { file, values } = readArguments(args);
  if (values.has('-r')) {
    io.write('pairing-checker\n');
    return EXIT.conforms;
  }
  if (values.has('-g')) {
    const { generate } = await import('./commands/generate.js');
    return generate(generateOptions(values), io);
  }
  if (file === undefined) throw usageError('expected a tournament file');
  const input = singleInput(file, io);
  if (!input) return EXIT.unreadable;
  if (values.has('-c')) return compatibleCheck(input, values, io);
  if (values.has('-p')) return compatiblePair(input, values, io);
  throw usageError('expected -c to check or -p to pair; see pairing-checker --help');
}

type Values = CompatibleArguments['values'];

/** "-g [CONFIG or SEED] [-b] -o OUT [-s SEED]"; a number after -g is a seed, as in JaVaFo. */
function generateOptions(values: Values): GenerateOptions {
  const given = values.get('-g') ?? '';
  const isSeed = /^\d+$/.test(given);
  const output = values.get('-o') ?? '';
  const seed = values.get('-s') || (isSeed ? given : '');
  if (output === '') throw usageError('expected a file name after -o');
  return {
    to: 'trfx',
    output,
    ...(seed !== '' && { seed }),
    ...(given !== '' && !isSeed && { config: given }),
    ...(values.has('-b') && { acceleration: 'baku' }),
  };
}

function compatibleCheck(input: Input, values: Values, io: Io): ExitCode {
  const round = Number(values.get('-c'));
  const result = checkParsed(input.parsed, round > 0 ? { rounds: [round] } : {});
  const name = basename(input.file, extname(input.file));
  for (const one of result.rounds) io.write(renderCompatibleRound(name, one));
  if (result.verdict === 'conforms') return EXIT.conforms;
  if (result.verdict !== 'unjudged') return EXIT.differs;
  throw new CommandError(`${input.file}: ${result.reason ?? 'not judged'}`, EXIT.unreadable);
}

function compatiblePair(input: Input, values: Values, io: Io): ExitCode {
  const output = values.get('-p') ?? '';
  const list = values.get('-l');
  for (const target of [output, list ?? '']) if (target !== '') refuseInput(input.file, target);
  const opened = openInput(input, {}, io);
  const result = pairOpened(opened);
  const paired = result.kind === 'paired' ? result : undefined;
  if (list !== undefined) {
    const text = renderCheckList(opened.case.participants, paired);
    if (list === '') io.write(text);
    else writeOutput(list, text);
  }
  if (!paired) {
    const { reason } = result as { readonly reason: string };
    throw new CommandError(
      `${input.file}: round ${opened.round} cannot be paired: ${reason}`,
      EXIT.differs,
    );
  }
  if (output === '') io.write(engineFormat(paired));
  else writeOutput(output, engineFormat(paired));
  return EXIT.conforms;
}
