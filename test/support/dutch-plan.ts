import { createTournament } from '../../src/model/build.js';
import { withRound } from '../../src/model/edit.js';
import type { ByeKind, Colour, GameResult } from '../../src/model/result.js';
import type { Scoring } from '../../src/model/scoring.js';
import type { Bye, Game, Tournament } from '../../src/model/tournament.js';
import type { DutchEdition } from '../../src/systems/dutch/edition.js';
import type { NoPairing, RoundPairing } from '../../src/systems/pairing.js';
import type { PlayerSituation, PlayerState } from '../../src/systems/player-common/player.js';
import { playerSituation } from '../../src/systems/player-common/situation.js';

/** How the numbers of the players run: 1, 2, 3; or 2, 5, 8; or the order of the file ranks them. */
export type Numbering = 'plain' | 'gaps' | 'rank';

/**
 * How past rounds were paired: by the rules; each with the next one in the ranking whom he has not
 * met; or by chance. The last two make histories that no engine makes.
 */
export type PastPairing = 'regulation' | 'neighbours' | 'random';

/** A tournament to be played, small and plain, so that it shrinks. Players count from 0. */
export interface TournamentPlan {
  readonly players: number;
  readonly numbering: Numbering;
  readonly planned: number;
  readonly played: number;
  readonly pairing: PastPairing;
  readonly scoring: Scoring;
  readonly initialColour: Colour;
  readonly acceleration: readonly PlannedAcceleration[];
  readonly forbidden: readonly PlannedBan[];
  readonly arrivals: readonly { readonly player: number; readonly round: number }[];
  readonly withdrawals: readonly { readonly player: number; readonly round: number }[];
  readonly byes: readonly {
    readonly player: number;
    readonly round: number;
    readonly kind: Exclude<ByeKind, 'U'>;
  }[];
  /** Chance: results, and with it colours and opponents of random pairings; zeros when used up. */
  readonly tape: readonly number[];
}

