export * from './compare.js';
export * from './criteria.js';
export * from './options.js';
export * from './pair.js';
