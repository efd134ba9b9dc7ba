import type { Colour, GameResult } from '../model/result.js';
import type { Game } from '../model/tournament.js';
import type { NameOf } from './names.js';
import type { Board } from './types.js';

const RESULT_TEXT: Partial<Record<GameResult, string>> = { '1': '1-0', '=': 'a draw', '0': '0-1' };

/** What may have gone wrong, as conditions under which the round conforms. */
export const CAUSE_SENTENCES = {
  causeAbsent: (name: NameOf, who: readonly number[]) =>
    `with those who were really paired the round conforms: absent or left out by mistake: ${who.map(name).join(', ')}`,
  causeInitialColour: (colour: Colour) => `if ${colour} was the initial colour, the round conforms`,
  causeAcceleration: (choice: 'none' | 'baku') =>
    choice === 'none'
      ? 'without virtual points the round conforms'
      : 'with Baku acceleration the round conforms',
  causeBye: (name: NameOf, player: number, round: number) =>
    `if the bye of ${name(player)} in round ${round} is a U, the round conforms`,
  causeForfeits: () => 'if forfeits counted as games with a colour, the round conforms',
  causeRating: () => 'if players are ranked by rating instead of their numbers, the round conforms',
  causeLateEntries: (name: NameOf, late: readonly number[]) =>
    `if those who came late stood at the end of the list, the round conforms: ${late.map(name).join(', ')}`,
  boardsExchanged: (boards: readonly Board[]) =>
    `only two boards differ, as if somebody had exchanged players between them: ${boards
      .map(([white, black]) => `${white}-${black}`)
      .join(' and ')}`,
  causeResult: (name: NameOf, game: Game, white: GameResult, _black: GameResult) =>
    `if ${name(game.white)} - ${name(game.black)} in the round before was ${RESULT_TEXT[white]}, the round conforms`,
} as const;
