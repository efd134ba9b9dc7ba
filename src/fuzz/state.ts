import type { Seed } from '../generate/random.js';
import type { Tournament } from '../model/tournament.js';
import type { AimLedger } from './aim.js';
import type { Cause } from './cause.js';
import { emptyCoverage, type RuleCoverage } from './coverage.js';
import type { EngineAnswer } from './engine.js';
import type { Regulation } from './judge.js';
import type { Rules } from './rules.js';

/** A fault that a campaign has found, with its smallest tournament. Plain data, fit for JSON. */
export interface FuzzFinding {
  readonly engine: string;
  /** By which the answer is wrong. */
  readonly rules: Rules;
  readonly cause: Cause;
  /** How many cases have shown it. */
  readonly seen: number;
  /** The case that showed it first; it can be made again from the seed, number and recipe. */
  readonly index: number;
  readonly recipe: string;
  /** Players (or teams) and rounds of the case before it was made smaller. */
  readonly original: { readonly players: number; readonly rounds: number };
  /** Shrunk. Its last round is the one before the round to pair, or holds the byes of that round. */
  readonly tournament: Tournament;
  readonly round: number;
  readonly answer: EngineAnswer;
  readonly regulation: Regulation;
  /** Why the answer is wrong, as full sentences. */
  readonly sentences: readonly string[];
  /** The other engine and its answer to the same tournament. */
  readonly against?: {
    readonly engine: string;
    readonly answer: EngineAnswer;
    readonly isRight: boolean;
    readonly sameAnswer: boolean;
  };
  /** The engine did not repeat it on the same tournament, so that it could not be shrunk. */
  readonly unsteady: boolean;
  /** The time was over before it was as small as it can be. */
  readonly cutShort?: boolean;
}

/** Where a campaign stands; it can be stored as JSON and taken up again. */
export interface CampaignState {
  readonly version: 2;
  readonly seed: Seed;
  readonly rules: Rules;
  readonly engines: readonly string[];
  /** Number of the next case. */
  readonly next: number;
  readonly cases: number;
  readonly wrong: number;
  readonly findings: readonly FuzzFinding[];
  readonly coverage: RuleCoverage;
  readonly ledger: AimLedger;
  readonly milliseconds: number;
}

export function newCampaign(seed: Seed, rules: Rules, engines: readonly string[]): CampaignState {
  return {
    version: 2,
    seed,
    rules,
    engines,
    next: 0,
    cases: 0,
    wrong: 0,
    findings: [],
    coverage: emptyCoverage(rules),
    ledger: {},
    milliseconds: 0,
  };
}

/** Why a stored campaign cannot be continued with these settings; undefined when it can. */
export function whyNotResumable(
  stored: unknown,
  wanted: Pick<CampaignState, 'rules' | 'engines'> & { readonly seed?: Seed },
): string | undefined {
  if (!isState(stored)) return 'it is not the state of a campaign of this version';
  const { rules, engines, seed } = stored;
  if (rules.system !== wanted.rules.system || rules.edition !== wanted.rules.edition) {
    return `it was run by ${rules.system} ${rules.edition}`;
  }
  if ((rules.order ?? false) !== (wanted.rules.order ?? false)) {
    return `it was run ${rules.order ? 'with' : 'without'} --order`;
  }
  if (engines.join('\n') !== wanted.engines.join('\n')) {
    return `it was run with ${engines.join(' against ')}`;
  }
  if (wanted.seed !== undefined && String(wanted.seed) !== String(seed)) {
    return `its seed is ${seed}`;
  }
  return undefined;
}

function isState(stored: unknown): stored is CampaignState {
  if (!isObject(stored) || stored.version !== 2) return false;
  const { rules, engines, findings, coverage, ledger } = stored;
  const counts = [stored.next, stored.cases, stored.wrong, stored.milliseconds];
  return (
    counts.every((count) => typeof count === 'number') &&
    isObject(rules) &&
    Array.isArray(engines) &&
    isCoverage(coverage) &&
    isObject(ledger) &&
    Object.values(ledger).every(isCoverage) &&
    Array.isArray(findings) &&
    findings.every(isFinding)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const isCoverage = (value: unknown): boolean =>
  isObject(value) && typeof value.rounds === 'number' && isObject(value.counts);

const isFinding = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.engine === 'string' &&
  typeof value.seen === 'number' &&
  isObject(value.cause) &&
  typeof value.cause.key === 'string' &&
  isObject(value.tournament) &&
  Array.isArray(value.tournament.players);
