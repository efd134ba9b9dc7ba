import type { CriterionComparison, CriterionValue } from '../comparison.js';
import type { PlayerSituation } from '../player-common/player.js';
import { byeIsHere, type PairedBracket, type RoundContext } from './bracket.js';
import type { BracketContext, Criterion } from './criteria.js';
import type { DutchEdition } from './edition.js';
import {
  comparison,
  criterionValue,
  type JudgedBracket,
  type JudgedRound,
  lookAhead,
  type RankCandidate,
} from './evaluate.js';
import { solveDutch } from './pair.js';

/** The regulation of 2017 or 2026, ready to be compared; undefined when there is none. */
export function judgedBrackets(
  situation: PlayerSituation,
  edition: DutchEdition,
): JudgedRound | undefined {
  const solution = solveDutch(situation, edition);
  if (solution.kind === 'impossible') return undefined;
  const { field, context, brackets } = solution;
  return { field, brackets: brackets.map((bracket) => judged(context, bracket)) };
}

const judged = (context: RoundContext, regulation: PairedBracket): JudgedBracket => ({
  members: [...regulation.bracket.mdps, ...regulation.bracket.residents],
  mdpCount: regulation.bracket.mdps.length,
  mdpsMeet: regulation.kind === 'collapsed',
  regulation,
  rows: (given, { byeScore }): CriterionComparison[] =>
    context.edition.criteria.flatMap((criterion) => {
      const values = valuesOf(context, criterion, regulation, given, byeScore);
      return values
        ? [comparison(context.edition, criterion, values.given, values.regulation)]
        : [];
    }),
});

interface ValuesOfBoth {
  readonly given: CriterionValue;
  readonly regulation: CriterionValue;
}

/** Undefined where the criterion does not apply, or cannot be told. */
function valuesOf(
  context: RoundContext,
  criterion: Criterion,
  regulation: PairedBracket,
  given: RankCandidate,
  givenBye: number | undefined,
): ValuesOfBoth | undefined {
  const { field, completion, lastRound, oddRound } = context;
  const both = (of: (candidate: RankCandidate) => CriterionValue): ValuesOfBoth => ({
    given: of(given),
    regulation: of(regulation),
  });
  if (criterion.ofRoundBye) {
    if (field.bye < 0) return undefined;
    return { given: scoreValue(givenBye), regulation: scoreValue(completion.byeScore) };
  }
  if (criterion.ofUnpairedNext) {
    if (regulation.kind !== 'ordinary') return undefined;
    const { group } = regulation.bracket;
    const theirs = lookAhead(context, criterion, group, given.downfloaters);
    const ours = lookAhead(context, criterion, group, regulation.downfloaters);
    return theirs && ours && { given: theirs, regulation: ours };
  }
  if (criterion.ofLoneBye) {
    const lone = [given, regulation].every(({ downfloaters }) => downfloaters.length === 1);
    if (!lone || !byeIsHere(context, regulation.bracket)) return undefined;
    return both(({ downfloaters }) => {
      const player = field.players[downfloaters[0]!]!;
      return { values: [criterion.ofLoneBye!(player)], players: [player.id] };
    });
  }
  const residentScore = field.players[regulation.bracket.residents.at(-1)!]!.score;
  const bracket: BracketContext = { residentScore, lastRound, oddRound };
  return both((candidate) => criterionValue(context, bracket, criterion, candidate));
}

const scoreValue = (score: number | undefined): CriterionValue => ({
  values: score === undefined ? [] : [score],
  players: [],
});
