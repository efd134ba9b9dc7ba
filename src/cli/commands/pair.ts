import { labelsOf } from '../../report/check-text.js';
import { renderDiagnostics } from '../../report/diagnostics-text.js';
import { paragraph, printable } from '../../report/layout.js';
import { documentWithPairing } from '../../report/pair-into.js';
import { engineFormat, renderPairing } from '../../report/pairing-text.js';
import { chooseSystem } from '../../systems/choose.js';
import type { NoPairing, RoundPairing } from '../../systems/pairing.js';
import { documentBytes } from '../../trf/index.js';
import { firstUnjudged } from '../../verify/doubts.js';
import { nextRound } from '../../verify/index.js';
import { type OpenedRound, openRound, pairOpened } from '../../words/index.js';
import { tellReason } from '../../words/tell.js';
import { type Input, singleInput, whyNoTournament } from '../inputs.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from '../io.js';
import { readNumberOption, readSharedOptions, type SharedOptions } from '../options.js';
import { refuseInput, writeOutput } from '../output.js';

export interface PairOptions extends SharedOptions {
  readonly round?: string;
  readonly output?: string;
  readonly into?: string;
}

/** `pair FILE`: the regulation pairing of the next round, or of round N anew. */
export function runPair(path: string, options: PairOptions, io: Io): ExitCode {
  const { output, into } = options;
  for (const target of [output, into]) if (target !== undefined) refuseInput(path, target);
  const input = singleInput(path, io);
  if (!input) return EXIT.unreadable;
  const opened = openInput(input, options, io);
  const result = pairOpened(opened);
  const { system, round } = opened;
  if (options.json) io.write(`${JSON.stringify(pairJson(opened, result))}\n`);
  if (result.kind === 'impossible') {
    io.writeError(`${input.file}: round ${round} cannot be paired: ${result.reason}\n`);
    return EXIT.differs;
  }
  if (into !== undefined || output !== undefined) {
    for (const text of opened.assumptions) io.writeError(`${input.file}: ${text}\n`);
  }
  if (into !== undefined) writeOutput(into, reportWithPairing(input, opened, result));
  if (output !== undefined) writeOutput(output, engineFormat(result));
  else if (!options.json && into === undefined) {
    const labels = labelsOf(input.parsed.tournament, system.unit === 'team');
    io.write(`${io.paint.bold(`Round ${round}`)}: ${system.title}\n`);
    for (const text of [...opened.assumptions, opened.because]) {
      for (const line of paragraph(printable(text), '  ')) io.write(`${io.paint.dim(line)}\n`);
    }
    io.write(renderPairing(result, opened.case.participants, labels, io.paint));
  }
  return EXIT.conforms;
}

/** Settles what to pair, or says why it cannot be settled. */
export function openInput(input: Input, options: PairOptions, io: Io): OpenedRound {
  const { file, parsed } = input;
  const { tournament, diagnostics } = parsed;
  const wanted = readNumberOption('--round', options.round);
  const request = readSharedOptions(options);
  const choice = tournament && chooseSystem(tournament, request);
  if (choice?.kind === 'unsupported') {
    throw new CommandError(`${file}: ${choice.because}`, EXIT.unreadable);
  }
  const next = choice ? nextRound(tournament, choice.system.unit) : 1;
  // Who asks for a round by its number wants it anew, whatever the file says of it.
  const doubt = firstUnjudged(diagnostics, wanted === undefined ? next : wanted - 1);
  if (!tournament || doubt) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    io.writeError(renderDiagnostics(errors, file, io.paint));
    const reason = doubt ? tellReason(doubt.reason) : whyNoTournament(parsed);
    throw new CommandError(`${file}: cannot be paired: ${reason}`, EXIT.unreadable);
  }
  if (wanted !== undefined && wanted > next) {
    throw usageError(`${file}: the next round to pair is ${next}, found --round ${wanted}`);
  }
  const opened = openRound(tournament, wanted, request);
  if (opened.kind === 'undetermined') {
    const hint =
      wanted === undefined && next > 1 ? `; --round N takes a round from 1 to ${next - 1}` : '';
    throw new CommandError(`${file}: ${opened.reason}${hint}`, EXIT.unreadable);
  }
  const known = request.initialColour ?? tournament.settings.initialColour;
  if (known === undefined && opened.round === 1) {
    io.writeError(`${file}: the initial colour is not stated; White is taken\n`);
  }
  return opened;
}

/** The bytes of the tournament report with the pairing entered; games are open. */
function reportWithPairing(
  { file, parsed }: Input,
  { round, system }: OpenedRound,
  pairing: RoundPairing,
): Uint8Array {
  if (system.unit === 'team') {
    throw usageError(`${file}: --into enters pairings of players, not of teams`);
  }
  return documentBytes(documentWithPairing(parsed.document, round, pairing));
}

/** The object of `pair --json`. */
function pairJson({ round, system, assumptions }: OpenedRound, result: RoundPairing | NoPairing) {
  const paired = result.kind === 'paired';
  return {
    round,
    system: system.id,
    edition: system.edition,
    assumptions,
    pairs: paired ? result.pairs.map(({ white, black }) => [white, black]) : [],
    bye: (paired ? result.bye : undefined) ?? null,
    impossible: paired ? null : result.reason,
  };
}
