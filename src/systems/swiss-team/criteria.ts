import type { Field } from './field.js';

/**
 * The criteria of C.04.6:2026 art. 2, defined once: the engine weighs by these, the evaluation and the
 * oracle count by them. Places of teams in a field.
 */
export const SWISS_TEAM_CRITERIA = [
  { id: 'C4', kind: 'count', title: 'fewest upfloaters' },
  { id: 'C5', kind: 'scores', title: 'upfloaters of the highest scores' },
  {
    id: 'C6',
    kind: 'count',
    title: 'fewest teams of the following scoregroup that must leave it',
  },
  { id: 'C7', kind: 'count', title: 'fewest upfloaters that floated in the round before' },
  { id: 'C8', kind: 'count', title: 'fewest colour preferences not fulfilled' },
  { id: 'C9', kind: 'count', title: 'fewest strong colour preferences not fulfilled' },
  {
    id: 'C10',
    kind: 'count',
    title: 'fewest opponents of upfloaters that floated in the round before',
  },
] as const;

export type SwissTeamCriterion = (typeof SWISS_TEAM_CRITERIA)[number]['id'];

/** C7 for one upfloater: 1 when it floated in the round before. */
export const repeatsFloat = ({ teams, floatsCount }: Field, upfloater: number): number =>
  floatsCount && teams[upfloater]!.floated ? 1 : 0;

/** C8 for one pair: 1 when both prefer the same colour. */
export function missesPreference({ preferences }: Field, a: number, b: number): number {
  const { colour } = preferences[a]!;
  return colour !== undefined && colour === preferences[b]!.colour ? 1 : 0;
}

/** C9 for one pair: 1 when both prefer the same colour strongly (type B). */
export function missesStrongPreference(field: Field, a: number, b: number): number {
  const { preferences, options } = field;
  if (options.preferences !== 'B') return 0;
  const strong = preferences[a]!.strong && preferences[b]!.strong;
  return strong ? missesPreference(field, a, b) : 0;
}

/** C10 for one pair: 1 when the opponent of an upfloater floated in the round before. */
export function repeatsOpponentFloat(
  { teams, floatsCount }: Field,
  isUpfloater: (place: number) => boolean,
  a: number,
  b: number,
): number {
  if (!floatsCount) return 0;
  const floated = (place: number) => teams[place]!.floated;
  return (isUpfloater(a) && floated(b)) || (isUpfloater(b) && floated(a)) ? 1 : 0;
}
