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

const KINDS: Readonly<Record<string, TeamScoreKind>> = { MP: 'matchPoints', GP: 'gamePoints' };

/**
 * Reads FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP|_MP_GP|_GP_MP][_BAKU] (TRF26, record 192). The plain name
 * means TYPEA_MP_GP; with scores but no type there are no colour preferences. Undefined for any
 * other text, and for BAKU with game points first, which the record forbids.
 */
export function parseTeamTypeCode(code: string): TeamTypeCode | undefined {
  const match =
    /^FIDE_TEAM(?:_(?:20\d\d))?(?:_TYPE(A|B))?(?:_(MP|GP))?(?:_(MP|GP))?(_BAKU)?$/i.exec(
      code.trim(),
    );
  if (!match) return undefined;
  const [, type, first, second, suffix] = match.map((part) => part?.toUpperCase());
  const baku = suffix !== undefined;
  const primary = KINDS[first ?? 'MP']!;
  if (first !== undefined && first === second) return undefined;
  if (baku && primary !== 'matchPoints') return undefined;
  if (first === undefined) {
    const preferences = type === 'B' ? 'B' : 'A';
    return { preferences, primary, secondary: 'gamePoints', baku };
  }
  const preferences = type === 'A' || type === 'B' ? type : 'none';
  const secondary = second === undefined ? undefined : KINDS[second];
  return { preferences, primary, secondary, baku };
}
