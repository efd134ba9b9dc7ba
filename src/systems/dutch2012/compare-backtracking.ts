import type { CriterionComparison, CriterionValue } from '../comparison.js';
import { comparison } from '../dutch/evaluate.js';
import {
  type Bracket2012,
  type HelpedBracket,
  isHeterogeneous,
  type Level,
  membersOf,
} from './bracket.js';
import { NEXT_BRACKET_MDPS, NEXT_BRACKET_PLAYERS, SECOND_BYE } from './criteria.js';
import { levelsOf } from './levels.js';
import { lowestLevel } from './lowest.js';
import { type Parting, unmatchedOf } from './parting.js';

/**
 * What C.12 and C.13 made of a bracket, as criteria after its own: how well the next bracket can
 * be paired with those who move down (C.12), and whether one of those whom the penultimate
 * bracket got from above has to take the bye although the regulation avoids it (C.13).
 */
export function backtrackingRows(parting: Parting): CriterionComparison[] {
  const { step, helped } = parting.brackets[parting.index]!;
  if (step === 'C.12' && helped) return nextBracketRows(parting, helped);
  return step === 'C.13' ? [secondByeRow(parting)] : [];
}

function nextBracketRows(
  { round, brackets, index, given }: Parting,
  { residents, level, isLowest }: HelpedBracket,
): CriterionComparison[] {
  const { incompatible, leftOver } = brackets[index]!;
  const next = (left: readonly number[]): Bracket2012 => ({
    residents,
    mdps: [...left, ...incompatible].sort((a, b) => a - b),
  });
  const reach = (bracket: Bracket2012): Level | undefined =>
    isLowest ? lowestLevel(round, bracket) : levelsOf(round.field, bracket).at(-1);
  const theirs = next(given.leftOver);
  const [givenMdps, givenAll] = missing(theirs, reach(theirs));
  const [ourMdps, ourAll] = missing(next(leftOver), level);
  const { edition } = round;
  return [
    comparison(edition, NEXT_BRACKET_MDPS, of(givenMdps), of(ourMdps)),
    comparison(edition, NEXT_BRACKET_PLAYERS, of(givenAll), of(ourAll)),
  ];
}

/** MDPs and players left over at a level; everybody where no level can be reached. */
function missing(bracket: Bracket2012, level: Level | undefined): readonly [number, number] {
  const size = bracket.mdps.length + bracket.residents.length;
  const mdps = isHeterogeneous(bracket) ? bracket.mdps.length : 0;
  return level ? [mdps - level.m1, size - 2 * level.p1] : [mdps, size];
}

const of = (value: number): CriterionValue => ({ values: [value], players: [] });

function secondByeRow({ round, brackets, index, given, rest }: Parting): CriterionComparison {
  const { field } = round;
  const regulation = brackets[index]!;
  const mdps = new Set(regulation.level.m1 > 0 ? regulation.bracket.mdps : []);
  const members = new Set(membersOf(regulation.bracket));
  const below = rest.filter((rank) => !members.has(rank));
  const needsBye = (leftOver: readonly number[]): boolean => {
    const mayHaveBye = (rank: number) => !mdps.has(rank) && !field.players[rank]!.pabBarred;
    return unmatchedOf(round, [...leftOver, ...below], mayHaveBye).length > 0;
  };
  const counts = needsBye(regulation.leftOver) ? 0 : 1;
  return comparison(round.edition, SECOND_BYE, of(needsBye(given.leftOver) ? counts : 0), of(0));
}
