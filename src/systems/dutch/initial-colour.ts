import type { Points } from '../../model/points.js';
import { type Colour, otherColour } from '../../model/result.js';
import type { Tournament } from '../../model/tournament.js';

/**
 * The initial colour that the games of round 1 imply (art. 5.2.5): nobody has a preference there,
 * so each board with colours votes, and the majority decides, the top board in a tie. Undefined
 * without such a board. `virtual` gives the virtual points of round 1, in tenths.
 */
export function inferInitialColour(
  tournament: Tournament,
  virtual: (id: number) => Points = () => 0,
): Colour | undefined {
  const first = tournament.rounds[0];
  if (!first) return undefined;
  const { rankByFileOrder } = tournament.settings;
  const place = new Map(
    rankByFileOrder
      ? tournament.fileOrder.map((id, index) => [id, index])
      : tournament.players.map((player) => [player.id, player.id]),
  );
  const present = new Set(first.games.flatMap((game) => [game.white, game.black]));
  for (const bye of first.byes) if (bye.kind === 'U') present.add(bye.player);
  const ranked = [...present].sort((a, b) => place.get(a)! - place.get(b)!);
  const arrival = new Map(ranked.map((id, index) => [id, index + 1]));
  let whiteVotes = 0;
  let topBoard: { readonly arrival: number; readonly colour: Colour } | undefined;
  for (const game of first.games) {
    if (!game.coloursKnown) continue;
    const scoreGap = virtual(game.white) - virtual(game.black);
    const whiteIsHigher =
      scoreGap !== 0 ? scoreGap > 0 : arrival.get(game.white)! < arrival.get(game.black)!;
    const number = arrival.get(whiteIsHigher ? game.white : game.black)!;
    const colour: Colour = whiteIsHigher ? 'white' : 'black';
    const vote = number % 2 === 1 ? colour : otherColour(colour);
    whiteVotes += vote === 'white' ? 1 : -1;
    if (!topBoard || number < topBoard.arrival) topBoard = { arrival: number, colour: vote };
  }
  if (whiteVotes === 0) return topBoard?.colour;
  return whiteVotes > 0 ? 'white' : 'black';
}
