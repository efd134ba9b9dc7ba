import { formatPoints } from '../model/points.js';
import type { RoundPairing } from '../systems/pairing.js';
import type { ParticipantFacts } from '../systems/system.js';
import type { Board } from '../verify/index.js';
import type { RoundVerification } from '../words/index.js';

function numbers(board: Board | undefined): string {
  if (!board) return '';
  const [white, black] = board;
  return black === 0
    ? `  PAB: ${String(white).padStart(4)}`
    : `${String(white).padStart(5)} - ${String(black).padStart(3)}`;
}

const COLUMN = 24;

/** A round as the checkers of JaVaFo and bbpPairings print it: only boards that differ. */
export function renderCompatibleRound(name: string, result: RoundVerification): string {
  const { round, findings, verdict, reason } = result;
  const lines = [`${name}: Round #${round}`];
  const relevant = findings.filter(({ kind }) => kind !== 'order');
  const given = unique(relevant.flatMap((finding) => finding.given));
  const regulation = unique(relevant.flatMap((finding) => finding.regulation));
  if (given.length + regulation.length > 0) {
    lines.push(`  ${'Checker pairings'.padEnd(COLUMN)}Tournament pairings`);
  }
  for (let row = 0; row < Math.max(given.length, regulation.length); row += 1) {
    const left = numbers(regulation[row]);
    const right = numbers(given[row]);
    lines.push(`  ${left.padEnd(COLUMN)}${right}`.trimEnd());
  }
  if (verdict === 'unjudged') lines.push(`  not judged: ${reason ?? ''}`.trimEnd());
  return `${lines.join('\n')}\n`;
}

function unique(boards: readonly Board[]): Board[] {
  const known = new Map(boards.map((board) => [String(board), board]));
  return [...known.values()].sort(([, a], [, b]) => Number(a === 0) - Number(b === 0));
}

/**
 * What the system knew of every participant, in ranking order: number, pairing score, colour due
 * ("!" absolute, small letter mild), floats one and two rounds ago, colours so far, and the result
 * of the pairing.
 */
export function renderCheckList(
  participants: readonly ParticipantFacts[],
  pairing: Pick<RoundPairing, 'pairs' | 'bye'> | undefined,
): string {
  const opponents = new Map<number, string>();
  for (const { white, black } of pairing?.pairs ?? []) {
    opponents.set(white, `W ${black}`);
    opponents.set(black, `B ${white}`);
  }
  if (pairing?.bye !== undefined) opponents.set(pairing.bye, 'bye');
  const rows = participants.map((one) => [
    String(one.id).padStart(4),
    formatPoints(one.score).padStart(5),
    one.preference.padEnd(4),
    one.floats.padEnd(6),
    (one.byeBarred ? 'no' : 'yes').padEnd(3),
    (opponents.get(one.id) ?? '').padEnd(6),
    one.colours,
  ]);
  const head = ['  ID', '  Pts', 'Due ', 'Floats', 'Bye', 'Pair  ', 'Colours'];
  return [head, ...rows].map((row) => `${row.join('  ').trimEnd()}\n`).join('');
}
