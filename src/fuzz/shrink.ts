import { reductions } from '../generate/reduce.js';
import type { Tournament } from '../model/tournament.js';
import { createTurns } from './turns.js';

export interface ShrinkOptions {
  /** Most candidates to try: 2000 by default. */
  readonly tries?: number;
  /** Candidates tried at the same time: 1 by default, more for engines in processes of their own. */
  readonly width?: number;
  /** Asked between tries; true ends the search with the smallest found so far. */
  readonly isOver?: () => boolean;
}

export interface Shrunk {
  readonly tournament: Tournament;
  readonly tries: number;
  /** The tries or the time were over before all reductions had been tried. */
  readonly cutShort: boolean;
}

/**
 * Searches a smaller tournament that still shows a fault. `shows` is asked for one reduction after
 * the other; the first that shows it is taken and reduced in turn, until no reduction does.
 */
export async function shrinkTournament(
  tournament: Tournament,
  shows: (candidate: Tournament) => boolean | Promise<boolean>,
  { tries = 2000, width = 1, isOver = () => false }: ShrinkOptions = {},
): Promise<Shrunk> {
  const known = new Set<string>();
  const turn = createTurns();
  let current = tournament;
  let count = 0;
  for (;;) {
    const candidates = unseen(reductions(current), known);
    let smaller: Tournament | undefined;
    let exhausted = false;
    while (!smaller && count < tries && !isOver()) {
      const batch = take(candidates, Math.min(width, tries - count));
      exhausted = batch.length === 0;
      if (exhausted) break;
      count += batch.length;
      await turn();
      const shown = await Promise.all(batch.map((candidate) => shows(candidate)));
      smaller = batch[shown.indexOf(true)];
    }
    if (!smaller) return { tournament: current, tries: count, cutShort: !exhausted };
    current = smaller;
  }
}

function* unseen(candidates: Iterable<Tournament>, known: Set<string>): Generator<Tournament> {
  for (const candidate of candidates) {
    const key = fingerprint(candidate);
    if (known.has(key)) continue;
    known.add(key);
    yield candidate;
  }
}

function take<T>(items: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const { done, value } = items.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** What a pairing can depend on, and nothing else. */
function fingerprint(tournament: Tournament): string {
  const { settings, players, rounds, fileOrder, info, teams, teamSettings } = tournament;
  const people = players.map(({ id }) => id);
  const groups = teams.map(({ id, members }) => [id, members]);
  return JSON.stringify([settings, people, rounds, fileOrder, info.name, groups, teamSettings]);
}
