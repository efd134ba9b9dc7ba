import { playerPoints } from '../../model/history/players.js';
import { participantsOf, type RecordedRound, recordedRounds } from '../../model/history/rounds.js';
import type { Points } from '../../model/points.js';
import { teamHistories } from '../../model/team-history.js';
import { teamMatches } from '../../model/team-matches.js';
import type { Tournament } from '../../model/tournament.js';
import { wishedPartners } from '../common/wish.js';
import type { Pair } from '../pairing.js';
import type { PairingSystem, ParticipantFacts, RoundCase, RoundOptions } from '../system.js';
import { ANNEX } from './articles.js';
import { readRoundRobin, roundsOf, tableRoundOf } from './reading.js';
import { fixedByTable, noSuchRound, whyTheyMeet } from './sentences.js';
import { boardsOf } from './table.js';

/** A round of the table; who has left meets nobody, and who would meet them is free. */
export function openTableRound(
  tournament: Tournament,
  unit: PairingSystem['unit'],
  round: number,
  options: RoundOptions,
): RoundCase {
  const reading = readRoundRobin(tournament, unit, options);
  const { numbering, scheme, reversed } = reading;
  const rounds = recordedRounds(tournament, unit);
  const length = roundsOf(reading);
  const at = tableRoundOf(reading, round);
  const table = at ? boardsOf(numbering, at, reversed) : [];
  const recorded = rounds[round - 1];
  const present = options.participants ?? participantsOf(tournament, unit, recorded);
  const boards = boardsToPlay(table, present, recorded);
  const seated = new Set(boards.flatMap(({ white, black }) => [white, black]));
  const ofNobody = table.find(({ white, black }) => white === 0 || black === 0);
  const byes = recorded?.paired ? recorded.given.byes : [];
  const free = [...byes, ofNobody?.white || ofNobody?.black, ...numbering].find(
    (id) => id !== undefined && present.has(id) && !seated.has(id),
  );
  const past = rounds.slice(0, round - 1);
  const isDue = (a: number, b: number): boolean =>
    table.some(({ white, black }) => (white === a && black === b) || (white === b && black === a));
  const pairing = at
    ? ({ kind: 'paired', pairs: boards, bye: free } as const)
    : ({ kind: 'impossible', reason: noSuchRound(length), unmatched: [] } as const);
  return {
    round,
    lastRound: round >= length,
    initialColour: 'white',
    participants: factsOf(
      tournament,
      unit,
      past,
      [...present].sort((a, b) => a - b),
    ),
    pair({ without } = {}) {
      if (without === undefined) return pairing;
      throw new RangeError(`Expected no criterion, as a table has none, found "${without}"`);
    },
    whyNotMeet(a, b) {
      if (isDue(a, b)) return undefined;
      const earlier = past.filter(({ given }) =>
        given.pairs.some(
          ({ white, black }) => (white === a && black === b) || (white === b && black === a),
        ),
      );
      const last = earlier.at(-1);
      return last && earlier.length >= scheme.cycles
        ? { kind: 'rematch', article: ANNEX, round: last.number }
        : undefined;
    },
    whyNoBye: () => undefined,
    severalByes: true,
    compare: () => undefined,
    whatIf(wish) {
      const partners = wishedPartners(wish, present);
      const asks = [...partners].some(([a, b]) => !isDue(a, b));
      const refuses = (wish.exclude ?? []).some(([a, b]) => isDue(a, b));
      const result =
        asks || refuses
          ? ({ kind: 'impossible', reason: fixedByTable(round), unmatched: [] } as const)
          : pairing;
      return { result, cost: undefined };
    },
    colourArticle: () => ANNEX,
    whyMeet: (white, black) =>
      at && isDue(white, black)
        ? whyTheyMeet(reading, at, numbering.indexOf(white) + 1, numbering.indexOf(black) + 1)
        : undefined,
    boardOrderArticle: undefined,
  };
}

/**
 * In a recorded round every board of the table that one of those present belongs to, unless all of
 * these have a bye; in a round to pair those whose two are present.
 */
function boardsToPlay(
  table: readonly Pair[],
  present: ReadonlySet<number>,
  recorded: RecordedRound | undefined,
): readonly Pair[] {
  const byes = new Set(recorded?.paired ? recorded.given.byes : []);
  return table.filter(({ white, black }) => {
    if (white === 0 || black === 0) return false;
    const here = [white, black].filter((id) => present.has(id));
    if (here.length > 0 && here.every((id) => byes.has(id))) return false;
    return here.length === 2 || (here.length === 1 && recorded?.paired === true);
  });
}

function factsOf(
  tournament: Tournament,
  unit: PairingSystem['unit'],
  past: readonly RecordedRound[],
  ids: readonly number[],
): ParticipantFacts[] {
  const played = tournament.rounds.slice(0, past.length);
  const scores: ReadonlyMap<number, Points> =
    unit === 'player'
      ? playerPoints(ids, played, tournament.settings)
      : teamPoints(tournament, past.length + 1);
  const coloursOf = (id: number): string =>
    past
      .flatMap(({ given }) => given.pairs)
      .filter(({ coloursKnown, white, black }) => coloursKnown && (white === id || black === id))
      .map(({ white }) => (white === id ? 'W' : 'B'))
      .join('');
  return ids.map((id) => ({
    ...{ id, score: scores.get(id) ?? 0, colours: coloursOf(id), preference: '-', floats: '' },
    byeBarred: false,
  }));
}

const teamPoints = (tournament: Tournament, before: number): ReadonlyMap<number, Points> =>
  new Map(
    [...teamHistories(tournament.teams, teamMatches(tournament), before)].map(([id, { total }]) => [
      id,
      total.matchPoints,
    ]),
  );
