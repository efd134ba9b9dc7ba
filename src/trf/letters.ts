import type { ByeKind, GameResult } from '../model/index.js';

/** What a result letter says in a block that names an opponent. */
export interface GameLetter {
  readonly result: GameResult;
  /** True for the letters of the TRF tables; others are read with a diagnostic. */
  readonly standard: boolean;
}

/** Result letters of a block with an opponent (record 001, columns 99, 109, ...), upper case. */
export const GAME_LETTERS: Readonly<Record<string, GameLetter>> = {
  '1': { result: '1', standard: true },
  '=': { result: '=', standard: true },
  '0': { result: '0', standard: true },
  W: { result: 'W', standard: true },
  D: { result: 'D', standard: true },
  L: { result: 'L', standard: true },
  '+': { result: '+', standard: true },
  '-': { result: '-', standard: true },
  '½': { result: '=', standard: false },
  ' ': { result: '*', standard: false },
  '*': { result: '*', standard: false },
  '?': { result: '*', standard: false },
  X: { result: '*', standard: false },
  A: { result: '*', standard: false },
  Z: { result: '*', standard: false },
};

/** What a result letter says in a block without an opponent. */
export interface ByeLetter {
  readonly kind: ByeKind;
  /** True for U H F Z; others are read with a diagnostic and kept as the bye's spelling. */
  readonly standard: boolean;
}

/** Result letters of a block without an opponent (0000 or blank), upper case. */
export const BYE_LETTERS: Readonly<Record<string, ByeLetter>> = {
  U: { kind: 'U', standard: true },
  H: { kind: 'H', standard: true },
  F: { kind: 'F', standard: true },
  Z: { kind: 'Z', standard: true },
  '+': { kind: 'U', standard: false },
  '1': { kind: 'U', standard: false },
  W: { kind: 'U', standard: false },
  '=': { kind: 'H', standard: false },
  '½': { kind: 'H', standard: false },
  D: { kind: 'H', standard: false },
  '-': { kind: 'Z', standard: false },
  '0': { kind: 'Z', standard: false },
  L: { kind: 'Z', standard: false },
  A: { kind: 'Z', standard: false },
  X: { kind: 'Z', standard: false },
  '*': { kind: 'Z', standard: false },
  '?': { kind: 'Z', standard: false },
};
