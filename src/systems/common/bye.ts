import { createMatching } from '../../matching/general.js';

export type ByeChoice =
  | { readonly kind: 'found'; readonly bye: number | undefined }
  | {
      readonly kind: 'impossible';
      readonly reason: 'noPairing' | 'noBye';
      /** Positions that a largest pairing leaves over. */
      readonly unmatched: readonly number[];
    };

/**
 * The first of `candidates` (positions, best first) whose bye leaves all others pairable; no bye in
 * an even field, which must then be pairable as it is.
 */
export function chooseBye(
  size: number,
  mayMeet: (a: number, b: number) => boolean,
  candidates: readonly number[],
): ByeChoice {
  const matching = createMatching(size, mayMeet);
  for (let position = 0; position < size; position += 1) matching.add(position);
  const unmatched = matching.exposed;
  if (unmatched.length > size % 2) return { kind: 'impossible', reason: 'noPairing', unmatched };
  const exposed = unmatched[0];
  if (exposed === undefined) return { kind: 'found', bye: undefined };
  const bye = candidates.find((candidate) =>
    matching.canExpose(exposed, (position) => position === candidate),
  );
  if (bye !== undefined) return { kind: 'found', bye };
  return { kind: 'impossible', reason: 'noBye', unmatched };
}
