import type { Tournament } from '../../../src/model/tournament.js';
import { type BookPlayer, bookHistory, bookRound } from '../history/players.js';

/**
 * C.04.4.1 (2026) read literally: every set of upfloaters, every set of shifters and every
 * transposition is generated in the order of article 4 and measured. Shares nothing with `src` but
 * types. For small fields.
 */
export interface BookPairing {
  /** White first; undefined when no legal round-pairing exists (1.9.3). */
  readonly pairs: readonly (readonly [white: number, black: number])[] | undefined;
  readonly bye: number | undefined;
}

interface Ranked extends BookPlayer {
  /** Mean rating of the opponents met over the board, rounded, 0 without a game (1.7). */
  readonly aro: number;
  /** How often upfloated so far, and whether in the previous round. */
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
  readonly hasPlayed: boolean;
}

export const colourOf = ({ preference }: Ranked): 'W' | 'B' =>
  preference.slice(0, 1).toUpperCase() === 'W' ? 'W' : 'B';

const strengthOf = ({ preference }: Ranked): number =>
  preference.endsWith('!') ? 2 : preference === 'W' || preference === 'B' ? 1 : 0;

export const legal = (a: Ranked, b: Ranked): boolean =>
  !a.barred.includes(b.id) &&
  !(strengthOf(a) === 2 && strengthOf(b) === 2 && colourOf(a) === colourOf(b));

const isDenied = (a: Ranked, b: Ranked): boolean => colourOf(a) === colourOf(b);

/** All complete pairings of these players. */
function* pairings(players: readonly Ranked[]): Generator<(readonly [Ranked, Ranked])[]> {
  const [first, ...rest] = players;
  if (!first) {
    yield [];
    return;
  }
  for (const other of rest) {
    if (!legal(first, other)) continue;
    for (const pairs of pairings(rest.filter((one) => one !== other))) {
      yield [[first, other], ...pairs];
    }
  }
}

export const isCompletable = (players: readonly Ranked[]): boolean =>
  !pairings(players).next().done;

/** Sets of `size`, in lexicographic order of their places in the list. */
function* setsOf<T>(list: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= list.length - size; index += 1) {
    for (const rest of setsOf(list, size - 1, index + 1)) yield [list[index]!, ...rest];
  }
}

export const without = (players: readonly Ranked[], gone: readonly Ranked[]): Ranked[] =>
  players.filter((player) => !gone.includes(player));

