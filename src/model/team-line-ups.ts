import { type Colour, otherColour } from './result.js';
import type { Game, LineUp, PlayerId, Team, TeamId, TeamSettings } from './tournament.js';

/** One side of a match: the players who were seated, board by board; 0 is an empty board. */
export interface Seating {
  readonly team: TeamId;
  readonly boards: readonly PlayerId[];
  /** Stated by a record 300, not derived from the default board order. */
  readonly stated: boolean;
}

/**
 * Who sat where for `team` against `opponent`: the record 300 of that match if there is one, else the
 * members of the 310 order among `present` (TRF26, records 300 and 310).
 */
export function seatingOf(
  team: Team,
  opponent: TeamId,
  present: ReadonlySet<PlayerId>,
  lineUps: readonly LineUp[],
): Seating {
  const lineUp = lineUps.find(
    (candidate) => candidate.team === team.id && candidate.opponent === opponent,
  );
  if (lineUp) return { team: team.id, boards: lineUp.players, stated: true };
  const boards = team.members.filter((member) => present.has(member));
  return { team: team.id, boards, stated: false };
}

/**
 * Colours of the first-named team by board: record 352, or White and Black in turns where the file
 * is silent or its record is shorter than the match.
 */
function coloursAlike(settings: TeamSettings, board: number): boolean {
  const first = settings.boardColours[0];
  const here = settings.boardColours[board];
  if (first !== undefined && here !== undefined) return first === here;
  return board % 2 === 0;
}

/**
 * The team scheduled to have White on board 1, derived from the lowest board that has a game with
 * known colours. A derived seating has no gaps for empty boards, so the stated one, and then the
 * longer one, is believed. Undefined when no game tells the colours.
 */
export function firstBoardWhite(
  games: readonly Game[],
  seatings: readonly [Seating, Seating],
  settings: TeamSettings,
): TeamId | undefined {
  const [first, second] = seatings;
  const firstIsBetter =
    first.stated === second.stated ? first.boards.length >= second.boards.length : first.stated;
  const [seating, other] = firstIsBetter ? [first, second] : [second, first];
  let lowest = Number.POSITIVE_INFINITY;
  let white: TeamId | undefined;
  for (const game of games) {
    if (!game.coloursKnown) continue;
    const whiteBoard = seating.boards.indexOf(game.white);
    const board = whiteBoard >= 0 ? whiteBoard : seating.boards.indexOf(game.black);
    if (board < 0 || board >= lowest) continue;
    lowest = board;
    const here: Colour = whiteBoard >= 0 ? 'white' : 'black';
    const onFirst = coloursAlike(settings, board) ? here : otherColour(here);
    white = onFirst === 'white' ? seating.team : other.team;
  }
  return white;
}
