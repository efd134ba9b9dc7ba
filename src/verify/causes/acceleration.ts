import { withSettings } from '../../model/edit.js';
import { winValue } from '../../model/scoring.js';
import { conforms, type JudgeRequest } from '../judge.js';
import type { Candidate, Generator, Search } from './candidate.js';
import type { PointsOfGroup } from './facts.js';
import { placedBoards, presentInOrder } from './halves.js';

export const namedAcceleration: Generator = function* ({ request }) {
  if (request.system.unit === 'team') return;
  for (const acceleration of ['none', 'baku'] as const) {
    if (acceleration === request.options.acceleration) continue;
    yield {
      suspect: { kind: 'acceleration', who: [], acceleration },
      size: 1,
      change: (one) => ({ ...one, options: { ...one.options, acceleration } }),
      from: 1,
      made: 0,
      bits: 3,
    };
  }
};

/**
 * An upper group with virtual points that the file does not state. The boards of round 1 show the
 * border; the points of later rounds are those under which these rounds conform.
 */
export const groupAcceleration: Generator = function* (at, search) {
  const { request } = at;
  const { tournament, system } = request;
  const { rankByFileOrder, acceleration, scoring } = tournament.settings;
  if (request.round !== 1 || system.unit === 'team' || !system.accelerated) return;
  if (rankByFileOrder || acceleration.length > 0) return;
  const win = winValue(scoring);
  const present = presentInOrder(request);
  for (const border of likelyBorders(request, present.length)) {
    const lastId = present[border - 1]!;
    const first: PointsOfGroup = { lastId, from: 1, to: 1, points: win };
    if (!search.fits(withGroups(request, [first]))) continue;
    const groups = joined(followed([first], win, 2, search).groups);
    const candidate: Candidate = {
      suspect: { kind: 'acceleration', who: [], acceleration: 'groups', groups },
      size: 1,
      change: (one) => withGroups(one, groups),
      from: 1,
      made: 0,
      bits: Math.log2(present.length) + 2 * groups.length,
    };
    yield candidate;
  }
};

/** Borders that at most one pair of round 1 crosses, from the middle of the list. */
function likelyBorders(request: JudgeRequest, players: number): readonly number[] {
  const boards = placedBoards(request);
  const borders = Array.from({ length: Math.max(0, players - 3) }, (_, index) => index + 2);
  return borders
    .filter((border) => {
      const crossing = boards.filter(({ high, low }) => high < border && low >= border);
      return crossing.length <= 1;
    })
    .sort((a, b) => Math.abs(a - players / 2) - Math.abs(b - players / 2));
}

/** The points of the rounds from `round` on under which most of them conform. */
function followed(
  groups: readonly PointsOfGroup[],
  win: number,
  round: number,
  search: Search,
): { readonly groups: readonly PointsOfGroup[]; readonly conforming: number } {
  const at = search.cases.find(({ request }) => request.round === round);
  const last = groups.at(-1)!;
  // Acceleration that has ended does not come again: the later rounds follow by themselves.
  if (!at || last.to < round - 1) return { groups, conforming: 0 };
  let best: ReturnType<typeof followed> | undefined;
  for (const points of new Set([last.points, win / 2, win, 2 * win])) {
    const longer = [...groups, { ...last, from: round, to: round, points }];
    if (!conforms(withGroups(at.request, longer))) continue;
    const rest = followed(longer, win, round + 1, search);
    if (!best || rest.conforming + 1 > best.conforming) {
      best = { ...rest, conforming: rest.conforming + 1 };
    }
  }
  const ended = conformingWith(groups, round, search);
  return best && best.conforming > ended ? best : { groups, conforming: ended };
}

/** How many rounds from `round` on conform without any more virtual points. */
const conformingWith = (groups: readonly PointsOfGroup[], round: number, search: Search): number =>
  search.cases.filter(
    ({ request }) => request.round >= round && conforms(withGroups(request, groups)),
  ).length;

/** Rounds with equal points as one entry. */
function joined(groups: readonly PointsOfGroup[]): readonly PointsOfGroup[] {
  const result: PointsOfGroup[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    if (last && last.points === group.points) result[result.length - 1] = { ...last, to: group.to };
    else result.push(group);
  }
  return result;
}

function withGroups(request: JudgeRequest, groups: readonly PointsOfGroup[]): JudgeRequest {
  const acceleration = groups.map(({ lastId, from, to, points }) => {
    return { points, matchPoints: 0, from, to, firstId: 1, lastId, source: 'XXA' as const };
  });
  const tournament = withSettings(request.tournament, { acceleration });
  return { ...request, tournament, options: { ...request.options, acceleration: 'file' } };
}
