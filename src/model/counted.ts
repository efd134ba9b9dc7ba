/** The word for one or for several of what is counted. */
export const plural = (count: number, one: string, several = `${one}s`): string =>
  count === 1 ? one : several;

/** "1 player", "3 players"; the only place where English numbers get their noun. */
export const counted = (count: number, one: string, several?: string): string =>
  `${count} ${plural(count, one, several)}`;

/** "1, 3 and 5". */
export const enumerated = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
