export * from './fuzz/index.js';
export * from './generate/index.js';
export * from './model/index.js';
export * from './report/index.js';
export * from './standings/index.js';
export * from './systems/index.js';
export * from './trf/index.js';
export * from './verify/index.js';
