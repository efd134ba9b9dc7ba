export * from './model/index.js';
export * from './trf/index.js';
