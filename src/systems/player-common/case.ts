import { GAME_RESULT_TABLE } from '../../model/result.js';
import { byePoints } from '../../model/scoring.js';
import type { Round, Tournament } from '../../model/tournament.js';
import type { ParticipantFacts, RoundCase } from '../system.js';
import type { PlayerSituation, PlayerState } from './player.js';

/** The absolute rules as an edition cites them. */
export interface AbsoluteRules {
  readonly articles: {
    readonly rematch: string;
    readonly byeBar: string;
    readonly absoluteColour: string;
  };
  /** Whether the absolute colour preferences of two keep them apart. */
  breaksAbsoluteColour(a: PlayerState, b: PlayerState): boolean;
}

type CommonCase = Pick<
  RoundCase,
  'round' | 'lastRound' | 'initialColour' | 'participants' | 'whyNotMeet' | 'whyNoBye'
>;

/** What a round of players is before anybody is paired: alike in all systems. */
export function playerCase<P extends PlayerState>(
  tournament: Tournament,
  situation: Omit<PlayerSituation, 'players'> & { readonly players: readonly P[] },
  { articles, breaksAbsoluteColour }: AbsoluteRules,
): CommonCase & { player(id: number): P } {
  const { round, lastRound, initialColour, players } = situation;
  const byId = new Map(players.map((player) => [player.id, player]));
  const player = (id: number): P => {
    const found = byId.get(id);
    if (!found) throw new RangeError(`Expected a participant of round ${round}, found ${id}`);
    return found;
  };
  const past = tournament.rounds.slice(0, round - 1);
  return {
    round,
    lastRound,
    initialColour,
    participants: players.map(factsOf),
    player,
    whyNotMeet(a, b) {
      const [first, second] = [player(a), player(b)];
      if (first.barredOpponents.has(b)) {
        const met = past.find((one) => havePlayed(one, a, b));
        return met
          ? { kind: 'rematch', article: articles.rematch, round: met.number }
          : { kind: 'forbidden', article: 'records 260 and XXP', round: 0 };
      }
      return breaksAbsoluteColour(first, second)
        ? { kind: 'absolute-colour', article: articles.absoluteColour, round: 0 }
        : undefined;
    },
    whyNoBye(id) {
      if (!player(id).pabBarred) return undefined;
      return {
        kind: 'bye-barred',
        article: articles.byeBar,
        round: barringRound(past, id, tournament),
      };
    },
  };
}

/** What reports tell of a player. */
function factsOf(player: PlayerState): ParticipantFacts {
  const { id, score, colours, preferredColour, preferenceStrength, pabBarred } = player;
  const letter = preferredColour === undefined ? '-' : preferredColour === 'white' ? 'W' : 'B';
  const preference = {
    none: '-',
    mild: letter.toLowerCase(),
    strong: letter,
    absolute: `${letter}!`,
  }[preferenceStrength];
  const floats = `${player.floatPrevious ?? '-'}${player.floatTwoBefore ?? '-'}`;
  return { id, score, colours, preference, floats, byeBarred: pabBarred };
}

function havePlayed(round: Round, a: number, b: number): boolean {
  return round.games.some(
    (game) =>
      ((game.white === a && game.black === b) || (game.white === b && game.black === a)) &&
      GAME_RESULT_TABLE[game.whiteResult].played,
  );
}

/** The round that gave `id` a PAB or a win without playing, else any points without playing. */
function barringRound(past: readonly Round[], id: number, tournament: Tournament): number {
  const { scoring } = tournament.settings;
  const unplayedPoints = (round: Round): number => {
    const bye = round.byes.find((one) => one.player === id);
    if (bye) return bye.kind === 'U' ? Number.POSITIVE_INFINITY : byePoints(scoring, bye.kind);
    const forfeitWin = round.games.some(
      (game) =>
        (game.white === id && game.whiteResult === '+') ||
        (game.black === id && game.blackResult === '+'),
    );
    return forfeitWin ? scoring.forfeitWin : 0;
  };
  const points = past.map(unplayedPoints);
  const most = Math.max(0, ...points);
  return most === 0 ? 0 : past[points.indexOf(most)]!.number;
}
