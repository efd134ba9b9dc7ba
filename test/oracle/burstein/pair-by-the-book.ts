import type { Tournament } from '../../../src/model/tournament.js';
import { type BookPlayer, bookHistory, bookRound } from '../history/players.js';

/**
 * C.04.4.2 (2026) read literally: every candidate of every bracket is generated in the order of
 * article 4 and measured. Shares nothing with `src` but types. For small fields.
 */
export interface BookPairing {
  /** White first; undefined when no legal round-pairing exists (1.9.3). */
  readonly pairs: readonly (readonly [white: number, black: number])[] | undefined;
  readonly bye: number | undefined;
}

interface Ranked extends BookPlayer {
  readonly buchholz: number;
  readonly sonneborn: number;
}

/** Seeding rounds are paired by the Dutch system (1.6). */
export const seedingRounds = (roundCount: number): number =>
  Math.min(Math.floor(roundCount / 2), 4);

/** The index (1.7): Buchholz and Sonneborn-Berger over all rounds, from real scores. */
function indices(tournament: Tournament, round: number, present: ReadonlySet<number>) {
  const { whiteDraw } = tournament.settings.scoring;
  const rounds = Array.from({ length: round - 1 }, (_, index) => index + 1);
  const cell = (id: number, at: number) => bookRound(tournament, id, at);
  const score = (id: number): number => rounds.reduce((sum, at) => sum + cell(id, at).total, 0);
  // 1.7.2 (2): a run of zero-point byes up to the current round counts as draws for opponents.
  const asOpponent = (id: number): number => {
    let bonus = 0;
    if (!present.has(id)) {
      for (let at = round - 1; at >= 1 && 'Z '.includes(cell(id, at).letter); at -= 1) {
        bonus += whiteDraw;
      }
    }
    return score(id) + bonus;
  };
  return (id: number): { readonly buchholz: number; readonly sonneborn: number } => {
    let buchholz = 0;
    let sonneborn = 0;
    for (const at of rounds) {
      const { played, opponent, points } = cell(id, at);
      const worth = played ? asOpponent(opponent) : score(id);
      buchholz += worth;
      sonneborn += points * worth;
    }
    return { buchholz, sonneborn };
  };
}

export const byIndex = (a: Ranked, b: Ranked): number =>
  b.buchholz - a.buchholz || b.sonneborn - a.sonneborn || a.tpn - b.tpn;

export const legal = (a: Ranked, b: Ranked): boolean =>
  !a.barred.includes(b.id) && !(a.preference.endsWith('!') && a.preference === b.preference);

/** C4: can all of them be paired among themselves? */
export function isCompletable(players: readonly Ranked[]): boolean {
  const [first, ...rest] = players;
  if (!first) return true;
  return rest.some(
    (other) => legal(first, other) && isCompletable(rest.filter((one) => one !== other)),
  );
}

interface Candidate {
  readonly pairs: readonly (readonly [Ranked, Ranked])[];
  readonly floaters: readonly Ranked[];
}

/** The candidates of a bracket that float `floats` players, in the order of article 4.3. */
function* candidates(members: readonly Ranked[], floats: number): Generator<Candidate> {
  const [first, ...rest] = members;
  if (!first) {
    if (floats === 0) yield { pairs: [], floaters: [] };
    return;
  }
  for (const other of [...rest].reverse()) {
    if (!legal(first, other)) continue;
    const others = rest.filter((one) => one !== other);
    for (const { pairs, floaters } of candidates(others, floats)) {
      yield { pairs: [[first, other], ...pairs], floaters };
    }
  }
  if (floats === 0) return;
  for (const { pairs, floaters } of candidates(rest, floats - 1)) {
    yield { pairs, floaters: [first, ...floaters] };
  }
}

/** Below zero when `a` is better: lists compared from the front, smaller is better. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const scoresOf = (players: readonly Ranked[]): number[] =>
  players.map(({ score }) => score).sort((a, b) => b - a);

/** C5 with C4: the candidates with the least number of floaters that leaves the rest completable. */
function completableCandidates(members: readonly Ranked[], lower: readonly Ranked[]): Candidate[] {
  const sorted = [...members].sort(byIndex);
  for (let floats = members.length % 2; floats <= members.length; floats += 2) {
    const found: Candidate[] = [];
    for (const candidate of candidates(sorted, floats)) {
      if (isCompletable([...candidate.floaters, ...lower])) found.push(candidate);
    }
    if (found.length > 0) return found;
  }
  return [];
}

