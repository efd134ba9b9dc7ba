import { mayMeet } from '../../../src/systems/dutch/criteria.js';
import type { PlayerState } from '../../../src/systems/player-common/player.js';
import { type BookBracket, bestCandidate, isHeterogeneous, type Level } from './bracket.js';
import { floatersOf, inOrder, levels, otherFloaters, type PairedBracket } from './procedure.js';

type MakeBracket = (mdps: readonly PlayerState[], residents: readonly PlayerState[]) => BookBracket;

const mayStayOver = (leftOver: readonly PlayerState[]): boolean =>
  leftOver.every((player) => !player.pabBarred);

/** C.13: the lowest bracket has to be completed, if need be by pairing others again. */
export function completeRound(
  stack: readonly PairedBracket[],
  residents: readonly PlayerState[],
  makeBracket: MakeBracket,
): PairedBracket[] | undefined {
  const straight = pairLowest(stack, residents, makeBracket);
  if (straight) return straight;
  const upper = [...stack];
  let rest = residents;
  const finish = (mdps: readonly PlayerState[]): PairedBracket[] | undefined => {
    const bracket = makeBracket(mdps, rest);
    for (const level of completeLevels(bracket)) {
      const candidate = bestCandidate(bracket, level, mayStayOver);
      if (candidate) return [...upper, { bracket, incompatible: [], level, candidate }];
    }
    return undefined;
  };
  for (;;) {
    const penultimate = upper.pop();
    if (!penultimate) return undefined;
    const again = pairAgain(penultimate, rest);
    if (again) {
      upper.push(again);
      return finish(floatersOf(again));
    }
    const { bracket, incompatible } = penultimate;
    const ownResidents = inOrder([...bracket.residents, ...incompatible]);
    const merged = finish([...bracket.mdps, ...ownResidents]);
    if (merged) return merged;
    rest = inOrder([...ownResidents, ...rest]);
  }
}

/** M1 = M0, M0 - 1, ..., at last as homogeneous; always all pairs (C.13, first sentence). */
function* completeLevels(bracket: BookBracket): Generator<Level> {
  const { mdps, residents } = bracket;
  const p1 = Math.floor((mdps.length + residents.length) / 2);
  for (let m1 = isHeterogeneous(bracket) ? mdps.length : 0; m1 >= 0; m1 -= 1) yield { p1, m1 };
}

/** The lowest bracket as it comes, C.12 being tried at every level before M1 is lowered. */
function pairLowest(
  stack: readonly PairedBracket[],
  residents: readonly PlayerState[],
  makeBracket: MakeBracket,
): PairedBracket[] | undefined {
  const last = stack.at(-1);
  const mdps = last ? floatersOf(last) : [];
  const at = (group: readonly PlayerState[], level: Level): PairedBracket | undefined => {
    const bracket = makeBracket(group, residents);
    const candidate = bestCandidate(bracket, level, mayStayOver);
    return candidate && { bracket, incompatible: [], level, candidate };
  };
  for (const level of completeLevels(makeBracket(mdps, residents))) {
    const paired = at(mdps, level);
    if (paired) return [...stack, paired];
    if (!last) continue;
    const other = otherFloaters(last, mdps, (group) => at(group, level) !== undefined);
    if (other) return [...stack.slice(0, -1), other, at(floatersOf(other), level)!];
  }
  return undefined;
}

/**
 * C.13: the penultimate bracket in the best way that lets the rest be completed. A single player
 * whom it got from above and leaves over again is to be paired below: once he would have to take
 * the bye, none of those moved down may (JaVaFo 1.4; the text is silent).
 */
function pairAgain(
  penultimate: PairedBracket,
  rest: readonly PlayerState[],
): PairedBracket | undefined {
  const { bracket, incompatible } = penultimate;
  let withoutBye: readonly PlayerState[] = [];
  for (const level of levels(bracket)) {
    const best = () =>
      bestCandidate(bracket, level, (leftOver) =>
        completable([...leftOver, ...incompatible, ...rest], withoutBye),
      );
    let candidate = best();
    if (candidate && withoutBye.length === 0 && rest.length > 1) {
      const [lone, ...others] = [...candidate.leftOver, ...incompatible];
      if (level.m1 > 0 && lone && others.length === 0 && bracket.mdps.includes(lone)) {
        withoutBye = bracket.mdps;
        candidate = best();
      }
    }
    if (candidate) return { ...penultimate, level, candidate };
  }
  return undefined;
}

/** Can these players all be paired with one another, but for one who may have the bye? */
function completable(players: readonly PlayerState[], withoutBye: readonly PlayerState[]): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  const mayHaveBye = !first.pabBarred && !withoutBye.includes(first);
  if (players.length % 2 === 1 && mayHaveBye && completable(others, withoutBye)) return true;
  return others.some(
    (other) =>
      mayMeet(first, other) &&
      completable(
        others.filter((player) => player !== other),
        withoutBye,
      ),
  );
}
