/** One board of a pairing; numbers are player ids (or team ids in team systems). */
export interface Pair {
  readonly white: number;
  readonly black: number;
}

/** A complete round. `pairs` stand in the order of publication (C.04.2 art. 3.6). */
export interface RoundPairing<Trace = unknown> {
  readonly kind: 'paired';
  readonly pairs: readonly Pair[];
  /** Who gets the pairing-allocated bye; undefined in an even field. */
  readonly bye: number | undefined;
  readonly trace?: Trace;
}

/** No legal pairing exists: the arbiter decides (C.04.3:2026 art. 1.9.3). */
export interface NoPairing {
  readonly kind: 'impossible';
  readonly reason: string;
  /** A smallest known set of players (teams) who cannot all be paired. */
  readonly unmatched: readonly number[];
}
