import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type CampaignOptions, runCampaign } from '../../fuzz/campaign.js';
import type { PairingEngine } from '../../fuzz/engine.js';
import type { Rules } from '../../fuzz/judge.js';
import { type CampaignState, whyNotResumable } from '../../fuzz/state.js';
import { loadCampaign, saveCampaign, saveFinding } from '../../node/engine-findings.js';
import { describeFileError } from '../../node/files.js';
import { editionsOf, findSystem } from '../../systems/registry.js';
import { SYSTEM_IDS } from '../../systems/system.js';
import type { FuzzCommandOptions } from '../fuzz.js';
import { CommandError, EXIT, type ExitCode, type Io, usageError } from '../io.js';
import { readChoice, readCount } from '../options.js';
import { openEngine, readDuration } from './fuzz-engines.js';
import { campaignJson, findingLine, progressLine, summary } from './fuzz-text.js';

/** `fuzz --engine CMD`: asks the engine for random rounds and saves what it pairs wrongly. */
export async function fuzz(options: FuzzCommandOptions, io: Io): Promise<ExitCode> {
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
  const stored = options.resume ? resumed(statePath, rules, engines) : undefined;
  const seed = stored?.seed ?? options.seed ?? String(Math.floor(Math.random() * 1_000_000_000));
  if (!options.json) io.writeError(`seed ${seed}, ${rules.system} ${rules.edition}\n`);
  const state = await withInterrupt((isOver) =>
    runCampaign({
      engine,
      ...(against && { against }),
      rules,
      seed,
      jobs,
      isOver,
      ...readBudget(options),
      coverageEvery: readCoverage(options.coverage),
      ...(stored && { state: stored }),
      ...reporting(folder, statePath, options, io),
    }),
  );
  if (io.watched) io.writeError('\r\u001b[K');
  save(folder, () => saveCampaign(statePath, state));
  io.write(options.json ? `${JSON.stringify(campaignJson(state))}\n` : summary(state, folder));
  if (state.findings.some(({ cause }) => cause.key === 'failure not-started')) {
    return EXIT.unreadable;
  }
  return state.findings.length > 0 ? EXIT.differs : EXIT.conforms;
}

function readRules({ system, edition, order }: FuzzCommandOptions): Rules {
  const id = readChoice('--system', SYSTEM_IDS, system) ?? 'dutch';
  const known = editionsOf(id).map((one) => one.edition);
  const wanted = edition ?? known.at(-1);
  const found = wanted === undefined ? undefined : findSystem(id, wanted);
  if (found) return { system: id, edition: found.edition, ...(order && { order }) };
  throw usageError(`expected ${known.join(', ')} after --edition, found "${wanted}"`);
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

function resumed(
  path: string,
  rules: Rules,
  engines: readonly PairingEngine[],
): CampaignState | undefined {
  const stored = loadCampaign(path);
  if (stored === undefined) return undefined;
  const names = engines.map(({ name }) => name);
  const reason = whyNotResumable(stored, { rules, engines: names });
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
): Pick<CampaignOptions, 'onCase' | 'onFinding'> {
  let shown = 0;
  let saved = Date.now();
  save(folder, () => mkdirSync(folder, { recursive: true }));
  return {
    onCase(state) {
      const now = Date.now();
      if (io.watched && now - shown > 200) {
        shown = now;
        io.writeError(`\r\u001b[K${progressLine(state)}`);
      }
      if (now - saved > 5000) {
        saved = now;
        save(folder, () => saveCampaign(statePath, state));
      }
    },
    onFinding(finding, state) {
      const path = save(folder, () => saveFinding(folder, finding));
      save(folder, () => saveCampaign(statePath, state));
      if (io.watched) io.writeError('\r\u001b[K');
      if (!json) io.write(findingLine(finding, path));
    },
  };
}

function save<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new CommandError(
      `${folder}: cannot be written: ${describeFileError(error)}`,
      EXIT.unreadable,
    );
  }
}

/** Ctrl-C ends the campaign after the rounds in work; a second one ends the program. */
async function withInterrupt<T>(task: (isOver: () => boolean) => Promise<T>): Promise<T> {
  let interrupted = false;
  const stop = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', stop);
  try {
    return await task(() => interrupted);
  } finally {
    process.off('SIGINT', stop);
  }
}
