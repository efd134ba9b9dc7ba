import { type Colour, otherColour } from '../result.js';
import type { PlayerId, Tournament } from '../tournament.js';
import { type PairingUnit, pairedIds, type RecordedRound } from './rounds.js';

/**
 * Numbers from 1 of those who have arrived, in the order of `ranked`: late entries have no number
 * before (ruling of 2026 on C.04.2 art. 2.4).
 */
export function arrivalNumbers(
  ranked: readonly number[],
  hasArrived: (id: number) => boolean,
): ReadonlyMap<number, number> {
  return new Map(ranked.filter(hasArrived).map((id, index) => [id, index + 1]));
}

/** The initial colour that round 1 tells, and what speaks against it. */
export interface ImpliedColour {
  readonly colour: Colour;
  /** The highest ranked participant with a colour in round 1, on whose colour it rests. */
  readonly id: number;
  /** Boards of round 1 with colours that agree with it, the one of `id` included. */
  readonly agreeing: number;
  readonly boards: number;
}

/** Players in ranking order: by number, or under XXC rank by the order of their lines. */
export const ranking = ({ settings, players, fileOrder }: Tournament): readonly PlayerId[] =>
  settings.rankByFileOrder ? fileOrder : players.map(({ id }) => id);

/**
 * The initial colour when nobody states it. The record for it may be left out only if the highest
 * ranked participant paired in round 1 had that colour (TRF26, record 152); if nothing tells that
 * participant's colour, the next with a colour decides. Undefined when no board of round 1 has
 * colours. `numbering`: those who count when odd and even numbers are told apart; of those who have
 * arrived, teams with a bye declared for round 1 are some, and players are not.
 */
export function impliedInitialColour(
  tournament: Tournament,
  unit: PairingUnit,
  first: RecordedRound | undefined,
  numbering: 'arrived' | 'all' = 'arrived',
): ImpliedColour | undefined {
  if (!first) return undefined;
  const present = pairedIds(first.given);
  const ranked = unit === 'team' ? tournament.teams.map(({ id }) => id) : ranking(tournament);
  const hasArrived = (id: number): boolean =>
    present.has(id) || (unit === 'team' && first.absent.has(id));
  const numbers = arrivalNumbers(ranked, (id) => numbering === 'all' || hasArrived(id));
  const boards = first.given.pairs
    .filter(({ coloursKnown }) => coloursKnown)
    .map(({ white, black }) => {
      const whiteIsHigher = numbers.get(white)! < numbers.get(black)!;
      const [id, colour]: [number, Colour] = whiteIsHigher ? [white, 'white'] : [black, 'black'];
      const number = numbers.get(id)!;
      return { id, number, initial: number % 2 === 1 ? colour : otherColour(colour) };
    });
  const [top] = boards.sort((a, b) => a.number - b.number);
  if (!top) return undefined;
  const agreeing = boards.filter(({ initial }) => initial === top.initial).length;
  return { colour: top.initial, id: top.id, agreeing, boards: boards.length };
}
