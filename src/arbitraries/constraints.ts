/** How large the tournaments of an arbitrary may be. Both ends are included. */
export interface SizeConstraints {
  /** @defaultValue 2 */
  readonly minPlayers?: number;
  /** @defaultValue 16 */
  readonly maxPlayers?: number;
  /** @defaultValue 0 */
  readonly minRounds?: number;
  /** @defaultValue 7 */
  readonly maxRounds?: number;
}

export interface CompleteSize {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly minRounds: number;
  readonly maxRounds: number;
}

/** @throws RangeError when a minimum is above its maximum or out of range. */
export function completeSize(constraints: SizeConstraints): CompleteSize {
  const { minPlayers = 2, minRounds = 0 } = constraints;
  const maxPlayers = constraints.maxPlayers ?? Math.max(16, minPlayers);
  const maxRounds = constraints.maxRounds ?? Math.max(7, minRounds);
  check('players', minPlayers, maxPlayers, 2, 9999);
  check('rounds', minRounds, maxRounds, 0, 98);
  return { minPlayers, maxPlayers, minRounds, maxRounds };
}

function check(what: string, least: number, most: number, low: number, high: number): void {
  const whole = Number.isInteger(least) && Number.isInteger(most);
  if (!whole || least < low || most > high || least > most) {
    throw new RangeError(`Expected from ${low} to ${high} ${what}, found ${least} to ${most}`);
  }
}
