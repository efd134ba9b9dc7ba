import fc from 'fast-check';
import { breaksAbsoluteColour } from '../../../src/systems/dutch/criteria.js';
import {
  colourPreference,
  type PlayerSituation,
  type PlayerState,
} from '../../../src/systems/player-common/player.js';
import { directSituations, type SizeConstraints } from '../../support/dutch-positions.js';

/**
 * Situations in which nearly everybody has met nearly everybody, but one complete pairing is still
 * legal: what makes brackets float, go back and merge.
 */
export function tightSituations(constraints: SizeConstraints): fc.Arbitrary<PlayerSituation> {
  return fc
    .tuple(
      directSituations(constraints),
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 66, maxLength: 66 }),
      fc.integer({ min: 2, max: 9 }),
    )
    .map(([situation, keys, meetings, density]) => {
      const players = inSmallGroups(situation.players, keys);
      const places = [...players.keys()];
      const order = places.sort((a, b) => (keys[a % 12]! % 97) - (keys[b % 12]! % 97) || a - b);
      const partner = new Map<number, number>();
      for (let index = players.length % 2; index < order.length; index += 2) {
        partner.set(order[index]!, order[index + 1]!).set(order[index + 1]!, order[index]!);
      }
      return { ...situation, players: bar(players, partner, meetings, density) };
    });
}

/** Scoregroups of one to four players. */
function inSmallGroups(players: readonly PlayerState[], keys: readonly number[]): PlayerState[] {
  let left = 0;
  let score = 100;
  return players.map((player, place) => {
    if (left === 0) {
      left = 1 + (keys[place % keys.length]! % 4);
      score -= keys[place % keys.length]! % 3 === 0 ? 10 : 5;
    }
    left -= 1;
    return { ...player, score, realScore: score, tpn: place + 1 };
  });
}

function bar(
  players: readonly PlayerState[],
  partner: ReadonlyMap<number, number>,
  meetings: readonly number[],
  density: number,
): readonly PlayerState[] {
  const barred = players.map((player) => new Set(player.barredOpponents));
  let index = 0;
  for (let a = 0; a < players.length; a += 1) {
    for (let b = a + 1; b < players.length; b += 1) {
      const together = partner.get(a) === b;
      const met = !together && meetings[index % meetings.length]! < density;
      const change = (place: number, other: number): void => {
        const { id } = players[other]!;
        if (met) barred[place]!.add(id);
        else if (together) barred[place]!.delete(id);
      };
      change(a, b);
      change(b, a);
      index += 1;
    }
  }
  return players.map((player, place) => {
    const other = partner.get(place);
    const changed = { ...player, barredOpponents: barred[place]! };
    if (other === undefined) return { ...changed, pabBarred: false };
    return other < place && breaksAbsoluteColour(player, players[other]!)
      ? { ...changed, ...withoutGames() }
      : changed;
  });
}

function withoutGames(): Pick<
  PlayerState,
  'colours' | 'colourDifference' | 'preferredColour' | 'preferenceStrength'
> {
  const { difference, colour, strength } = colourPreference('');
  return {
    colours: '',
    colourDifference: difference,
    preferredColour: colour,
    preferenceStrength: strength,
  };
}
