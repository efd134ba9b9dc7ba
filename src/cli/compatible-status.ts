/** What a host expects of the program that it believes to call. */
export interface Likeness {
  /** Exit status of a check that found differences. */
  readonly differs: number;
  /** Exit status when no legal pairing exists, the words on the standard error, and the output. */
  readonly impossible: number;
  readonly impossibleWords: string;
  readonly impossiblePairing?: string;
  /** Exit status for a wrong command line, a tournament that cannot be judged, and no such file. */
  readonly usage: number;
  readonly unreadable: number;
  readonly missing: number;
}

/** Programs that --like names. */
export const LIKE: Readonly<Record<string, Likeness>> = {
  // It writes "0" for a pairing and ends as after a success; a Java program that fails ends with 1.
  javafo: {
    differs: 0,
    impossible: 0,
    impossibleWords: 'Pairing impossible',
    impossiblePairing: '0\n',
    usage: 1,
    unreadable: 1,
    missing: 1,
  },
  // Its manual: 1 no valid pairing, 2 a fault of its own, 3 a bad request or file, 5 no access.
  bbp: {
    differs: 0,
    impossible: 1,
    impossibleWords: 'No valid pairing exists',
    usage: 3,
    unreadable: 3,
    missing: 5,
  },
};
