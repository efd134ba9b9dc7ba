import { formatPoints } from '../model/points.js';
import type { RoundPairing } from '../systems/pairing.js';
import type { ParticipantFacts } from '../systems/system.js';
import type { Labels } from './check-text.js';
import { cell, type Paint, PLAIN } from './layout.js';

type Boards = Pick<RoundPairing, 'pairs' | 'bye'>;

/**
 * The pairing as JaVaFo and bbpPairings write it: the number of lines, then "white black" per board
 * and "player 0" for the bye.
 */
export function engineFormat({ pairs, bye }: Boards): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  if (bye !== undefined) lines.push(`${bye} 0`);
  return `${[lines.length, ...lines].join('\n')}\n`;
}

/** The pairing as a list of boards with names and scores, at most 80 columns wide. */
export function renderPairing(
  { pairs, bye }: Boards,
  participants: readonly ParticipantFacts[],
  labels: Labels,
  paint: Paint = PLAIN,
): string {
  const scores = new Map(participants.map(({ id, score }) => [id, formatPoints(score)]));
  const side = (id: number): string =>
    `${String(id).padStart(4)} ${cell(labels(id), 21)} ${(scores.get(id) ?? '').padStart(4)}`;
  const heading = `board  ${cell('White', 31)}   Black`;
  const lines = [paint.dim(heading)];
  pairs.forEach(({ white, black }, index) => {
    lines.push(`${String(index + 1).padStart(5)}  ${side(white)} - ${side(black)}`);
  });
  if (bye !== undefined) lines.push(`  bye  ${side(bye)}`);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
