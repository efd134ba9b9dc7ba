import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import {
  createTeamSituation,
  type TeamSituation,
  type TeamState,
} from '../../../src/systems/team-common/situation.js';
import { randomSource } from '../../support/random.js';

export type RandomInt = (bound: number) => number;

/** Integers from 0 to below `bound`, the same for the same seed. */
export const seededInts = (seed: number): RandomInt => randomSource(seed).below;

interface Entrant {
  readonly state: {
    -readonly [Key in keyof TeamState]: TeamState[Key];
  };
  opponents: number[];
  forfeits: number[];
}

export interface RandomTournamentShape {
  readonly minimumTeams: number;
  readonly maximumTeams: number;
  readonly maximumRounds: number;
  /** Number of rounds; random up to the maximum unless stated. */
  readonly roundCount?: number;
  /** One in so many matches is forfeited, one in so many teams is absent; 0 for never. */
  readonly forfeitOneIn: number;
  readonly absentOneIn: number;
  /** Forbidden pairs per tournament at most. */
  readonly forbidden: number;
  /** Points of the higher seed's typical advantage; 0 for a lottery. */
  readonly strength: number;
}

export const SMALL: RandomTournamentShape = {
  minimumTeams: 2,
  maximumTeams: 10,
  maximumRounds: 9,
  forfeitOneIn: 15,
  absentOneIn: 12,
  forbidden: 2,
  strength: 1,
};

/**
 * Plays a random tournament from `seed`: `pair` answers every round, `seen` is told every situation
 * and the answer. Stops early when no pairing is legal.
 */
export function playTournament(
  seed: number,
  shape: RandomTournamentShape,
  pair: (situation: TeamSituation) => RoundPairing | NoPairing,
): void {
  const random = seededInts(seed);
  const size = shape.minimumTeams + random(shape.maximumTeams - shape.minimumTeams + 1);
  const roundCount = shape.roundCount ?? 1 + random(Math.min(shape.maximumRounds, size + 1));
  const entrants = Array.from({ length: size }, (_, index): Entrant => newEntrant(index + 1));
  const forbidden: [number, number][] = [];
  for (let index = random(shape.forbidden + 1); index > 0 && size > 2; index -= 1) {
    const first = 1 + random(size - 1);
    forbidden.push([first, first + 1 + random(size - first)]);
  }
  const initialColour = random(2) === 0 ? 'white' : 'black';
  for (let round = 1; round <= roundCount; round += 1) {
    const present = entrants.filter(
      () => shape.absentOneIn === 0 || random(shape.absentOneIn) !== 0,
    );
    const situation = createTeamSituation({
      round,
      roundCount,
      initialColour,
      forbidden,
      teams: present.map(({ state, opponents, forfeits }) => ({
        ...state,
        opponents: [...opponents],
        forfeitOpponents: [...forfeits],
      })),
    });
    const answer = pair(situation);
    if (answer.kind === 'impossible') return;
    playRound(entrants, answer, random, shape);
  }
}

function newEntrant(id: number): Entrant {
  const [state] = createTeamSituation({ teams: [{ id }] }).teams;
  return { state: { ...state!, arrival: id, rating: 2600 - id }, opponents: [], forfeits: [] };
}

function playRound(
  entrants: readonly Entrant[],
  answer: RoundPairing,
  random: RandomInt,
  shape: RandomTournamentShape,
): void {
  for (const { state } of entrants) state.floated = false;
  for (const { white, black } of answer.pairs) {
    const [first, second] = [entrants[white - 1]!, entrants[black - 1]!];
    if (shape.forfeitOneIn > 0 && random(shape.forfeitOneIn) === 0) {
      first.forfeits.push(black);
      second.forfeits.push(white);
      const winner = [first, second, undefined][random(3)];
      if (winner) {
        winner.state.matchPoints += 20;
        winner.state.gamePoints += 40;
        winner.state.wonByForfeit = true;
      }
      continue;
    }
    if (first.state.matchPoints !== second.state.matchPoints) {
      first.state.floated = true;
      second.state.floated = true;
    }
    first.opponents.push(black);
    second.opponents.push(white);
    first.state.colours += 'W';
    second.state.colours += 'B';
    const favour = white < black ? shape.strength : -shape.strength;
    const boards = Math.max(0, Math.min(8, random(9) + favour));
    first.state.gamePoints += 5 * boards;
    second.state.gamePoints += 5 * (8 - boards);
    first.state.matchPoints += boards > 4 ? 20 : boards === 4 ? 10 : 0;
    second.state.matchPoints += boards < 4 ? 20 : boards === 4 ? 10 : 0;
  }
  if (answer.bye !== undefined) {
    const { state } = entrants[answer.bye - 1]!;
    state.matchPoints += 10;
    state.gamePoints += 20;
    state.hadPab = true;
  }
}

/** A position that no tournament need ever reach: random scores, colours and earlier opponents. */
export function randomPosition(seed: number): TeamSituation {
  const random = seededInts(seed);
  const size = 2 + random(9);
  const density = random(7);
  const scores = 1 + random(4);
  const met = Array.from({ length: size }, () => new Set<number>());
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      if (random(10) >= density) continue;
      met[a]!.add(b + 1);
      met[b]!.add(a + 1);
    }
  }
  const round = 2 + random(6);
  const teams = met.map((opponents, index) => ({
    id: index + 1,
    matchPoints: 10 * random(scores),
    gamePoints: 5 * random(12),
    virtualPoints: random(4) === 0 ? 10 * random(3) : 0,
    sonneborn: random(5),
    colours: Array.from({ length: random(round) }, () => 'WB'[random(2)]).join(''),
    opponents: [...opponents],
    hadPab: random(6) === 0,
    wonByForfeit: random(12) === 0,
    hadFullPointBye: random(12) === 0,
    joinedLate: random(12) === 0,
    floated: random(3) === 0,
    arrival: index + 1,
  }));
  return createTeamSituation({
    round,
    roundCount: round + random(4),
    initialColour: random(2) === 0 ? 'white' : 'black',
    teams,
  });
}
