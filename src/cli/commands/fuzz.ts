import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type CampaignOptions, runCampaign } from '../../fuzz/campaign.js';
import type { PairingEngine } from '../../fuzz/engine.js';
import type { Rules } from '../../fuzz/rules.js';
import { type CampaignState, type FuzzFinding, whyNotResumable } from '../../fuzz/state.js';
import { loadCampaign, saveCampaign, saveFinding } from '../../node/engine-findings.js';
import { describeFileError } from '../../node/files.js';
import { printable } from '../../report/layout.js';
import { editionsOf, findSystem, SYSTEM_IDS } from '../../systems/registry.js';
import {
  CommandError,
  EXIT,
  type ExitCode,
  endProgress,
  type Io,
  showProgress,
  usageError,
} from '../io.js';
import { drawSeed, editionList, readChoice, readCount } from '../options.js';
import { type EngineOptions, openEngine, readDuration } from './fuzz-engines.js';
import { campaignJson, findingLine, progressLine, summary } from './fuzz-text.js';

export interface FuzzCommandOptions extends EngineOptions {
  readonly engine: string;
  readonly against?: string;
  readonly time?: string;
  readonly runs?: string;
  readonly seed?: string;
  readonly system?: string;
  readonly edition?: string;
  readonly jobs?: string;
  readonly order?: boolean;
  readonly output?: string;
  readonly resume?: boolean;
  readonly coverage?: string;
  readonly json?: boolean;
}

/** `fuzz --engine CMD`: asks the engine for random rounds and saves what it pairs wrongly. */
export async function runFuzz(options: FuzzCommandOptions, io: Io): Promise<ExitCode> {
  const rules = readRules(options);
  const jobs = readCount('--jobs', options.jobs) ?? Math.max(1, availableParallelism());
  const engine = openEngine('--engine', options.engine, options, rules);
  const against =
    options.against === undefined
      ? undefined
      : openEngine('--against', options.against, options, rules);
  const folder = options.output ?? 'fuzz-findings';
  const statePath = join(folder, 'campaign.json');
  const engines = [engine, ...(against ? [against] : [])];
  const stored = openCampaign(statePath, options, rules, engines);
  const seed = stored?.seed ?? options.seed ?? drawSeed();
  if (seed === '') throw usageError('expected a text after --seed, found nothing');
  const budget = readBudget(options);
  const coverageEvery = readCoverage(options.coverage);
  if (!options.json) io.writeError(`seed ${seed}, ${rules.system} ${rules.edition}\n`);
  const state = await withInterrupt((isOver) =>
    runCampaign({
      engine,
      ...(against && { against }),
      rules,
      seed,
      jobs,
      isOver,
      ...budget,
      coverageEvery,
      ...(stored && { state: stored }),
      ...reporting(folder, statePath, options, io),
    }),
  );
  endProgress(io);
  const idle = state.findings.find(notStarted);
  if (idle) throw new CommandError(`${idle.engine}: ${idle.cause.title}`, EXIT.unreadable);
  save(folder, () => saveCampaign(statePath, state));
  io.write(options.json ? `${JSON.stringify(campaignJson(state))}\n` : summary(state, folder));
  return state.findings.length > 0 ? EXIT.differs : EXIT.conforms;
}

function readRules({ system, edition, order }: FuzzCommandOptions): Rules {
  const id = readChoice('--system', SYSTEM_IDS, system) ?? 'dutch';
  const wanted = edition ?? editionsOf(id).at(-1)?.edition;
  const found = wanted === undefined ? undefined : findSystem(id, wanted);
  if (found) return { system: id, edition: found.edition, ...(order && { order }) };
  throw usageError(`expected ${editionList(id)} after --edition, found "${wanted}"`);
}

function readBudget({ time, runs }: FuzzCommandOptions): Partial<CampaignOptions> {
  const count = readCount('--runs', runs);
  const milliseconds = readDuration('--time', time);
  if (count === undefined && milliseconds === undefined) return { milliseconds: 60_000 };
  return {
    ...(count !== undefined && { runs: count }),
    ...(milliseconds !== undefined && { milliseconds }),
  };
}

function readCoverage(text: string | undefined): number {
  return text === '0' ? 0 : (readCount('--coverage', text) ?? 10);
}

/** The engine itself is missing: nothing of what it was asked says anything. */
const notStarted = ({ cause }: FuzzFinding): boolean => cause.key === 'failure not-started';

/** The campaign to continue, if one is asked for; an earlier one is never overwritten. */
function openCampaign(
  path: string,
  { resume = false, seed }: FuzzCommandOptions,
  rules: Rules,
  engines: readonly PairingEngine[],
): CampaignState | undefined {
  const stored = save(path, () => loadCampaign(path));
  if (stored === undefined) {
    if (resume) throw usageError(`${path}: there is no campaign to continue; leave out --resume`);
    return undefined;
  }
  if (!resume) {
    throw usageError(
      `${path} holds a campaign already: continue it with --resume, or choose another folder with -o`,
    );
  }
  const names = engines.map(({ name }) => name);
  const wanted = { rules, engines: names, ...(seed !== undefined && { seed }) };
  const reason = whyNotResumable(stored, wanted);
  if (reason !== undefined) {
    throw usageError(`${path} cannot be continued: ${reason}; choose another folder with -o`);
  }
  return stored as CampaignState;
}

/** Shows progress on a terminal, saves findings at once and the state every few seconds. */
function reporting(
  folder: string,
  statePath: string,
  { json }: FuzzCommandOptions,
  io: Io,
): Pick<CampaignOptions, 'onCase' | 'onFault' | 'onFinding'> {
  let shown = 0;
  let saved = Date.now();
  save(folder, () => mkdirSync(folder, { recursive: true }));
  return {
    onCase(state) {
      const now = Date.now();
      if (io.watched && now - shown > 200) {
        shown = now;
        showProgress(io, progressLine(state));
      }
      if (now - saved > 5000) {
        saved = now;
        save(folder, () => saveCampaign(statePath, state));
      }
    },
    onFault(engine, { title }) {
      if (json) return;
      endProgress(io);
      io.writeError(`found: ${printable(engine)}: ${printable(title)}; making it smaller\n`);
    },
    onFinding(finding, state) {
      if (notStarted(finding)) return;
      const path = save(folder, () => saveFinding(folder, finding));
      save(folder, () => saveCampaign(statePath, state));
      endProgress(io);
      if (!json) io.write(findingLine(finding, path));
    },
  };
}

function save<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new CommandError(
      `${folder}: cannot be used: ${describeFileError(error)}`,
      EXIT.unreadable,
    );
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ctrl-C ends the campaign after the rounds in work; a second one ends the program. */
async function withInterrupt<T>(task: (isOver: () => boolean) => Promise<T>): Promise<T> {
  let interrupted = false;
  const stop = (): void => {
    interrupted = true;
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await task(() => interrupted);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
