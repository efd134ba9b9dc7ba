/** A flag of `generate` and the key of the configuration file that means the same. */
export interface GenerateFlag {
  readonly flag: string;
  readonly key: string;
  readonly help: string;
}

/** "How often" is a count, a share such as 2.5% or 1/40, or one of these per round: 0,2,5%. */
export const GENERATE_FLAGS: readonly GenerateFlag[] = [
  { flag: '--system <name>', key: 'System', help: 'pairing system (default: dutch)' },
  { flag: '--edition <year>', key: 'Edition', help: 'edition of the rules (default: 2026)' },
  { flag: '--players <n>', key: 'PlayersNumber', help: 'players or teams (default: 8-60)' },
  { flag: '--rounds <n>', key: 'RoundsNumber', help: 'planned rounds (default: 5-9)' },
  { flag: '--played <n>', key: 'PlayedRounds', help: 'rounds to play (default: all)' },
  { flag: '--boards <n>', key: 'BoardsNumber', help: 'boards of a team (default: 4)' },
  { flag: '--half-byes <how-often>', key: 'HalfPointByeRate', help: 'half-point byes' },
  { flag: '--full-byes <how-often>', key: 'FullPointByeRate', help: 'full-point byes' },
  { flag: '--zero-byes <how-often>', key: 'ZeroPointByeRate', help: 'zero-point byes' },
  { flag: '--absences <how-often>', key: 'SilentAbsenceRate', help: 'rounds missed silently' },
  { flag: '--late <how-often>', key: 'LateEntryRate', help: 'players who come after round 1' },
  { flag: '--withdrawals <how-often>', key: 'RetiredRate', help: 'players who leave' },
  { flag: '--returns <per-mille>', key: 'ReturnPerMille', help: 'of those, how many come back' },
  { flag: '--forfeits <how-often>', key: 'ForfeitRate', help: 'forfeited games' },
  { flag: '--double-forfeits <how-often>', key: 'DoubleForfeitRate', help: 'by both sides' },
  { flag: '--unusual <how-often>', key: 'UnusualResultRate', help: 'results 0-0 and half-0' },
  { flag: '--unrated-games <how-often>', key: 'UnratedGameRate', help: 'results W D L' },
  { flag: '--match-forfeits <how-often>', key: 'MatchForfeitRate', help: 'matches of teams' },
  { flag: '--unrated <how-often>', key: 'UnratedPlayerRate', help: 'players without a rating' },
  { flag: '--draws <percent>', key: 'DrawPercentage', help: 'draws between equals' },
  { flag: '--highest <rating>', key: 'HighestRating', help: 'best rating (default: 2600)' },
  { flag: '--lowest <rating>', key: 'LowestRating', help: 'lowest rating (default: 1400)' },
  { flag: '--acceleration <how>', key: 'Acceleration', help: 'none, baku or random' },
  { flag: '--forbidden <n>', key: 'ForbiddenGroups', help: 'groups who may not meet' },
  { flag: '--win <points>', key: 'PointsForWin', help: 'points of a win and of its byes' },
  { flag: '--draw <points>', key: 'PointsForDraw', help: 'points of a draw' },
  { flag: '--loss <points>', key: 'PointsForLoss', help: 'points of a loss' },
  { flag: '--pab <points>', key: 'PointsForPAB', help: 'points of the pairing-allocated bye' },
  { flag: '--numbering <how>', key: 'Numbering', help: 'rating, shuffled or gaps' },
  { flag: '--rank-by-order <yes>', key: 'RankByFileOrder', help: 'XXC rank' },
  { flag: '--initial-colour <colour>', key: 'InitialColour', help: 'white or black (by lot)' },
  { flag: '--foreign-names <yes>', key: 'ForeignNames', help: 'letters beyond ASCII' },
  { flag: '--tie-breaks <list>', key: 'TieBreaks', help: 'record 212, such as BH/C1,SB' },
];

export interface GenerateOptions {
  readonly seed?: string;
  readonly number?: string;
  readonly output?: string;
  readonly config?: string;
  readonly to?: string;
  readonly positions?: boolean;
  readonly showConfig?: boolean;
  /** The flags of GENERATE_FLAGS, by their names in camel case. */
  readonly [flag: string]: string | boolean | undefined;
}
