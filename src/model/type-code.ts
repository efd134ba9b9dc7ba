/** How an event brings its participants together. */
export type EventKind = 'swiss' | 'roundRobin' | 'scheveningen' | 'schiller' | 'knockout' | 'other';

/** A coded type of tournament: record 192 of TRF26; older programs wrote it into 092. */
export interface TypeCode {
  /** The code without its suffixes, e.g. "FIDE_DUTCH". */
  readonly stem: string;
  /** Undefined for a stem that is not in the list of TRF26. */
  readonly kind: EventKind | undefined;
  readonly teams: boolean;
  /** "2026". TRF26 prints it with FIDE_DUTCH alone; it is understood with every FIDE Swiss. */
  readonly edition?: string;
  /** Colour preferences of a team Swiss: type A or B. */
  readonly preferences?: 'A' | 'B';
  /** Scores of a team event, the first one makes the brackets. */
  readonly scores: readonly ('MP' | 'GP')[];
  /** Games of every pair in a round robin. */
  readonly games?: number;
  readonly baku: boolean;
}

type Suffix = 'edition' | 'preferences' | 'scores' | 'games' | 'baku';

interface Family {
  readonly stem: RegExp;
  readonly kind: EventKind;
  readonly suffixes: readonly Suffix[];
}

/** The codes of record 192 by their stems. */
const FAMILIES: readonly Family[] = [
  {
    stem: /^FIDE_(?:DUTCH|DUBOV|BURSTEIN|LIM|DOUBLESWISS)$/,
    kind: 'swiss',
    suffixes: ['edition', 'baku'],
  },
  { stem: /^CUSTOM_(?:SWISS|DOUBLESWISS)$/, kind: 'swiss', suffixes: [] },
  {
    stem: /^FIDE_TEAM$/,
    kind: 'swiss',
    suffixes: ['edition', 'preferences', 'scores', 'baku'],
  },
  { stem: /^FIDE_OLYMPIAD$/, kind: 'swiss', suffixes: ['edition'] },
  { stem: /^CUSTOM_TEAM_SWISS$/, kind: 'swiss', suffixes: ['scores'] },
  { stem: /^CUSTOM_(?:TEAM_)?KNOCKOUT$/, kind: 'knockout', suffixes: ['scores'] },
  {
    stem: /^(?:FIDE|CUSTOM|BERGER|FIDE_BERGER|CUSTOM_BERGER)_(?:TEAM_)?(?:DOUBLE)?ROUNDROBIN$/,
    kind: 'roundRobin',
    suffixes: ['scores', 'games'],
  },
  {
    stem: /^(?:FIDE|CUSTOM)_(?:TEAM_)?(?:DOUBLE)?SCHEVENINGEN$/,
    kind: 'scheveningen',
    suffixes: ['scores', 'games'],
  },
  {
    stem: /^(?:FIDE|CUSTOM)_(?:TEAM_)?(?:DOUBLE)?SCHILLER(?:_\d+X\d+)?$/,
    kind: 'schiller',
    suffixes: ['scores', 'games'],
  },
  { stem: /^OTHER_[A-Z_]+$/, kind: 'other', suffixes: [] },
];

const SHAPE =
  /^([A-Z]+(?:_[A-Z0-9]+)*?)(?:_(\d{4}))?(?:_TYPE(A|B))?(?:_(MP|GP))?(?:_(MP|GP))?(?:_G(\d))?(_BAKU)?$/;

/**
 * Reads a type code in any case, with "_" or "-" and blanks around it; undefined for a text that has
 * not the shape of one. A code of that shape outside the list of TRF26 has no `kind`.
 */
export function parseTypeCode(text: string): TypeCode | undefined {
  const match = SHAPE.exec(text.trim().toUpperCase().replaceAll('-', '_'));
  if (!match?.[1]?.includes('_')) return undefined;
  const [, stem, edition, preferences, first, second, games, baku] = match;
  const code = {
    stem: stem!,
    teams: /TEAM|OLYMPIAD/.test(stem!),
    ...(edition !== undefined && { edition }),
    ...(preferences !== undefined && { preferences: preferences as 'A' | 'B' }),
    scores: [first, second].filter((score) => score !== undefined) as ('MP' | 'GP')[],
    ...(games !== undefined && { games: Number(games) }),
    baku: baku !== undefined,
  };
  return { ...code, kind: kindOf(code) };
}

function kindOf(code: Omit<TypeCode, 'kind'>): EventKind | undefined {
  const family = FAMILIES.find(({ stem }) => stem.test(code.stem));
  if (!family) return undefined;
  const used: readonly Suffix[] = [
    ...(code.edition === undefined ? [] : (['edition'] as const)),
    ...(code.preferences === undefined ? [] : (['preferences'] as const)),
    ...(code.scores.length === 0 ? [] : (['scores'] as const)),
    ...(code.games === undefined ? [] : (['games'] as const)),
    ...(code.baku ? (['baku'] as const) : []),
  ];
  const contradicts =
    code.scores[0] === code.scores[1] && code.scores.length > 0
      ? true
      : code.baku && code.scores[0] === 'GP';
  return contradicts || used.some((suffix) => !family.suffixes.includes(suffix))
    ? undefined
    : family.kind;
}

/** The inverse of `parseTypeCode`: capitals and "_", as engines compare it. */
export function formatTypeCode(code: Omit<TypeCode, 'kind' | 'teams'>): string {
  const { stem, edition, preferences, scores, games, baku } = code;
  return [
    stem,
    ...(edition === undefined ? [] : [edition]),
    ...(preferences === undefined ? [] : [`TYPE${preferences}`]),
    ...scores,
    ...(games === undefined ? [] : [`G${games}`]),
    ...(baku ? ['BAKU'] : []),
  ].join('_');
}

/** Does the code accelerate by its name? */
export const isBakuCode = (text: string | undefined): boolean =>
  text !== undefined && parseTypeCode(text)?.baku === true;

/** The code without the acceleration in its name. */
export function withoutBaku(text: string): string {
  const code = parseTypeCode(text);
  return code?.baku ? formatTypeCode({ ...code, baku: false }) : text;
}
