export * from './compare.js';
export * from './options.js';
export * from './pair.js';
