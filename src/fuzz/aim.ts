import { createRandom, type Seed } from '../generate/random.js';
import type { RuleCoverage } from './coverage.js';
import { pickRecipe, type Recipe } from './recipes.js';

/** What each recipe has reached so far: rounds looked at, and rounds by rule. */
export type AimLedger = Readonly<Record<string, RuleCoverage>>;

/**
 * The recipe for the next case: half of the time by weight, half of the time the one that has most
 * often reached the rule that is rarest so far. While a rule is at zero, recipes made for it count
 * as if they had reached it once.
 */
export function aimedRecipe(
  seed: Seed,
  index: number,
  recipes: readonly Recipe[],
  coverage: RuleCoverage,
  ledger: AimLedger,
): Recipe {
  const random = createRandom(seed, 'aim', index);
  const rules = Object.entries(coverage.counts);
  if (rules.length === 0 || random.chance(1, 2)) return pickRecipe(seed, index, recipes);
  const least = Math.min(...rules.map(([, count]) => count));
  const rarest = rules.filter(([, count]) => count === least).map(([rule]) => rule);
  const target = random.pick(rarest);
  const yieldOf = ({ name, aims }: Recipe): number => {
    const known = ledger[name];
    const hits = (known?.counts[target] ?? 0) + (aims.includes(target) ? 1 : 0);
    return hits / ((known?.rounds ?? 0) + 10);
  };
  const best = Math.max(...recipes.map(yieldOf));
  if (best === 0) return pickRecipe(seed, index, recipes);
  return random.pick(recipes.filter((recipe) => yieldOf(recipe) === best));
}
