import { GAME_RESULT_TABLE } from '../model/result.js';
import { byePoints } from '../model/scoring.js';
import type { Round, Tournament } from '../model/tournament.js';
import { allocateColours } from './dutch/colours.js';
import { compareDutch } from './dutch/compare.js';
import { breaksAbsoluteColour } from './dutch/criteria.js';
import type { DutchEdition } from './dutch/edition.js';
import type { DutchPlayer, DutchSituation } from './dutch/player.js';
import { dutchSituation } from './dutch/situation.js';
import { whatIfDutch } from './dutch/what-if.js';
import { compareDutch2012 } from './dutch2012/compare.js';
import type { NoPairing, RoundPairing } from './pairing.js';
import type {
  Illegality,
  PairingSystem,
  ParticipantFacts,
  RoundCase,
  RoundOptions,
  RoundTrace,
} from './system.js';

/** An engine for Dutch situations; all editions share its shape. */
export type DutchEngine = (
  situation: DutchSituation,
  edition: DutchEdition,
  options?: { readonly trace?: boolean },
) => RoundPairing<RoundTrace> | NoPairing;

/** Where an edition prints its absolute rules and its colour allocation. */
export interface DutchArticles {
  readonly rematch: string;
  readonly byeBar: string;
  readonly absoluteColour: string;
  /** The criteria that choose downfloaters, and the player who gets the bye. */
  readonly downfloaters: string;
  readonly bye: string;
  /** Where the boards of a round are ordered, without and with virtual points, if that is told. */
  readonly boardOrder: string;
  readonly acceleratedBoardOrder: string | undefined;
  /** Prefix of the colour articles, which the engine names 5.2.1 to 5.2.5. */
  readonly colours: (article: string) => string;
}

/** Its name in the languages of reports; JaVaFo pairs by no other system. */
const DUTCH_WORDS =
  /\bdutch\b|holländisch|hollandais|néerlandais|holand[eé]s|olandese|holendersk|holandsk|nizozem|голландск|javafo/iu;

/** Makes a `PairingSystem` of a Dutch edition, its engine and the names of its articles. */
export function dutchSystem(
  edition: DutchEdition,
  engine: DutchEngine,
  articles: DutchArticles,
): PairingSystem {
  return {
    id: 'dutch',
    edition: edition.id,
    title: edition.title,
    typeCode: 'FIDE_DUTCH',
    words: DUTCH_WORDS,
    effective: { from: edition.from, ...(edition.to !== undefined && { to: edition.to }) },
    unit: 'player',
    articles: { downfloaters: articles.downfloaters, bye: articles.bye },
    open: (tournament, round, options = {}) =>
      openDutch({ edition, engine, articles }, tournament, round, options),
  };
}

interface DutchRules {
  readonly edition: DutchEdition;
  readonly engine: DutchEngine;
  readonly articles: DutchArticles;
}

function openDutch(
  { edition, engine, articles }: DutchRules,
  tournament: Tournament,
  round: number,
  options: RoundOptions,
): RoundCase {
  const situation = dutchSituation(tournament, round, edition, options);
  const byId = new Map(situation.players.map((player) => [player.id, player]));
  const player = (id: number): DutchPlayer => {
    const found = byId.get(id);
    if (!found) throw new RangeError(`Expected a participant of round ${round}, found ${id}`);
    return found;
  };
  const past = tournament.rounds.slice(0, round - 1);
  const compare = edition.procedure === 'backtracking' ? compareDutch2012 : compareDutch;
  const accelerated = situation.players.some(({ score, realScore }) => score !== realScore);
  return {
    round,
    lastRound: situation.lastRound,
    initialColour: situation.initialColour,
    participants: situation.players.map(factsOf),
    pair: (pairOptions) => engine(situation, edition, pairOptions),
    compare: (given) => compare(situation, edition, given),
    whatIf: (wish) => whatIfDutch(situation, edition, wish, { pair: engine, compare }),
    boardOrderArticle: accelerated ? articles.acceleratedBoardOrder : articles.boardOrder,
    whyNotMeet(a, b) {
      const first = player(a);
      const second = player(b);
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
    whyNoBye(id): Illegality | undefined {
      if (!player(id).pabBarred) return undefined;
      return {
        kind: 'bye-barred',
        article: articles.byeBar,
        round: barringRound(past, id, tournament),
      };
    },
    colourArticle(white, black) {
      const { initialColour } = situation;
      const decision = allocateColours(
        player(white),
        player(black),
        initialColour,
        round,
        edition.colours,
      );
      return articles.colours(decision.article);
    },
  };
}

function factsOf(player: DutchPlayer): ParticipantFacts {
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
