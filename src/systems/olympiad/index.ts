export { compareOlympiad } from './compare.js';
export type { OlympiadEdition, OlympiadOptions, OlympiadRanking } from './options.js';
export { OLYMPIAD_EDITIONS, olympiadOptions } from './options.js';
export type { OlympiadGroupTrace, OlympiadTrace } from './pair.js';
export { pairOlympiad } from './pair.js';
