import type { Result2012 } from '../../src/systems/dutch/backtracking/pair-2012.js';
import type { BookRound } from '../oracle/dutch2012/pair-by-the-book.js';

const sorted = (lists: readonly (readonly number[])[]): string =>
  lists
    .map((list) => [...list].sort((a, b) => a - b).join('-'))
    .sort()
    .join(' ');

/** Bracket by bracket: members, pairs and level, so that a right round for a wrong reason fails. */
export function engineText2012(result: Result2012): string {
  if (result.kind === 'impossible') return 'none';
  const brackets = result.trace!.brackets.map(
    ({ members, incompatible, pairs, p1, m1 }) =>
      `{${sorted([members.filter((id) => !incompatible.includes(id))])} | ${sorted([incompatible])}} P${p1} M${m1} ${sorted(pairs)}`,
  );
  return [...brackets, `bye ${result.bye ?? 'none'}`].join('\n');
}

/** What the book says of the same round, in the same words. */
export function bookText2012(round: BookRound | undefined): string {
  if (!round) return 'none';
  const brackets = round.brackets.map(({ bracket, incompatible, level, candidate }) => {
    const members = [...bracket.mdps, ...bracket.residents].map(({ id }) => id);
    const left = incompatible.map(({ id }) => id);
    const pairs = candidate.pairs.map(([a, b]) => [a.id, b.id]);
    return `{${sorted([members])} | ${sorted([left])}} P${level.p1} M${level.m1} ${sorted(pairs)}`;
  });
  return [...brackets, `bye ${round.bye?.id ?? 'none'}`].join('\n');
}
