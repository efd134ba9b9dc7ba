import { createTournament, EMPTY_INFO } from '../model/build.js';
import type { AccelerationRange, Player, Round, Tournament } from '../model/tournament.js';

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
      acceleration: rangesOfEach(settings.acceleration, players, of),
    },
    players: players.map((player) => ({ ...player, id: of(player.id) })),
    fileOrder: ranking.map(of),
    rounds: roundsOf(tournament, of),
  });
}

/** Numbers 1, 2, 3 ... for teams and their members; the same when they are so already. */
export function renumberedTeams(tournament: Tournament): Tournament {
  const { teams, teamSettings, settings } = tournament;
  const members = teams.flatMap((team) => team.members);
  const isInOrder = (ids: readonly number[]) => ids.every((id, index) => id === index + 1);
  if (isInOrder(teams.map(({ id }) => id)) && isInOrder(members)) return tournament;
  // A player of no team has no place among the members.
  const known = new Set(members);
  if (tournament.players.some(({ id }) => !known.has(id))) return tournament;
  const numbersOf = (ids: readonly number[]) => {
    const numbers = new Map(ids.map((id, index) => [id, index + 1]));
    return (id: number): number => numbers.get(id) ?? 0;
  };
  const team = numbersOf(teams.map(({ id }) => id));
  const player = numbersOf(members);
  return createTournament({
    ...tournament,
    settings: {
      ...settings,
      forbidden: settings.forbidden.map((group) => ({ ...group, ids: group.ids.map(team) })),
      adjustments: settings.adjustments.map((one) => ({ ...one, ids: one.ids.map(team) })),
      acceleration: rangesOfEach(settings.acceleration, teams, team),
    },
    players: tournament.players.map((one) => ({ ...one, id: player(one.id) })),
    fileOrder: tournament.fileOrder.map(player),
    teams: teams.map((one) => ({ ...one, id: team(one.id), members: one.members.map(player) })),
    teamSettings: {
      ...teamSettings,
      byes: teamSettings.byes.map((bye) => ({ ...bye, team: team(bye.team) })),
      forfeitedMatches: teamSettings.forfeitedMatches.map((match) => ({
        ...match,
        white: team(match.white),
        black: team(match.black),
      })),
      lineUps: teamSettings.lineUps.map((lineUp) => ({
        ...lineUp,
        team: team(lineUp.team),
        opponent: team(lineUp.opponent),
        players: lineUp.players.map(player),
      })),
    },
    rounds: roundsOf(tournament, player),
  });
}

/** Ranges of virtual points with new numbers, which may be in another order. */
const rangesOfEach = (
  ranges: readonly AccelerationRange[],
  all: readonly { readonly id: number }[],
  of: (id: number) => number,
): readonly AccelerationRange[] =>
  ranges.flatMap((range) =>
    all
      .filter(({ id }) => id >= range.firstId && id <= range.lastId)
      .map(({ id }) => ({ ...range, firstId: of(id), lastId: of(id) })),
  );

const roundsOf = ({ rounds }: Tournament, of: (id: number) => number): readonly Round[] =>
  rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => ({ ...game, white: of(game.white), black: of(game.black) })),
    byes: round.byes.map((bye) => ({ ...bye, player: of(bye.player) })),
  }));

/** Without anything that no pairing rule asks for; the same when nothing of it is there. */
export function anonymous(tournament: Tournament): Tournament {
  const { typeCode, ...settings } = tournament.settings;
  const info = { ...EMPTY_INFO, name: ANONYMOUS };
  const nothingToHide =
    typeCode === undefined &&
    JSON.stringify(tournament.info) === JSON.stringify(info) &&
    tournament.players.every(isBare);
  if (nothingToHide) return tournament;
  const players = tournament.players.map(({ id }) => ({ id, name: nameOf(id) }));
  return createTournament({ ...tournament, info, settings, players });
}

/** A number, a name made of it, and nothing else: no rating, title, date of birth or points. */
const isBare = ({ id, name, ...others }: Player): boolean =>
  name === nameOf(id) &&
  Object.values(others).every((value) => value === undefined || value === '' || isEmpty(value));

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const ANONYMOUS = 'Counterexample';
const nameOf = (id: number): string => `Player ${id}`;
