/**
 * `npm run test:slow` sets it and runs the heaviest searches in full; `npm test` runs a part of each,
 * so that it stays something one runs while thinking.
 */
export const FULL = process.env.PAIRING_CHECKER_FULL_SEARCH !== undefined;

/** How many cases to try: all of them in the slow run, a quarter of them otherwise. */
export const cases = (all: number): number => (FULL ? all : Math.ceil(all / 4));
