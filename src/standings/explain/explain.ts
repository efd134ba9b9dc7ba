import type { Tournament } from '../../model/tournament.js';
import type { TieBreakValue } from '../column.js';
import { type Context, unitOf } from '../context.js';
import { type Criterion, criterionOf } from '../criterion.js';
import { indexOfId } from '../field.js';
import { keyed } from '../keys.js';
import type { StandingsOptions } from '../options.js';
import { parseTieBreak, type TieBreak } from '../parse-code.js';
import { prepare } from '../prepare.js';
import { criterionValue, rankBy } from '../rank.js';
import { scoreView } from '../score-view.js';
import type { TieBreakFamily } from '../tie-break-table.js';
import { explainEncounters } from './encounters.js';
import type { ExplanationBody, TieBreakExplanation } from './explanation.js';
import { explainRatings } from './ratings.js';
import {
  explainCount,
  explainDatum,
  explainKoya,
  explainPoints,
  explainProgressive,
} from './record.js';
import { explainRecursive } from './recursive.js';
import { explainOpponentsBuchholz, explainScheduleStrength, explainSum } from './sums.js';
import { explainBoards, explainOlympiad } from './teams.js';

type Explainer = (context: Context, tieBreak: TieBreak, index: number) => ExplanationBody;

const EXPLAINERS: Readonly<Record<TieBreakFamily, Explainer | undefined>> = {
  points: explainPoints,
  count: explainCount,
  progressive: explainProgressive,
  pairingNumber: explainDatum,
  sum: explainSum,
  opponentsBuchholz: explainOpponentsBuchholz,
  koya: explainKoya,
  rating: explainRatings,
  boards: explainBoards,
  scheduleStrength: explainScheduleStrength,
  olympiad: explainOlympiad,
  recursive: explainRecursive,
  // These compare a tied group.
  encounter: undefined,
  extended: undefined,
};

/**
 * Where the value of one tie-break of one participant comes from: every round with the score that
 * counts, the cuts, the dummies; for direct encounter the tables of the tied group. `code` is a key
 * of the standings with the same options ("DE#2" the second DE), or any other code, which is then
 * applied after the points alone.
 * @throws RangeError for an id that is not in the tournament, or a code that cannot be computed.
 */
export function explainTieBreak(
  tournament: Tournament,
  code: string,
  id: number,
  options: StandingsOptions = {},
): TieBreakExplanation {
  const { context, tieBreaks } = prepare(tournament, options);
  const index = indexOfId(context.field, id);
  const wanted = parseTieBreak(code.replace(/#\d+$/, ''));
  if (!wanted.ok) throw new RangeError(`Expected a tie-break code: ${wanted.error.message}`);
  const { tieBreak } = wanted;
  const columns = keyed(tieBreaks);
  const suffix = /#\d+$/.exec(code)?.[0] ?? '';
  const place = columns.findIndex(({ key }) => key === tieBreak.text + suffix);
  const before = place >= 0 ? tieBreaks.slice(0, place) : tieBreaks.slice(0, 1);
  checkParticipants(context, tieBreak);
  const criterion = criterionOf(context, tieBreak);
  const earlier = before.map((one) => criterionOf(context, one));
  const explain = EXPLAINERS[tieBreak.definition.family];
  const body = explain
    ? explain(context, tieBreak, index)
    : explainEncounters(context, tieBreak, groupOf(context, earlier, index));
  return {
    code: tieBreak.text,
    title: tieBreak.definition.title,
    article: tieBreak.definition.article,
    edition: context.edition.id,
    round: context.field.rounds,
    id,
    name: context.field.names[index]!,
    value: explainedValue(context, earlier, criterion, index),
    ...ownScores(context, tieBreak, index),
    ...body,
  };
}

function checkParticipants({ field }: Context, { definition, text }: TieBreak): void {
  const { participants } = definition;
  if (participants !== 'both' && participants !== field.participants) {
    throw new RangeError(`Expected a tie-break for ${field.participants}, found ${text}`);
  }
}

/** Those with whom participant `index` is tied on the earlier criteria. */
function groupOf(
  context: Context,
  earlier: readonly Criterion[],
  index: number,
): readonly number[] {
  const { groups } = rankBy(earlier, context.field.count);
  return groups.find((group) => group.includes(index)) ?? [index];
}

function explainedValue(
  context: Context,
  earlier: readonly Criterion[],
  criterion: Criterion,
  index: number,
): TieBreakValue | undefined {
  if (criterion.kind === 'columns') return criterionValue(criterion, undefined, index);
  const { places } = rankBy([...earlier, criterion], context.field.count);
  return places.get(earlier.length)?.get(index);
}

function ownScores(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): Pick<TieBreakExplanation, 'score' | 'adjustedScore'> {
  const unit = unitOf(context, tieBreak);
  const view = scoreView(context, unit, false);
  return { score: view.scores.totals[index]!, adjustedScore: view.adjusted[index]! };
}
