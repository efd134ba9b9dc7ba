import type { Tournament } from '../model/tournament.js';
import type { Board, Verdict } from '../verify/index.js';
import {
  ENGLISH,
  type LikelyCause,
  type NameOf,
  type RoundVerification,
  type TournamentVerification,
} from '../words/index.js';
import { decisiveReason, differenceSummary, labelsOf as names } from '../words/tell.js';
import { alignBoards, distinctBoards } from './differences.js';
import { cell, type Paint, PLAIN, paragraph, printable, widthOf } from './layout.js';

const paintOf = (verdict: Verdict, paint: Paint): ((text: string) => string) =>
  ({
    conforms: paint.green,
    manual: paint.yellow,
    unjudged: paint.yellow,
    differs: paint.red,
    illegal: paint.red,
  })[verdict];

/** Names of players, or of teams where the ids are those of teams. */
export type Labels = NameOf;

export function labelsOf(tournament: Tournament | undefined, teams: boolean): Labels {
  const label = names(tournament, teams ? 'team' : 'player');
  return (id) => printable(label(id));
}

/** The report of one file: what was assumed, a line per round, and what differs. */
export function renderCheck(
  file: string,
  result: TournamentVerification,
  labels: Labels,
  paint: Paint = PLAIN,
): string {
  const lines = [
    `${paint.bold(printable(file))}: ${paintOf(result.verdict, paint)(result.verdict)}`,
  ];
  if (result.reason !== undefined) lines.push(...paragraph(printable(result.reason), '  '));
  if (result.summary !== undefined) lines.push(...paragraph(result.summary, '  '));
  for (const cause of result.causes ?? []) lines.push(...causeLines(cause, '  '));
  for (const assumption of result.assumptions) {
    lines.push(...paragraph(printable(assumption), '  ').map(paint.dim));
  }
  const { conformsTo = [] } = result;
  if (conformsTo.length > 0) {
    lines.push(...paragraph(ENGLISH.conformsTo(conformsTo, 'file'), '  '));
  }
  for (const round of result.rounds) lines.push(...renderRound(round, labels, paint));
  return `${lines.join('\n')}\n`;
}

/** One line for a conforming round, and the differences of any other. */
export function renderRound(
  result: RoundVerification,
  labels: Labels,
  paint: Paint = PLAIN,
): string[] {
  const { round, verdict, findings, reason } = result;
  const summary = differenceSummary(result);
  const head = `  round ${String(round).padStart(2)}  ${paintOf(verdict, paint)(verdict)}`;
  const lines = [summary === '' ? head : `${head}: ${summary}`];
  if (reason !== undefined) lines.push(...paragraph(printable(reason), '    '));
  const { decisive, conformsTo = [], causes = [] } = result;
  if (conformsTo.length > 0) {
    lines.push(...paragraph(ENGLISH.conformsTo(conformsTo, 'round'), '    '));
  }
  for (const cause of causes) lines.push(...causeLines(cause, '    '));
  lines.push(...differenceTable(result, labels, paint));
  for (const finding of findings) {
    if (finding.kind === 'pair' || finding.kind === 'bye') continue;
    lines.push(...paragraph(`${finding.kind}: ${printable(finding.sentence)}`, '    '));
  }
  if (decisive) lines.push(...paragraph(printable(decisive.sentence), '    '));
  const why = decisiveReason(result);
  if (why) lines.push(...paragraph(printable(why), '    '));
  return lines;
}

const causeLines = (cause: LikelyCause, indent: string): string[] =>
  paragraph(printable(causeText(cause)), indent);

/** A cause, and how sure it is; of one that only describes the boards there is no more to say. */
export const causeText = (cause: LikelyCause): string =>
  cause.exact ? `${cause.sentence} (${ENGLISH.otherCauses(cause)})` : cause.sentence;

const COLUMN = 35;
const NAME = COLUMN - 2 * 4 - 3 - 2;

/** Given boards and regulation boards side by side, without those they share. */
function differenceTable(
  { findings, regulation }: RoundVerification,
  labels: Labels,
  paint: Paint,
): string[] {
  const relevant = findings.filter(({ kind }) => kind !== 'order' && kind !== 'absent');
  const left = distinctBoards(relevant.flatMap(({ given }) => given));
  const right = distinctBoards(relevant.flatMap((finding) => finding.regulation));
  if (!regulation || left.length + right.length === 0) return [];
  return [
    paint.dim(`    ${cell('given', COLUMN + 2)}  by the rules`),
    ...alignBoards(left, right).map(([first, second]) =>
      `    ${boardText(first, labels)}    ${boardText(second, labels)}`.trimEnd(),
    ),
  ];
}

function boardText(board: Board | undefined, labels: Labels): string {
  if (!board) return cell('', COLUMN);
  const [white, black] = board;
  const half = Math.floor(NAME / 2);
  const side = (id: number): string =>
    `${String(id).padStart(4)} ${cell(shortName(labels(id), half), half)}`;
  if (black === 0) return cell(`${side(white)}  bye`, COLUMN);
  return cell(`${side(white)} - ${side(black)}`, COLUMN);
}

/** Only the family name where the whole one finds no room. */
const shortName = (name: string, width: number): string =>
  widthOf(name) <= width ? name : name.split(',')[0]!;
