import { BYE_KINDS, GAME_RESULTS } from './result.js';
import type { Player, Round, Settings } from './tournament.js';

/** @throws RangeError for a player number out of its range or used twice, or numbers that are none. */
export function expectPlayers(players: readonly Player[]): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { id, rating, statedPoints } of players) {
    if (!Number.isInteger(id) || id < 1 || id > 99999) {
      throw new RangeError(`Expected a player number from 1 to 99999, found ${id}`);
    }
    if (ids.has(id)) {
      throw new RangeError(`Expected player numbers to be unique, found ${id} twice`);
    }
    expectWhole(rating, `the rating of player ${id}`);
    expectWhole(statedPoints, `the points of player ${id} in tenths`);
    ids.add(id);
  }
  return ids;
}

/**
 * @throws RangeError when a round pairs an unknown player, somebody twice or against himself, or holds
 *   a letter that is no result or bye. Results that do not fit each other are data (and a diagnostic).
 */
export function expectRound(round: Round, ids: ReadonlySet<number>): void {
  const { number } = round;
  if (!Array.isArray(round.games) || !Array.isArray(round.byes)) {
    throw new RangeError(`Expected lists of games and byes in round ${number}`);
  }
  const seen = new Set<number>();
  const expectOnce = (id: number): void => {
    if (!ids.has(id)) {
      throw new RangeError(`Expected a known player in round ${number}, found number ${id}`);
    }
    if (seen.has(id)) {
      throw new RangeError(`Expected player ${id} once in round ${number}, found twice`);
    }
    seen.add(id);
  };
  for (const { white, black, whiteResult, blackResult } of round.games) {
    if (white === black) {
      throw new RangeError(
        `Expected two players in a game of round ${number}, found ${white} twice`,
      );
    }
    expectOnce(white);
    expectOnce(black);
    for (const result of [whiteResult, blackResult]) {
      if (!GAME_RESULTS.includes(result)) {
        const known = GAME_RESULTS.join(' ');
        const found = typeof result === 'string' ? `"${result}"` : String(result);
        throw new RangeError(
          `Expected a result (${known}) in the game ${white}-${black} of round ${number}, found ${found}`,
        );
      }
    }
  }
  for (const { player, kind } of round.byes) {
    expectOnce(player);
    if (!BYE_KINDS.includes(kind)) {
      throw new RangeError(
        `Expected a bye (${BYE_KINDS.join(' ')}) of player ${player} in round ${number}, found "${kind}"`,
      );
    }
  }
}

/** @throws RangeError for a number of rounds or points of the scoring that are no whole numbers. */
export function expectSettings({ roundCount, scoring }: Settings): void {
  expectWhole(roundCount, 'the number of rounds');
  for (const [name, points] of Object.entries(scoring)) {
    expectWhole(points, `scoring.${name} in tenths`);
  }
}

function expectWhole(value: number | undefined, what: string): void {
  if (value !== undefined && !Number.isInteger(value)) {
    throw new RangeError(`Expected ${what} to be a whole number, found ${value}`);
  }
}
