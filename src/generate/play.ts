import type { ForfeitedMatch, Game, Tournament } from '../model/tournament.js';
import type { NoPairing, Pair } from '../systems/pairing.js';
import { happens, isByRound, NEVER } from './amount.js';
import { openTournament, systemOf } from './opening.js';
import { idsOf, type TournamentPlan } from './plan.js';
import type { PlannedPlayer } from './players.js';
import { createRandom } from './random.js';
import { type BoardToPlay, playRound } from './results.js';
import { type UnitBye, type UnitRound, withUnitRound } from './rounds.js';
import type { PlannedTeam } from './teams.js';

export interface PlayedPlan {
  readonly tournament: Tournament;
  /** The round that has no legal pairing; the tournament ends before it. */
  readonly stopped?: { readonly round: number; readonly why: NoPairing };
}

/** Pairs and plays a planned tournament. */
export function playPlan(plan: TournamentPlan): PlayedPlan {
  const system = systemOf(plan);
  let tournament = openingOf(plan);
  for (let number = 1; number <= plan.played; number += 1) {
    const announced = announcedByes(plan, number);
    const open = withUnitRound(tournament, number, { games: [], byes: announced });
    const missing = new Set(
      plan.absences.filter(({ round }) => round === number).map(({ id }) => id),
    );
    const participants = new Set(idsOf(plan).filter((id) => !missing.has(id)));
    const pairing = system.open(open, number, { participants }).pair();
    if (pairing.kind === 'impossible') {
      return { tournament, stopped: { round: number, why: pairing } };
    }
    const byes = [...announced];
    if (pairing.bye !== undefined) byes.push({ id: pairing.bye, kind: 'U' });
    const played =
      plan.teams.length > 0
        ? matchesOf(plan, number, pairing.pairs)
        : { games: gamesOf(plan, number, pairing.pairs) };
    tournament = withUnitRound(tournament, number, { ...played, byes });
  }
  return { tournament: withPendingByes(plan, tournament) };
}

/** The byes announced for the round to pair, when some rounds are still to be played. */
function withPendingByes(plan: TournamentPlan, tournament: Tournament): Tournament {
  const number = plan.played + 1;
  const byes = number > plan.roundCount ? [] : announcedByes(plan, number);
  return byes.length === 0 ? tournament : withUnitRound(tournament, number, { games: [], byes });
}

const announcedByes = ({ absences }: TournamentPlan, number: number): UnitBye[] =>
  absences.flatMap(({ id, round, kind }) =>
    round === number && kind !== 'silent' ? [{ id, kind }] : [],
  );

function openingOf(plan: TournamentPlan): Tournament {
  const { seed, players, teams, boards } = plan;
  const { roundCount, initialColour, scoring, typeCode, rankByFileOrder } = plan;
  const { acceleration, forbidden, tieBreaks } = plan;
  const isOfTeams = teams.length > 0;
  return openTournament({
    ...{ seed, players, teams, boards, system: systemOf(plan) },
    settings: {
      ...{ roundCount, initialColour, typeCode, acceleration, forbidden, tieBreaks },
      ...(!isOfTeams && { scoring, rankByFileOrder }),
    },
    ...(!isOfTeams && {
      info: {
        playerCount: String(players.length),
        ratedPlayerCount: String(players.filter(({ rating }) => rating !== undefined).length),
      },
    }),
  });
}

function gamesOf(plan: TournamentPlan, round: number, pairs: readonly Pair[]): Game[] {
  const strength = new Map(plan.players.map((player) => [player.id, player.strength]));
  const boards = pairs.map(({ white, black }) => ({
    white,
    black,
    difference: strength.get(white)! - strength.get(black)!,
  }));
  return playBoards(plan, round, boards);
}

function playBoards(plan: TournamentPlan, round: number, boards: readonly BoardToPlay[]): Game[] {
  const results = playRound(plan.seed, round, plan.roundCount, boards, plan.results);
  return boards.map(({ white, black }, index) => {
    const [whiteResult, blackResult] = results[index]!;
    return { white, black, whiteResult, blackResult, coloursKnown: true };
  });
}

/** Matches board by board, and those to which one side does not come. */
function matchesOf(
  plan: TournamentPlan,
  round: number,
  pairs: readonly Pair[],
): Pick<UnitRound, 'games' | 'forfeited'> {
  const teams = new Map(plan.teams.map((team) => [team.id, team]));
  const forfeited: ForfeitedMatch[] = [];
  const games: Game[] = [];
  for (const { white, black } of pairs) {
    const winner = forfeitWinner(plan, round, white, black);
    // A round without any game would not be known as played.
    if (winner && pairs.length > 1 && forfeited.length + 1 < pairs.length) {
      forfeited.push({ round, white, black, winner });
    } else games.push(...matchGames(plan, round, teams.get(white)!, teams.get(black)!));
  }
  return { games, forfeited };
}

function forfeitWinner(
  { seed, matchForfeits }: TournamentPlan,
  round: number,
  white: number,
  black: number,
): ForfeitedMatch['winner'] | undefined {
  const frequency = isByRound(matchForfeits) ? (matchForfeits[round - 1] ?? NEVER) : matchForfeits;
  const random = createRandom(seed, 'match', round, white, black);
  if ('count' in frequency || !happens(random, frequency)) return undefined;
  return random.pick(['white', 'white', 'black', 'black', 'none']);
}

/** The boards of a match; on odd boards the first-named team has White. */
function matchGames(
  plan: TournamentPlan,
  round: number,
  white: PlannedTeam,
  black: PlannedTeam,
): Game[] {
  const second = lineUp(plan, round, black);
  const boards = lineUp(plan, round, white).map((member, index) => {
    const [one, two] = index % 2 === 0 ? [member, second[index]!] : [second[index]!, member];
    return { white: one.id, black: two.id, difference: one.strength - two.strength };
  });
  return playBoards(plan, round, boards);
}

/** The members who play: one of them rests in every round, and those behind move up. */
function lineUp(
  plan: TournamentPlan,
  round: number,
  { id, members }: PlannedTeam,
): PlannedPlayer[] {
  const resting = createRandom(plan.seed, 'line-up', round, id).below(members.length);
  return members.filter((_, index) => index !== resting).slice(0, plan.boards);
}
