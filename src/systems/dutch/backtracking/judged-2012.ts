import type { CriterionComparison, CriterionValue } from '../../comparison.js';
import type { PlayerSituation } from '../../player-common/player.js';
import type { Criterion } from '../criteria.js';
import {
  MDPS_LEFT_OVER,
  NEXT_BRACKET_MDPS,
  NEXT_BRACKET_PLAYERS,
  SECOND_BYE,
} from '../criteria-2012.js';
import type { DutchEdition } from '../edition.js';
import {
  comparison,
  criterionValue,
  type JudgedBracket,
  type JudgedRound,
  type RankCandidate,
  type Rest,
  unmatchedOf,
} from '../evaluate.js';
import {
  type Bracket2012,
  contextOf,
  type HelpedBracket,
  isHeterogeneous,
  type Level,
  membersOf,
  type Paired2012,
  type Round2012,
} from './bracket-2012.js';
import { levelsOf } from './levels.js';
import { lowestLevel } from './lowest.js';
import { solveDutch2012 } from './pair-2012.js';

/** The regulation of 2011 or 2012, ready to be compared; undefined when there is none. */
export function judgedBrackets2012(
  situation: PlayerSituation,
  edition: DutchEdition,
): JudgedRound | undefined {
  const solution = solveDutch2012(situation, edition);
  if (solution.kind === 'impossible') return undefined;
  const { round, brackets } = solution;
  return { field: round.field, brackets: brackets.map((paired) => judged(round, paired)) };
}

const candidateOf = ({ pairs, leftOver }: Paired2012): RankCandidate => ({
  pairs,
  downfloaters: leftOver,
});

const judged = (round: Round2012, paired: Paired2012): JudgedBracket => ({
  members: membersOf(paired.bracket),
  mdpCount: paired.level.m1 > 0 ? paired.bracket.mdps.length : 0,
  mdpsMeet: false,
  regulation: candidateOf(paired),
  rows: (given) => rowsOf(round, paired, given),
  laterRows: (given, rest) => backtrackingRows({ round, paired, given, rest }),
});

/** M1, P1 and all criteria of the bracket. */
function rowsOf(
  round: Round2012,
  paired: Paired2012,
  given: RankCandidate,
): readonly CriterionComparison[] {
  const { bracket, level } = paired;
  const context = contextOf(round, bracket, level.m1);
  const value = (criterion: Criterion, candidate: RankCandidate) =>
    criterionValue(round, context, criterion, candidate);
  const applies = (criterion: Criterion) =>
    (criterion.ofPair ?? criterion.ofDownfloater) && (criterion !== MDPS_LEFT_OVER || level.m1 > 0);
  return round.edition.criteria
    .filter(applies)
    .map((criterion) =>
      comparison(
        round.edition,
        criterion,
        value(criterion, given),
        value(criterion, candidateOf(paired)),
      ),
    );
}

interface Parting {
  readonly round: Round2012;
  readonly paired: Paired2012;
  readonly given: RankCandidate;
  readonly rest: Rest;
}

/**
 * What C.12 and C.13 made of a bracket: how well the next bracket can be paired with those who move
 * down (C.12), and whether one of those whom the penultimate bracket got from above has to take the
 * bye although the regulation avoids it (C.13).
 */
function backtrackingRows(parting: Parting): readonly CriterionComparison[] {
  const { step, helped } = parting.paired;
  if (step === 'C.12' && helped) return nextBracketRows(parting, helped);
  return step === 'C.13' ? [secondByeRow(parting)] : [];
}

function nextBracketRows(
  { round, paired, given }: Parting,
  { residents, level, isLowest }: HelpedBracket,
): CriterionComparison[] {
  const { incompatible, leftOver } = paired;
  const next = (left: readonly number[]): Bracket2012 => ({
    residents,
    mdps: [...left, ...incompatible].sort((a, b) => a - b),
  });
  const reach = (bracket: Bracket2012): Level | undefined =>
    isLowest ? lowestLevel(round, bracket) : levelsOf(round.field, bracket).at(-1);
  const theirs = next(given.downfloaters);
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

function secondByeRow({ round, paired, given, rest }: Parting): CriterionComparison {
  const { field } = round;
  const mdps = new Set(paired.level.m1 > 0 ? paired.bracket.mdps : []);
  const members = new Set(membersOf(paired.bracket));
  const below = rest.ranks.filter((rank) => !members.has(rank));
  const needsBye = (leftOver: readonly number[]): boolean => {
    const mayHaveBye = (rank: number) => !mdps.has(rank) && !field.players[rank]!.pabBarred;
    return unmatchedOf(field, [...leftOver, ...below], mayHaveBye).length > 0;
  };
  const counts = needsBye(paired.leftOver) ? 0 : 1;
  return comparison(
    round.edition,
    SECOND_BYE,
    of(needsBye(given.downfloaters) ? counts : 0),
    of(0),
  );
}