export function split(players: readonly Ranked[]): readonly [Ranked[], Ranked[]] {
  const top = Math.max(...players.map(({ score }) => score));
  return [
    players.filter(({ score }) => score === top),
    players.filter(({ score }) => score !== top),
  ];
}

/** C7: floaters of the next bracket at best, their number and then their scores. */
function nextBracket(floaters: readonly Ranked[], lower: readonly Ranked[]): readonly number[] {
  if (lower.length === 0) return [];
  const [residents, rest] = split(lower);
  const lists = completableCandidates([...floaters, ...residents], rest).map((candidate) => [
    candidate.floaters.length,
    ...scoresOf(candidate.floaters),
  ]);
  return lists.reduce((best, list) => (compareLists(list, best) < 0 ? list : best));
}

/** C8: pairs in which both want the same colour. */
export const denied = ({ pairs }: Candidate): number =>
  pairs.filter(([a, b]) => a.preference !== '-' && colourOf(a) === colourOf(b)).length;

export const colourOf = ({ preference }: Ranked): string => preference.slice(0, 1).toUpperCase();

export function pairBracket(members: readonly Ranked[], lower: readonly Ranked[]): Candidate {
  const measured = completableCandidates(members, lower).map((candidate) => ({
    candidate,
    values: [
      scoresOf(candidate.floaters),
      nextBracket(candidate.floaters, lower),
      [denied(candidate)],
    ],
  }));
  let best = measured[0]!;
  for (const one of measured.slice(1)) {
    const order = one.values.map((value, index) => compareLists(value, best.values[index]!));
    if ((order.find((value) => value !== 0) ?? 0) < 0) best = one;
  }
  return best.candidate;
}

/** 3.1: lowest score, most games, lowest rank, and the rest must be completable. */
export function pabOf(players: readonly Ranked[]): Ranked | undefined {
  const games = ({ unplayedGames }: Ranked): number => -unplayedGames;
  return [...players]
    .sort((a, b) => a.score - b.score || games(b) - games(a) || byIndex(b, a))
    .find(
      (player) => !player.pabBarred && isCompletable(players.filter((other) => other !== player)),
    );
}

/** 5.2 for a pair in any order. */
function withColours(
  a: Ranked,
  b: Ranked,
  initialColour: 'white' | 'black',
): readonly [number, number] {
  const [high, low] = byIndex(a, b) < 0 ? [a, b] : [b, a];
  const give = (white: Ranked): readonly [number, number] =>
    white === high ? [high.id, low.id] : [low.id, high.id];
  const grant = (player: Ranked) => {
    const other = player === high ? low : high;
    return give(colourOf(player) === 'W' ? player : other);
  };
  if (high.preference === '-' && low.preference === '-') {
    return give((high.arrival % 2 === 1) === (initialColour === 'white') ? high : low);
  }
  if (high.preference === '-') return grant(low);
  if (low.preference === '-' || colourOf(high) !== colourOf(low)) return grant(high);
  const strength = ({ preference }: Ranked): number =>
    preference.endsWith('!') ? 2 : preference === preference.toUpperCase() ? 1 : 0;
  if (strength(high) !== strength(low)) return grant(strength(high) > strength(low) ? high : low);
  for (let back = 1; ; back += 1) {
    const [one, two] = [high.colours.at(-back), low.colours.at(-back)];
    if (one === undefined || two === undefined) break;
    if (one !== two) return give(one === 'B' ? high : low);
  }
  return grant(high);
}

export function rankPlayers(tournament: Tournament, round: number): readonly Ranked[] {
  const { players } = bookHistory(tournament, round, '2026');
  const index = indices(tournament, round, new Set(players.map(({ id }) => id)));
  return players.map((player): Ranked => ({ ...player, ...index(player.id) }));
}

/** The pairing of a round after the seeding rounds. */
export function pairBursteinByTheBook(tournament: Tournament, round: number): BookPairing {
  const { initialColour } = bookHistory(tournament, round, '2026');
  const ranked = rankPlayers(tournament, round);
  const pab = ranked.length % 2 === 1 ? pabOf(ranked) : undefined;
  let open = ranked.filter((player) => player !== pab);
  if (open.length % 2 === 1 || !isCompletable(open)) return { pairs: undefined, bye: undefined };
  const pairs: (readonly [number, number])[] = [];
  let floaters: readonly Ranked[] = [];
  while (open.length > 0) {
    const [residents, lower] = split(open);
    const bracket = pairBracket([...floaters, ...residents], lower);
    for (const [a, b] of bracket.pairs) pairs.push(withColours(a, b, initialColour));
    floaters = bracket.floaters;
    open = lower;
  }
  return { pairs, bye: pab?.id };
}
