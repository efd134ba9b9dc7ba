import type { SwissTeamOptions } from '../../../src/systems/swiss-team/options.js';
import type { TeamSituation, TeamState } from '../../../src/systems/team-common/situation.js';
import type { BookPairing } from '../olympiad/book.js';
import { type May, mostCounted } from '../olympiad/matchings.js';
import { bookTeamColours } from './colours.js';
import { wishOf } from './preferences.js';

/** C.04.6:2026 article by article, by trying all sets of upfloaters and all pairings of a bracket. */
export function pairTeamsByTheBook(
  situation: TeamSituation,
  options: SwissTeamOptions,
): BookPairing | undefined {
  const book = new Map(situation.teams.map((team) => [team.id, team]));
  const teamOf = (id: number): TeamState => book.get(id)!;
  const may = meetingRule(situation, options, teamOf);
  const ids = situation.teams.map(({ id }) => id);
  const scoreOf = (id: number) => teamOf(id)[options.primary] + teamOf(id).virtualPoints;
  for (const bye of byeCandidates(situation, options, scoreOf)) {
    const others = ids.filter((id) => id !== bye);
    if (mostCounted(others, may, () => false) === undefined) continue;
    const judge: Judge = { situation, options, teamOf, may, scoreOf };
    const pairs = pairBrackets(judge, others).map(([a, b]) =>
      bookTeamColours(teamOf(a), teamOf(b), situation, options),
    );
    return { pairs: pairs.sort(), bye };
  }
  return undefined;
}

interface Judge {
  readonly situation: TeamSituation;
  readonly options: SwissTeamOptions;
  readonly teamOf: (id: number) => TeamState;
  readonly may: May;
  readonly scoreOf: (id: number) => number;
}

/** C1 and the forbidden pairs. */
function meetingRule(
  situation: TeamSituation,
  options: SwissTeamOptions,
  teamOf: (id: number) => TeamState,
): May {
  return (a, b) => {
    const { opponents, forfeitOpponents } = teamOf(a);
    if (opponents.includes(b)) return false;
    if (options.forfeitsCount && forfeitOpponents.includes(b)) return false;
    return !situation.forbidden.some((pair) => pair.includes(a) && pair.includes(b));
  };
}

/** C2 and art. 3.4; one empty candidate in an even field. */
function byeCandidates(
  { teams }: TeamSituation,
  options: SwissTeamOptions,
  scoreOf: (id: number) => number,
): readonly (number | undefined)[] {
  if (teams.length % 2 === 0) return [undefined];
  const key = (team: TeamState) => {
    const played = team.opponents.length;
    const forfeits = options.forfeitsCount ? team.forfeitOpponents.length : 0;
    return [scoreOf(team.id), -(played + forfeits), -team.id];
  };
  return teams
    .filter((team) => !team.hadPab && !team.wonByForfeit && !team.hadFullPointBye)
    .sort((a, b) => compareLists(key(a), key(b)))
    .map(({ id }) => id);
}

/** Below 0 when the first list comes before the second, number by number. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : a[index]! - (b[index] ?? 0);
}

function pairBrackets(judge: Judge, ids: readonly number[]): (readonly [number, number])[] {
  let unpaired = [...ids].sort((a, b) => judge.scoreOf(b) - judge.scoreOf(a) || a - b);
  const pairs: (readonly [number, number])[] = [];
  while (unpaired.length > 0) {
    const upfloaters = bestUpfloaters(judge, unpaired);
    const top = judge.scoreOf(unpaired[0]!);
    const members = unpaired.filter((id) => judge.scoreOf(id) === top || upfloaters.includes(id));
    pairs.push(...bestPairing(judge, members, upfloaters));
    unpaired = unpaired.filter((id) => !members.includes(id));
  }
  return pairs;
}

function* subsets(ids: readonly number[]): Generator<number[]> {
  const [first, ...rest] = ids;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const others of subsets(rest)) {
    yield others;
    yield [first, ...others];
  }
}

/** True when C7 and C10 apply: not in the last two rounds. */
const floatsCount = ({ situation: { round, roundCount } }: Judge): boolean =>
  roundCount === undefined || round < roundCount - 1;

