export * from './options.js';
export * from './pair.js';
