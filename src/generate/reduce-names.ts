import { createTournament, EMPTY_INFO } from '../model/build.js';
import type { Player, Tournament } from '../model/tournament.js';

/** Numbers 1, 2, 3 ... in ranking order, lines in the same order; the same when they are so already. */
export function renumbered(tournament: Tournament): Tournament {
  const { players, fileOrder, settings } = tournament;
  const ranking = settings.rankByFileOrder ? fileOrder : players.map(({ id }) => id);
  const inOrder =
    ranking.every((id, index) => id === index + 1) &&
    fileOrder.every((id, index) => id === index + 1);
  if (inOrder && !settings.rankByFileOrder) return tournament;
  const numbers = new Map(ranking.map((id, index) => [id, index + 1]));
  const of = (id: number): number => numbers.get(id)!;
  return createTournament({
    ...tournament,
    settings: {
      ...settings,
      rankByFileOrder: false,
      forbidden: settings.forbidden.map((group) => ({ ...group, ids: group.ids.map(of) })),
      adjustments: settings.adjustments.map((one) => ({ ...one, ids: one.ids.map(of) })),
      acceleration: settings.acceleration.flatMap((range) =>
        players
          .filter(({ id }) => id >= range.firstId && id <= range.lastId)
          .map(({ id }) => ({ ...range, firstId: of(id), lastId: of(id) })),
      ),
    },
    players: players.map((player) => ({ ...player, id: of(player.id) })),
    fileOrder: ranking.map(of),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      games: round.games.map((game) => ({
        ...game,
        white: of(game.white),
        black: of(game.black),
      })),
      byes: round.byes.map((bye) => ({ ...bye, player: of(bye.player) })),
    })),
  });
}

/** Without anything that no pairing rule asks for; the same when nothing of it is there. */
export function anonymous(tournament: Tournament): Tournament {
  const { info, settings, players } = tournament;
  const nothingToHide =
    info.name === ANONYMOUS &&
    settings.typeCode === undefined &&
    players.every(({ id, name, rating }) => name === nameOf(id) && rating === undefined);
  if (nothingToHide) return tournament;
  const { typeCode: _, ...bare } = settings;
  return createTournament({
    ...tournament,
    info: { ...EMPTY_INFO, name: ANONYMOUS },
    settings: bare,
    players: players.map(({ id }): Partial<Player> & { readonly id: number } => ({
      id,
      name: nameOf(id),
    })),
  });
}

const ANONYMOUS = 'Counterexample';
const nameOf = (id: number): string => `Player ${id}`;
