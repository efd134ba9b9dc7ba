import type { Points } from '../../src/model/points.js';
import type { NoPairing, RoundPairing } from '../../src/systems/pairing.js';
import {
  createTeamSituation,
  type TeamSituation,
  type TeamSituationParts,
} from '../../src/systems/team-common/situation.js';

/**
 * Teams from "1-3(4,W) 7(2,WB;8,9)": numbers, match points, board-1 colours, teams already met.
 * Colours and meetings may be left out; a range gives the same to each team.
 */
export function teamsFrom(text: string): TeamSituationParts['teams'] {
  return text.split(/\s+/).flatMap((item) => {
    const match = /^(\d+)(?:-(\d+))?\((\d+)(?:,([WB]*))?(?:;([\d,]+))?\)$/.exec(item);
    if (!match) throw new Error(`Expected a team such as 7(2,WB;8,9), found "${item}"`);
    const [, first, last, points, colours = '', met = ''] = match;
    const opponents = met === '' ? [] : met.split(',').map(Number);
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => {
      const matchPoints: Points = Number(points) * 10;
      return { id: Number(first) + index, matchPoints, colours, opponents };
    });
  });
}

/** A situation of teams in that notation; round 5 of 9 unless stated. */
export function positionFrom(
  text: string,
  parts: Omit<TeamSituationParts, 'teams'> = {},
): TeamSituation {
  return createTeamSituation({ round: 5, roundCount: 9, ...parts, teams: teamsFrom(text) });
}

/** The pairs as "1-3 2-4", White first, in board order; or the reason why there are none. */
export function boards(answer: RoundPairing | NoPairing): string {
  if (answer.kind === 'impossible') return answer.reason;
  return answer.pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
}

/** The pairs as "1-3 2-4" with the smaller number first, sorted; colours left out. */
export function pairsOnly(answer: RoundPairing | NoPairing): string {
  if (answer.kind === 'impossible') return answer.reason;
  return answer.pairs
    .map(({ white, black }) => [Math.min(white, black), Math.max(white, black)] as const)
    .sort(([a], [b]) => a - b)
    .map((pair) => pair.join('-'))
    .join(' ');
}
