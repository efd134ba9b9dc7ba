import type { OlympiadOptions } from '../../../src/systems/olympiad/options.js';
import type { TeamSituation, TeamState } from '../../../src/systems/team-common/situation.js';
import { bookColours, keepsLimits } from './colours.js';
import { type May, mostCounted } from './matchings.js';

/** Pairs as "white-black", sorted as text, and the bye; undefined when no pairing is legal. */
export interface BookPairing {
  readonly pairs: readonly string[];
  readonly bye: number | undefined;
}

/** D.02 article by article, by trying things in the order the articles name them. */
export function pairByTheBook(
  situation: TeamSituation,
  options: OlympiadOptions,
): BookPairing | undefined {
  const mayMeet = meetingRule(situation, options);
  const ranked = rankTeams(situation.teams, options);
  for (const bye of byeCandidates(ranked, options)) {
    const teams = ranked.filter((team) => team !== bye);
    const order = teams.map((_, place) => place);
    const may: May = (a, b) => mayMeet(teams[a]!, teams[b]!);
    if (mostCounted(order, may, () => false) === undefined) continue;
    const pairs = pairAllGroups(teams, may, situation, options).map(([a, b]) => {
      const [higher, lower] = a < b ? [teams[a]!, teams[b]!] : [teams[b]!, teams[a]!];
      return bookColours(higher, lower, situation.initialColour);
    });
    return { pairs: pairs.sort(), bye: bye?.id };
  }
  return undefined;
}

/** Art. 6.1. */
function meetingRule(situation: TeamSituation, options: OlympiadOptions) {
  return (a: TeamState, b: TeamState): boolean => {
    const met = options.forfeitsCount ? [...a.opponents, ...a.forfeitOpponents] : a.opponents;
    const kept = situation.forbidden.some((pair) => pair.includes(a.id) && pair.includes(b.id));
    return !met.includes(b.id) && !kept;
  };
}

/** Art. 3.2. */
function rankTeams(teams: readonly TeamState[], { ranking }: OlympiadOptions): TeamState[] {
  const keys = (team: TeamState): number[] => {
    const between = ranking === 'number' ? 0 : team[ranking];
    return [team.matchPoints, between, -team.id];
  };
  return [...teams].sort((a, b) => {
    const index = keys(a).findIndex((key, at) => key !== keys(b)[at]);
    return keys(b)[index]! - keys(a)[index]!;
  });
}

/** Art. 4: the lowest ranked eligible team first; one empty candidate in an even field. */
function byeCandidates(ranked: readonly TeamState[], options: OlympiadOptions) {
  if (ranked.length % 2 === 0) return [undefined];
  return [...ranked].reverse().filter((team) => {
    if (team.hadPab || team.wonByForfeit) return false;
    return !(team.joinedLate && options.lateEntriesBarred);
  });
}

type Side = 'above' | 'below' | 'median';

/** Art. 6.4: the groups in the order of pairing. */
function groupsOf(
  teams: readonly TeamState[],
  situation: TeamSituation,
  options: OlympiadOptions,
): { side: Side; points: number; places: number[] }[] {
  const median =
    options.medianBy === 'position'
      ? (teams[teams.length / 2]?.matchPoints ?? 0)
      : ((situation.round - 1) * situation.matchWin) / 2;
  const points = [...new Set([...teams.map((team) => team.matchPoints), median])];
  points.sort((a, b) => b - a);
  const groups = points.map((value) => ({
    side: (value > median ? 'above' : value < median ? 'below' : 'median') as Side,
    points: value,
    places: teams.map((_, place) => place).filter((place) => teams[place]!.matchPoints === value),
  }));
  return [
    ...groups.filter((group) => group.side === 'above'),
    ...groups.filter((group) => group.side === 'below').reverse(),
    ...groups.filter((group) => group.side === 'median'),
  ];
}

