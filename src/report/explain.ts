import { formatPoints } from '../model/points.js';
import type { Tournament } from '../model/tournament.js';
import type { RoundPairing } from '../systems/pairing.js';
import type { ParticipantFacts, RoundTrace } from '../systems/system.js';
import type { PairRoundOptions } from '../verify/index.js';
import { ENGLISH } from '../words/english.js';
import { type OpenedRound, openRound, pairOpened } from '../words/index.js';
import type { Labels } from './check-text.js';
import { cell, type Paint, PLAIN, paragraph } from './layout.js';

export interface ExplainedPair {
  readonly white: number;
  readonly black: number;
  /** The article that decides the colours. */
  readonly article: string;
}

export interface ExplainedBracket {
  readonly number: number;
  /** Score of the residents in tenths. */
  readonly score: number;
  readonly movedDown: readonly ParticipantFacts[];
  readonly residents: readonly ParticipantFacts[];
  readonly pairs: readonly ExplainedPair[];
  readonly downfloaters: readonly number[];
  /** Whether the bracket that takes them holds a higher score than theirs. */
  readonly way: 'up' | 'down';
  /** The downfloater of the last bracket, who gets the pairing-allocated bye. */
  readonly bye: number | undefined;
}

/** The regulation pairing of a round bracket by bracket, from the engine's trace. */
export function explainPairing(
  opened: OpenedRound,
  result: RoundPairing<RoundTrace>,
): readonly ExplainedBracket[] {
  const facts = new Map(opened.case.participants.map((one) => [one.id, one]));
  const boards = new Map(
    result.pairs.flatMap((pair) => [[pair.white, pair] as const, [pair.black, pair] as const]),
  );
  const brackets = result.trace?.brackets ?? [];
  const factsOf = (ids: readonly number[]): ParticipantFacts[] => ids.map((id) => facts.get(id)!);
  return brackets.map(({ score, members, mdpCount, pairs, downfloaters }, index) => ({
    number: index + 1,
    score,
    movedDown: factsOf(members.slice(0, mdpCount)),
    residents: factsOf(members.slice(mdpCount)),
    pairs: pairs.map(([higher]) => {
      const { white, black } = boards.get(higher)!;
      return { white, black, article: opened.case.colourArticle(white, black) };
    }),
    downfloaters,
    way: (brackets[index + 1]?.score ?? score) > score ? 'up' : 'down',
    bye: index === brackets.length - 1 ? downfloaters[0] : undefined,
  }));
}

export interface ExplainedRound {
  readonly opened: OpenedRound;
  readonly brackets: readonly ExplainedBracket[];
}

/** A recorded round as the rules pair it; undefined where they do not. */
export function explainRecorded(
  tournament: Tournament,
  round: number,
  options: PairRoundOptions,
): ExplainedRound | undefined {
  const opened = openRound(tournament, round, options);
  if (opened.kind !== 'opened') return undefined;
  const paired = pairOpened(opened);
  return paired.kind === 'paired'
    ? { opened, brackets: explainPairing(opened, paired) }
    : undefined;
}

/** The explanation in words, at most 80 columns wide. */
export function renderExplanation(
  opened: OpenedRound,
  brackets: readonly ExplainedBracket[],
  labels: Labels,
  paint: Paint = PLAIN,
): string {
  const { system, round, because, assumptions } = opened;
  const lines = [
    `${paint.bold(`Round ${round}`)}: ${system.title}`,
    ...[...assumptions, because].flatMap((text) => paragraph(text, '  ')).map(paint.dim),
  ];
  if (brackets.length === 0) lines.push('', ...renderTable(opened, labels));
  for (const bracket of brackets) lines.push('', ...renderBracket(opened, bracket, labels, paint));
  return `${lines.join('\n')}\n`;
}

/** The boards of a schedule, and why they are there. */
function renderTable({ case: open, system }: OpenedRound, labels: Labels): string[] {
  const result = open.pair();
  if (result.kind === 'impossible') return [];
  const boards = result.pairs.flatMap(({ white, black }) => {
    const board = `${nameOf(white, labels)} - ${nameOf(black, labels)}`;
    const why = open.whyMeet?.(white, black);
    const article = open.colourArticle(white, black);
    return paragraph(`${board}: ${why === undefined ? '' : `${why}; `}colours by ${article}`, '  ');
  });
  const { bye } = result;
  if (bye === undefined) return boards;
  return [...boards, ...paragraph(ENGLISH.getsBye(nameOf(bye, labels), system.articles.bye), '  ')];
}

function renderBracket(
  { system, case: { pairedBy } }: OpenedRound,
  bracket: ExplainedBracket,
  labels: Labels,
  paint: Paint,
): string[] {
  const { articles } = pairedBy ?? system;
  const { number, score, movedDown, residents, pairs, downfloaters, way, bye } = bracket;
  const size = movedDown.length + residents.length;
  // In a team system a bracket takes floaters from below.
  const wayOf = (one: ParticipantFacts): 'up' | 'down' => (one.score < score ? 'up' : 'down');
  const isFromBelow = (one: ParticipantFacts): boolean =>
    system.unit === 'team' && wayOf(one) === 'up';
  const isMixed = movedDown.length > 0 || residents.some(isFromBelow);
  const kind = isMixed ? 'heterogeneous' : 'homogeneous';
  const title = `${ENGLISH.bracket(number, score)}, ${kind}: ${ENGLISH.counted(size, system.unit)}`;
  const lines = [paint.bold(title), paint.dim(PLAYER_HEAD)];
  for (const one of movedDown) lines.push(playerLine(one, labels, ENGLISH.moved[wayOf(one)]));
  for (const one of residents) {
    lines.push(playerLine(one, labels, isFromBelow(one) ? ENGLISH.moved.up : ''));
  }
  for (const { white, black, article } of pairs) {
    const board = `${nameOf(white, labels)} - ${nameOf(black, labels)}`;
    lines.push(...paragraph(`${board}: colours by ${article}`, '  '));
  }
  if (bye !== undefined) {
    lines.push(...paragraph(ENGLISH.getsBye(nameOf(bye, labels), articles.bye), '  '));
  } else if (downfloaters.length > 0) {
    const who = downfloaters.map((id) => nameOf(id, labels));
    lines.push(...paragraph(ENGLISH.float(who, articles.downfloaters, way), '  '));
  }
  return lines;
}

const PLAYER_HEAD = `      ${cell('Name', 26)} Score  Due  Floats  Colours`;

function playerLine(one: ParticipantFacts, labels: Labels, note: string): string {
  const name = `${String(one.id).padStart(5)} ${cell(labels(one.id), 26)}`;
  const facts = `${formatPoints(one.score).padStart(5)}  ${one.preference.padEnd(3)}  ${one.floats.padEnd(6)}`;
  return `${name} ${facts}  ${cell(one.colours, 14)} ${note}`.trimEnd();
}

const nameOf = (id: number, labels: Labels): string => `${id} ${labels(id)}`.trim();
