import type { TeamId } from '../../model/tournament.js';
import type { TeamSituation, TeamState } from './situation.js';

/** Who may meet whom by the absolute rules, over positions in a list of teams. */
export interface Meetings {
  readonly teams: readonly TeamState[];
  readonly mayMeet: (a: number, b: number) => boolean;
}

export type MeetingBar = 'rematch' | 'forbidden' | undefined;

/** Why two teams may not meet: they played already, or a forbidden pair keeps them apart. */
export function meetingBar(
  situation: TeamSituation,
  a: TeamState,
  b: TeamState,
  forfeitsCount: boolean,
): MeetingBar {
  if (a.opponents.includes(b.id) || b.opponents.includes(a.id)) return 'rematch';
  if (forfeitsCount && (a.forfeitOpponents.includes(b.id) || b.forfeitOpponents.includes(a.id))) {
    return 'rematch';
  }
  const forbidden = situation.forbidden.some(
    ([first, second]) => (first === a.id && second === b.id) || (first === b.id && second === a.id),
  );
  return forbidden ? 'forbidden' : undefined;
}

/**
 * The table of who may meet whom: no second meeting in a played match (forfeits count only where an
 * option says so, GHR 3.5), no forbidden pair, nobody against himself.
 */
export function createMeetings(
  situation: TeamSituation,
  teams: readonly TeamState[],
  forfeitsCount: boolean,
): Meetings {
  const size = teams.length;
  const position = new Map<TeamId, number>(teams.map(({ id }, index) => [id, index]));
  const barred = new Uint8Array(size * size);
  const bar = (a: number | undefined, b: number | undefined): void => {
    if (a === undefined || b === undefined) return;
    barred[a * size + b] = 1;
    barred[b * size + a] = 1;
  };
  teams.forEach((team, index) => {
    bar(index, index);
    const met = forfeitsCount ? [...team.opponents, ...team.forfeitOpponents] : team.opponents;
    for (const other of met) bar(index, position.get(other));
  });
  for (const [a, b] of situation.forbidden) bar(position.get(a), position.get(b));
  return { teams, mayMeet: (a, b) => barred[a * size + b] === 0 };
}
