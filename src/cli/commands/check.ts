import type { Tournament } from '../../model/tournament.js';
import type { InputFile } from '../../node/files.js';
import { checkParsed } from '../../node/index.js';
import { checkFileJson } from '../../report/check-json.js';
import { labelsOf, renderCheck } from '../../report/check-text.js';
import { renderDiagnostics } from '../../report/diagnostics-text.js';
import { explainRecorded, renderExplanation } from '../../report/explain.js';
import type { renderHtmlReport } from '../../report/html/page.js';
import { renderIdentify } from '../../report/identify-text.js';
import { chooseSystem } from '../../systems/choose.js';
import { unitOf } from '../../systems/registry.js';
import type { Diagnostic } from '../../trf/index.js';
import { identify, nextRound, readPairing, type SystemFit } from '../../verify/index.js';
import { ENGLISH } from '../../words/english.js';
import { type TournamentVerification, verifyPairing } from '../../words/index.js';
import {
  type Input,
  type Inputs,
  inputsCode,
  listInputs,
  readInputs,
  readNeeded,
  worse,
} from '../inputs.js';
import { EXIT, type ExitCode, type Io, usageError } from '../io.js';
import {
  type RequestOptions,
  readNumberOption,
  readSharedOptions,
  type SharedOptions,
} from '../options.js';
import { refuseInput, writeOutput } from '../output.js';

export interface CheckOptions extends SharedOptions {
  readonly round?: string;
  readonly pairing?: string;
  readonly order?: boolean;
  readonly html?: string;
  readonly explain?: boolean;
  /** Also ask every system and edition how many rounds it prescribes. */
  readonly identify?: boolean;
  readonly schema?: boolean;
}

/** The page of `--html`; loaded only when it is asked for. */
type RenderHtml = typeof renderHtmlReport;

interface Checked {
  readonly result: TournamentVerification;
  readonly diagnostics: readonly Diagnostic[];
}

/** The report of one file in `--json`. */
type CheckJson = ReturnType<typeof checkFileJson> & {
  readonly identified?: readonly SystemFit[];
};

/** What came of some files; several of these make the result of the command. */
export interface CheckBatch extends Inputs {
  /** The heaviest exit code of the verdicts. */
  readonly verdictCode: ExitCode;
  /** The reports of `--json`, in the order of the files. */
  readonly json: readonly CheckJson[];
}

/** `check FILE...`: a verdict for every round of every file. */
export function runCheck(
  paths: readonly string[],
  options: CheckOptions,
  io: Io,
  renderHtml?: RenderHtml,
): ExitCode {
  const { files, failed } = listInputs(paths, io);
  return finishCheck([checkFiles(files, options, io, renderHtml)], failed, options, io);
}

/** Prints what `--json` collects, and answers the exit code of the command. */
export function finishCheck(
  batches: readonly CheckBatch[],
  failed: boolean,
  options: CheckOptions,
  io: Io,
): ExitCode {
  if (options.json) {
    const files = batches.flatMap((batch) => batch.json);
    io.write(`${JSON.stringify({ files }, null, 2)}\n`);
  }
  const code = inputsCode({
    failed: failed || batches.some((batch) => batch.failed),
    used: batches.reduce((sum, batch) => sum + batch.used, 0),
  });
  return batches.reduce((heaviest, { verdictCode }) => worse(heaviest, verdictCode), code);
}

/** Checks files one after the other and prints their verdicts, unless `--json` collects them. */
export function checkFiles(
  files: readonly InputFile[],
  options: CheckOptions,
  io: Io,
  renderHtml?: RenderHtml,
): CheckBatch {
  const round = readNumberOption('--round', options.round);
  const request = { ...readSharedOptions(options), order: options.order === true };
  const pairing = options.pairing === undefined ? undefined : readText(options.pairing);
  const json: CheckJson[] = [];
  let page: string | undefined;
  let verdictCode: ExitCode = EXIT.conforms;
  const inputs = readInputs(files, io, (input) => {
    const { result, diagnostics } =
      pairing === undefined
        ? {
            result: checkParsed(input.parsed, { ...request, ...(round && { rounds: [round] }) }),
            diagnostics: input.parsed.diagnostics,
          }
        : checkGiven(input, pairing, options.pairing!, round, request);
    verdictCode = worse(verdictCode, exitCodeOf(result));
    if (options.html !== undefined && renderHtml) {
      if (page !== undefined) throw usageError('expected one file with --html, found several');
      refuseInput(input.file, options.html);
      page = renderHtml(input.file, input.parsed.tournament, result, request);
    }
    const fits = options.identify ? identifyInput(input, request) : undefined;
    if (options.json) {
      const report = checkFileJson(input.file, result, diagnostics);
      json.push(fits ? { ...report, identified: fits } : report);
    } else writeText(input, { result, diagnostics }, io, options.explain ? request : undefined);
    if (fits && !options.json) io.write(renderIdentify(fits, io.paint));
  });
  if (page !== undefined && options.html !== undefined) writeOutput(options.html, page);
  return { ...inputs, verdictCode, json };
}

