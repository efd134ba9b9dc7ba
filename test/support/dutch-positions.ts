import fc from 'fast-check';
import type { Colour } from '../../src/model/result.js';
import { type Scoring, STANDARD_SCORING } from '../../src/model/scoring.js';
import {
  colourPreference,
  type Float,
  type PlayerSituation,
  type PlayerState,
} from '../../src/systems/player-common/player.js';
import type { TournamentPlan } from './dutch-plan.js';

export interface SizeConstraints {
  /** Fewest players, included. Default 4. */
  readonly minPlayers?: number;
  /** Most players, included. Default 13. */
  readonly maxPlayers?: number;
  /** Most rounds planned. Default 9. */
  readonly maxRounds?: number;
}

const THREE_ONE: Scoring = {
  ...STANDARD_SCORING,
  ...{ whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10, forfeitWin: 30 },
  ...{ fullBye: 30, halfBye: 10, pab: 30, unknown: 10 },
};

/** The usual points, football points, odd byes, a loss that is worth something, odd draws. */
export const SCORINGS: readonly Scoring[] = [
  STANDARD_SCORING,
  THREE_ONE,
  { ...STANDARD_SCORING, pab: 5 },
  { ...STANDARD_SCORING, pab: 0 },
  { ...THREE_ONE, pab: 10 },
  { ...THREE_ONE, whiteDraw: 20, blackDraw: 20, whiteLoss: 10, blackLoss: 10, halfBye: 20 },
  { ...STANDARD_SCORING, blackDraw: 6 },
];

const colours = (): fc.Arbitrary<Colour> => fc.constantFrom<Colour>('white', 'black');

/**
 * Tournaments to be played by `playPlan`: late entries, withdrawals, byes, forbidden pairs,
 * acceleration, points, numbers. Most have few of them at a time.
 */
export function tournamentPlans(constraints: SizeConstraints = {}): fc.Arbitrary<TournamentPlan> {
  const { minPlayers = 4, maxPlayers = 13, maxRounds = 9 } = constraints;
  return fc
    .record({
      players: fc.integer({ min: minPlayers, max: maxPlayers }),
      planned: fc.integer({ min: 1, max: maxRounds }),
      pairing: fc.constantFrom('regulation', 'neighbours', 'random'),
    })
    .chain(({ players, planned, pairing }) => {
      const player = fc.integer({ min: 0, max: players - 1 });
      const round = fc.integer({ min: 1, max: planned });
      const span = fc
        .tuple(round, round)
        .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
      const few = <T>(one: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<readonly T[]> =>
        fc.oneof(
          { weight: 2, arbitrary: fc.constant<readonly T[]>([]) },
          { weight: 1, arbitrary: fc.array(one, { maxLength }) },
        );
      return fc.record({
        players: fc.constant(players),
        planned: fc.constant(planned),
        pairing: fc.constant(pairing),
        // The last round has rules of its own: every second position is one.
        played: fc.oneof(fc.constant(planned - 1), fc.integer({ min: 0, max: planned - 1 })),
        numbering: fc.constantFrom('plain', 'plain', 'gaps', 'rank'),
        scoring: fc.oneof(fc.constant(STANDARD_SCORING), fc.constantFrom(...SCORINGS)),
        initialColour: colours(),
        acceleration: few(
          fc.record({ points: fc.constantFrom(5, 10, 20), span, ids: fc.tuple(player, player) }),
          3,
        ).map((ranges) =>
          ranges.map(({ points, span: [from, to], ids: [a, b] }) => ({
            points,
            from,
            to,
            first: Math.min(a, b),
            last: Math.max(a, b),
          })),
        ),
        forbidden: few(fc.record({ players: fc.tuple(player, player), span }), 6).map((bans) =>
          bans
            .filter((ban) => ban.players[0] !== ban.players[1])
            .map((ban) => ({ players: ban.players, from: ban.span[0], to: ban.span[1] })),
        ),
        arrivals: few(fc.record({ player, round }), 3),
        withdrawals: few(fc.record({ player, round }), 2),
        byes: few(
          fc.record({ player, round, kind: fc.constantFrom('F', 'H', 'Z') }),
          Math.ceil(planned * 1.5),
        ),
        tape: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 120, maxLength: 120 }),
      });
    });
}

interface PlayerSeed {
  readonly score: number;
  readonly colours: string;
  readonly floatPrevious: Float;
  readonly floatTwoBefore: Float;
  readonly pabBarred: boolean;
  readonly extraUnplayed: number;
}

const FLOATS: readonly Float[] = [undefined, 'D', 'U'];

/**
 * Situations without a tournament behind them, whose histories no pairing could have made: any
 * colours, floats, meetings and byes together. In some the leaders have all met one another, so
 * that several must float. For the rare branches of the rules.
 */
