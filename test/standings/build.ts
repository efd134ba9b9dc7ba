import {
  type ByeKind,
  createTournament,
  type GameResult,
  type Round,
  type Tournament,
  type TournamentParts,
} from '../../src/model/index.js';

/**
 * Rounds from short texts: "1-3 10" is White 1, Black 3 and both letters; "5U" a bye; several are
 * parted by commas.
 */
export function roundsOf(...texts: readonly string[]): Round[] {
  return texts.map((text, index) => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const byes = items.flatMap((item) => {
      const match = /^(\d+)([FHUZ])$/.exec(item);
      return match ? [{ player: Number(match[1]), kind: match[2] as ByeKind }] : [];
    });
    const games = items.flatMap((item) => {
      const match = /^(\d+)-(\d+) (.)(.)$/.exec(item);
      return match
        ? [
            {
              white: Number(match[1]),
              black: Number(match[2]),
              whiteResult: match[3] as GameResult,
              blackResult: match[4] as GameResult,
              coloursKnown: true,
            },
          ]
        : [];
    });
    if (games.length + byes.length !== items.length) throw new Error(`Expected items in "${text}"`);
    return { number: index + 1, games, byes };
  });
}

/** A Swiss of 2026 with these ratings (one per player) and rounds. */
export function swiss(
  ratings: readonly number[],
  rounds: readonly string[],
  parts: Partial<TournamentParts> = {},
): Tournament {
  return createTournament({
    info: { startDate: '2026/04/01', type: 'Individual: Swiss-System' },
    players: ratings.map((rating, index) => ({
      id: index + 1,
      name: `Player ${index + 1}`,
      ...(rating > 0 ? { rating } : {}),
    })),
    rounds: roundsOf(...rounds),
    ...parts,
    settings: { roundCount: rounds.length, ...parts.settings },
  });
}

/** One round of the hero: the opponent's final score and how the game ended, or a bye. */
export type HeroRound =
  | { readonly score: number; readonly result: '1' | '=' | '0' | '+' | '-'; readonly leaves?: true }
  | { readonly bye: ByeKind };

/**
 * A tournament around player 1: in each round it meets another opponent, who ends with the stated
 * score. The opponents earn the rest against a shadow of their own, who exists for that alone. One
 * who `leaves` is absent in all rounds after that with the hero.
 */
export function heroTournament(rounds: readonly HeroRound[], startDate = '2026/04/01'): Tournament {
  const items: string[][] = rounds.map(() => []);
  let players = 1;
  rounds.forEach((round, at) => {
    if ('bye' in round) {
      items[at]!.push(`1${round.bye}`);
      return;
    }
    const opponent = players + 1;
    const shadow = players + 2;
    players += 2;
    const answers = { '1': '0', '=': '=', '0': '1', '+': '-', '-': '+' } as const;
    const answer = answers[round.result];
    items[at]!.push(`1-${opponent} ${round.result}${answer}`);
    let missing = 2 * round.score - (answer === '1' || answer === '+' ? 2 : answer === '=' ? 1 : 0);
    rounds.forEach((_, other) => {
      if (other === at || (round.leaves && other > at)) return;
      const half = Math.min(2, missing);
      missing -= half;
      items[other]!.push(`${opponent}-${shadow} ${['01', '==', '10'][half]}`);
    });
    if (missing !== 0) throw new Error(`Expected a reachable score, found ${round.score}`);
  });
  return swiss(
    Array.from({ length: players }, () => 2000),
    items.map((item) => item.join(',')),
    { info: { startDate, type: 'Individual: Swiss-System' } },
  );
}
