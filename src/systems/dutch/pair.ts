import type { Points } from '../../model/points.js';
import type { NoPairing, RoundPairing } from '../pairing.js';
import type { PlayerSituation } from '../player-common/player.js';
import { colouredBoards } from './boards.js';
import type { BracketKind, PairedBracket, RoundContext } from './bracket.js';
import { pairBrackets2017 } from './brackets-2017.js';
import { pairBrackets2026 } from './brackets-2026.js';
import { createCompletion } from './completion.js';
import type { DutchEdition } from './edition.js';
import { createField, type Field } from './field.js';
import { impossibleRound } from './impossible.js';

/** One bracket of a regulation pairing; players by id. */
export interface BracketTrace {
  readonly kind: BracketKind;
  /** Lowest score of the bracket, that of the residents, in tenths. */
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
 * The regulation pairing of a round by the FIDE (Dutch) system (C.04.3) of 2017 or 2026. Boards
 * stand in the order of publication. With no legal pairing the answer says so and names players who
 * cannot be paired.
 * @throws RangeError for editions before 2017, which have an engine of their own.
 */
export function pairDutch(situation: PlayerSituation, edition: DutchEdition): DutchResult {
  const solution = solveDutch(situation, edition);
  if (solution.kind === 'impossible') return impossibleRound(edition, solution.field, solution);
  const { field, brackets } = solution;
  const pairs = brackets.flatMap((bracket) => bracket.pairs);
  const byeRank = brackets.at(-1)?.downfloaters[0];
  return {
    kind: 'paired',
    pairs: colouredBoards(pairs, situation, edition),
    bye: byeRank === undefined ? undefined : field.players[byeRank]!.id,
    trace: { brackets: brackets.map((bracket) => traceOf(field, bracket)) },
  };
}

export type DutchSolution =
  | {
      readonly kind: 'solved';
      readonly field: Field;
      readonly context: RoundContext;
      readonly brackets: readonly PairedBracket[];
    }
  | {
      readonly kind: 'impossible';
      readonly field: Field;
      readonly reason: 'noBye' | 'noPairing';
      readonly unmatched: readonly number[];
    };

/** The round by ranks, with what the engine knows of it; for those who go on to compare. */
export function solveDutch(situation: PlayerSituation, edition: DutchEdition): DutchSolution {
  if (edition.procedure === 'backtracking') {
    throw new RangeError(`Expected an edition from 2017 on, found ${edition.id}`);
  }
  const field = createField(situation);
  const lowestBye = edition.criteria.some(({ ofRoundBye }) => ofRoundBye);
  const result = createCompletion(field, lowestBye);
  if (result.kind === 'impossible') return { ...result, field };
  const context: RoundContext = {
    field,
    completion: result.completion,
    edition,
    lastRound: situation.lastRound,
    oddRound: situation.round % 2 === 1,
  };
  const pairBrackets = PROCEDURES[edition.procedure];
  return { kind: 'solved', field, context, brackets: pairBrackets(context) };
}

const PROCEDURES = {
  completion: pairBrackets2026,
  outlook: pairBrackets2017,
} as const;

function traceOf(
  field: Field,
  { kind, bracket, pairs, downfloaters }: PairedBracket,
): BracketTrace {
  const idOf = (rank: number) => field.players[rank]!.id;
  return {
    kind,
    score: field.players[bracket.residents.at(-1)!]!.score,
    members: [...bracket.mdps, ...bracket.residents].map(idOf),
    mdpCount: bracket.mdps.length,
    pairs: pairs.map(([a, b]) => [idOf(a), idOf(b)] as const),
    downfloaters: downfloaters.map(idOf),
  };
}
