import type { Seed } from '../generate/random.js';
import { aimedRecipe } from './aim.js';
import { askBoth, normalised, type WrongAnswer } from './ask.js';
import type { Cause } from './cause.js';
import { emptyCoverage, rulesAtWork, withRules } from './coverage.js';
import type { PairingEngine } from './engine.js';
import { confirmAndShrink } from './finding.js';
import { type FuzzCase, makeCase, pickRecipe, type Recipe, recipesFor } from './recipes.js';
import type { Rules } from './rules.js';
import { type CampaignState, type FuzzFinding, newCampaign } from './state.js';
import { createTurns } from './turns.js';

export interface CampaignOptions {
  readonly engine: PairingEngine;
  /** A second engine; without it the first one is compared with the rules alone. */
  readonly against?: PairingEngine;
  readonly rules: Rules;
  readonly seed: Seed;
  /**
   * Ends after so many cases, after so many milliseconds, or never (only by `isOver`). A fault that
   * is being made smaller then has ten seconds from its beginning.
   */
  readonly runs?: number;
  readonly milliseconds?: number;
  /** Cases in work at the same time: 1 by default. */
  readonly jobs?: number;
  /** Coverage by rule is taken from every so manyth case: 10 by default, 0 for none. */
  readonly coverageEvery?: number;
  /** Most tries to make one finding smaller: 1500 by default. */
  readonly shrinkTries?: number;
  readonly recipes?: readonly Recipe[];
  /** A campaign to continue. */
  readonly state?: CampaignState;
  readonly onCase?: (state: CampaignState) => void;
  /** Told when a fault was seen for the first time, before it is made smaller. */
  readonly onFault?: (engine: string, cause: Cause) => void;
  readonly onFinding?: (finding: FuzzFinding, state: CampaignState) => void;
  /** Asked between cases; true ends the campaign. */
  readonly isOver?: () => boolean;
  /** The time in milliseconds; for tests. */
  readonly now?: () => number;
}

/** Most milliseconds for making one fault smaller: without a time limit, and at least with one. */
const SHRINKING = { unlimited: 60_000, least: 10_000, last: 1000 } as const;

/** A campaign at work. What changes stands in `state` and the three below it. */
interface Campaign {
  readonly options: CampaignOptions;
  readonly engines: readonly PairingEngine[];
  readonly now: () => number;
  readonly start: number;
  readonly first: CampaignState;
  state: CampaignState;
  /** An engine that does not start ends it. */
  stopped: boolean;
  /** Milliseconds that went into making faults smaller. */
  shrinking: number;
  /** Faults that are being made smaller at this moment, and how often they were seen until now. */
  readonly inWork: Map<string, number>;
}

/**
 * Asks one or two engines for the pairings of random rounds and compares them with the rules, until
 * the time or the number of cases is over. A fault is shrunk when it is seen first, and counted
 * after that; no more than half of the time goes into shrinking. Whatever the engines do, this does
 * not throw.
 */
export async function runCampaign(options: CampaignOptions): Promise<CampaignState> {
  const { engine, against, rules, seed, now = Date.now, jobs = 1 } = options;
  const engines = [engine, ...(against ? [against] : [])];
  const names = engines.map(({ name }) => name);
  const first = options.state ?? newCampaign(seed, rules, names);
  const campaign: Campaign = {
    ...{ options, engines, now, first, state: first, start: now() },
    ...{ stopped: false, shrinking: 0, inWork: new Map() },
  };
  const turn = createTurns();
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, () => work(campaign, turn)));
  update(campaign, {});
  return campaign.state;
}

/** One case after the other, until the campaign is over. */
async function work(campaign: Campaign, turn: () => Promise<void>): Promise<void> {
  const { options, engines } = campaign;
  while (!isOver(campaign)) {
    const index = campaign.state.next;
    update(campaign, { next: index + 1 });
    const one = normalised(caseOf(options, campaign.state, index), engines);
    takeCoverage(campaign, one);
    for (const wrong of await askBoth(engines, one, options.rules)) {
      await record(campaign, one, wrong);
    }
    update(campaign, { cases: campaign.state.cases + 1 });
    options.onCase?.(campaign.state);
    await turn();
  }
}

