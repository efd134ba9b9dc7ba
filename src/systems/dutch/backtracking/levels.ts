import { createMatching } from '../../../matching/general.js';
import type { Field } from '../field.js';
import { type Bracket2012, isHeterogeneous, type Level, membersOf } from './bracket-2012.js';

/**
 * The levels of C.14 from the highest to the first that the bracket can reach by itself, which is
 * the last of the list. A level with `p1` 0 stands for a bracket that moves down as a whole.
 */
export function levelsOf(field: Field, bracket: Bracket2012): readonly Level[] {
  const size = bracket.mdps.length + bracket.residents.length;
  const p0 = Math.floor(size / 2);
  const levels: Level[] = [];
  let mdpsApart = isHeterogeneous(bracket);
  if (mdpsApart) {
    const most = mostMdpPairs(field, bracket);
    for (let m1 = bracket.mdps.length; m1 > most; m1 -= 1) levels.push({ p1: p0, m1 });
    if (most > 0) {
      const reachable = mostPairs(field, bracket, true);
      for (let p1 = p0; p1 >= reachable; p1 -= 1) levels.push({ p1, m1: most });
      return levels;
    }
    mdpsApart = false;
  }
  const reachable = mostPairs(field, bracket, mdpsApart);
  for (let p1 = p0; p1 >= Math.max(1, reachable); p1 -= 1) levels.push({ p1, m1: 0 });
  if (reachable === 0) levels.push({ p1: 0, m1: 0 });
  return levels;
}

/** How many MDPs can be paired with residents at the same time. */
export function mostMdpPairs(field: Field, { mdps, residents }: Bracket2012): number {
  const apart = new Set(mdps);
  const matching = createMatching(
    field.size,
    (u, v) => apart.has(u) !== apart.has(v) && field.mayMeet(u, v),
  );
  for (const rank of [...mdps, ...residents]) matching.add(rank);
  return (mdps.length + residents.length - matching.exposed.length) / 2;
}

/**
 * The most pairs in the bracket. With MDPs apart they do not meet one another; the most MDPs and
 * the most pairs are then reached together, because augmenting never exposes anybody again.
 */
function mostPairs(field: Field, bracket: Bracket2012, mdpsApart: boolean): number {
  const members = membersOf(bracket);
  const apart = new Set(mdpsApart ? bracket.mdps : []);
  const matching = createMatching(
    field.size,
    (u, v) => !(apart.has(u) && apart.has(v)) && field.mayMeet(u, v),
  );
  for (const rank of members) matching.add(rank);
  return (members.length - matching.exposed.length) / 2;
}