export function directSituations(constraints: SizeConstraints = {}): fc.Arbitrary<PlayerSituation> {
  const { minPlayers = 2, maxPlayers = 13, maxRounds = 9 } = constraints;
  return fc
    .record({
      size: fc.integer({ min: minPlayers, max: maxPlayers }),
      scoreLevels: fc.integer({ min: 0, max: 8 }),
      past: fc.integer({ min: 0, max: maxRounds - 1 }),
      density: fc.constantFrom(0, 20, 60, 120, 180),
      calm: fc.boolean(),
    })
    .chain(({ size, scoreLevels, past, density, calm }) => {
      const seed: fc.Arbitrary<PlayerSeed> = fc.record({
        score: fc.integer({ min: 0, max: scoreLevels }).map((level) => level * 5),
        colours: colourHistory(past, calm),
        floatPrevious: fc.constantFrom(...FLOATS),
        floatTwoBefore: fc.constantFrom(...FLOATS),
        pabBarred: fc.integer({ min: 0, max: 3 }).map((value) => value === 3),
        extraUnplayed: fc.integer({ min: 0, max: 2 }),
      });
      return fc.record({
        seeds: fc.array(seed, { minLength: size, maxLength: size }),
        met: fc.array(
          fc.integer({ min: 0, max: 255 }).map((value) => 255 - value < density),
          { minLength: (size * (size - 1)) / 2, maxLength: (size * (size - 1)) / 2 },
        ),
        round: fc.constant(past + 1),
        lastRound: fc.boolean(),
        initialColour: colours(),
        arrivalShift: fc.integer({ min: 0, max: 1 }),
        leadersMet: fc.constantFrom(0, 0, 3, 4, 5, 6),
      });
    })
    .map(buildSituation);
}

/** Colours of up to `past` games; calm ones alternate most of the time. */
function colourHistory(past: number, calm: boolean): fc.Arbitrary<string> {
  const step = fc.integer({ min: 0, max: calm ? 5 : 1 });
  return fc
    .tuple(fc.boolean(), fc.array(step, { minLength: Math.max(0, past - 2), maxLength: past }))
    .map(([whiteFirst, steps]) => {
      let white = whiteFirst;
      let text = '';
      for (const value of steps) {
        text += white ? 'W' : 'B';
        if (value < (calm ? 5 : 1)) white = !white;
      }
      return text;
    });
}

interface SituationSeed {
  readonly seeds: readonly PlayerSeed[];
  readonly met: readonly boolean[];
  readonly round: number;
  readonly lastRound: boolean;
  readonly initialColour: Colour;
  readonly arrivalShift: number;
  /** So many of the highest ranked have met one another. */
  readonly leadersMet: number;
}

function buildSituation(seed: SituationSeed): PlayerSituation {
  const barred = barredOpponents(seed);
  const players = seed.seeds.map((one, place): PlayerState => {
    const preference = colourPreference(one.colours);
    return {
      id: place + 1,
      tpn: place + 1,
      arrival: place + 1 + seed.arrivalShift,
      score: one.score,
      realScore: one.score,
      colours: one.colours,
      colourDifference: preference.difference,
      preferredColour: preference.colour,
      preferenceStrength: preference.strength,
      barredOpponents: barred[place]!,
      floatPrevious: one.floatPrevious,
      floatTwoBefore: one.floatTwoBefore,
      unplayedGames: seed.round - 1 - one.colours.length + one.extraUnplayed,
      pabBarred: one.pabBarred,
      topscorer: seed.lastRound && 2 * one.score > (seed.round - 1) * 10,
    };
  });
  players.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  const { round, lastRound, initialColour } = seed;
  return { round, lastRound, initialColour, players };
}

function barredOpponents({ seeds, met, leadersMet }: SituationSeed): readonly Set<number>[] {
  const barred = seeds.map(() => new Set<number>());
  const leaders = [...seeds.keys()]
    .sort((a, b) => seeds[b]!.score - seeds[a]!.score || a - b)
    .slice(0, leadersMet);
  let index = 0;
  for (let a = 0; a < seeds.length; a += 1) {
    for (let b = a + 1; b < seeds.length; b += 1) {
      if (met[index] || (leaders.includes(a) && leaders.includes(b))) {
        barred[a]!.add(b + 1);
        barred[b]!.add(a + 1);
      }
      index += 1;
    }
  }
  return barred;
}

/** A situation in a few lines, one per player: the whole input of the Dutch system. */
export function printSituation({
  round,
  lastRound,
  initialColour,
  players,
}: PlayerSituation): string {
  const lines = players.map((player) => {
    const floats = `${player.floatTwoBefore ?? '-'}${player.floatPrevious ?? '-'}`;
    const marks = `${player.pabBarred ? ' no bye' : ''}${player.topscorer ? ' topscorer' : ''}`;
    return (
      `${String(player.id).padStart(3)} tpn ${player.tpn} arrival ${player.arrival} ` +
      `score ${player.score / 10} colours ${player.colours || '-'} floats ${floats} ` +
      `unplayed ${player.unplayedGames}${marks} barred ${[...player.barredOpponents].join(',')}`
    );
  });
  const last = lastRound ? ' (last)' : '';
  return [`round ${round}${last}, initial colour ${initialColour}`, ...lines].join('\n');
}
