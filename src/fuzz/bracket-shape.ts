import type { BracketTrace } from '../systems/system.js';

/** Ways in which a bracket can be paired, as a campaign counts them. */
export const BRACKET_SHAPES = [
  'homogeneous',
  'heterogeneous',
  'limbo',
  'remainder',
  'straight',
  'transposition',
  'opponents of MDPs transposed',
  'set of MDPs not the first',
  'exchange of one',
  'exchange of two',
  'exchange of three or more',
  'downfloaters',
] as const;
export type BracketShape = (typeof BRACKET_SHAPES)[number];

/**
 * What the regulation pairing of a bracket made use of (C.04.3:2026 art. 3.2, 4.2 to 4.4), from its
 * trace: members stand in BSN order, moved-down players first.
 */
export function shapesOf(bracket: BracketTrace): readonly BracketShape[] {
  const { members, mdpCount, pairs, downfloaters } = bracket;
  const bsn = new Map(members.map((id, index) => [id, index]));
  const ordered = pairs
    .map(([a, b]) => [bsn.get(a)!, bsn.get(b)!].sort((x, y) => x - y) as [number, number])
    .sort(([a], [b]) => a - b);
  const ofMdps = ordered.filter(([a]) => a < mdpCount);
  const shapes: BracketShape[] = [mdpCount === 0 ? 'homogeneous' : 'heterogeneous'];
  if (downfloaters.length > 0) shapes.push('downfloaters');
  if (ofMdps.length < mdpCount) shapes.push('limbo');
  if (ofMdps.some(([a], index) => a !== index)) shapes.push('set of MDPs not the first');
  if (ofMdps.some(([, b], index) => b !== mdpCount + index)) {
    shapes.push('opponents of MDPs transposed');
  }
  const rest = ordered.filter(([a]) => a >= mdpCount);
  if (rest.length === 0) return shapes;
  if (mdpCount > 0) shapes.push('remainder');
  const paired = new Set(ofMdps.flat());
  const places = [...members.keys()].filter((place) => place >= mdpCount && !paired.has(place));
  return [...shapes, ...restShapes(places, rest)];
}

/** Homogeneous brackets and remainders: S1 is the first half, unless players were exchanged. */
function restShapes(
  places: readonly number[],
  pairs: readonly (readonly [number, number])[],
): readonly BracketShape[] {
  const firstHalf = new Set(places.slice(0, pairs.length));
  const exchanged = pairs.filter(([a]) => !firstHalf.has(a)).length;
  const s1 = new Set(pairs.map(([a]) => a));
  const s2 = places.filter((place) => !s1.has(place));
  const transposed = pairs.some(([, b], index) => b !== s2[index]);
  const shapes: BracketShape[] = [];
  if (exchanged === 1) shapes.push('exchange of one');
  if (exchanged === 2) shapes.push('exchange of two');
  if (exchanged > 2) shapes.push('exchange of three or more');
  if (transposed) shapes.push('transposition');
  return shapes.length > 0 ? shapes : ['straight'];
}
