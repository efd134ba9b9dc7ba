import { reductions } from '../generate/reduce.js';
import type { Tournament } from '../model/tournament.js';

export interface ShrinkOptions {
  /** Most candidates to try: 2000 by default. */
  readonly tries?: number;
  /** Asked between tries; true ends the search with the smallest found so far. */
  readonly isOver?: () => boolean;
}

export interface Shrunk {
  readonly tournament: Tournament;
  readonly tries: number;
}

/**
 * Searches a smaller tournament that still shows a fault. `shows` is asked for one reduction after
 * the other; the first that shows it is taken and reduced in turn, until no reduction does.
 */
export async function shrinkTournament(
  tournament: Tournament,
  shows: (candidate: Tournament) => boolean | Promise<boolean>,
  { tries = 2000, isOver = () => false }: ShrinkOptions = {},
): Promise<Shrunk> {
  const known = new Set<string>();
  let current = tournament;
  let count = 0;
  let found = true;
  while (found) {
    found = false;
    for (const candidate of reductions(current)) {
      const key = fingerprint(candidate);
      if (known.has(key)) continue;
      if (count >= tries || isOver()) return { tournament: current, tries: count };
      known.add(key);
      count += 1;
      if (!(await shows(candidate))) continue;
      current = candidate;
      found = true;
      break;
    }
  }
  return { tournament: current, tries: count };
}

/** What a pairing can depend on, and nothing else. */
function fingerprint({ settings, players, rounds, fileOrder, info }: Tournament): string {
  return JSON.stringify([settings, players.map(({ id }) => id), rounds, fileOrder, info.name]);
}
