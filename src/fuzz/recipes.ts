import { createRandom, type Seed } from '../generate/random.js';
import type { Tournament } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { openRound, pairOpened } from '../words/index.js';
import { EVERYTHING, positions, type Recipe, teamPositions, tournaments } from './recipe-kinds.js';
import { type Rules, roundToPair } from './rules.js';

export type { Recipe } from './recipe-kinds.js';

/** One round to pair. */
export interface FuzzCase {
  readonly index: number;
  readonly recipe: string;
  readonly tournament: Tournament;
  readonly round: number;
}

/**
 * The ways in which cases are made. Most are small positions, because they are quick, tight and easy
 * to read; some are played tournaments, because their histories are those of real life.
 */
export const RECIPES: readonly Recipe[] = [
  positions('small positions', 6, { players: [3, 9], played: [1, 6] }),
  positions('positions', 4, { players: [6, 16], played: [1, 7] }),
  positions('tight positions', 3, { players: [5, 8], played: [2, 6] }, ['C4', 'C5', 'C.4']),
  positions(
    'last rounds',
    3,
    {
      players: [8, 14],
      played: [2, 5],
      style: { lastRound: 100, colourDisorder: 100, pendingAbsences: 0 },
    },
    ['C10', 'C11', 'C.8', 'C.9'],
  ),
  positions(
    'many scores',
    3,
    {
      players: [9, 16],
      played: [3, 8],
      style: { lastRound: 0, oddResults: 0, pendingAbsences: 0 },
    },
    ['C18', 'C19', 'C20', 'C21', 'C.16', 'C.17', 'C.18', 'C.19', 'order: mdpSet'],
  ),
  positions(
    'one score',
    2,
    {
      players: [10, 16],
      played: [4, 8],
      style: { draws: 100, absences: 0, pendingAbsences: 0, forfeits: 0, oddResults: 0 },
    },
    ['bracket: exchange of two', 'bracket: exchange of three or more'],
  ),
  positions(
    'few pairs left',
    2,
    {
      players: [8, 12],
      played: [0, 2],
      style: { draws: 100, forbiddenPairs: 65, absences: 0, forfeits: 0, pendingAbsences: 0 },
    },
    ['bracket: exchange of two', 'bracket: exchange of three or more', 'order: exchange'],
  ),
  positions('absences', 3, {
    players: [4, 12],
    played: [2, 6],
    style: { absences: 25, forfeits: 25, pendingAbsences: 10 },
  }),
  positions('virtual points', 2, {
    players: [4, 14],
    played: [1, 5],
    style: { virtualPoints: 50 },
  }),
  positions('forbidden pairs', 2, {
    players: [5, 14],
    played: [1, 5],
    style: { forbiddenGroups: 4 },
  }),
  tournaments('tournaments', 4, { players: [6, 40], numbering: 'shuffled', ...EVERYTHING }),
  tournaments('accelerated tournaments', 1, {
    players: [8, 40],
    acceleration: 'baku',
    ...EVERYTHING,
  }),
  tournaments('large tournaments', 1, { players: [41, 120] }),
];

