import type { CriterionFacts } from '../system.js';

/** What counts in a group before any order; named by their articles. */
export const OLYMPIAD_CRITERIA: readonly Omit<CriterionFacts, 'article'>[] = [
  { id: '7.3', title: 'fewest pairs against the colour limits', kind: 'count' },
  { id: '9.5', title: 'fewest teams that float out of the group', kind: 'count' },
];
