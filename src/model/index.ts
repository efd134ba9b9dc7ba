export * from './build.js';
export * from './edit.js';
export * from './points.js';
export * from './result.js';
export * from './rounds.js';
export * from './scoring.js';
export * from './tournament.js';