/** Art. 3.5: C4, C5, C6, C7, then the order of sets. */
function bestUpfloaters(judge: Judge, unpaired: readonly number[]): readonly number[] {
  const { may, scoreOf, teamOf, options } = judge;
  const top = scoreOf(unpaired[0]!);
  const residents = unpaired.filter((id) => scoreOf(id) === top);
  const lower = unpaired.filter((id) => scoreOf(id) !== top);
  const next = lower.length > 0 ? scoreOf(lower[0]!) : 0;
  let best: { set: number[]; key: number[] } | undefined;
  for (const set of subsets(lower)) {
    const rest = lower.filter((id) => !set.includes(id));
    if (mostCounted([...residents, ...set], may, () => false) === undefined) continue;
    const inNext = (id: number) => scoreOf(id) === next;
    const following = mostCounted(rest, may, (a, b) => inNext(a) && inNext(b));
    if (following === undefined) continue;
    const possible = Math.floor(rest.filter(inNext).length / 2);
    const graded = options.outlook === 'graded';
    const outlook = graded ? -following : following === possible ? 0 : 1;
    const repeated = set.filter((id) => teamOf(id).floated).length;
    const ordered = [...set].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
    const key = [
      set.length,
      ...set
        .map(scoreOf)
        .sort((a, b) => a - b)
        .map((score) => -score),
      outlook,
      floatsCount(judge) ? repeated : 0,
      ...ordered,
    ];
    if (!best || compareLists(key, best.key) < 0) best = { set, key };
  }
  return best!.set;
}

/** All ways to pair up `ids` within C1. */
function* pairings(ids: readonly number[], may: May): Generator<(readonly [number, number])[]> {
  const [first, ...rest] = ids;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of rest) {
    if (!may(first, other)) continue;
    for (const others of pairings(
      rest.filter((id) => id !== other),
      may,
    )) {
      yield [[first, other], ...others];
    }
  }
}

/** Art. 3.6: C8, C9, C10, then the smallest identifier. */
function bestPairing(
  judge: Judge,
  members: readonly number[],
  upfloaters: readonly number[],
): readonly (readonly [number, number])[] {
  const { options, scoreOf, teamOf, situation } = judge;
  const lastRound = situation.roundCount !== undefined && situation.round >= situation.roundCount;
  const wish = (id: number) => wishOf(teamOf(id).colours, lastRound, options);
  const seats =
    options.seats === 'tpn'
      ? [...members].sort((a, b) => a - b)
      : [...members].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
  const seatOf = (id: number) => seats.indexOf(id);
  let best: { pairs: (readonly [number, number])[]; key: number[] } | undefined;
  for (const pairs of pairings(seats, judge.may)) {
    const clashes = pairs.filter(([a, b]) => wish(a) !== '-' && wish(a)[0] === wish(b)[0]);
    const strong = clashes.filter(([a, b]) => wish(a).endsWith('!') && wish(b).endsWith('!'));
    const repeated = pairs.filter(([a, b]) => {
      const floats = (up: number, other: number) =>
        upfloaters.includes(up) && teamOf(other).floated;
      return floats(a, b) || floats(b, a);
    });
    const ordered = [...pairs].sort(([a], [b]) => seatOf(a) - seatOf(b));
    const key = [
      clashes.length,
      options.preferences === 'B' ? strong.length : 0,
      floatsCount(judge) ? repeated.length : 0,
      ...ordered.map(([top]) => seatOf(top)),
      ...ordered.map(([, bottom]) => seatOf(bottom)),
    ];
    if (!best || compareLists(key, best.key) < 0) best = { pairs, key };
  }
  return best!.pairs;
}