export interface PlannedAcceleration {
  readonly points: number;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

export interface PlannedBan {
  readonly players: readonly [number, number];
  readonly from: number;
  readonly to: number;
}

/** Pairs a past round by the rules; undefined when it cannot say. */
export type Pairer = (
  situation: PlayerSituation,
  tournament: Tournament,
) => RoundPairing | NoPairing | undefined;

const RESULTS = [
  ...['10', '10', '10', '10', '10', '10', '10', '10', '01', '01', '01', '01', '01', '01', '01'],
  ...['==', '==', '==', '==', '==', '==', '==', '==', '+-', '-+', '--'],
  ...['WL', 'LW', 'DD', '00', '=0', '**'],
] as const;

/**
 * Plays a plan: a tournament with the rounds played and the absences of the round to pair. It ends
 * early when a round cannot be paired.
 */
export function playPlan(plan: TournamentPlan, edition: DutchEdition, pairer: Pairer): Tournament {
  const tape = plan.tape[Symbol.iterator]();
  const chance = (): number => tape.next().value ?? 0;
  let tournament = emptyTournament(plan);
  for (let round = 1; round <= plan.played; round += 1) {
    const absent = byesOf(plan, round, false);
    const announced = byesOf(plan, round, true);
    const waiting = withRound(tournament, { number: round, games: [], byes: announced });
    const pairs = pairsOf(plan, playerSituation(waiting, round, edition), chance, pairer, waiting);
    if (!pairs) return waiting;
    const games: Game[] = [];
    const byes: Bye[] = [...absent];
    for (const [white, black] of pairs) {
      if (black === undefined) byes.push({ player: white, kind: 'U' });
      else games.push(game(white, black, chance()));
    }
    tournament = withRound(tournament, { number: round, games, byes });
  }
  const number = plan.played + 1;
  return withRound(tournament, { number, games: [], byes: byesOf(plan, number, true) });
}

/** The number of player 0, 1, ... of a plan. */
export const idOf = (plan: TournamentPlan, player: number): number =>
  plan.numbering === 'gaps' ? 3 * player + 2 : player + 1;

function emptyTournament(plan: TournamentPlan): Tournament {
  const ids = Array.from({ length: plan.players }, (_, player) => idOf(plan, player));
  const even = ids.filter((id) => id % 2 === 0);
  const odd = ids.filter((id) => id % 2 === 1);
  return createTournament({
    info: { name: 'Made by chance' },
    // Ratings run against the numbers now and then: the rules look at numbers alone.
    players: ids.map((id) => ({ id, name: `Player ${id}`, rating: 1500 + ((id * 137) % 600) })),
    ...(plan.numbering === 'rank' ? { fileOrder: [...even, ...odd] } : {}),
    settings: {
      roundCount: plan.planned,
      initialColour: plan.initialColour,
      scoring: plan.scoring,
      rankByFileOrder: plan.numbering === 'rank',
      acceleration: plan.acceleration.map(({ points, from, to, first, last }) => ({
        points,
        matchPoints: 0,
        from,
        to,
        firstId: idOf(plan, first),
        lastId: idOf(plan, last),
        source: '250',
      })),
      forbidden: plan.forbidden.map(({ players, from, to }) => ({
        ids: players.map((player) => idOf(plan, player)),
        from,
        to,
        source: '260',
      })),
    },
  });
}

/** Absences of a round; those not yet entered are silent unless they must be announced. */
function byesOf(plan: TournamentPlan, round: number, announced: boolean): Bye[] {
  const byes: Bye[] = [];
  for (let player = 0; player < plan.players; player += 1) {
    const notYet = plan.arrivals.some((entry) => entry.player === player && round < entry.round);
    const gone = plan.withdrawals.some((entry) => entry.player === player && round > entry.round);
    const asked = plan.byes.find((bye) => bye.player === player && bye.round === round);
    const id = idOf(plan, player);
    if (asked) byes.push({ player: id, kind: asked.kind });
    else if (gone || (notYet && announced)) byes.push({ player: id, kind: 'Z' });
    else if (notYet && plan.players % 2 === 0) byes.push({ player: id, kind: 'Z' });
  }
  return byes;
}

type PastPair = readonly [white: number, black: number | undefined];

function pairsOf(
  plan: TournamentPlan,
  situation: PlayerSituation,
  chance: () => number,
  pairer: Pairer,
  tournament: Tournament,
): readonly PastPair[] | undefined {
  const paired = plan.pairing === 'regulation' ? pairer(situation, tournament) : undefined;
  if (paired?.kind === 'impossible') return undefined;
  if (!paired) return freePairs(plan, situation.players, chance);
  const pairs = paired.pairs.map(({ white, black }): PastPair => [white, black]);
  return paired.bye === undefined ? pairs : [...pairs, [paired.bye, undefined]];
}

function freePairs(
  plan: TournamentPlan,
  players: readonly PlayerState[],
  chance: () => number,
): PastPair[] {
  const waiting = [...players];
  const pairs: PastPair[] = [];
  if (waiting.length % 2 === 1) {
    const eligible = waiting.filter((player) => !player.pabBarred);
    const lowest = eligible.at(-1) ?? waiting.at(-1)!;
    const bye = plan.pairing === 'random' ? waiting[chance() % waiting.length]! : lowest;
    waiting.splice(waiting.indexOf(bye), 1);
    pairs.push([bye.id, undefined]);
  }
  while (waiting.length > 1) {
    const first = waiting.shift()!;
    const fresh = waiting.filter((other) => !first.barredOpponents.has(other.id));
    const choices = fresh.length > 0 ? fresh : waiting;
    const second = choices[plan.pairing === 'random' ? chance() % choices.length : 0]!;
    waiting.splice(waiting.indexOf(second), 1);
    const firstIsWhite =
      plan.pairing === 'random'
        ? chance() % 2 === 0
        : first.colourDifference - second.colourDifference < (chance() % 3) - 1;
    pairs.push(firstIsWhite ? [first.id, second.id] : [second.id, first.id]);
  }
  return pairs;
}

function game(white: number, black: number, byte: number): Game {
  const [whiteResult, blackResult] = RESULTS[byte % RESULTS.length]!;
  return {
    white,
    black,
    whiteResult: whiteResult as GameResult,
    blackResult: blackResult as GameResult,
    coloursKnown: true,
  };
}