function pairAllGroups(
  teams: readonly TeamState[],
  mayMeet: May,
  situation: TeamSituation,
  options: OlympiadOptions,
): [number, number][] {
  const groups = groupsOf(teams, situation, options);
  const pairs: [number, number][] = [];
  const waiting = { above: [] as number[], below: [] as number[] };
  let unpaired = teams.map((_, place) => place);
  groups.forEach(({ side, points, places }, index) => {
    const floaters = side === 'median' ? [...waiting.above, ...waiting.below] : waiting[side];
    const next =
      side !== 'median' && groups[index + 1]?.side === side ? groups[index + 1] : groups.at(-1);
    const outcome = pairOneGroup({
      teams,
      mayMeet,
      side,
      points,
      floaters,
      residents: places,
      unpaired,
      adjacent: next!.places,
    });
    pairs.push(...outcome.pairs);
    const done = outcome.pairs.flat();
    unpaired = unpaired.filter((place) => !done.includes(place));
    if (side !== 'median') {
      waiting[side] = outcome.out.sort((a, b) => (side === 'above' ? a - b : b - a));
    }
  });
  return pairs;
}

interface GroupInput {
  readonly teams: readonly TeamState[];
  readonly mayMeet: May;
  readonly side: Side;
  readonly points: number;
  readonly floaters: readonly number[];
  readonly residents: readonly number[];
  readonly unpaired: readonly number[];
  readonly adjacent: readonly number[];
}

/** Art. 7.4, 8 and 9 for one group. */
function pairOneGroup(input: GroupInput): { pairs: [number, number][]; out: number[] } {
  const { teams, mayMeet, side, floaters, residents, adjacent } = input;
  const within: May = (a, b) => mayMeet(a, b) && keepsLimits(teams[a]!.colours, teams[b]!.colours);
  let members = [...floaters, ...residents];
  let unpaired = [...input.unpaired];
  const most = (inside: readonly number[], left: readonly number[], may: May): number =>
    mostCounted(left, mayMeet, (a, b) => inside.includes(a) && inside.includes(b) && may(a, b)) ??
    Number.NEGATIVE_INFINITY;
  const aside = most(members, unpaired, mayMeet) > most(members, unpaired, within);
  const may = aside ? mayMeet : within;
  let count = most(members, unpaired, may);
  const pairs: [number, number][] = [];
  const without = (list: readonly number[], ...gone: number[]): number[] =>
    list.filter((place) => !gone.includes(place));
  for (const floater of floaters) {
    if (!members.includes(floater)) continue;
    const fromBelow = teams[floater]!.matchPoints < input.points;
    const tries = [...(fromBelow ? [...residents].reverse() : residents), ...floaters];
    for (const other of tries) {
      if (other === floater || !members.includes(other) || !may(floater, other)) continue;
      const rest = without(unpaired, floater, other);
      if (most(without(members, floater, other), rest, may) !== count - 1) continue;
      pairs.push([floater, other]);
      members = without(members, floater, other);
      unpaired = rest;
      count -= 1;
      break;
    }
  }
  const out: number[] = [];
  while (members.length > 2 * count) {
    const far = [...members].sort((a, b) => (side === 'below' ? a - b : b - a));
    const meets = (place: number) => adjacent.some((other) => mayMeet(place, other));
    const tries = [...far.filter(meets), ...far.filter((place) => !meets(place))];
    const leaver = tries.find((place) => most(without(members, place), unpaired, may) === count)!;
    out.push(leaver);
    members = without(members, leaver);
  }
  const order = [...members].sort((a, b) => (side === 'below' ? b - a : a - b));
  return { pairs: [...pairs, ...firstInOrder(order, may)!], out };
}

/** Art. 9.3: the first complete pairing, trying N+1 to 2N and then N to 2 for the first team. */
export function firstInOrder(order: readonly number[], may: May): [number, number][] | undefined {
  const [first, ...rest] = order;
  if (first === undefined) return [];
  const half = order.length / 2;
  const tries = [...order.slice(half), ...order.slice(1, half).reverse()];
  for (const other of tries) {
    if (!may(first, other)) continue;
    const others = firstInOrder(
      rest.filter((place) => place !== other),
      may,
    );
    if (others) return [[first, other], ...others];
  }
  return undefined;
}
