export * from './arrival.js';
export * from './players.js';
export * from './ranges.js';
export * from './rounds.js';
