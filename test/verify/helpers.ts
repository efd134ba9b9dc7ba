import { readFileSync } from 'node:fs';
import {
  type ByeKind,
  createTournament,
  type Game,
  type GameResult,
  type Settings,
  type Tournament,
} from '../../src/index.js';
import { parseTrf } from '../../src/trf/index.js';

/**
 * A tournament in a mini language, one text per round: "1-4 1 | 5-2 = | 3-6 0 | 7 U" says that 1 beat
 * 4 with White, 5 and 2 drew, 3 lost, and 7 had the pairing-allocated bye. "+" and "-" are forfeits.
 */
export function play(
  players: number,
  rounds: readonly string[],
  settings: Partial<Settings> = {},
): Tournament {
  return createTournament({
    players: Array.from({ length: players }, (_, index) => ({ id: index + 1, name: '' })),
    settings: { roundCount: 9, initialColour: 'white', ...settings },
    rounds: rounds.map((text, index) => {
      const parts = text.split('|').map((part) => part.trim());
      return {
        number: index + 1,
        games: parts.filter((part) => part.includes('-')).map(readGame),
        byes: parts.filter((part) => part !== '' && !part.includes('-')).map(readBye),
      };
    }),
  });
}

const OTHER: Readonly<Record<string, GameResult>> = {
  '1': '0',
  '0': '1',
  '=': '=',
  '+': '-',
  '-': '+',
};

function readGame(text: string): Game {
  const [, white, black, result] = /^(\d+)-(\d+) (\S)$/.exec(text)!;
  return {
    white: Number(white),
    black: Number(black),
    whiteResult: result as GameResult,
    blackResult: OTHER[result!]!,
    coloursKnown: true,
  };
}

function readBye(text: string) {
  const [player, kind] = text.split(' ');
  return { player: Number(player), kind: kind as ByeKind };
}

/** Text of a file of trf-samples/. */
export const sampleText = (name: string): string =>
  readFileSync(new URL(`../../trf-samples/${name}`, import.meta.url), 'utf8');

export function sample(name: string): Tournament {
  return parseTrf(sampleText(name)).tournament!;
}
