import type { Points } from '../../model/points.js';
import type { NoPairing, Pair, RoundPairing } from '../pairing.js';
import { compareBoards } from './board-order.js';
import { type Bracket, pairWithWholeField, type RoundContext } from './bracket.js';
import { allocateColours } from './colours.js';
import { createCompletion } from './completion.js';
import type { DutchEdition } from './edition.js';
import { createField, type Field } from './field.js';
import type { DutchPlayer, DutchSituation } from './player.js';

/** One bracket of a regulation pairing; players by id. */
export interface BracketTrace {
  /** Score of the residents, in tenths. */
  readonly score: Points;
  /** In bracket order: MDPs first. */
  readonly members: readonly number[];
  readonly mdpCount: number;
  /** Pairs (higher ranked, lower ranked), those of MDPs first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

export interface DutchTrace {
  readonly brackets: readonly BracketTrace[];
}

export type DutchResult = RoundPairing<DutchTrace> | NoPairing;

/**
 * The regulation pairing of a round by the FIDE (Dutch) system (C.04.3). Boards stand in the order
 * of publication. With no legal pairing the answer says so and names players who cannot be paired.
 */
export function pairDutch(situation: DutchSituation, edition: DutchEdition): DutchResult {
  const field = createField(situation);
  if (field.size === 0) return { kind: 'paired', pairs: [], bye: undefined, trace: { brackets: [] } };
  const result = createCompletion(field);
  if (result.kind === 'impossible') return explainImpossible(field, result);
  const context: RoundContext = {
    field,
    completion: result.completion,
    edition,
    lastRound: situation.lastRound,
    oddRound: situation.round % 2 === 1,
  };
  const pairs: (readonly [number, number])[] = [];
  const brackets: BracketTrace[] = [];
  const idOf = (rank: number) => field.players[rank]!.id;
  let mdps: readonly number[] = [];
  for (let group = 0; group < field.groupStarts.length - 1; group += 1) {
    const bracket = bracketAt(field, group, mdps);
    const members = [...bracket.mdps, ...bracket.residents];
    const pairing = pairWithWholeField(context, bracket);
    const found = pairing.pairs.map(([a, b]) => sorted(members[a]!, members[b]!));
    pairs.push(...found);
    mdps = pairing.downfloaters.map((index) => members[index]!);
    brackets.push({
      score: field.players[bracket.residents[0]!]!.score,
      members: members.map(idOf),
      mdpCount: bracket.mdps.length,
      pairs: found.map(([a, b]) => [idOf(a), idOf(b)] as const),
      downfloaters: mdps.map(idOf),
    });
  }
  const bye = mdps[0] === undefined ? undefined : idOf(mdps[0]);
  return { kind: 'paired', pairs: coloured(pairs, situation, edition), bye, trace: { brackets } };
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

function bracketAt(field: Field, group: number, mdps: readonly number[]): Bracket {
  const residents: number[] = [];
  for (let rank = field.groupStarts[group]!; rank < field.groupStarts[group + 1]!; rank += 1) {
    residents.push(rank);
  }
  return { mdps, residents, group };
}

function coloured(
  pairs: readonly (readonly [number, number])[],
  situation: DutchSituation,
  edition: DutchEdition,
): Pair[] {
  const { players, initialColour, round } = situation;
  const boards = pairs.map(
    ([high, low]) => [players[high]!, players[low]!] as readonly [DutchPlayer, DutchPlayer],
  );
  boards.sort(compareBoards);
  return boards.map(([high, low]) => {
    const { colour } = allocateColours(high, low, initialColour, round, edition.colours);
    return colour === 'white'
      ? { white: high.id, black: low.id }
      : { white: low.id, black: high.id };
  });
}

function explainImpossible(
  field: Field,
  failure: { readonly reason: 'noBye' | 'noPairing'; readonly unmatched: readonly number[] },
): NoPairing {
  const unmatched = failure.unmatched.map((rank) => field.players[rank]!.id);
  const names = unmatched.join(', ');
  const reason =
    failure.reason === 'noBye'
      ? 'The field is odd and nobody may get the pairing-allocated bye [C2].'
      : `No complete pairing keeps C1 to C3: however the others are paired, ${names} stay without an opponent.`;
  return { kind: 'impossible', reason, unmatched };
}
