import { completeOptions, DEFAULT_OPTIONS } from '../generate/options.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';

/** How large the tournaments of an arbitrary may be. Both ends are included. Teams count as players. */
export interface SizeConstraints {
  /** @defaultValue 2 */
  readonly minPlayers?: number;
  /** @defaultValue 16, or 10 teams */
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

/** By which rules rounds are paired. */
export interface SystemConstraints {
  /**
   * Pairing system; `team` is the FIDE Swiss Team system, `olympiad` that of the Chess Olympiad.
   * @defaultValue 'dutch'
   */
  readonly system?: SystemId;
  /**
   * Edition of its rules.
   * @defaultValue the newest one
   */
  readonly edition?: string;
}

/** @throws RangeError when the system has no such edition. */
export function completeSystem(constraints: SystemConstraints): Required<SystemConstraints> {
  const { system, edition } = constraints;
  const complete = completeOptions({
    ...(system !== undefined && { system }),
    ...(edition !== undefined && { edition }),
  });
  return { system: complete.system, edition: complete.edition };
}

/** @throws RangeError when a minimum is above its maximum or out of range. */
export function completeSize(
  constraints: SizeConstraints,
  system: SystemId = DEFAULT_OPTIONS.system,
): CompleteSize {
  const { minPlayers = 2, minRounds = 0 } = constraints;
  const isTeams = unitOf(system) === 'team';
  const maxPlayers = constraints.maxPlayers ?? Math.max(isTeams ? 10 : 16, minPlayers);
  const maxRounds = constraints.maxRounds ?? Math.max(7, minRounds);
  check(isTeams ? 'teams' : 'players', minPlayers, maxPlayers, 2, isTeams ? 400 : 9999);
  check('rounds', minRounds, maxRounds, 0, 98);
  return { minPlayers, maxPlayers, minRounds, maxRounds };
}

function check(what: string, least: number, most: number, low: number, high: number): void {
  const whole = Number.isInteger(least) && Number.isInteger(most);
  if (!whole || least < low || most > high || least > most) {
    throw new RangeError(`Expected from ${low} to ${high} ${what}, found ${least} to ${most}`);
  }
}
