import type { Points } from '../../../src/model/points.js';
import { mayMeet } from '../../../src/systems/dutch/criteria.js';
import type { PlayerSituation, PlayerState } from '../../../src/systems/player-common/player.js';
import { combinations } from './order.js';

/** Sets of players are bit masks: bit i is the i-th player in ranking order. */
export type PlayerSet = number;

/** Everybody to pair, and the question that completion rests on, by plain recursion. */
export interface Field {
  readonly players: readonly PlayerState[];
  readonly all: PlayerSet;
  /** Whether the players with these places in the ranking may meet (C1, C3). */
  mayMeet(a: number, b: number): boolean;
  /** Whether all members of the set can be paired with one another. */
  canPairUp(set: PlayerSet): boolean;
}

/** More players do not fit into the bits of a number. */
export const LARGEST_FIELD = 30;

export const bit = (place: number): PlayerSet => 1 << place;

export function sizeOf(set: PlayerSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** Places of the members, ascending: in ranking order. */
export function placesOf(set: PlayerSet): number[] {
  const places: number[] = [];
  for (let place = 0; set >>> place !== 0; place += 1) if (set & bit(place)) places.push(place);
  return places;
}

export const setOf = (places: readonly number[]): PlayerSet =>
  places.reduce((set, place) => set | bit(place), 0);

/** @throws RangeError when the field is larger than LARGEST_FIELD. */
export function createField(situation: PlayerSituation): Field {
  const { players } = situation;
  if (players.length > LARGEST_FIELD) {
    throw new RangeError(`Expected at most ${LARGEST_FIELD} players, found ${players.length}`);
  }
  const mates = players.map((player, place) =>
    setOf(
      [...players.keys()].filter((other) => other !== place && mayMeet(player, players[other]!)),
    ),
  );
  const known = new Map<PlayerSet, boolean>([[0, true]]);
  const canPairUp = (set: PlayerSet): boolean => {
    const answer = known.get(set);
    if (answer !== undefined) return answer;
    const found = searchPartner(set);
    known.set(set, found);
    return found;
  };
  /** Somebody must pair the member with the fewest possible partners: try each of them. */
  const searchPartner = (set: PlayerSet): boolean => {
    if (sizeOf(set) % 2 === 1) return false;
    let hardest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (const place of placesOf(set)) {
      const choices = sizeOf(mates[place]! & set);
      if (choices < fewest) [hardest, fewest] = [place, choices];
    }
    const rest = set & ~bit(hardest);
    return placesOf(mates[hardest]! & set).some((mate) => canPairUp(rest & ~bit(mate)));
  };
  return {
    players,
    all: setOf([...players.keys()]),
    mayMeet: (a, b) => (mates[a]! & bit(b)) !== 0,
    canPairUp,
  };
}

/** Scores of the members, highest first. */
export const scoresOf = (field: Field, set: PlayerSet): Points[] =>
  placesOf(set).map((place) => field.players[place]!.score);

/**
 * The round-pairing test (2026: C4 with C2; 2017: A.9): all of the set are paired with one another,
 * but for one in an odd set, who may take the bye. `byeScore`: what he must have (2026: C5).
 */
export function completes(field: Field, set: PlayerSet, byeScore?: Points): boolean {
  if (sizeOf(set) % 2 === 0) return field.canPairUp(set);
  return placesOf(set).some((place) => {
    const { pabBarred, score } = field.players[place]!;
    if (pabBarred || (byeScore !== undefined && score !== byeScore)) return false;
    return field.canPairUp(set & ~bit(place));
  });
}

/** The lowest score that the bye can go to in any complete pairing (2026: C5). */
export function lowestByeScore(field: Field): Points | undefined {
  if (field.players.length % 2 === 0) return undefined;
  const scores = field.players
    .filter((player, place) => !player.pabBarred && field.canPairUp(field.all & ~bit(place)))
    .map((player) => player.score);
  return scores.length === 0 ? undefined : Math.min(...scores);
}

/** Compares lists of points from the front; a list that ends first is smaller. */
export function comparePoints(a: readonly Points[], b: readonly Points[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return a.length - b.length;
}

/**
 * The fewest members of a bracket that can stay unpaired while `allows` permits them to, and among
 * the sets of that number the lowest scores: most pairs, then the least downfloater scores.
 */
export function fewestThenLowest(
  field: Field,
  members: PlayerSet,
  allows: (left: PlayerSet) => boolean,
): { readonly left: number; readonly scores: readonly Points[] } | undefined {
  const places = placesOf(members);
  for (let left = places.length % 2; left <= places.length; left += 2) {
    let best: readonly Points[] | undefined;
    for (const choice of combinations(places, left)) {
      const set = setOf(choice);
      if (!field.canPairUp(members & ~set) || !allows(set)) continue;
      const scores = scoresOf(field, set);
      if (!best || comparePoints(scores, best) < 0) best = scores;
    }
    if (best) return { left, scores: best };
  }
  return undefined;
}
