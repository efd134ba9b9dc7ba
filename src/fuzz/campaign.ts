import type { Seed } from '../generate/random.js';
import type { AimLedger } from './aim.js';
import { aimedRecipe } from './aim.js';
import { askBoth, normalised, type WrongAnswer } from './ask.js';
import type { Cause } from './cause.js';
import { emptyCoverage, rulesAtWork, withRules } from './coverage.js';
import type { PairingEngine } from './engine.js';
import { confirmAndShrink } from './finding.js';
import type { Rules } from './judge.js';
import { type FuzzCase, makeCase, pickRecipe, type Recipe, recipesFor } from './recipes.js';
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

/** Milliseconds that shrinking may take when the time of the campaign is over. */
const SHRINKING = 10_000;

/**
 * Asks one or two engines for the pairings of random rounds and compares them with the rules, until
 * the time or the number of cases is over. A fault is shrunk when it is seen first, and counted
 * after that. Whatever the engines do, this does not throw.
 */
export async function runCampaign(options: CampaignOptions): Promise<CampaignState> {
  const { engine, against, rules, seed, now = Date.now, jobs = 1 } = options;
  const engines = [engine, ...(against ? [against] : [])];
  const start = now();
  const first =
    options.state ??
    newCampaign(
      seed,
      rules,
      engines.map(({ name }) => name),
    );
  let state = first;
  let next = first.next;
  let stopped = false;
  const turn = createTurns();
  const isLate = (): boolean =>
    options.milliseconds !== undefined && now() - start >= options.milliseconds;
  const isOver = (): boolean =>
    stopped ||
    (options.runs !== undefined && next - first.next >= options.runs) ||
    isLate() ||
    (options.isOver?.() ?? false);
  const update = (change: Partial<CampaignState>): void => {
    state = { ...state, ...change, milliseconds: first.milliseconds + now() - start };
  };

  const work = async (): Promise<void> => {
    while (!isOver()) {
      const index = next;
      next += 1;
      update({ next });
      const one = normalised(caseOf(options, state, index), engines);
      takeCoverage(one);
      for (const wrong of await askBoth(engines, one, rules)) await record(one, wrong);
      update({ cases: state.cases + 1 });
      options.onCase?.(state);
      await turn();
    }
  };

  const takeCoverage = (one: FuzzCase): void => {
    const { coverageEvery = 10 } = options;
    if (coverageEvery === 0 || one.index % coverageEvery !== 0) return;
    const atWork = rulesAtWork(one.tournament, one.round, rules);
    const known = state.ledger[one.recipe] ?? emptyCoverage(rules);
    const ledger: AimLedger = { ...state.ledger, [one.recipe]: withRules(known, atWork) };
    update({ coverage: withRules(state.coverage, atWork), ledger });
  };

  /** Faults that are being shrunk at this moment, and how often they were seen until now. */
  const inWork = new Map<string, number>();
  const record = async (one: FuzzCase, wrong: WrongAnswer): Promise<void> => {
    update({ wrong: state.wrong + 1 });
    const key = `${wrong.engine.name} ${wrong.cause.key}`;
    const isKnown = (finding: FuzzFinding) => `${finding.engine} ${finding.cause.key}` === key;
    if (state.findings.some(isKnown)) {
      const findings = state.findings.map((finding) =>
        isKnown(finding) ? { ...finding, seen: finding.seen + 1 } : finding,
      );
      update({ findings });
      return;
    }
    const before = inWork.get(key) ?? 0;
    inWork.set(key, before + 1);
    if (before > 0) return;
    options.onFault?.(wrong.engine.name, wrong.cause);
    const begun = now();
    const confirmed = await confirmAndShrink(engines, one, wrong, rules, {
      ...(options.shrinkTries !== undefined && { tries: options.shrinkTries }),
      width: jobs,
      isOver: () => (isLate() && now() - begun >= SHRINKING) || (options.isOver?.() ?? false),
    });
    const finding = { ...confirmed, seen: inWork.get(key) ?? 1 };
    inWork.delete(key);
    update({ findings: [...state.findings, finding] });
    options.onFinding?.(finding, state);
    // An engine that does not start will not start the next time either.
    if (finding.cause.key === 'failure not-started') stopped = true;
  };

  await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
  update({});
  return state;
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
