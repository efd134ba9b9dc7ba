import type { Compared, InBlock } from './code-spec.js';
import { code } from './code-spec.js';
import type { DiagnosticData } from './diagnostic.js';

const BLOCK = 'TRF record 001, round blocks from column 92';

/** Diagnostics about games and byes. */
export const ROUND_CODES = {
  'trf/bad-round-block': code<InBlock & Compared>({
    severity: 'error',
    title: 'Unreadable round block',
    message: ({ player, round, actual, expected }) =>
      `Round ${round} of player ${player}: unexpected ${JSON.stringify(actual)}, expected ${expected}`,
    why: BLOCK,
    help: 'correct the block; a line that is shifted by a column looks like this as well',
    blocks: 'round',
  }),
  'trf/unknown-opponent': code<InBlock & { opponent: number }>({
    severity: 'error',
    title: 'Opponent is not in the file',
    message: ({ player, round, opponent }) =>
      `Round ${round}: player ${player} lists ${opponent} as opponent, who has no player line`,
    why: BLOCK,
    help: 'correct the number, or add the missing player line',
    blocks: 'round',
  }),
  'trf/self-pairing': code<InBlock>({
    severity: 'error',
    title: 'Player paired with himself',
    message: ({ player, round }) => `Round ${round}: player ${player} lists himself as opponent`,
    why: BLOCK,
    help: 'correct the opponent number',
    blocks: 'round',
  }),
  'trf/opponent-mismatch': code<InBlock & { opponent: number; actual: string }>({
    severity: 'error',
    title: 'The two halves of a game contradict each other',
    message: ({ player, round, opponent, actual }) =>
      `Round ${round}: ${player} lists ${opponent} as opponent, but ${opponent} ${actual}`,
    why: 'both halves of a game must agree (TRF record 001)',
    help: 'correct one of the two lines',
    blocks: 'round',
  }),
  'trf/same-colour': code<InBlock & { opponent: number; actual: string }>({
    severity: 'error',
    title: 'Both opponents have the same colour',
    message: ({ player, round, opponent, actual }) =>
      `Round ${round}: ${player} and ${opponent} both have ${actual}`,
    why: 'both halves of a game must agree (TRF record 001)',
    help: 'correct the colour of one of the two players',
    blocks: 'round',
  }),
  'trf/illegal-results': code<InBlock & Compared & { opponent: number }>({
    severity: 'error',
    title: 'Results of the two opponents do not fit',
    message: ({ player, round, opponent, actual, expected }) =>
      `Round ${round}: unexpected results ${actual} of ${player} and ${opponent}, expected ${expected}`,
    why: 'both halves of a game must agree (TRF record 001)',
    help: 'correct the result of one of the two players',
    blocks: 'round',
  }),
  'trf/bye-with-opponent': code<InBlock & Compared & { opponent: number }>({
    severity: 'error',
    title: 'A bye letter with an opponent',
    message: ({ player, round, opponent, actual, expected }) =>
      `Round ${round}: player ${player} has the bye "${actual}" and the opponent ${opponent}, expected ${expected}`,
    why: 'H, F, U and Z are for rounds without an opponent (TRF16, TRF26 results)',
    help: 'write 0000 as opponent for a bye, or "+" and "-" for a forfeit',
    blocks: 'round',
  }),
  'trf/unfinished-game': code<InBlock & { opponent: number; actual: string }>({
    severity: 'warning',
    title: 'Game without a result',
    message: ({ player, round, opponent }) =>
      `Round ${round}: the game of ${player} and ${opponent} has no result yet`,
    why: 'an unfinished game counts as a draw for pairing (C.04.2 art. 3.1)',
    help: 'enter the result when the game is over',
  }),
  'trf/bye-spelling': code<InBlock & Compared>({
    severity: 'info',
    title: 'Unusual spelling of a bye',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has "${actual}" without an opponent, read as ${expected}`,
    why: 'TRF16 and TRF26 use U, H, F and Z for rounds without an opponent',
    help: 'write "0000 - U", "- H", "- F" or "- Z"',
  }),
  'trf/colour-without-opponent': code<InBlock & Compared>({
    severity: 'warning',
    title: 'Colour without an opponent',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has colour "${actual}" but no opponent, expected ${expected}`,
    why: BLOCK,
    help: 'write "-"; some engines refuse the file',
  }),
  'trf/colour-missing': code<InBlock & { opponent: number }>({
    severity: 'warning',
    title: 'Game without colours',
    message: ({ player, round, opponent }) =>
      `Round ${round}: the game of ${player} and ${opponent} was played but has no colours`,
    why: 'colours decide the later pairings (C.04.3)',
    help: 'add w and b; without them the game counts for nobody as White or Black',
  }),
  'trf/preassigned-pab': code<InBlock>({
    severity: 'info',
    title: 'Pairing-allocated bye in a round without games',
    message: ({ player, round }) =>
      `Round ${round} has no games but a bye U of player ${player}: read as given by the arbiter for the round to pair`,
    why: 'a round counts as played when it has a game; engines disagree on this case',
  }),
  'trf/points-mismatch': code<
    DiagnosticData & { player: number; actual: string; expected: string; explained: string }
  >({
    severity: 'error',
    title: 'Points do not match the results',
    message: ({ player, actual, expected, explained }) =>
      `Player ${player} has ${actual} points in the file, but his results give ${expected}${explained}`,
    why: 'TRF record 001, columns 81-84, must follow the point system of the tournament',
    help: 'correct the points or a result, or state the point system (162, BB?, XXS)',
    blocks: 'file',
  }),
};
