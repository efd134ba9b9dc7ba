// Faults to plant in a copy of an engine: a text of a source file and what takes its place.
// `edition` names the edition, or the editions, that have the rule (test/fuzz/by-the-book/rules.ts).
// `recipes` names those of src/fuzz/recipes.ts and test/fuzz/planted-faults/recipes.ts to hunt with.
// `equivalent` tells why nothing changes.

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

/** Recipes that reach a rule more often than the mixture of all. */
export const LAST = { recipes: ['last rounds'] };
export const MANY = { recipes: ['many scores'] };
export const ONE = { recipes: ['one score', 'few pairs left'] };
export const BYES = { recipes: ['small positions', 'tight positions', 'absences', 'positions'] };
export const TIGHT = { recipes: ['tight positions', 'small positions'] };
export const FEW_SCORES = { recipes: ['few with many scores'] };

/** For faults that say nothing else; they are hunted in turns. */
export const USUAL_EDITIONS = ['dutch 2026', 'dutch 2017'];

export const fault = (title, file, find, replace, { edition = USUAL_EDITIONS, ...more } = {}) => ({
  title,
  file,
  find,
  replace,
  editions: [edition].flat(),
  ...more,
});
