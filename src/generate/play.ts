import { createTournament } from '../model/build.js';
import { withRound } from '../model/edit.js';
import type { Bye, Game, Tournament, TournamentInfo } from '../model/tournament.js';
import type { NoPairing } from '../systems/pairing.js';
import { findSystem } from '../systems/registry.js';
import type { PairingSystem } from '../systems/system.js';
import { typeCodeOf } from '../systems/type-codes.js';
import type { TournamentPlan } from './plan.js';
import { playRound } from './results.js';

export interface PlayedPlan {
  readonly tournament: Tournament;
  /** The round that has no legal pairing; the tournament ends before it. */
  readonly stopped?: { readonly round: number; readonly why: NoPairing };
}

/** Pairs and plays a planned tournament of players. */
export function playPlan(plan: TournamentPlan): PlayedPlan {
  const system = systemOf(plan);
  let tournament = openingOf(plan, system);
  for (let number = 1; number <= plan.played; number += 1) {
    const announced = announcedByes(plan, number);
    const open = withRound(tournament, { number, games: [], byes: announced });
    const missing = new Set(
      plan.absences.filter(({ round }) => round === number).map(({ id }) => id),
    );
    const participants = new Set(plan.players.map(({ id }) => id).filter((id) => !missing.has(id)));
    const pairing = system.open(open, number, { participants }).pair();
    if (pairing.kind === 'impossible') {
      return { tournament, stopped: { round: number, why: pairing } };
    }
    const byes: Bye[] = [...announced];
    if (pairing.bye !== undefined) byes.push({ player: pairing.bye, kind: 'U' });
    tournament = withRound(tournament, {
      number,
      games: gamesOf(plan, number, pairing.pairs),
      byes: byes.sort((a, b) => a.player - b.player),
    });
  }
  return { tournament: withPendingByes(plan, tournament) };
}

/** The byes announced for the round to pair, when some rounds are still to be played. */
function withPendingByes(plan: TournamentPlan, tournament: Tournament): Tournament {
  const number = plan.played + 1;
  if (number > plan.roundCount) return tournament;
  const byes = announcedByes(plan, number);
  return byes.length === 0 ? tournament : withRound(tournament, { number, games: [], byes });
}

function announcedByes({ absences }: TournamentPlan, number: number): Bye[] {
  return absences.flatMap(({ id, round, kind }) =>
    round === number && kind !== 'silent' ? [{ player: id, kind }] : [],
  );
}

function gamesOf(
  plan: TournamentPlan,
  round: number,
  pairs: readonly { readonly white: number; readonly black: number }[],
): Game[] {
  const strength = new Map(plan.players.map((player) => [player.id, player.strength]));
  const boards = pairs.map(({ white, black }) => ({
    white,
    black,
    difference: strength.get(white)! - strength.get(black)!,
  }));
  const results = playRound(plan.seed, round, plan.roundCount, boards, plan.results);
  return boards.map(({ white, black }, index) => {
    const [whiteResult, blackResult] = results[index]!;
    return { white, black, whiteResult, blackResult, coloursKnown: true };
  });
}

export function systemOf({
  system,
  edition,
}: Pick<TournamentPlan, 'system' | 'edition'>): PairingSystem {
  const found = findSystem(system, edition);
  if (!found) throw new RangeError(`Expected an edition of ${system}, found "${edition}"`);
  return found;
}

function openingOf(plan: TournamentPlan, system: PairingSystem): Tournament {
  const { players, roundCount, initialColour, scoring, rankByFileOrder } = plan;
  return createTournament({
    info: {
      ...inventedInfo(plan.seed, system, roundCount),
      playerCount: String(players.length),
      ratedPlayerCount: String(players.filter(({ rating }) => rating !== undefined).length),
    },
    settings: {
      roundCount,
      initialColour,
      scoring,
      typeCode: typeCodeOf(system),
      rankByFileOrder,
      acceleration: plan.acceleration,
      forbidden: plan.forbidden,
      tieBreaks: plan.tieBreaks,
    },
    players: players.map(({ strength: _, ...player }) => player),
    fileOrder: players.map(({ id }) => id),
    rounds: [],
  });
}

/** Header records whose dates lie within the life of the edition. */
export function inventedInfo(
  seed: TournamentPlan['seed'],
  system: PairingSystem,
  roundCount: number,
): Partial<TournamentInfo> {
  const [year, month] = system.effective.from.split('-').map(Number) as [number, number];
  // Four months after the beginning every edition is in force, and no month is passed over.
  const first = new Date(Date.UTC(year, month + 3, 1));
  const days = Array.from({ length: roundCount }, (_, index) => {
    const day = new Date(first.getTime() + index * 86_400_000);
    return day.toISOString().slice(0, 10).replaceAll('-', '/');
  });
  return {
    name: `Random tournament ${seed}`,
    city: 'Nowhere',
    federation: 'SMR',
    startDate: days[0] ?? '',
    endDate: days.at(-1) ?? '',
    type: `Individual: ${system.title}`,
    chiefArbiter: 'Quill, Ada',
    timeControl: '90 minutes for 40 moves, 30 minutes for the rest, 30 seconds a move',
    roundDates: days.map((day) => day.slice(2)),
    pairingProgram: 'pairing-checker',
  };
}
