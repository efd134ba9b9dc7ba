/** A round in which JaVaFo 1.4 and this engine differ, and the article that speaks against it. */
export interface Divergence {
  /** Member of the bundle and round. */
  readonly round: string;
  readonly article: string;
  readonly argument: string;
  /** The criterion that decides for the regulation pairing; "colours" when only a colour differs. */
  readonly decidedBy: string;
}

export const DIVERGENCES_2012: readonly Divergence[] = [
  {
    round: 'p0300305 8',
    article: 'C.04.1:2012 A.7.e, A.8, C.10',
    argument:
      'The bracket of 1, 3, 8 and 7, 9, 10 makes two pairs and moves 3 and 8 down. In an even round ' +
      'Z counts the pairs of two players with the same strong preference. 1-10, 7-9 has Z = 1, ' +
      '1-7, 9-10 has Z = 0, and X = 1 for both; also 10 floats up a second time in the former. ' +
      'Nothing in the text lets an earlier exchange go before Z.',
    decidedBy: 'Z',
  },
  {
    round: 'p0300133 2',
    article: 'C.04.1:2012 E.5',
    argument:
      '7 and 40 meet in round 2 without ever having been in the tournament. The text has no rule ' +
      'for two players without a game after round 1. In ten of the twelve such boards of the corpus ' +
      'JaVaFo turns the odd/even rule round, here it does not.',
    decidedBy: 'colours',
  },
  {
    round: 'p0300471 2',
    article: 'C.04.1:2012 E.5',
    argument:
      '2 (forfeit win) and 4 (bye) meet in round 2 without a game. The text has no rule for them; ' +
      'JaVaFo does not turn the odd/even rule round here, as it does in ten of twelve such boards.',
    decidedBy: 'colours',
  },
];
