import { type AimLedger, aimedRecipe } from '../../../src/fuzz/aim.js';
import {
  emptyCoverage,
  type RuleCoverage,
  rulesAtWork,
  withRules,
} from '../../../src/fuzz/coverage.js';
import { type FuzzCase, makeCase, type Recipe, recipesFor } from '../../../src/fuzz/recipes.js';
import { type Rules, roundToPair, unitCount, unitOf } from '../../../src/fuzz/rules.js';
import { shrinkTournament } from '../../../src/fuzz/shrink.js';
import { generateTournament } from '../../../src/generate/generate.js';
import { createRandom, type Seed } from '../../../src/generate/random.js';
import type { Tournament } from '../../../src/model/tournament.js';
import { writeWholeTrf } from '../../../src/trf/write.js';
import { recipesOfHunt } from '../planted-faults/recipes.js';
import { bookText } from './book-text.js';
import { engineText } from './engine-text.js';
import { isPosition } from './position.js';

/** A round in which the engine and the book differ, made as small as possible. */
export interface Disagreement {
  readonly index: number;
  readonly recipe: string;
  readonly round: number;
  readonly players: number;
  readonly engine: string;
  readonly book: string;
  readonly trf: string;
}

/** Where a campaign stands. */
export interface BookCampaign {
  readonly rules: Rules;
  readonly seed: Seed;
  readonly milliseconds: number;
  readonly cases: number;
  /** Cases that both have paired, those among them that have no pairing, and the book's refusals. */
  readonly compared: number;
  readonly impossible: number;
  readonly declined: number;
  readonly coverage: RuleCoverage;
  readonly disagreements: readonly Disagreement[];
}

export interface BookCampaignOptions {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Ends after so many milliseconds, or after so many cases. */
  readonly milliseconds?: number;
  readonly cases?: number;
  readonly onCase?: (state: BookCampaign) => void;
  /** What is put to the test: this library's engine by default. */
  readonly engine?: typeof engineText;
  /** Ends after so many disagreements: 5 by default, enough to read. */
  readonly most?: number;
}

/** Coverage takes longer than pairing; every so manyth case shows it. */
const COVERAGE_EVERY = 10;

/** Whole tournaments of a size that the book can read. */
const smallTournaments = (weight: number, most: number): Recipe => ({
  name: 'tournaments by the rules',
  weight,
  aims: [],
  make(seed, { system, edition }) {
    const rounds = createRandom(seed, 'rounds').between(4, 9);
    return generateTournament(seed, {
      system,
      edition,
      players: [4, most],
      rounds,
      played: [1, rounds - 1],
      numbering: 'shuffled',
      forfeits: { perMille: 40 },
      halfByes: { perMille: 40 },
      zeroByes: { perMille: 20 },
      lateEntries: { perMille: 40 },
      withdrawals: { perMille: 15 },
      returnPerMille: 400,
    });
  },
});

function recipesOf(rules: Rules): readonly Recipe[] {
  const { system } = rules;
  if (unitOf(rules) === 'team') return recipesFor(system);
  if (system !== 'dutch') return [...recipesOfHunt(rules), smallTournaments(4, 10)];
  const small = recipesFor(system).filter(({ name }) => !name.includes('tournaments'));
  return [...small, smallTournaments(4, 12)];
}

/** Compares the engine with the book, round after round, until the time is over. */
export async function runBookCampaign(options: BookCampaignOptions): Promise<BookCampaign> {
  const { rules, seed, onCase, engine = engineText, most = 5 } = options;
  const { milliseconds = Number.POSITIVE_INFINITY, cases = Number.POSITIVE_INFINITY } = options;
  const recipes = recipesOf(rules);
  const start = Date.now();
  let ledger: AimLedger = {};
  let state: BookCampaign = {
    ...{ rules, seed, milliseconds: 0, cases: 0, compared: 0, impossible: 0, declined: 0 },
    coverage: emptyCoverage(rules),
    disagreements: [],
  };
  const differs = (tournament: Tournament, round: number): boolean => {
    const book = bookText(tournament, round, rules);
    return book !== undefined && book !== answerOf(engine, tournament, round, rules);
  };

  const shrunk = async (one: FuzzCase): Promise<Disagreement> => {
    const { tournament } = await shrinkTournament(
      one.tournament,
      (smaller) => isPosition(smaller) && differs(smaller, roundToPair(smaller, rules)),
    );
    const round = roundToPair(tournament, rules);
    return {
      ...{ index: one.index, recipe: one.recipe, round },
      players: unitCount(tournament, rules),
      engine: answerOf(engine, tournament, round, rules),
      book: bookText(tournament, round, rules) ?? '',
      trf: writeWholeTrf(tournament, { absences: 'blank', lineEnd: '\n' }).text,
    };
  };

  const isOver = (): boolean =>
    Date.now() - start >= milliseconds ||
    state.cases >= cases ||
    state.disagreements.length >= most;
  while (!isOver()) {
    const index = state.cases;
    const recipe = aimedRecipe(seed, index, recipes, state.coverage, ledger);
    const one = makeCase(seed, index, recipe, rules);
    const { tournament, round } = one;
    const book = bookText(tournament, round, rules);
    let { compared, impossible, declined, coverage, disagreements } = state;
    if (book === undefined) declined += 1;
    else {
      compared += 1;
      if (book === 'none') impossible += 1;
      if (book !== answerOf(engine, tournament, round, rules)) {
        disagreements = [...disagreements, await shrunk(one)];
      }
    }
    if (book !== undefined && index % COVERAGE_EVERY === 0) {
      const atWork = rulesAtWork(tournament, round, rules);
      const known = ledger[recipe.name] ?? emptyCoverage(rules);
      ledger = { ...ledger, [recipe.name]: withRules(known, atWork) };
      coverage = withRules(coverage, atWork);
    }
    const counts = { cases: index + 1, compared, impossible, declined };
    state = { ...state, ...counts, coverage, disagreements, milliseconds: Date.now() - start };
    onCase?.(state);
  }
  return state;
}

function answerOf(
  engine: typeof engineText,
  tournament: Tournament,
  round: number,
  rules: Rules,
): string {
  try {
    return engine(tournament, round, rules);
  } catch (error) {
    return `crash: ${error instanceof Error ? error.message : String(error)}`;
  }
}
