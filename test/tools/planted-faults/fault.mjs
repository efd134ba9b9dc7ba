// Faults to plant in a copy of the Dutch engine: a text of a source file and what takes its place.
// `edition` is given when only one edition has the rule. `equivalent` tells why nothing changes.

/** Source files below src/. */
export const FILES = {
  criteria: 'systems/dutch/criteria.ts',
  criteria2017: 'systems/dutch/criteria-2017.ts',
  edition: 'systems/dutch/edition.ts',
  situation: 'systems/dutch/situation.ts',
  player: 'systems/dutch/player.ts',
  colours: 'systems/dutch/colours.ts',
  field: 'systems/dutch/field.ts',
  completion: 'systems/dutch/completion.ts',
  order: 'systems/dutch/candidate-order.ts',
  costs: 'systems/dutch/bracket-costs.ts',
  brackets2026: 'systems/dutch/brackets-2026.ts',
  brackets2017: 'systems/dutch/brackets-2017.ts',
  straight: 'systems/dutch/straight-bracket.ts',
  bound: 'systems/dutch/colour-bound.ts',
  outlook: 'systems/dutch/outlook.ts',
  inside: 'systems/dutch/inside-bracket.ts',
  boards: 'systems/dutch/board-order.ts',
  transposition: 'matching/transposition.ts',
};

/** Recipes of src/fuzz/recipes.ts that reach a rule more often than the mixture of all. */
export const LAST = { recipes: ['last rounds'] };
export const MANY = { recipes: ['many scores'] };
export const ONE = { recipes: ['one score', 'few pairs left'] };
export const BYES = { recipes: ['small positions', 'tight positions', 'absences', 'positions'] };
export const TIGHT = { recipes: ['tight positions', 'small positions'] };

export const fault = (title, file, find, replace, more = {}) => ({
  title,
  file,
  find,
  replace,
  ...more,
});
