import { GAME_RESULT_TABLE } from '../../model/result.js';
import { byePoints } from '../../model/scoring.js';
import type { Round, Tournament } from '../../model/tournament.js';
import type {
  Illegality,
  PairingSystem,
  ParticipantFacts,
  RoundCase,
  RoundOptions,
  SystemRules,
} from '../system.js';
import { pairDutch2012 } from './backtracking/pair.js';
import { allocateColours } from './colours.js';
import { compareDutch } from './compare.js';
import { breaksAbsoluteColour, type Criterion } from './criteria.js';
import {
  cite,
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
  type DutchEdition,
} from './edition.js';
import { pairDutch } from './pair.js';
import type { DutchPlayer } from './player.js';
import { dutchSituation } from './situation.js';
import { whatIfDutch } from './what-if.js';

/** Its name in the languages of reports; JaVaFo pairs by no other system. */
const DUTCH_WORDS =
  /\bdutch\b|holländisch|hollandais|néerlandais|holand[eé]s|olandese|holendersk|holandsk|nizozem|голландск|javafo/iu;

/** An edition of the Dutch system as other layers know it. */
export function dutchSystem(edition: DutchEdition): PairingSystem {
  const { id, title, from, to, articles } = edition;
  return {
    id: 'dutch',
    edition: id,
    title,
    effective: { from, ...(to !== undefined && { to }) },
    unit: 'player',
    typeCode: 'FIDE_DUTCH',
    words: DUTCH_WORDS,
    accelerated: true,
    movesDown: true,
    rules: rulesOf(edition),
    articles: {
      downfloaters: cite(edition, articles.downfloaters),
      bye: cite(edition, articles.bye),
    },
    open: (tournament, round, options = {}) => openDutch(edition, tournament, round, options),
  };
}

const COLOUR_RULES = [1, 2, 3, 4, 5] as const;

function rulesOf(edition: DutchEdition): SystemRules {
  const { articles, criteria } = edition;
  const { rematch, byeBar, absoluteColour, completion, colours } = articles;
  const removable = new Set(removableCriteria(edition));
  return {
    absolute: [rematch, byeBar, absoluteColour, completion].map((one) => cite(edition, one)),
    criteria: criteria.map((criterion) => ({
      id: criterion.id,
      article: cite(edition, criterion.article),
      title: criterion.title,
      kind: criterion.kind,
      ...(removable.has(criterion) && { removable: true }),
    })),
    orderStages: ['mdpSet', 'mdpOpponents', 'exchange', 'transposition'],
    colours: COLOUR_RULES.map((number) => cite(edition, `${colours}${number}`)),
  };
}

/** Without the number of floaters there is no bracket; the loop of 2012 is built on its criteria. */
function removableCriteria({ criteria, procedure }: DutchEdition): readonly Criterion[] {
  if (procedure === 'backtracking') return [];
  const look = criteria.findLastIndex(
    ({ ofUnpairedNext, ofLoneBye }) => ofUnpairedNext ?? ofLoneBye,
  );
  return criteria.slice(look + 1);
}

/** The edition with one criterion left out. */
function withoutCriterion(edition: DutchEdition, id: string): DutchEdition {
  const criterion = removableCriteria(edition).find((one) => one.id === id);
  if (!criterion) throw new RangeError(`Expected a removable criterion, found "${id}"`);
  const criteria = edition.criteria.filter((one) => one !== criterion);
  return { ...edition, criteria, ...(criterion.byColour && { exactOnly: true }) };
}

function openDutch(
  edition: DutchEdition,
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
  const { articles, procedure } = edition;
  const accelerated = situation.players.some(({ score, realScore }) => score !== realScore);
  const backtracks = procedure === 'backtracking';
  const engine = backtracks ? pairDutch2012 : pairDutch;
  return {
    round,
    lastRound: situation.lastRound,
    initialColour: situation.initialColour,
    participants: situation.players.map(factsOf),
    pair: ({ without } = {}) =>
      engine(situation, without === undefined ? edition : withoutCriterion(edition, without)),
    compare: (given) => compareDutch(situation, edition, given),
    whatIf: (wish) => whatIfDutch(situation, edition, wish, engine),
    boardOrderArticle: accelerated ? articles.acceleratedBoardOrder : articles.boardOrder,
    whyNotMeet(a, b) {
      const first = player(a);
      const second = player(b);
      if (first.barredOpponents.has(b)) {
        const met = past.find((one) => havePlayed(one, a, b));
        return met
          ? { kind: 'rematch', article: cite(edition, articles.rematch), round: met.number }
          : { kind: 'forbidden', article: 'records 260 and XXP', round: 0 };
      }
      return breaksAbsoluteColour(first, second)
        ? { kind: 'absolute-colour', article: cite(edition, articles.absoluteColour), round: 0 }
        : undefined;
    },
    whyNoBye(id): Illegality | undefined {
      if (!player(id).pabBarred) return undefined;
      return {
        kind: 'bye-barred',
        article: cite(edition, articles.byeBar),
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
      return cite(edition, `${articles.colours}${decision.article.slice('5.2.'.length)}`);
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

/** The Dutch editions, oldest first. */
export const DUTCH_SYSTEMS: readonly PairingSystem[] = [
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
].map(dutchSystem);