/** C7: the least number of pairs of one colour, over all pairings of the bracket. */
function leastDenied(bracket: readonly Ranked[]): number | undefined {
  let least: number | undefined;
  for (const pairs of pairings(bracket)) {
    const denied = pairs.filter(([a, b]) => isDenied(a, b)).length;
    if (least === undefined || denied < least) least = denied;
  }
  return least;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

interface Upfloaters {
  readonly set: readonly Ranked[];
  readonly denied: number;
}

/** 3.2.1 and 3.2.2: the least number of upfloaters, and of these sets the best one (C6 to C10). */
export function chooseUpfloaters(
  residents: readonly Ranked[],
  lower: readonly Ranked[],
  lastRound: boolean,
  maximum: number,
): Upfloaters {
  const pool = [...lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  for (let size = residents.length % 2; ; size += 2) {
    if (size > pool.length) throw new Error('Expected a bracket that can be completed');
    let best: (Upfloaters & { readonly values: readonly number[] }) | undefined;
    for (const set of setsOf(pool, size)) {
      if (!isCompletable(without(lower, set))) continue;
      const denied = leastDenied([...residents, ...set]);
      if (denied === undefined) continue;
      const most = set.filter(({ upfloats }) => upfloats >= maximum);
      const values = [
        ...set.map(({ score }) => -score).sort((a, b) => b - a),
        denied,
        lastRound ? 0 : most.length,
        lastRound ? 0 : most.reduce((sum, { upfloats }) => sum + upfloats, 0),
        lastRound ? 0 : set.filter(({ upfloatedLast }) => upfloatedLast).length,
      ];
      if (!best || compareLists(values, best.values) < 0) best = { set, denied, values };
    }
    if (best) return best;
  }
}

/** 4.3: the middle of the list first, then the middle of what remains. */
function fromTheMiddle(list: readonly Ranked[]): Ranked[] {
  const rest = [...list];
  const order: Ranked[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.ceil(rest.length / 2) - 1, 1));
  return order;
}

const byTpn = (a: Ranked, b: Ranked): number => a.tpn - b.tpn;
const byAro = (a: Ranked, b: Ranked): number => a.aro - b.aro || a.tpn - b.tpn;

/** 3.2.5, 3.2.6 and 4.4: S1 by ARO against the first permutation of S2 by TPN. */
function transpose(
  first: readonly Ranked[],
  second: readonly Ranked[],
): (readonly [Ranked, Ranked])[] | undefined {
  const [top, ...rest] = [...first].sort(byAro);
  if (!top) return [];
  for (const other of [...second].sort(byTpn)) {
    if (!legal(top, other)) continue;
    const pairs = transpose(rest, without(second, [other]));
    if (pairs) return [[top, other], ...pairs];
  }
  return undefined;
}

/** Players of a group in the order in which 4.3 numbers those to be shifted. */
const shiftOrder = (group: readonly Ranked[], white: boolean): Ranked[] =>
  fromTheMiddle([...group].sort(white ? byAro : byTpn));

/** 3.2.3 to 3.2.6. */
export function pairBracket(
  bracket: readonly Ranked[],
  denied: number,
): (readonly [Ranked, Ranked])[] {
  if (bracket.every(({ hasPlayed }) => !hasPlayed)) return pairNewcomers(bracket);
  const whites = bracket.filter((player) => colourOf(player) === 'W');
  const blacks = bracket.filter((player) => colourOf(player) === 'B');
  const whiteIsSmaller = whites.length <= blacks.length;
  const [small, large] = whiteIsSmaller ? [whites, blacks] : [blacks, whites];
  const surplus = (large.length - small.length) / 2;
  const inside = (denied - surplus) / 2;
  for (const down of setsOf(shiftOrder(small, whiteIsSmaller), inside)) {
    for (const up of setsOf(shiftOrder(large, !whiteIsSmaller), surplus + inside)) {
      const smaller = [...without(small, down), ...up];
      const larger = [...without(large, up), ...down];
      const pairs = whiteIsSmaller ? transpose(smaller, larger) : transpose(larger, smaller);
      if (pairs) return pairs;
    }
  }
  throw new Error('Expected a pairing with the least number of denied players');
}

/** Nobody has a game: halves by TPN, and as many exchanged as the forbidden pairs ask for. */
function pairNewcomers(bracket: readonly Ranked[]): (readonly [Ranked, Ranked])[] {
  const sorted = [...bracket].sort(byTpn);
  const first = sorted.slice(0, sorted.length / 2);
  const second = sorted.slice(sorted.length / 2);
  for (let inside = 0; inside <= first.length; inside += 1) {
    for (const down of setsOf(fromTheMiddle(first), inside)) {
      for (const up of setsOf(fromTheMiddle(second), inside)) {
        const pairs = transpose(
          [...without(first, down), ...up],
          [...without(second, up), ...down],
        );
        if (pairs) return pairs;
      }
    }
  }
  throw new Error('Expected a pairing of those without a game');
}

/** 3.1: lowest score, most games, largest TPN, and the rest must be completable. */
export function pabOf(players: readonly Ranked[]): Ranked | undefined {
  return [...players]
    .sort((a, b) => a.score - b.score || a.unplayedGames - b.unplayedGames || b.tpn - a.tpn)
    .find((player) => !player.pabBarred && isCompletable(without(players, [player])));
}

/** 5.2 for a pair in any order. */
function withColours(
  a: Ranked,
  b: Ranked,
  initialColour: 'white' | 'black',
): readonly [number, number] {
  const [high, low] = (b.score - a.score || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const give = (white: boolean): readonly [number, number] =>
    white ? [high.id, low.id] : [low.id, high.id];
  const grantHigh = () => give(colourOf(high) === 'W');
  if (!high.hasPlayed && !low.hasPlayed) {
    return give((high.arrival % 2 === 1) === (initialColour === 'white'));
  }
  if (colourOf(high) !== colourOf(low)) return grantHigh();
  if (strengthOf(high) > strengthOf(low)) return grantHigh();
  if (strengthOf(high) < strengthOf(low)) return give(colourOf(low) === 'B');
  for (let back = 1; ; back += 1) {
    const [one, two] = [high.colours.at(-back), low.colours.at(-back)];
    if (one === undefined || two === undefined) break;
    if (one !== two) return give(one === 'B');
  }
  return grantHigh();
}

export function rankPlayers(tournament: Tournament, round: number): readonly Ranked[] {
  const { players } = bookHistory(tournament, round, '2026');
  const rating = new Map(tournament.players.map((player) => [player.id, player.rating ?? 0]));
  return players.map((player): Ranked => {
    const met: number[] = [];
    let upfloats = 0;
    let upfloatedLast = false;
    for (let past = 1; past < round; past += 1) {
      const { played, opponent } = bookRound(tournament, player.id, past);
      if (!played) continue;
      met.push(rating.get(opponent)!);
      const before = bookHistory(tournament, past, '2026').pairingScore;
      if (before(opponent, past) <= before(player.id, past)) continue;
      upfloats += 1;
      upfloatedLast = past === round - 1;
    }
    const mean = met.reduce((sum, one) => sum + one, 0) / Math.max(1, met.length);
    return {
      ...player,
      aro: Math.floor(mean + 0.5),
      upfloats,
      upfloatedLast,
      hasPlayed: met.length > 0,
    };
  });
}

export function pairDubovByTheBook(tournament: Tournament, round: number): BookPairing {
  const { initialColour, lastRound } = bookHistory(tournament, round, '2026');
  const { roundCount } = tournament.settings;
  if (roundCount === undefined) throw new Error('Expected a stated number of rounds');
  const ranked = rankPlayers(tournament, round);
  const pab = ranked.length % 2 === 1 ? pabOf(ranked) : undefined;
  let open = without(ranked, pab ? [pab] : []);
  if (open.length % 2 === 1 || !isCompletable(open)) return { pairs: undefined, bye: undefined };
  const maximum = 2 + Math.floor(roundCount / 5);
  const pairs: (readonly [number, number])[] = [];
  while (open.length > 0) {
    const top = Math.max(...open.map(({ score }) => score));
    const residents = open.filter(({ score }) => score === top);
    const lower = without(open, residents);
    const { set, denied } = chooseUpfloaters(residents, lower, lastRound, maximum);
    const bracket = [...residents, ...set];
    for (const [a, b] of pairBracket(bracket, denied)) pairs.push(withColours(a, b, initialColour));
    open = without(open, bracket);
  }
  return { pairs, bye: pab?.id };
}
