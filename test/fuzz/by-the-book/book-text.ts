import { type Rules, unitOf } from '../../../src/fuzz/rules.js';
import { participantsOf } from '../../../src/model/history/rounds.js';
import type { Tournament } from '../../../src/model/tournament.js';
import { DUTCH_2026, type DutchEdition } from '../../../src/systems/dutch/edition.js';
import { type OlympiadEdition, olympiadOptions } from '../../../src/systems/olympiad/options.js';
import type { PlayerSituation } from '../../../src/systems/player-common/player.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { SWISS_TEAM_DEFAULTS } from '../../../src/systems/swiss-team/options.js';
import { teamSituation } from '../../../src/systems/team-common/from-tournament.js';
import { parseTeamTypeCode } from '../../../src/systems/team-common/type-code.js';
import { pairBursteinByTheBook, seedingRounds } from '../../oracle/burstein/pair-by-the-book.js';
import { pairDubovByTheBook } from '../../oracle/dubov/pair-by-the-book.js';
import { pairDutchByTheBook, publishedBoards } from '../../oracle/dutch/pair-by-the-book.js';
import { pairDutch2012ByTheBook } from '../../oracle/dutch2012/pair-by-the-book.js';
import { type BookPairing, pairByTheBook } from '../../oracle/olympiad/book.js';
import { pairTeamsByTheBook } from '../../oracle/swiss-team/book.js';
import { bookText2012 } from '../../support/dutch2012-text.js';
import { pairingText } from './engine-text.js';
import { dutchEditionOf, isBacktracking } from './rules.js';

/** Beyond these the enumeration takes minutes, and the book declines. */
const MOST_PLAYERS = 14;
const MOST_SLOWLY = 10;
const MOST_TEAMS = 12;
const CANDIDATES = 15_120;

/** What the book says of a round, in the words of `engineText`; undefined when it declines. */
export function bookText(tournament: Tournament, round: number, rules: Rules): string | undefined {
  const edition = dutchEditionOf(rules);
  if (unitOf(rules) === 'team') return teamBookText(tournament, round, rules);
  if (!edition) return bracketedBookText(tournament, round, rules);
  const situation = playerSituation(tournament, round, edition);
  const count = situation.players.length;
  if (isBacktracking(rules)) {
    if (count > MOST_SLOWLY) return undefined;
    return backtrackingBookText(situation, edition);
  }
  return dutchBookText(situation, edition);
}

function backtrackingBookText(situation: PlayerSituation, edition: DutchEdition): string {
  const book = pairDutch2012ByTheBook(situation, edition);
  if (!book) return 'none';
  const pairs = publishedBoards(book.pairs, situation, edition);
  return `${bookText2012(book)}\n${pairingText({ kind: 'paired', pairs, bye: book.bye?.id }, true)}`;
}

function dutchBookText(
  situation: PlayerSituation,
  edition: DutchEdition,
  inOrder = true,
): string | undefined {
  const limits = { players: MOST_PLAYERS, candidates: CANDIDATES };
  const book = pairDutchByTheBook(situation, edition, limits);
  return book.kind === 'tooBig' ? undefined : pairingText(book, inOrder);
}

/** Burstein, after seeding rounds that the Dutch book pairs, and Dubov. */
function bracketedBookText(
  tournament: Tournament,
  round: number,
  { system }: Rules,
): string | undefined {
  const isBurstein = system === 'burstein';
  if (isBurstein && round <= seedingRounds(tournament.settings.roundCount ?? 0)) {
    return dutchBookText(playerSituation(tournament, round, DUTCH_2026), DUTCH_2026, false);
  }
  if (participantsOf(tournament, 'player', tournament.rounds[round - 1]).size > MOST_SLOWLY) {
    return undefined;
  }
  const { pairs, bye } = (isBurstein ? pairBursteinByTheBook : pairDubovByTheBook)(
    tournament,
    round,
  );
  if (!pairs) return 'none';
  return pairingText(
    { kind: 'paired', pairs: pairs.map(([white, black]) => ({ white, black })), bye },
    false,
  );
}

function teamBookText(tournament: Tournament, round: number, rules: Rules): string | undefined {
  if (tournament.teams.length > MOST_TEAMS) return undefined;
  if (rules.system === 'olympiad') {
    const options = olympiadOptions({ edition: rules.edition as OlympiadEdition });
    return teamText(
      pairByTheBook(teamSituation(tournament, round, { accelerated: false }), options),
    );
  }
  const code = parseTeamTypeCode(tournament.settings.typeCode ?? '');
  const options = { ...SWISS_TEAM_DEFAULTS, ...code };
  const situation = teamSituation(tournament, round, {
    primary: options.primary,
    baku: code?.baku ?? false,
  });
  return teamText(pairTeamsByTheBook(situation, options));
}

const teamText = (book: BookPairing | undefined): string =>
  book ? `${book.pairs.join(' ')}, bye ${book.bye ?? 'none'}` : 'none';
