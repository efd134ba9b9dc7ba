import type { ForfeitedMatch, Game, TeamBye, Tournament } from '../model/tournament.js';
import type { Pair } from '../systems/pairing.js';
import { happens, isByRound, NEVER } from './amount.js';
import type { TeamPlan } from './plan-teams.js';
import { type PlayedPlan, systemOf } from './play.js';
import type { PlannedPlayer } from './players.js';
import { createRandom } from './random.js';
import { playRound } from './results.js';
import { openTeams, type PlannedTeam, withTeamByes, withTeamRound } from './teams.js';

/** Pairs and plays a planned team tournament. */
export function playTeamPlan(plan: TeamPlan): PlayedPlan {
  const system = systemOf(plan);
  let tournament = openingOf(plan);
  for (let number = 1; number <= plan.played; number += 1) {
    const missing = new Set(
      plan.absences.filter(({ round }) => round === number).map(({ id }) => id),
    );
    const participants = new Set(plan.teams.map(({ id }) => id).filter((id) => !missing.has(id)));
    const open = withTeamByes(tournament, announcedByes(plan, number));
    const pairing = system.open(open, number, { participants }).pair();
    if (pairing.kind === 'impossible') {
      return { tournament, stopped: { round: number, why: pairing } };
    }
    const byes: TeamBye[] =
      pairing.bye === undefined ? [] : [{ round: number, team: pairing.bye, kind: 'U' }];
    tournament = withMatches(plan, withTeamByes(open, byes), number, pairing.pairs);
  }
  if (plan.played === plan.roundCount) return { tournament };
  return { tournament: withTeamByes(tournament, announcedByes(plan, plan.played + 1)) };
}

function openingOf(plan: TeamPlan): Tournament {
  const { seed, boards, teams, roundCount, initialColour, typeCode } = plan;
  const { acceleration, forbidden, tieBreaks } = plan;
  return openTeams({
    ...{ seed, boards, teams, system: systemOf(plan) },
    settings: { roundCount, initialColour, typeCode, acceleration, forbidden, tieBreaks },
  });
}

function announcedByes({ absences }: TeamPlan, number: number): TeamBye[] {
  return absences.flatMap(({ id, round, kind }) =>
    round === number && kind !== 'silent' ? [{ round, team: id, kind }] : [],
  );
}

function withMatches(
  plan: TeamPlan,
  tournament: Tournament,
  round: number,
  pairs: readonly Pair[],
): Tournament {
  const teams = new Map(plan.teams.map((team) => [team.id, team]));
  const forfeited: ForfeitedMatch[] = [];
  const games: Game[] = [];
  for (const { white, black } of pairs) {
    const winner = forfeitWinner(plan, round, white, black);
    // A round without any game would not be known as played.
    if (winner && pairs.length > 1 && forfeited.length + 1 < pairs.length) {
      forfeited.push({ round, white, black, winner });
    } else games.push(...boardGames(plan, round, teams.get(white)!, teams.get(black)!));
  }
  return withTeamRound(tournament, round, games, forfeited);
}

function forfeitWinner(
  { seed, matchForfeits }: TeamPlan,
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
function boardGames(plan: TeamPlan, round: number, white: PlannedTeam, black: PlannedTeam): Game[] {
  const first = lineUp(plan, round, white);
  const second = lineUp(plan, round, black);
  const boards = first.map((member, index) => {
    const [one, two] = index % 2 === 0 ? [member, second[index]!] : [second[index]!, member];
    return { white: one.id, black: two.id, difference: one.strength - two.strength };
  });
  const results = playRound(plan.seed, round, plan.roundCount, boards, plan.results);
  return boards.map((board, index) => {
    const [whiteResult, blackResult] = results[index]!;
    return { white: board.white, black: board.black, whiteResult, blackResult, coloursKnown: true };
  });
}

/** The members who play: one of them rests in every round, and those behind move up. */
function lineUp({ seed, boards }: TeamPlan, round: number, team: PlannedTeam): PlannedPlayer[] {
  const resting = createRandom(seed, 'line-up', round, team.id).below(team.members.length);
  return team.members.filter((_, index) => index !== resting).slice(0, boards);
}