/** Recipes for systems of teams. */
export const TEAM_RECIPES: readonly Recipe[] = [
  teamPositions('team positions', 5, {}),
  teamPositions('tight team positions', 3, { teams: [3, 6], played: [2, 5] }, [
    'no legal pairing',
    ...['C1', '3.4', 'C3', '4', '6.1', '8.4'],
  ]),
  teamPositions(
    'last team rounds',
    2,
    {
      teams: [5, 10],
      played: [2, 5],
      style: { lastRound: 100, colourDisorder: 100, pendingAbsences: 0 },
    },
    ['C8', 'C9', 'colour 4.3.8'],
  ),
  teamPositions(
    'teams that have not played',
    2,
    {
      teams: [4, 9],
      played: [2, 4],
      style: { absences: 30, forfeits: 30, boardForfeits: 10, pendingAbsences: 0 },
    },
    ['colour 4.3.2', 'colour 4.3.8', 'colour 4.3.9'],
  ),
  teamPositions(
    'few team pairs left',
    2,
    {
      teams: [8, 10],
      played: [0, 2],
      style: {
        ...{ draws: 100, forbiddenPairs: 65, absences: 0, forfeits: 0, boardForfeits: 0 },
        ...{ oddResults: 0, pendingAbsences: 0, virtualPoints: 0 },
      },
    },
    ['bracket: exchange of two', 'order: halves'],
  ),
  teamPositions(
    'halves that may not meet',
    1,
    {
      teams: 12,
      played: [0, 1],
      style: {
        ...{ draws: 100, forbiddenAcross: 85, forbiddenGroups: 0, absences: 0, forfeits: 0 },
        ...{ boardForfeits: 0, oddResults: 0, pendingAbsences: 0, virtualPoints: 0 },
      },
    },
    ['bracket: exchange of two', 'bracket: exchange of three or more'],
  ),
  teamPositions(
    'two kinds of team preferences',
    2,
    {
      teams: [5, 9],
      played: [2, 5],
      style: { typeCode: 'FIDE_TEAM_TYPEB_MP_GP', colourDisorder: 100, lastRound: 0 },
    },
    ['C8', 'C9', 'colour 4.3.4', 'colour 4.3.7'],
  ),
  teamPositions(
    'many team scores',
    3,
    {
      teams: [7, 10],
      played: [3, 6],
      style: { lastRound: 0, draws: 30, pendingAbsences: 0 },
    },
    ['C4', 'C5', 'C6', 'C7', 'C10', 'order: upfloaters', '8.4', 'order: floaterOpponent'],
  ),
  teamPositions('accelerated team positions', 2, {
    teams: [4, 10],
    played: [1, 3],
    style: { virtualPoints: 50, lastRound: 0 },
  }),
  tournaments('small team tournaments', 4, {
    players: [3, 9],
    boards: [1, 2],
    numbering: 'shuffled',
    matchForfeits: { perMille: 60 },
    ...EVERYTHING,
  }),
  tournaments('team tournaments', 2, {
    players: [8, 30],
    boards: [2, 4],
    matchForfeits: { perMille: 20 },
  }),
  tournaments('accelerated team tournaments', 1, {
    players: [4, 10],
    boards: [1, 2],
    acceleration: 'baku',
    ...EVERYTHING,
  }),
];

/** The recipes that fit a pairing system. */
export const recipesFor = (system: SystemId): readonly Recipe[] =>
  unitOf(system) === 'player' ? RECIPES : TEAM_RECIPES;

/**
 * The case of a number: the same for the same seed and recipe. Most of those without a legal pairing
 * are passed over for another one.
 */
export function makeCase(seed: Seed, index: number, recipe: Recipe, rules: Rules): FuzzCase {
  const keepsAny = createRandom(seed, 'any', index).chance(1, 20);
  for (let attempt = 0; ; attempt += 1) {
    const tournament = recipe.make(`${seed}-${index}-${attempt}`, rules);
    const round = roundToPair(tournament, rules);
    if (keepsAny || attempt === 3 || canBePaired(tournament, round, rules)) {
      return { index, recipe: recipe.name, tournament, round };
    }
  }
}

function canBePaired(tournament: Tournament, round: number, rules: Rules): boolean {
  const opened = openRound(tournament, round, rules);
  return opened.kind === 'opened' && pairOpened(opened).kind === 'paired';
}

/** A recipe by lot, by weight. */
export function pickRecipe(seed: Seed, index: number, recipes: readonly Recipe[]): Recipe {
  const total = recipes.reduce((sum, { weight }) => sum + weight, 0);
  let ball = createRandom(seed, 'recipe', index).below(total);
  for (const recipe of recipes) {
    ball -= recipe.weight;
    if (ball < 0) return recipe;
  }
  return recipes[0]!;
}
