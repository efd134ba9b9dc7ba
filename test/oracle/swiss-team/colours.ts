import type { SwissTeamOptions } from '../../../src/systems/swiss-team/options.js';
import type { TeamSituation, TeamState } from '../../../src/systems/team-common/situation.js';
import { wishOf } from './preferences.js';

type Letter = 'W' | 'B';
const other = (letter: Letter): Letter => (letter === 'W' ? 'B' : 'W');
const balance = (colours: string): number =>
  [...colours].reduce((sum, colour) => sum + (colour === 'W' ? 1 : -1), 0);

/** Art. 4.2. */
function inOrder(a: TeamState, b: TeamState, options: SwissTeamOptions): [TeamState, TeamState] {
  const keys = (team: TeamState): number[] => {
    const virtual = options.firstTeamScore === 'pairing' ? team.virtualPoints : 0;
    const second = options.secondary ? team[options.secondary] : 0;
    return [team[options.primary] + virtual, second, -team.id];
  };
  const [first, second] = [keys(a), keys(b)];
  const index = first.findIndex((value, at) => value !== second[at]);
  return first[index]! > second[index]! ? [a, b] : [b, a];
}

/** Art. 4.3: what the first-team gets, by the first rule that speaks; the pair as "white-black". */
export function bookTeamColours(
  a: TeamState,
  b: TeamState,
  situation: TeamSituation,
  options: SwissTeamOptions,
): string {
  const [first, second] = inOrder(a, b, options);
  const lastRound = situation.roundCount !== undefined && situation.round >= situation.roundCount;
  const mine = wishOf(first.colours, lastRound, options);
  const theirs = wishOf(second.colours, lastRound, options);
  const rules: (() => Letter | undefined)[] = [
    () => {
      if (first.colours + second.colours !== '') return undefined;
      const lot: Letter = situation.initialColour === 'white' ? 'W' : 'B';
      return first.arrival % 2 === 1 ? lot : other(lot);
    },
    () => {
      if (mine !== '-' && theirs === '-') return mine[0] as Letter;
      return mine === '-' && theirs !== '-' ? other(theirs[0] as Letter) : undefined;
    },
    () => (mine !== '-' && mine[0] !== theirs[0] ? (mine[0] as Letter) : undefined),
    () => {
      if (mine.length === theirs.length) return undefined;
      return mine.endsWith('!') ? (mine[0] as Letter) : other(theirs[0] as Letter);
    },
    () => {
      const difference = balance(first.colours) - balance(second.colours);
      return difference === 0 ? undefined : difference < 0 ? 'W' : 'B';
    },
    () => {
      const length = Math.min(first.colours.length, second.colours.length);
      for (let back = 1; back <= length; back += 1) {
        const letter = first.colours[first.colours.length - back] as Letter;
        if (letter !== second.colours[second.colours.length - back]) return other(letter);
      }
      return undefined;
    },
    () => (mine === '-' ? undefined : (mine[0] as Letter)),
    () => (first.colours === '' ? undefined : other(first.colours.slice(-1) as Letter)),
    () => second.colours.slice(-1) as Letter,
  ];
  for (const rule of rules) {
    const letter = rule();
    if (letter) return letter === 'W' ? `${first.id}-${second.id}` : `${second.id}-${first.id}`;
  }
  throw new Error('Expected rule 9 of art. 4.3 to decide');
}
