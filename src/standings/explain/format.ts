import { formatPoints } from '../../model/points.js';
import { formatValue } from '../column.js';
import type { RoundKind } from '../field.js';
import { formatTable } from '../format.js';
import type { Contribution, EncounterExplanation, TieBreakExplanation } from './explanation.js';

/** The kinds of unplayed rounds in words; "" for a game. */
export const ROUND_KIND_TEXTS: Readonly<Record<RoundKind, string>> = {
  game: '',
  pending: 'no result yet',
  forfeitWin: 'won by forfeit',
  pab: 'pairing-allocated bye',
  fullBye: 'full-point bye',
  forfeitLoss: 'lost by forfeit',
  halfBye: 'half-point bye',
  zeroBye: 'absent',
};

/** An explanation as text: who and what, the rounds, the value. */
export function formatExplanation(explanation: TieBreakExplanation): string {
  const { code, title, article, edition, id, name, score, adjustedScore } = explanation;
  const who = name === '' ? String(id) : `${id} ${name}`;
  const where = /^\d/.test(article) ? `C.07 art. ${article}` : article;
  const adjusted =
    score === adjustedScore ? '' : `, ${formatPoints(adjustedScore)} for the opponents`;
  const lines = [
    `${code} of ${who}: ${formatValue(explanation.value) || 'no value'}`,
    `${title} (${where}, edition ${edition}), after round ${explanation.round}`,
    `Score ${formatPoints(score)}${adjusted}`,
    `${explanation.formula}.`,
    ...(explanation.facts ?? []).map((fact) => `${fact}.`),
  ];
  const rounds = explanation.contributions;
  const table = rounds.length > 0 ? [formatTable(contributionRows(rounds), TEXT_COLUMNS)] : [];
  const encounters = (explanation.encounters ?? []).map(formatEncounter);
  return `${[`${lines.join('\n')}\n`, ...table, ...encounters].join('\n')}`;
}

const TEXT_COLUMNS = new Set([1, 5, 6]);

function contributionRows(contributions: readonly Contribution[]): string[][] {
  return [
    ['Rd', 'Opp', 'Pts', 'Counts', 'Adds', 'Cut', 'Why'],
    ...contributions.map((one) => [
      String(one.round),
      opponentText(one),
      formatPoints(one.points),
      one.score === undefined ? '' : numberText(one.score),
      numberText(one.value),
      one.cut ?? '',
      [ROUND_KIND_TEXTS[one.kind], one.reason].filter((text) => text !== '').join(': '),
    ]),
  ];
}

function opponentText({ opponent, colour }: Contribution): string {
  if (opponent === undefined) return '-';
  return `${opponent}${colour === undefined ? '' : colour === 'white' ? 'w' : 'b'}`;
}

/** At most four decimals, without trailing zeros after the first. */
const numberText = (value: number): string =>
  Number.isInteger(value) ? String(value) : String(Number(value.toFixed(4)));

function formatEncounter({ title, lines, places }: EncounterExplanation): string {
  const hasMost = lines.some(({ most }) => most !== undefined);
  const rows = lines.map(({ id, numbers, met, most }) => [
    String(id),
    numbers.map(numberText).join(' '),
    met === undefined ? '' : String(met),
    most === undefined ? '' : numberText(most),
  ]);
  const head = ['No', title, 'met', hasMost ? 'at most' : ''];
  const order = places.map((place) => place.join(' = ')).join(' > ');
  return `${formatTable([head, ...rows], new Set())}Order: ${order}\n`;
}
