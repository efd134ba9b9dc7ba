import { describe, expect, it } from 'vitest';
import { type AimLedger, aimedRecipe } from '../../src/fuzz/aim.js';
import type { Recipe } from '../../src/fuzz/recipes.js';
import { pickRecipe } from '../../src/fuzz/recipes.js';
import { createTournament } from '../../src/model/build.js';

const recipe = (name: string, weight = 1, aims: readonly string[] = []): Recipe => ({
  ...{ name, weight, aims },
  make: () => createTournament({ players: [{ id: 1 }, { id: 2 }] }),
});

const CASES = 400;

/** How often each recipe is used, in per cent. */
function shares(
  recipes: readonly Recipe[],
  counts: Readonly<Record<string, number>>,
  ledger: AimLedger = {},
) {
  const names = Array.from(
    { length: CASES },
    (_, index) => aimedRecipe('aim', index, recipes, { rounds: 100, counts }, ledger).name,
  );
  return Object.fromEntries(
    recipes.map(({ name }) => [name, (100 * names.filter((one) => one === name).length) / CASES]),
  );
}

const reached = (rounds: number, counts: Readonly<Record<string, number>>) => ({ rounds, counts });

describe('aimedRecipe', () => {
  it('takes half of the time what has most often reached the rarest rule', () => {
    const used = shares(
      [recipe('common'), recipe('rare')],
      { C5: 60, C21: 2 },
      {
        common: reached(50, { C5: 60, C21: 0 }),
        rare: reached(50, { C5: 0, C21: 2 }),
      },
    );
    // Half of the time by weight, and then each is as likely.
    expect(used.rare).toBeGreaterThan(65);
    expect(used.rare).toBeLessThan(85);
  });

  it('counts hits by round: one that is used often has more of them', () => {
    const used = shares(
      [recipe('often'), recipe('seldom')],
      { C21: 9 },
      {
        often: reached(500, { C21: 5 }),
        seldom: reached(20, { C21: 4 }),
      },
    );
    expect(used.seldom).toBeGreaterThan(65);
  });

  it('takes what was made for a rule that nothing has reached', () => {
    const used = shares([recipe('any'), recipe('made', 1, ['C21'])], { C5: 3, C21: 0 });
    expect(used.made).toBeGreaterThan(65);
  });

  it('goes by weight when nothing leads to the rarest rule, and before anything is known', () => {
    const recipes = [recipe('heavy', 9), recipe('light', 1)];
    expect(shares(recipes, { C21: 0 }).heavy).toBeGreaterThan(82);
    for (let index = 0; index < 20; index += 1) {
      const aimed = aimedRecipe('s', index, recipes, { rounds: 0, counts: {} }, {});
      expect(aimed).toBe(pickRecipe('s', index, recipes));
    }
  });
});
