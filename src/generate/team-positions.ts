import type { ForbiddenGroup, Tournament } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { parseTeamTypeCode } from '../systems/team-common/type-code.js';
import { type Amount, checkAmount, drawAmount } from './amount.js';
import { type CompleteOptions, completeOptions, NUMBERINGS, type Numbering } from './options.js';
import { planForbidden } from './plan.js';
import { systemOf } from './play.js';
import { planNumbers, planPlayers } from './players.js';
import { drawForbiddenAcross, drawForbiddenPairs, drawVirtualPoints } from './position-settings.js';
import { createRandom, type Random, type Seed } from './random.js';
import { withPendingTeamByes, withRandomMatches } from './team-position-rounds.js';
import { drawTeamStyle, type TeamPositionStyle } from './team-style.js';
import { makeTeams, openTeams } from './teams.js';

/** What a random position of teams is like. */
export interface TeamPositionOptions {
  /** `team` by default: the FIDE Swiss Team system. */
  readonly system?: SystemId;
  /** Edition of its rules; by default the newest. */
  readonly edition?: string;
  /** 3 to 10 teams by default: few, because rare branches need tight fields. */
  readonly teams?: Amount;
  /** Rounds in the history: 1 to 6 by default. */
  readonly played?: Amount;
  /** Boards of a match, 1 or 2 by default. A team has as many members. */
  readonly boards?: Amount;
  /** By lot when it is not given. */
  readonly numbering?: Numbering;
  /** What is not stated is drawn by lot. */
  readonly style?: Partial<TeamPositionStyle>;
}

/**
 * A random position of teams: matches that no engine made, and the announced absences of the round
 * to pair. No two teams meet twice over the board, but nothing else holds.
 * @throws RangeError when an option is out of its range, or virtual points are asked for under the
 *   Olympiad rules, which know none.
 */
export function generateTeamPosition(seed: Seed, options: TeamPositionOptions = {}): Tournament {
  const { system = 'team', teams = [3, 10], played = [1, 6], boards = [1, 2] } = options;
  if (unitOf(system) !== 'team') throw new RangeError(`Expected a team system, found ${system}`);
  checkAmount('teams', teams, 2, 400);
  checkAmount('rounds in the history', played, 0, 98);
  checkAmount('boards', boards, 1, 9);
  const random = createRandom(seed, 'team position');
  const count = drawAmount(random, teams);
  const { edition } = completeOptions({
    system,
    ...(options.edition !== undefined && { edition: options.edition }),
  });
  const style = drawTeamStyle(random, systemOf({ system, edition }), options.style);
  const history = drawAmount(random, played);
  const isLast = random.chance(style.lastRound, 100);
  const roundCount = history + 1 + (isLast ? 0 : random.between(1, 4));
  const numbering = options.numbering ?? random.pick(NUMBERINGS);
  const complete = completeOptions({
    ...{ system, edition, numbering, forbiddenGroups: style.forbiddenGroups },
    boards: drawAmount(random, boards),
  });
  let tournament = opening(seed, random, { count, roundCount, style, complete });
  for (let number = 1; number <= history; number += 1) {
    const next =
      withRandomMatches(random, tournament, number, style) ??
      withRandomMatches(random, tournament, number, { ...style, absences: 0, forfeits: 0 });
    // Everybody has met everybody: the history ends here.
    if (!next) break;
    tournament = next;
  }
  return withPendingTeamByes(random, tournament, tournament.rounds.length + 1, style);
}

interface OpeningCase {
  readonly count: number;
  readonly roundCount: number;
  readonly style: TeamPositionStyle;
  readonly complete: CompleteOptions;
}

function opening(
  seed: Seed,
  random: Random,
  { count, roundCount, style, complete }: OpeningCase,
): Tournament {
  const boards = drawAmount(random, complete.boards);
  const people = planPlayers(seed, count * boards, { ...complete, numbering: 'rating' });
  const ids = planNumbers(random, count, complete);
  const { typeCode, matchWin } = style;
  const forbidden = planForbidden(random, ids, roundCount, complete).map(
    (group): ForbiddenGroup => ({ ...group, source: '260' }),
  );
  return openTeams({
    ...{ seed, boards, system: systemOf(complete) },
    teams: makeTeams(random, people, ids, boards, false),
    settings: {
      ...{ roundCount, typeCode, initialColour: random.pick(['white', 'black'] as const) },
      forbidden: [
        ...forbidden,
        ...drawForbiddenPairs(random, ids, roundCount, style.forbiddenPairs, '260'),
        ...drawForbiddenAcross(random, ids, roundCount, style.forbiddenAcross),
      ],
      acceleration: virtualPoints(random, ids, roundCount, style),
    },
    teamSettings: { matchWin },
  });
}

/** Records 250 for the score that makes the brackets, in any rounds but the last one. */
function virtualPoints(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  style: TeamPositionStyle,
): Tournament['settings']['acceleration'] {
  if (style.virtualPoints === 0 || roundCount < 2) return [];
  const isGamePoints = parseTeamTypeCode(style.typeCode)?.primary === 'gamePoints';
  return drawVirtualPoints(random, ids, roundCount - 1, style.virtualPoints).map((one) => ({
    ...one,
    ...(isGamePoints ? { matchPoints: 0 } : { points: 0, matchPoints: one.points }),
    source: '250',
  }));
}
