import { createTournament } from '../model/build.js';
import { withRound, withSettings } from '../model/edit.js';
import type { Tournament } from '../model/tournament.js';
import { systemInForce } from '../systems/registry.js';
import { type Amount, checkAmount, drawAmount } from './amount.js';
import { completeOptions, NUMBERINGS, type Numbering } from './options.js';
import { planForbidden } from './plan.js';
import { inventedInfo } from './play.js';
import { planPlayers } from './players.js';
import { pendingRound, randomRound } from './position-rounds.js';
import { drawForbiddenPairs, drawVirtualPoints } from './position-settings.js';
import { drawStyle, type PositionStyle } from './position-style.js';
import { createRandom, type Random, type Seed } from './random.js';

/** What a random position is like. */
export interface PositionOptions {
  /** 4 to 16 players by default: few, because rare branches need tight fields. */
  readonly players?: Amount;
  /** Rounds in the history: 1 to 7 by default. */
  readonly played?: Amount;
  /** By lot when it is not given. */
  readonly numbering?: Numbering;
  /** What is not stated is drawn by lot. */
  readonly style?: Partial<PositionStyle>;
}

/**
 * A random position: a history that no engine made, and the announced absences of the round to
 * pair. Nobody meets an opponent twice over the board, but nothing else holds; so it reaches
 * branches of the rules that played tournaments hardly ever see.
 * @throws RangeError when an option is out of its range.
 */
export function generatePosition(seed: Seed, options: PositionOptions = {}): Tournament {
  const { players = [4, 16], played = [1, 7] } = options;
  checkAmount('players', players, 2, 99_999);
  checkAmount('rounds in the history', played, 0, 98);
  const random = createRandom(seed, 'position');
  const count = drawAmount(random, players);
  const style = drawStyle(random, options.style);
  const history = drawAmount(random, played);
  const isLast = random.chance(style.lastRound, 100);
  const roundCount = history + 1 + (isLast ? 0 : random.between(1, 4));
  let tournament = opening(seed, random, count, roundCount, style, options.numbering);
  for (let number = 1; number <= history; number += 1) {
    const wanted = randomRound(random, tournament, number, style);
    const round =
      wanted.games.length > 0
        ? wanted
        : randomRound(random, tournament, number, { ...style, absences: 0 });
    // Everybody has met everybody: the history ends here.
    if (round.games.length === 0) break;
    tournament = withRound(tournament, round);
  }
  const pending = pendingRound(random, tournament, tournament.rounds.length + 1, style);
  return pending.byes.length > 0 ? withRound(tournament, pending) : tournament;
}

function opening(
  seed: Seed,
  random: Random,
  count: number,
  roundCount: number,
  style: PositionStyle,
  numbering: Numbering = random.pick(NUMBERINGS),
): Tournament {
  const rankByFileOrder = random.chance(1, 10);
  const options = completeOptions({ numbering, forbiddenGroups: style.forbiddenGroups });
  const people = planPlayers(seed, count, options);
  const lines = rankByFileOrder ? random.shuffle(people) : people;
  const ids = people.map(({ id }) => id);
  const tournament = createTournament({
    info: inventedInfo(seed, systemInForce('dutch')!, roundCount),
    settings: {
      roundCount,
      initialColour: random.pick(['white', 'black']),
      scoring: style.scoring,
      rankByFileOrder,
      forbidden: [
        ...planForbidden(random, ids, roundCount, options),
        ...drawForbiddenPairs(random, ids, roundCount, style.forbiddenPairs, 'XXP'),
      ],
    },
    players: people.map(({ strength: _, ...player }) => player),
    fileOrder: lines.map(({ id }) => id),
  });
  return withVirtualPoints(random, tournament, style);
}

/** Virtual points for some, in any rounds but the last one. */
function withVirtualPoints(
  random: Random,
  tournament: Tournament,
  { virtualPoints }: PositionStyle,
): Tournament {
  const last = tournament.settings.roundCount! - 1;
  if (virtualPoints === 0 || last < 1) return tournament;
  const source = random.pick(['XXA', '250'] as const);
  const ids = tournament.players.map(({ id }) => id);
  const acceleration = drawVirtualPoints(random, ids, last, virtualPoints).map((one) => ({
    ...one,
    matchPoints: 0,
    source,
  }));
  return withSettings(tournament, { acceleration });
}
