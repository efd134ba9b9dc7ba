import type { TeamPreferences, TeamScoreKind } from '../team-common/type-code.js';

/** What the competition rules and the open readings of C.04.6:2026 leave to choose. */
export interface SwissTeamOptions {
  readonly preferences: TeamPreferences;
  /** The score that makes the brackets. */
  readonly primary: TeamScoreKind;
  /** The other score, used for the first-team of art. 4.2 only; undefined when not used. */
  readonly secondary: TeamScoreKind | undefined;
  /** Type B, last round, balance 0 after two equal colours: a strong preference, or none. */
  readonly lastRoundEqual: 'strong' | 'none';
  /** Whether a forfeited match is a meeting for C1 and a match played for the PAB. */
  readonly forfeitsCount: boolean;
  /**
   * C6: as many pairs as possible inside the following scoregroup, or only whether it needs no more
   * upfloaters than its parity.
   */
  readonly outlook: 'graded' | 'passFail';
  /** Seats in a bracket (art. 3.6.1): by TPN, or by score and then TPN. */
  readonly seats: 'tpn' | 'scoreThenTpn';
  /** The scores of the first-team (art. 4.2) with or without virtual points. */
  readonly firstTeamScore: 'real' | 'pairing';
}

/** The recommended defaults; FIDE_TEAM without suffixes means TYPEA_MP_GP. */
export const SWISS_TEAM_DEFAULTS: SwissTeamOptions = {
  preferences: 'A',
  primary: 'matchPoints',
  secondary: 'gamePoints',
  lastRoundEqual: 'strong',
  forfeitsCount: false,
  outlook: 'graded',
  seats: 'tpn',
  firstTeamScore: 'real',
};

/** "C.04.6:2026 art. 3.5". */
export const teamArticle = (article: string): string => `C.04.6:2026 art. ${article}`;