const readText = (path: string): string => new TextDecoder().decode(readNeeded(path));

function identifyInput({ parsed }: Input, request: RequestOptions): readonly SystemFit[] {
  const { tournament, diagnostics } = parsed;
  const { system: _, edition: __, ...known } = request;
  return tournament ? identify(tournament, { ...known, diagnostics }) : [];
}

function exitCodeOf({ verdict }: TournamentVerification): ExitCode {
  if (verdict === 'conforms') return EXIT.conforms;
  return verdict === 'unjudged' ? EXIT.unreadable : EXIT.differs;
}

/** Checks a pairing of another file against the tournament. */
function checkGiven(
  { parsed }: Input,
  text: string,
  file: string,
  round: number | undefined,
  request: Parameters<typeof verifyPairing>[2] & object,
): Checked {
  const { tournament } = parsed;
  if (!tournament) return { result: checkParsed(parsed), diagnostics: parsed.diagnostics };
  const choice = chooseSystem(tournament, request);
  const unit = choice.kind === 'chosen' ? choice.system.unit : 'player';
  const read = readPairing(text, tournament, { file, unit });
  const diagnostics = [...parsed.diagnostics, ...read.diagnostics];
  const known =
    choice.kind === 'chosen' ? { system: choice.system.id, edition: choice.system.edition } : {};
  if (!read.pairing) {
    const reason = read.diagnostics[0]?.message ?? 'the given pairing cannot be read';
    return {
      result: { verdict: 'unjudged', reason, ...known, assumptions: [], rounds: [] },
      diagnostics,
    };
  }
  const next = nextRound(tournament, unit);
  if (round !== undefined && round > next) {
    const reason = `there is no round ${round} to check; the next one to pair is round ${next}`;
    return {
      result: { verdict: 'unjudged', reason, ...known, assumptions: [], rounds: [] },
      diagnostics,
    };
  }
  const judged = verifyPairing(tournament, read.pairing, {
    ...request,
    diagnostics: parsed.diagnostics,
    ...(round !== undefined && { round }),
  });
  const { verdict, assumptions = [] } = judged;
  return { result: { verdict, ...known, assumptions, rounds: [judged] }, diagnostics };
}

/** `explain`: also tell how the rules pair the rounds that differ. */
function writeText(
  { file, parsed }: Input,
  { result, diagnostics }: Checked,
  io: Io,
  explain: RequestOptions | undefined,
): void {
  io.write(
    renderCheck(
      file,
      result,
      labelsOf(parsed.tournament, unitOf(result.system ?? '') === 'team'),
      io.paint,
    ),
  );
  if (explain && parsed.tournament)
    io.write(explainDiffering(parsed.tournament, result, explain, io));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) io.write(renderDiagnostics(errors, file, io.paint));
  const others = diagnostics.length - errors.length;
  if (others > 0) {
    io.write(
      io.paint.dim(
        `  ${ENGLISH.counted(others, 'remark')} on the file itself: see the command lint\n`,
      ),
    );
  }
}

function explainDiffering(
  tournament: Tournament,
  { rounds, system }: TournamentVerification,
  request: RequestOptions,
  io: Io,
): string {
  const labels = labelsOf(tournament, unitOf(system ?? '') === 'team');
  return rounds
    .filter(({ regulation, verdict }) => regulation && verdict !== 'conforms')
    .flatMap(({ round }) => explainRecorded(tournament, round, request) ?? [])
    .map((round) => `\n${renderExplanation(round.opened, round.brackets, labels, io.paint)}`)
    .join('');
}
