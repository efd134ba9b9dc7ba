import { parseTypeCode } from '../../model/type-code.js';

/** Which score makes the brackets, and which one is used only for the colours. */
export type TeamScoreKind = 'matchPoints' | 'gamePoints';

/** Colour preferences of C.04.6:2026 art. 1. */
export type TeamPreferences = 'A' | 'B' | 'none';

/** What record 192 says about a team Swiss. */
export interface TeamTypeCode {
  readonly preferences: TeamPreferences;
  readonly primary: TeamScoreKind;
  readonly secondary: TeamScoreKind | undefined;
  readonly baku: boolean;
}

const SCORES = { MP: 'matchPoints', GP: 'gamePoints' } as const;

/**
 * Reads FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP|_MP_GP|_GP_MP][_BAKU] (TRF26, record 192). The plain name
 * means TYPEA_MP_GP; with scores but no type there are no colour preferences. Undefined for any
 * other text, and for BAKU with game points first, which the record forbids.
 */
export function parseTeamTypeCode(text: string): TeamTypeCode | undefined {
  const code = parseTypeCode(text);
  if (code?.stem !== 'FIDE_TEAM' || code.kind === undefined) return undefined;
  const { preferences, baku } = code;
  const [first, second] = code.scores;
  if (first === undefined) {
    return {
      preferences: preferences ?? 'A',
      primary: 'matchPoints',
      secondary: 'gamePoints',
      baku,
    };
  }
  return {
    preferences: preferences ?? 'none',
    primary: SCORES[first],
    secondary: second && SCORES[second],
    baku,
  };
}
