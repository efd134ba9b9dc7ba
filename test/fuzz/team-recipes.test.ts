import { describe, expect, it } from 'vitest';
import { rulesAtWork } from '../../src/fuzz/coverage.js';
import { makeCase, TEAM_RECIPES } from '../../src/fuzz/recipes.js';
import { countedRules } from '../../src/fuzz/rule-names.js';
import type { Rules } from '../../src/fuzz/rules.js';

const TEAM: Rules = { system: 'team', edition: '2026' };
const OLYMPIAD: Rules = { system: 'olympiad', edition: '2022' };

const recipeOf = (name: string) => TEAM_RECIPES.find((recipe) => recipe.name === name)!;

/** Whether a recipe reaches a rule within so many cases. */
function reaches(name: string, rule: string, rules: Rules, cases: number): boolean {
  for (let index = 0; index < cases; index += 1) {
    const { tournament, round } = makeCase('aim', index, recipeOf(name), rules);
    if (rulesAtWork(tournament, round, rules).has(rule)) return true;
  }
  return false;
}

describe('TEAM_RECIPES', () => {
  it.each([
    ['tight team positions', 'no legal pairing', TEAM],
    ['teams that have not played', 'colour 4.3.9', TEAM],
    ['two kinds of team preferences', 'C9', TEAM],
    ['many team scores', 'C10', TEAM],
    ['halves that may not meet', 'bracket: exchange of three or more', OLYMPIAD],
    ['few team pairs left', 'bracket: exchange of two', OLYMPIAD],
  ] as const)('%s reach "%s"', (name, rule, rules) => {
    expect(recipeOf(name).aims).toContain(rule);
    expect(reaches(name, rule, rules, 100)).toBe(true);
  });

  it('aim at rules that are counted', () => {
    const counted = new Set([TEAM, OLYMPIAD].flatMap(countedRules));
    for (const { aims } of TEAM_RECIPES) for (const aim of aims) expect(counted).toContain(aim);
  });

  it('make cases of every system of teams, accelerated where it knows acceleration', () => {
    for (const rules of [TEAM, OLYMPIAD]) {
      for (const recipe of TEAM_RECIPES) {
        const cases = Array.from({ length: 6 }, (_, index) =>
          makeCase('any', index, recipe, rules),
        );
        for (const { tournament, round } of cases) {
          expect(round).toBeLessThanOrEqual(tournament.settings.roundCount!);
          expect(tournament.settings.typeCode).toMatch(
            rules.system === 'team' ? /^FIDE_TEAM_/ : /^FIDE_OLYMPIAD_2022$/,
          );
        }
        const isAccelerated = cases.some(
          ({ tournament: { settings } }) =>
            settings.acceleration.length > 0 || settings.typeCode!.endsWith('_BAKU'),
        );
        if (rules.system === 'olympiad') expect(isAccelerated).toBe(false);
        else if (recipe.name.startsWith('accelerated')) expect(isAccelerated).toBe(true);
      }
    }
  });

  it('are no recipes for players', () => {
    expect(() => recipeOf('team positions').make(1, { system: 'dutch', edition: '2026' })).toThrow(
      new RangeError('Expected a team system, found dutch'),
    );
  });
});
