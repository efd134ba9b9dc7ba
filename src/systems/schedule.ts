import { gamePoints } from '../model/scoring.js';
import type { Game, Round, Tournament } from '../model/tournament.js';
import { bergerCycle, bergerPairs } from './round-robin/berger.js';
import { findNumberings } from './round-robin/numbering.js';

/** What the pairings alone show: a schedule that no Swiss system makes. */
export type Schedule =
  | {
      readonly kind: 'roundRobin';
      readonly players: number;
      /** Whether each pair of players has met, and how often. */
      readonly complete: boolean;
      readonly cycles: number;
      /** The rounds are those of a Berger table. */
      readonly berger: boolean;
    }
  | { readonly kind: 'scheveningen'; readonly side: number }
  | { readonly kind: 'knockout'; readonly stages: number };

interface Meetings {
  /** Ids of all players with a game, ascending. */
  readonly ids: readonly number[];
  readonly rounds: readonly Round[];
  /** How often each pair met, by `pairKey`. */
  readonly times: ReadonlyMap<string, number>;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/**
 * Recognises a round robin, a Scheveningen match or a knock-out by who met whom. `calledSwiss`: the
 * report calls itself a Swiss; then only a round robin counts that no Swiss gives by chance. In a
 * small Swiss those who lost may well stay away, so that it only looks like a knock-out.
 */
export function observeSchedule(
  tournament: Tournament,
  calledSwiss: boolean,
): Schedule | undefined {
  const rounds = tournament.rounds.filter(({ games }) => games.length > 0);
  const games = rounds.flatMap((round) => round.games);
  const ids = [...new Set(games.flatMap(({ white, black }) => [white, black]))];
  const times = new Map<string, number>();
  for (const { white, black } of games) {
    const key = pairKey(white, black);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const meetings = { ids: ids.sort((a, b) => a - b), rounds, times };
  if (ids.length < 3 || rounds.length === 0) return undefined;
  const robin = roundRobin(tournament, meetings, calledSwiss);
  if (calledSwiss) return robin;
  return robin ?? scheveningen(tournament, meetings) ?? knockout(tournament, meetings);
}

function roundRobin(
  { players, settings }: Tournament,
  meetings: Meetings,
  calledSwiss: boolean,
): Schedule | undefined {
  const { ids, rounds, times } = meetings;
  const cycles = Math.min(...times.values());
  const complete =
    times.size === (ids.length * (ids.length - 1)) / 2 &&
    [...times.values()].every((count) => count === cycles);
  const all = players.map(({ id }) => id);
  const berger =
    followsTable(all, rounds) ||
    followsTable(ids, rounds) ||
    (complete &&
      ids.length >= FEWEST_TO_RENUMBER &&
      numberingsOf(meetings).some((order) => followsTable(order, rounds)));
  const isNoChance = berger && ids.length >= (complete ? FEWEST_BY_TABLE : FEWEST_TO_RENUMBER);
  const isCertain = complete ? cycles > 1 || isNoChance : isNoChance && rounds.length > 2;
  const isLikely = complete
    ? berger || !(ids.length < 4 || startsAsSwiss(meetings))
    : berger && (rounds.length > 1 || isCycle(settings.roundCount, all.length));
  return isCertain || (isLikely && !calledSwiss)
    ? { kind: 'roundRobin', players: ids.length, complete, cycles, berger }
    : undefined;
}

const isCycle = (rounds: number | undefined, players: number): boolean =>
  rounds === bergerCycle(players) || rounds === 2 * bergerCycle(players);

/** In three rounds four players of a Swiss meet all others, and may do so in the order of the table. */
const FEWEST_BY_TABLE = 5;

/** Any complete schedule of fewer players is a Berger table under some numbering. */
const FEWEST_TO_RENUMBER = 7;

/** The least part of the games of a Berger table that must be there. */
const TABLE_SHARE = 0.6;

/** Every game stands in the round where the table has it; `order` are the ids by table number. */
function followsTable(order: readonly number[], rounds: readonly Round[]): boolean {
  let planned = 0;
  let played = 0;
  for (const { number, games } of rounds) {
    const table = bergerPairs(order.length, number);
    const expected = new Set(table.map(([a, b]) => pairKey(order[a - 1]!, order[b - 1]!)));
    if (games.some(({ white, black }) => !expected.has(pairKey(white, black)))) return false;
    planned += expected.size;
    played += games.length;
  }
  return order.length > 3 && played >= planned * TABLE_SHARE;
}

const numberingsOf = ({ ids, rounds }: Meetings): readonly (readonly number[])[] =>
  findNumberings(
    ids,
    rounds.map(({ number, games }) => ({ number, pairs: games })),
  );

/** Round 1 is top half against bottom half. */
function startsAsSwiss({ rounds }: Meetings): boolean {
  const games = rounds[0]!.games;
  const ids = games.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b);
  const half = ids.length / 2;
  const pairs = new Set(games.map(({ white, black }) => pairKey(white, black)));
  return ids.slice(0, half).every((id, index) => pairs.has(pairKey(id, ids[index + half]!)));
}

/** Three rounds of six players in a Swiss may by chance be one. */
const FEWEST_IN_TEAM = 4;

/** Two sides, everybody has met all of the other one equally often and nobody of the own. */
function scheveningen({ players }: Tournament, meetings: Meetings): Schedule | undefined {
  const { ids, times, rounds } = meetings;
  const side = ids.length / 2;
  const cycles = Math.min(...times.values());
  const isEven = [...times.values()].every((count) => count === cycles);
  if (rounds.length < 2 || side < FEWEST_IN_TEAM || times.size !== side * side || !isEven)
    return undefined;
  const federation = new Map(players.map((player) => [player.id, player.federation.trim()]));
  const home = federation.get(ids[0]!);
  const sides = [
    ids.slice(0, side),
    ids.filter((_, index) => index % 2 === 0),
    ids.filter((id) => home !== '' && federation.get(id) === home),
  ];
  const areSides = sides.some((members) => {
    const first = new Set(members);
    const crosses = (key: string): boolean =>
      key.split('-').filter((id) => first.has(Number(id))).length === 1;
    return members.length === side && [...times.keys()].every(crosses);
  });
  return areSides ? { kind: 'scheveningen', side } : undefined;
}

const FEWEST_IN_KNOCKOUT = 8;

/** Whoever loses a match plays no more, and the matches become fewer from stage to stage. */
function knockout(tournament: Tournament, { rounds }: Meetings): Schedule | undefined {
  const stages = stagesOf(rounds);
  if (stages.length < 2 || stages[0]!.length * 2 < FEWEST_IN_KNOCKOUT) return undefined;
  const out = new Set<number>();
  for (const [index, stage] of stages.entries()) {
    const before = stages[index - 1];
    const mayHoldThirdPlace = index === stages.length - 1 && before?.length === 2;
    const again = stage.flatMap(({ players }) => players).some((id) => out.has(id));
    if (again && !mayHoldThirdPlace) return undefined;
    if (before && stage.length >= before.length && !mayHoldThirdPlace) return undefined;
    for (const match of stage) for (const id of losersOf(match, tournament)) out.add(id);
  }
  return { kind: 'knockout', stages: stages.length };
}

interface KnockoutMatch {
  readonly players: readonly [number, number];
  readonly games: readonly Game[];
}

/** Rounds in a row with the same pairs are one stage. */
function stagesOf(rounds: readonly Round[]): KnockoutMatch[][] {
  const stages: Map<string, Game[]>[] = [];
  for (const { games } of rounds) {
    const stage = stages.at(-1);
    const keys = games.map(({ white, black }) => pairKey(white, black));
    if (stage && keys.every((key) => stage.has(key))) {
      for (const [index, key] of keys.entries()) stage.get(key)!.push(games[index]!);
    } else {
      stages.push(new Map(keys.map((key, index) => [key, [games[index]!]])));
    }
  }
  return stages.map((stage) =>
    [...stage.values()].map((games) => ({ players: [games[0]!.white, games[0]!.black], games })),
  );
}

/** Nobody while a match is level. */
function losersOf({ players, games }: KnockoutMatch, { settings }: Tournament): number[] {
  const scores = players.map((id) =>
    games.reduce((sum, { white, whiteResult, blackResult }) => {
      const result = white === id ? whiteResult : blackResult;
      return sum + gamePoints(settings.scoring, result, white === id ? 'white' : 'black');
    }, 0),
  );
  return players.filter((_, index) => scores[index]! < scores[1 - index]!);
}
