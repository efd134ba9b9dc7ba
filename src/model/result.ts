/** Colours as FIDE names them; a team's colour is that of its first board. */
export type Colour = 'white' | 'black';

export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/**
 * One player's result in a round with an opponent, as the letter in TRF columns 99, 109, ...
 * `*` is a game without a result yet (blank, `*`, `?`, `X` in files): a draw for pairing (C.04.2 3.1).
 */
export const GAME_RESULTS = ['1', '=', '0', 'W', 'D', 'L', '+', '-', '*'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** Byes: full point by the arbiter, half point, pairing-allocated (PAB), zero point (absence). */
export const BYE_KINDS = ['F', 'H', 'U', 'Z'] as const;
export type ByeKind = (typeof BYE_KINDS)[number];

export type Outcome = 'win' | 'draw' | 'loss' | 'unknown';

export interface GameResultMeaning {
  readonly outcome: Outcome;
  /** Really played over the board: counts for colour, for "have met", and as a played round. */
  readonly played: boolean;
  /** Rated games; W D L are games of less than one move. */
  readonly rated: boolean;
}

/** The rules table of result letters with an opponent (TRF26, record 001; C.04.2 3.4, 3.5). */
export const GAME_RESULT_TABLE: Readonly<Record<GameResult, GameResultMeaning>> = {
  '1': { outcome: 'win', played: true, rated: true },
  '=': { outcome: 'draw', played: true, rated: true },
  '0': { outcome: 'loss', played: true, rated: true },
  W: { outcome: 'win', played: true, rated: false },
  D: { outcome: 'draw', played: true, rated: false },
  L: { outcome: 'loss', played: true, rated: false },
  '+': { outcome: 'win', played: false, rated: false },
  '-': { outcome: 'loss', played: false, rated: false },
  '*': { outcome: 'unknown', played: true, rated: false },
};

/** Pairs of letters that two opponents may have; anything else is a contradiction of the file. */
const LEGAL_RESULT_PAIRS = new Set([
  ...['10', '01', '==', 'WL', 'LW', 'DD', '+-', '-+', '--', '**'],
  ...['00', '0=', '=0', 'LL', 'LD', 'DL'],
]);

/** True for 1/0, =/=, W/L, D/D, +/-, -/-, and the abnormal but real 0/0 and 0/= (penalties). */
export function isLegalResultPair(first: GameResult, second: GameResult): boolean {
  return LEGAL_RESULT_PAIRS.has(first + second);
}
