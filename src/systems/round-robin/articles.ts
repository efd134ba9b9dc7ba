/** The Berger tables. */
export const ANNEX = 'C.05 annex 1';
