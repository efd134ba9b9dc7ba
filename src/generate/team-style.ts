import type { Points } from '../model/points.js';
import type { PairingSystem } from '../systems/system.js';
import { parseTeamTypeCode } from '../systems/team-common/type-code.js';
import { typeCodeOf } from '../systems/type-codes.js';
import { drawHistoryStyle, type HistoryStyle } from './position-style.js';
import type { Random } from './random.js';

/**
 * How a history of teams without an engine comes about. Chances are in per cent. `forfeits` are
 * matches to which one side or neither comes (record 330); results are those of boards.
 */
export interface TeamPositionStyle extends HistoryStyle {
  /** Single boards that are forfeited. */
  readonly boardForfeits: number;
  /** Pairs of the upper and the lower half of the list who may not meet: halves pair within. */
  readonly forbiddenAcross: number;
  /** Record 192 of a team Swiss, such as FIDE_TEAM_TYPEB_GP_MP; the Olympiad has one only. */
  readonly typeCode: string;
  /** Match points of a won match, in tenths: 20 (2-1-0) or 30 (3-1-0). */
  readonly matchWin: Points;
}

/**
 * A style by lot, with everything that `wish` states kept. Some rules have no acceleration.
 * @throws RangeError when the wish has some for them, or a type code that is none of a team Swiss.
 */
export function drawTeamStyle(
  random: Random,
  system: PairingSystem,
  wish: Partial<TeamPositionStyle> = {},
): TeamPositionStyle {
  const history = drawHistoryStyle(random);
  const drawn: TeamPositionStyle = {
    ...history,
    // A forfeited match is as good as an absence, and more of a trap.
    forfeits: random.pick([0, 0, 5, 10, 25]),
    boardForfeits: random.pick([0, 0, 0, 10]),
    forbiddenAcross: 0,
    typeCode: drawTypeCode(random),
    matchWin: random.pick([20, 20, 20, 20, 20, 20, 20, 30]),
  };
  if (system.accelerated) {
    const style = { ...drawn, ...wish };
    if (parseTeamTypeCode(style.typeCode)) return style;
    throw new RangeError(`Expected a type code of a team Swiss, found "${style.typeCode}"`);
  }
  if (wish.virtualPoints) {
    throw new RangeError(
      `Expected no virtual points with the rules of ${system.id}, which know none, found ${wish.virtualPoints}`,
    );
  }
  return { ...drawn, ...wish, virtualPoints: 0, typeCode: typeCodeOf(system) };
}

/** All kinds of colour preferences, both scores alone and in both orders, and Baku acceleration. */
function drawTypeCode(random: Random): string {
  const preferences = random.pick(['TYPEA_', 'TYPEA_', 'TYPEB_', 'TYPEB_', '']);
  const scores = random.pick(['MP_GP', 'MP_GP', 'GP_MP', 'MP', 'GP']);
  const baku = scores.startsWith('MP') && random.chance(1, 5) ? '_BAKU' : '';
  return `FIDE_TEAM_${preferences}${scores}${baku}`;
}