const isLate = ({ options: { milliseconds }, now, start }: Campaign): boolean =>
  milliseconds !== undefined && now() - start >= milliseconds;

function isOver(campaign: Campaign): boolean {
  const { options, state, first, stopped } = campaign;
  const isCounted = options.runs !== undefined && state.next - first.next >= options.runs;
  return stopped || isCounted || isLate(campaign) || (options.isOver?.() ?? false);
}

function update(campaign: Campaign, change: Partial<CampaignState>): void {
  const { state, first, now, start } = campaign;
  campaign.state = { ...state, ...change, milliseconds: first.milliseconds + now() - start };
}

function takeCoverage(campaign: Campaign, one: FuzzCase): void {
  const { coverageEvery = 10, rules } = campaign.options;
  if (coverageEvery === 0 || one.index % coverageEvery !== 0) return;
  const { ledger, coverage } = campaign.state;
  const atWork = rulesAtWork(one.tournament, one.round, rules);
  const known = ledger[one.recipe] ?? emptyCoverage(rules);
  update(campaign, {
    coverage: withRules(coverage, atWork),
    ledger: { ...ledger, [one.recipe]: withRules(known, atWork) },
  });
}

/** Counts a wrong answer; a fault that was not seen before is made smaller first. */
async function record(campaign: Campaign, one: FuzzCase, wrong: WrongAnswer): Promise<void> {
  const { inWork, options } = campaign;
  update(campaign, { wrong: campaign.state.wrong + 1 });
  const key = `${wrong.engine.name} ${wrong.cause.key}`;
  const isKnown = (finding: FuzzFinding) => `${finding.engine} ${finding.cause.key}` === key;
  if (campaign.state.findings.some(isKnown)) {
    const findings = campaign.state.findings.map((finding) =>
      isKnown(finding) ? { ...finding, seen: finding.seen + 1 } : finding,
    );
    update(campaign, { findings });
    return;
  }
  const before = inWork.get(key) ?? 0;
  inWork.set(key, before + 1);
  if (before > 0) return;
  options.onFault?.(wrong.engine.name, wrong.cause);
  const shrunk = await shrink(campaign, one, wrong);
  const finding = { ...shrunk, seen: inWork.get(key) ?? 1 };
  inWork.delete(key);
  update(campaign, { findings: [...campaign.state.findings, finding] });
  options.onFinding?.(finding, campaign.state);
  // An engine that does not start will not start the next time either.
  if (finding.cause.key === 'failure not-started') campaign.stopped = true;
}

async function shrink(campaign: Campaign, one: FuzzCase, wrong: WrongAnswer): Promise<FuzzFinding> {
  const { options, engines, now } = campaign;
  const { shrinkTries, jobs = 1, rules } = options;
  const begun = now();
  const allowed = shrinkingTime(campaign);
  const finding = await confirmAndShrink(engines, one, wrong, rules, {
    ...(shrinkTries !== undefined && { tries: shrinkTries }),
    width: jobs,
    isOver: () => {
      const limit = isLate(campaign) ? Math.min(allowed, SHRINKING.least) : allowed;
      return now() - begun >= limit || (options.isOver?.() ?? false);
    },
  });
  campaign.shrinking += now() - begun;
  return finding;
}

/** A tenth of the time for one fault and half of it for all; the last ones get a second each. */
function shrinkingTime({ options: { milliseconds }, shrinking }: Campaign): number {
  if (milliseconds === undefined) return SHRINKING.unlimited;
  const one = Math.max(SHRINKING.least, milliseconds / 10);
  return Math.max(SHRINKING.last, Math.min(one, milliseconds / 2 - shrinking));
}

function caseOf(options: CampaignOptions, state: CampaignState, index: number): FuzzCase {
  const { rules, recipes = recipesFor(rules.system), coverageEvery = 10 } = options;
  const { seed } = state;
  const recipe =
    coverageEvery === 0
      ? pickRecipe(seed, index, recipes)
      : aimedRecipe(seed, index, recipes, state.coverage, state.ledger);
  return makeCase(seed, index, recipe, rules);
}
