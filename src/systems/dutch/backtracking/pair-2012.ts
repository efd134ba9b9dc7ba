import type { Points } from '../../../model/points.js';
import type { NoPairing, RoundPairing } from '../../pairing.js';
import type { PlayerSituation } from '../../player-common/player.js';
import { colouredBoards } from '../boards.js';
import { createCompletion } from '../completion.js';
import type { DutchEdition } from '../edition.js';
import { createField, type Field } from '../field.js';
import { impossibleRound } from '../impossible.js';
import {
  floatersOf,
  type Level,
  membersOf,
  type Paired2012,
  type Round2012,
  type Step,
} from './bracket-2012.js';
import { completeRound } from './lowest.js';
import { pairUpper } from './upper.js';

/** One bracket of a regulation pairing of 2011 or 2012; players by id. */
export interface BracketTrace2012 {
  /** Lowest score of the bracket, in tenths. */
  readonly score: Points;
  /** In bracket order, those moved down first, and last those moved on at once (C.1). */
  readonly members: readonly number[];
  readonly mdpCount: number;
  /** Pairs (higher ranked, lower ranked), those of MDPs first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Everybody who moves down; in the lowest bracket the player who gets the bye. */
  readonly downfloaters: readonly number[];
  /** Residents without a legal opponent here, moved down at once (C.1). */
  readonly incompatible: readonly number[];
  /** P1 and M1 as they were reached; M1 = 0: handled as homogeneous. */
  readonly p1: number;
  readonly m1: number;
  /**
   * What made the pairing: the bracket itself; C.12, to give the next bracket others; C.13, to let
   * the lowest bracket be completed; or the merging of C.13.
   */
  readonly step: Step;
}

export interface Trace2012 {
  readonly brackets: readonly BracketTrace2012[];
}

export type Result2012 = RoundPairing<Trace2012> | NoPairing;

/**
 * The regulation pairing of a round by the Dutch system of 2011 or 2012 (C.04.1:2012, later
 * C.04.3.1). Boards stand in the order of publication. With no legal pairing the answer says so and
 * names players who cannot be paired.
 * @throws RangeError for editions from 2017 on, which have another engine.
 */
export function pairDutch2012(situation: PlayerSituation, edition: DutchEdition): Result2012 {
  const solution = solveDutch2012(situation, edition);
  if (solution.kind === 'impossible') return solution.result;
  const { round, brackets } = solution;
  const { players } = round.field;
  const byeRank = brackets.at(-1)?.leftOver[0];
  return {
    kind: 'paired',
    pairs: colouredBoards(
      brackets.flatMap((bracket) => bracket.pairs),
      situation,
      edition,
    ),
    bye: byeRank === undefined ? undefined : players[byeRank]!.id,
    trace: { brackets: brackets.map((bracket) => traceOf(round.field, bracket)) },
  };
}

export type Solution2012 =
  | {
      readonly kind: 'solved';
      readonly round: Round2012;
      readonly brackets: readonly Paired2012[];
    }
  | { readonly kind: 'impossible'; readonly result: NoPairing };

/** The round by ranks, with what the engine knows of it; for those who go on to compare. */
export function solveDutch2012(situation: PlayerSituation, edition: DutchEdition): Solution2012 {
  if (edition.procedure !== 'backtracking') {
    throw new RangeError(`Expected the edition 2011 or 2012, found ${edition.id}`);
  }
  const field = createField(situation);
  const completion = createCompletion(field, false);
  if (completion.kind === 'impossible') {
    return {
      kind: 'impossible',
      result: impossibleRound(
        edition,
        field,
        noneMayHaveBye(field) ? { ...completion, reason: 'noBye' } : completion,
      ),
    };
  }
  const round: Round2012 = {
    field,
    edition,
    lastRound: situation.lastRound,
    oddRound: situation.round % 2 === 1,
  };
  return { kind: 'solved', round, brackets: pairBrackets(round) };
}

function pairBrackets(round: Round2012): readonly Paired2012[] {
  const { groupStarts, size } = round.field;
  if (size === 0) return [];
  const groups = groupStarts
    .slice(0, -1)
    .map((start, group) =>
      Array.from({ length: groupStarts[group + 1]! - start }, (_, index) => start + index),
    );
  const stack: Paired2012[] = [];
  for (const residents of groups.slice(0, -1)) {
    const before = stack.pop();
    const mdps = before ? floatersOf(before) : [];
    const { paired, previous } = pairUpper(round, { mdps, residents }, before);
    if (previous) stack.push(previous);
    stack.push(paired);
  }
  return completeRound(round, stack, groups.at(-1)!);
}

function traceOf(field: Field, entry: Paired2012): BracketTrace2012 {
  const { bracket, pairs, incompatible, level, step } = entry;
  const idOf = (rank: number) => field.players[rank]!.id;
  const { p1, m1 }: Level = level;
  const lowest = [...membersOf(bracket), ...incompatible].at(-1)!;
  return {
    score: field.players[lowest]!.score,
    members: [...membersOf(bracket), ...incompatible].map(idOf),
    mdpCount: bracket.mdps.length,
    pairs: pairs.map(([high, low]) => [idOf(high), idOf(low)] as const),
    downfloaters: floatersOf(entry).map(idOf),
    incompatible: incompatible.map(idOf),
    p1,
    m1,
    step,
  };
}

const noneMayHaveBye = ({ bye, players }: Field): boolean =>
  bye >= 0 && players.every(({ pabBarred }) => pabBarred);
