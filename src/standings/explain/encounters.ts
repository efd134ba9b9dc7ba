import type { Context } from '../context.js';
import { directEncounter, type EncounterPass, encounterQuestion } from '../direct-encounter.js';
import { type ExtendedStep, extendedDirectEncounter } from '../extended-direct-encounter.js';
import type { TieBreak, Unit } from '../parse-code.js';
import type { EncounterExplanation, ExplanationBody } from './explanation.js';

const UNIT_TITLES: Readonly<Record<Unit, string>> = { MP: 'match points', GP: 'game points' };

/** DE and EDE of a tied group: every table that was compared. */
export function explainEncounters(
  context: Context,
  tieBreak: TieBreak,
  group: readonly number[],
): ExplanationBody {
  if (group.length < 2) {
    return { formula: 'Not tied: there is nothing to compare', contributions: [] };
  }
  const ids = group.map((index) => context.field.ids[index]!).join(', ');
  return {
    formula: `Games among the tied: ${ids}`,
    contributions: [],
    encounters:
      tieBreak.definition.code === 'DE'
        ? plainTables(context, tieBreak, group)
        : extendedTables(context, tieBreak, group),
  };
}

function plainTables(
  context: Context,
  tieBreak: TieBreak,
  group: readonly number[],
): EncounterExplanation[] {
  const passes: EncounterPass[] = [];
  const question = encounterQuestion(context, tieBreak);
  directEncounter(context, question, group, passes);
  const title = context.field.participants === 'teams' ? UNIT_TITLES[question.unit] : 'points';
  return passes.map((pass) => passTable(context, title, pass));
}

function extendedTables(
  context: Context,
  tieBreak: TieBreak,
  group: readonly number[],
): EncounterExplanation[] {
  const steps: ExtendedStep[] = [];
  extendedDirectEncounter(context, tieBreak, group, steps);
  const idOf = (index: number): number => context.field.ids[index]!;
  return steps.flatMap((step) => {
    if (step.kind === 'encounter') {
      return step.passes.map((pass) => passTable(context, UNIT_TITLES[step.unit], pass));
    }
    return [
      {
        title: `${step.rule} of the match`,
        lines: step.pair.map((index, place) => ({
          id: idOf(index),
          numbers: step.numbers[place]!.map((value) => value / 10),
        })),
        places: step.places.map((place) => place.map(idOf)),
      },
    ];
  });
}

function passTable(context: Context, title: string, pass: EncounterPass): EncounterExplanation {
  const { group, points, most, met, scale } = pass.table;
  const idOf = (index: number): number => context.field.ids[index]!;
  return {
    title,
    lines: group.map((index, place) => ({
      id: idOf(index),
      numbers: [points[place]! / scale / 10],
      met: met[place]!,
      ...(pass.complete ? {} : { most: most[place]! / scale / 10 }),
    })),
    places: pass.places.map((place) => place.map(idOf)),
  };
}
