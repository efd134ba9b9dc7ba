/**
 * The colour the first team had when two teams last had different ones. Histories of played matches
 * are aligned at their latest match (GHR 3.4; D.02 art. 7.6). Undefined when they never differ.
 */
export function latestDifference(first: string, second: string): 'W' | 'B' | undefined {
  for (let back = 1; back <= Math.min(first.length, second.length); back += 1) {
    const colour = first.at(-back);
    if (colour !== second.at(-back)) return colour === 'W' ? 'W' : 'B';
  }
  return undefined;
}
