import type { Colour } from '../../../src/model/result.js';
import {
  type BracketTrace2012,
  pairDutch2012,
} from '../../../src/systems/dutch/backtracking/pair-2012.js';
import type { DutchEdition } from '../../../src/systems/dutch/edition.js';
import {
  colourPreference,
  type Float,
  type PlayerSituation,
  type PlayerState,
} from '../../../src/systems/player-common/player.js';

interface SituationNotes {
  readonly round: number;
  readonly lastRound?: boolean;
  readonly initialColour?: Colour;
  /** "1-2 3-4": who have met. */
  readonly met?: string;
}

/**
 * A situation from lines "number points colours", with "D-" or "-U" for floats (previous round, two
 * before), "nobye" and "top": `1 2.5 WBW D- nobye`. A line "-" as colours: no game played.
 */
export function situation(notes: SituationNotes, lines: readonly string[]): PlayerSituation {
  const met = (notes.met ?? '').split(' ').map((pair) => pair.split('-').map(Number));
  const players = lines.map((line, index): PlayerState => {
    const [number, points, colours, ...marks] = line.split(' ');
    const id = Number(number);
    const list = colours === '-' ? '' : colours!;
    const { difference, colour, strength } = colourPreference(list);
    const floats = marks.find((mark) => /^[-DU]{2}$/.test(mark)) ?? '--';
    const float = (at: number): Float =>
      floats[at] === '-' ? undefined : (floats[at] as Exclude<Float, undefined>);
    const opponents = met.flatMap(([a, b]) => (a === id ? [b!] : b === id ? [a!] : []));
    const score = Math.round(Number(points) * 10);
    return {
      id,
      tpn: id,
      arrival: index + 1,
      score,
      realScore: score,
      colours: list,
      colourDifference: difference,
      preferredColour: colour,
      preferenceStrength: strength,
      barredOpponents: new Set(opponents),
      floatPrevious: float(0),
      floatTwoBefore: float(1),
      unplayedGames: notes.round - 1 - list.length,
      pabBarred: marks.includes('nobye'),
      topscorer: marks.includes('top'),
    };
  });
  const { round, lastRound = false, initialColour = 'white' } = notes;
  players.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return { round, lastRound, initialColour, players };
}

/** "1-3 2-4 5-bye": pairs (higher ranked first) in the order of the brackets; "none". */
export function pairsText(given: PlayerSituation, edition: DutchEdition): string {
  const result = pairDutch2012(given, edition);
  if (result.kind === 'impossible') return 'none';
  const pairs = result.trace!.brackets.flatMap((bracket) => bracket.pairs);
  const bye = result.bye === undefined ? [] : [`${result.bye}-bye`];
  return [...pairs.map(([a, b]) => `${a}-${b}`), ...bye].join(' ');
}

export function brackets(
  given: PlayerSituation,
  edition: DutchEdition,
): readonly BracketTrace2012[] {
  const result = pairDutch2012(given, edition);
  return result.kind === 'impossible' ? [] : result.trace!.brackets;
}
