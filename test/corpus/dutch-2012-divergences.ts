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
  {
    round: 't9600057 6',
    article: 'C.04.1:2012 C.13, C.14',
    argument:
      'The bracket of 1, 2 (moved down) and 3, 4, 6 is paired again so that the lowest can be completed. ' +
      'Either 2-6 or 4-6 is possible. 2-6 pairs one of those moved down, so C.14 has not lowered M1 to 0 ' +
      'yet; JaVaFo takes 4-6. Letting M1 fall to 0 there breaks two other rounds and mends none.',
    decidedBy: 'M1',
  },
  {
    round: 't9600159 8',
    article: 'C.04.1:2012 C.13',
    argument:
      'The bracket of 1, 2, 6, 8 can make the pair 6-8, and 1 and 2 can be paired below. C.13 merges ' +
      'brackets only when P would be 0; JaVaFo merges here.',
    decidedBy: 'P1',
  },
  {
    round: 't9600332 8',
    article: 'C.04.1:2012 B.6',
    argument:
      'The bracket of 13 and 6, 10, 12, 14 leaves one over who takes the bye, 14 or 10. 10 had a ' +
      'downfloat two rounds before, 14 had none; scores and colours are alike. JaVaFo takes 10.',
    decidedBy: 'B.6 down',
  },
];
