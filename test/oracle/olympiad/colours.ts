import type { TeamState } from '../../../src/systems/team-common/situation.js';

const count = (colours: string, colour: string): number => colours.split(colour).length - 1;
const balance = (colours: string): number => count(colours, 'W') - count(colours, 'B');

/** Art. 7.3 for one team that would next have `colour`. */
function mayHave(colours: string, colour: 'W' | 'B'): boolean {
  const then = colours + colour;
  return Math.abs(balance(then)) < 3 && !/(?:WWW|BBB)$/.test(then);
}

/** Art. 7.3 for a pair, in either distribution of the colours. */
export function keepsLimits(a: string, b: string): boolean {
  return [
    ['W', 'B'],
    ['B', 'W'],
  ].some(([first, second]) => mayHave(a, first as 'W') && mayHave(b, second as 'B'));
}

/** Art. 7: the pair as "white-black". */
export function bookColours(higher: TeamState, lower: TeamState, lot: 'white' | 'black'): string {
  const higherWhite = `${higher.id}-${lower.id}`;
  const lowerWhite = `${lower.id}-${higher.id}`;
  const [a, b] = [higher.colours, lower.colours];
  const firstWay = mayHave(a, 'W') && mayHave(b, 'B');
  const secondWay = mayHave(a, 'B') && mayHave(b, 'W');
  if (firstWay && !secondWay) return higherWhite;
  if (secondWay && !firstWay) return lowerWhite;
  if (balance(a) > balance(b)) return lowerWhite;
  if (balance(a) < balance(b)) return higherWhite;
  const [latestA, latestB] = [[...a].reverse(), [...b].reverse()];
  const index = latestA.findIndex((colour, at) => latestB[at] && latestB[at] !== colour);
  if (index >= 0) return latestA[index] === 'W' ? lowerWhite : higherWhite;
  if (balance(a) !== 0) return balance(a) > 0 ? lowerWhite : higherWhite;
  if (latestA.length > 0) return latestA[0] === 'W' ? lowerWhite : higherWhite;
  if (latestB.length > 0) return latestB[0] === 'W' ? higherWhite : lowerWhite;
  const oddGetsWhite = lot === 'white';
  return (higher.arrival % 2 === 1) === oddGetsWhite ? higherWhite : lowerWhite;
}
