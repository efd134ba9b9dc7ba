import { counted, plural } from '../model/counted.js';
import type { Compared, DiagnosticData, InBlock, OfPlayer } from './diagnostic.js';
import { code, quote } from './diagnostic.js';

const BLOCK = 'TRF record 001, round blocks from column 92';
const HALVES = 'both halves of a game must agree (TRF record 001)';

export interface OfGame extends InBlock {
  readonly opponent: number;
}

/** Diagnostics about the round blocks of player lines. */
export const ROUND_CODES = {
  'trf/bad-round-block': code<InBlock & Compared>({
    severity: 'error',
    title: 'Unreadable round block',
    message: ({ player, round, actual, expected }) =>
      `Round ${round} of player ${player}: unexpected ${quote(actual)}, expected ${expected}`,
    why: BLOCK,
    help: 'correct the block',
    blocks: 'round',
  }),
  'trf/misaligned-block': code<InBlock & { actual: number }>({
    severity: 'error',
    title: 'Round block is not in its columns',
    message: ({ player, round, actual }) =>
      actual === 0
        ? `Round ${round} of player ${player} does not stand in its columns`
        : `Round ${round} of player ${player} stands ${counted(Math.abs(actual), 'column')} too far to the ${actual > 0 ? 'right' : 'left'}`,
    why: BLOCK,
    help: 'move the block so that the opponent ends in column 95 + 10 x (round - 1)',
    blocks: 'round',
  }),
  'trf/line-cut': code<InBlock>({
    severity: 'warning',
    title: 'Line ends inside a round block',
    message: ({ player, round }) =>
      `The line of player ${player} ends inside the block of round ${round}: it may have been cut`,
    why: BLOCK,
    help: 'complete the line',
  }),
  'trf/unknown-opponent': code<OfGame>({
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
    title: 'Player paired with the own number',
    message: ({ player, round }) =>
      `Round ${round}: player ${player} lists the own number as opponent`,
    why: BLOCK,
    help: 'correct the opponent number',
    blocks: 'round',
  }),
  'trf/opponent-mismatch': code<OfGame & { actual: string }>({
    severity: 'error',
    title: 'The two halves of a game contradict each other',
    message: ({ player, round, opponent, actual }) =>
      `Round ${round}: ${player} lists ${opponent} as opponent, but ${opponent} ${actual}`,
    why: HALVES,
    help: 'correct one of the two lines',
    blocks: 'round',
  }),
  'trf/same-colour': code<OfGame & { actual: string }>({
    severity: 'error',
    title: 'Both opponents have the same colour',
    message: ({ player, round, opponent, actual }) =>
      `Round ${round}: ${player} and ${opponent} both have ${actual}`,
    why: HALVES,
    help: 'correct the colour of one of the two players',
    blocks: 'round',
  }),
  'trf/illegal-results': code<OfGame & Compared>({
    severity: 'error',
    title: 'Results of the two opponents do not fit',
    message: ({ player, round, opponent, actual, expected }) =>
      `Round ${round}: unexpected results ${actual} of ${player} and ${opponent}, expected ${expected}`,
    why: HALVES,
    help: 'correct the result of one of the two players',
    blocks: 'round',
  }),
  'trf/abnormal-results': code<OfGame & { actual: string }>({
    severity: 'info',
    title: 'Abnormal but possible results',
    message: ({ player, round, opponent, actual }) =>
      `Round ${round}: the results of ${player} and ${opponent} are ${actual}: a decision of the arbiter`,
    why: 'lost by both, or a penalty (TRF26)',
  }),
  'trf/bye-with-opponent': code<OfGame & Compared>({
    severity: 'error',
    title: 'A bye letter with an opponent',
    message: ({ player, round, opponent, actual, expected }) =>
      `Round ${round}: player ${player} has the bye ${quote(actual)} and the opponent ${opponent}, expected ${expected}`,
    why: 'H, F, U and Z are for rounds without an opponent (TRF16, TRF26)',
    help: 'write 0000 as opponent for a bye, or "+" and "-" for a forfeit',
    blocks: 'round',
  }),
  'trf/zero-bye-with-opponent': code<OfGame & Compared>({
    severity: 'warning',
    title: 'Z with an opponent',
    message: ({ player, round, opponent, expected }) =>
      `Round ${round}: player ${player} has "Z" and the opponent ${opponent}, read as ${expected}`,
    why: 'Z is for absences, which have no opponent (TRF16, TRF26); lichess writes it while a game is played',
    help: 'write 0000 as opponent for an absence, "+" and "-" for a forfeit, the result for a game',
    tolerated: true,
  }),
  'trf/unfinished-game': code<OfGame & { actual: string }>({
    severity: 'warning',
    title: 'Game without a result',
    message: ({ player, round, opponent }) =>
      `Round ${round}: the game of ${player} and ${opponent} has no result yet`,
    why: 'an unfinished game counts as a draw for pairing (C.04.2 art. 3.1)',
    help: 'enter the result when the game is over',
  }),
  'trf/result-spelling': code<InBlock & Compared>({
    severity: 'warning',
    title: 'Unusual result letter',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has the result ${quote(actual)}, read as ${quote(expected)}`,
    why: 'TRF results are 1 = 0 + - W D L H F U Z',
    help: 'write the letter of the TRF table; other programs refuse the file',
    tolerated: true,
  }),
  'trf/bye-spelling': code<InBlock & Compared>({
    severity: 'info',
    title: 'Unusual spelling of a bye',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has ${quote(actual)}, read as ${expected}`,
    why: 'TRF16 and TRF26 write "0000 - " and U, H, F or Z for rounds without an opponent',
    help: 'write "0000 - U", "0000 - H", "0000 - F" or "0000 - Z"',
    tolerated: true,
  }),
  'trf/colour-without-opponent': code<InBlock & Compared>({
    severity: 'warning',
    title: 'Colour without an opponent',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has colour ${quote(actual)} but no opponent, expected ${expected}`,
    why: BLOCK,
    help: 'write "-"; some engines refuse the file',
    tolerated: true,
  }),
  'trf/colour-case': code<InBlock & Compared>({
    severity: 'warning',
    title: 'Colour in capitals',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has colour ${quote(actual)}, read as ${quote(expected)}`,
    why: BLOCK,
    help: 'write w or b; most engines refuse capitals',
    tolerated: true,
  }),
  'trf/colour-missing': code<OfGame>({
    severity: 'warning',
    title: 'Played game without colours',
    message: ({ player, round, opponent }) =>
      `Round ${round}: the game of ${player} and ${opponent} was played but has no colours`,
    why: 'colours decide the later pairings (C.04.3)',
    help: 'add w and b; without them the game counts for nobody as White or Black',
    tolerated: true,
  }),
  'trf/forfeit-without-colour': code<OfGame>({
    severity: 'info',
    title: 'Forfeit without colours',
    message: ({ player, round, opponent }) =>
      `Round ${round}: the forfeit of ${player} and ${opponent} has no colours`,
    why: 'forfeits give no colour (C.04.2 art. 3.4), but some engines refuse the file',
    tolerated: true,
  }),
  'trf/full-point-bye': code<InBlock>({
    severity: 'warning',
    title: 'F may stand for a pairing-allocated bye',
    message: ({ player, round }) =>
      `Round ${round}: player ${player} has the only F, and nobody has U: did you mean U?`,
    why: 'old programs write F for the pairing-allocated bye; by the rules of 2017 it then does not bar a second one',
    help: 'write U for a pairing-allocated bye',
  }),
  'trf/two-pabs': code<InBlock & { actual: number }>({
    severity: 'warning',
    title: 'Two pairing-allocated byes in one round',
    message: ({ player, round, actual }) =>
      `Round ${round}: player ${player} has a pairing-allocated bye, and so has player ${actual}`,
    why: 'at most one player of a round is left over (C.04.1, C.04.3)',
    help: 'write F or H for byes on request',
  }),
  'trf/preassigned-pab': code<InBlock>({
    severity: 'info',
    title: 'Pairing-allocated bye in a round without games',
    message: ({ player, round }) =>
      `Round ${round} has no games but a bye U of player ${player}: read as given by the arbiter for the round to pair`,
    why: 'a round counts as played when it has a game; engines disagree on this case',
  }),
  'trf/round-to-pair': code<DiagnosticData & { round: number; actual: number }>({
    severity: 'info',
    title: 'Byes of the round to pair',
    message: ({ round, actual }) =>
      `Round ${round} has no games yet, but byes or absences of ${counted(actual, 'player')}: it is read as the round to pair`,
    why: 'H, F and Z alone do not make a round played',
  }),
  'trf/mostly-forfeits': code<DiagnosticData & { actual: number; expected: number }>({
    severity: 'warning',
    title: 'Most games are forfeits',
    message: ({ actual, expected }) =>
      `${actual} of ${counted(expected, 'game')} ${plural(actual, 'is a forfeit', 'are forfeits')}: perhaps "+" and "-" were written for wins and losses`,
    why: 'forfeits count as unplayed: they give no colour, and the two may meet again (C.04.2 art. 3.4)',
    help: 'write 1 and 0 for games that were played',
  }),
  'trf/points-mismatch': code<OfPlayer & Compared & { explained: string }>({
    severity: 'error',
    title: 'Points do not match the results',
    message: ({ player, actual, expected, explained }) =>
      `Player ${player} has ${actual} points in the file, but the results give ${expected}${explained}`,
    why: 'TRF record 001, columns 81-84, must follow the point system of the tournament',
    help: 'correct the points or a result, or state the point system (162, BB?, XXS)',
    blocks: 'file',
  }),
  'trf/team-points-mismatch': code<Compared & { team: number; unit: string }>({
    severity: 'error',
    title: 'Points of a team do not match its matches',
    message: ({ team, unit, actual, expected }) =>
      `Team ${team} has ${actual} ${unit} in the file, but its matches give ${expected}`,
    why: 'TRF26 record 310; these points rank the teams, and pairing rests on them',
    help: 'correct the points or a result, or state match points, byes and penalties (362, 320, 299)',
    blocks: 'file',
  }),
  'trf/team-points-unexplained': code<Compared & { team: number; unit: string }>({
    severity: 'warning',
    title: 'Points of a team that its matches do not explain',
    message: ({ team, unit, actual, expected }) =>
      `Team ${team} has ${actual} ${unit} in the file, but its matches give ${expected}`,
    why: 'TRF26 record 310; these points do not rank the teams, or byes and absences may be worth something else',
    help: 'correct the points or a result, or state the values of boards, byes and penalties (162, 320, 299)',
  }),
  'trf/points-informative': code<OfPlayer & Compared>({
    severity: 'info',
    title: 'Points of a team player',
    message: ({ player, actual, expected }) =>
      `Player ${player} has ${actual} points in the file, the board results give ${expected}`,
    why: 'in team events the points of record 001 are informative (TRF26)',
  }),
  'trf/points-with-announced-byes': code<DiagnosticData & { actual: number; round: number }>({
    severity: 'info',
    title: 'Points include byes of the round to pair',
    message: ({ actual, round }) =>
      `The points of ${counted(actual, 'player')} already include the bye of round ${round}`,
    why: 'JaVaFo and Gacrux want it so, others accept both',
  }),
  'trf/points-with-acceleration': code<DiagnosticData & { actual: number }>({
    severity: 'warning',
    title: 'Points include virtual points',
    message: ({ actual }) =>
      `The points of ${counted(actual, 'player')} include virtual points of acceleration`,
    why: 'TRF record 001 states the real points; engines add the virtual ones',
    help: 'write the real points',
    tolerated: true,
  }),
  'trf/half-point-bye-inferred': code<InBlock & Compared>({
    severity: 'warning',
    title: 'An absence that is worth half a point',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: player ${player} has ${quote(actual)} without an opponent; the points of the line show that it was a ${expected}`,
    why: 'TRF06 has no letter for a half-point bye',
    help: 'write "0000 - H"',
    tolerated: true,
  }),
};
