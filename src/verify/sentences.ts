import { formatPoints } from '../model/points.js';
import type { Illegality } from '../systems/system.js';
import { CAUSE_SENTENCES } from './cause-sentences.js';
import type { NameOf } from './names.js';

import type { Board, BracketOutcome, BracketRef } from './types.js';

const boardText = ([white, black]: Board): string =>
  black === 0 ? `bye ${white}` : `${white}-${black}`;

const listBoards = (boards: readonly Board[]): string => boards.map(boardText).join(', ');

const listIds = (ids: readonly number[]): string => ids.join(', ');

/** What one outcome of a bracket does that the other does not. */
function outcomeText(outcome: BracketOutcome, other: BracketOutcome): string {
  const shared = new Set(other.pairs.map(String));
  const pairs = outcome.pairs.filter((pair) => !shared.has(String(pair)));
  const floats = outcome.downfloaters.filter((id) => !other.downfloaters.includes(id));
  const parts = [
    ...(pairs.length > 0 ? [`pairs ${listBoards(pairs)}`] : []),
    ...(floats.length > 0 ? [`lets ${listIds(floats)} float`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'pairs nobody else';
}

/** More members than this are counted, not listed. */
const LISTED = 12;

const memberText = (members: readonly number[]): string =>
  members.length <= LISTED
    ? listIds(members)
    : `${listIds(members.slice(0, LISTED - 2))} and ${members.length - LISTED + 2} more`;

function illegalPair(name: NameOf, white: number, black: number, why: Illegality): string {
  const who = `${name(white)} and ${name(black)}`;
  switch (why.kind) {
    case 'rematch':
      return `${who} have already met in round ${why.round} (${why.article})`;
    case 'forbidden':
      return `${who} must not meet, says the file (${why.article})`;
    default:
      return `${who} both must have the same colour, and neither is a topscorer (${why.article})`;
  }
}

/** Every sentence of the verifier, in one place, so that another language is another table. */
export const SENTENCES = {
  ...CAUSE_SENTENCES,
  pair: (name: NameOf, given: Board, regulation: readonly Board[]) =>
    `${name(given[0])} - ${name(given[1])} should not meet; the rules give ${listBoards(regulation)}`,
  colour: (name: NameOf, regulation: Board, article: string, histories: readonly string[]) =>
    `${name(regulation[0])} should have White against ${name(regulation[1])} ` +
    `(${article}; colours so far: ${histories.map((colours) => colours || 'none').join(' and ')})`,
  byeMoved: (name: NameOf, given: number, regulation: number) =>
    `${name(given)} has the pairing-allocated bye; the rules give it to ${name(regulation)}`,
  byeMissing: (name: NameOf, regulation: number) =>
    `nobody has the pairing-allocated bye; the rules give it to ${name(regulation)}`,
  byeUnasked: (name: NameOf, given: number) =>
    `${name(given)} has the pairing-allocated bye, though everybody could be paired`,
  illegalPair,
  illegalBye: (name: NameOf, id: number, { round, article }: Illegality) =>
    `${name(id)} must not have the pairing-allocated bye` +
    `${round > 0 ? ` because of round ${round}` : ''} (${article})`,
  severalByes: (name: NameOf, ids: readonly number[]) =>
    `${ids.map(name).join(' and ')} have a pairing-allocated bye; a round has at most one`,
  pairedTwice: (name: NameOf, id: number) => `${name(id)} is paired more than once`,
  selfPaired: (name: NameOf, id: number) => `${name(id)} is paired with himself`,
  pairedAlthoughAbsent: (name: NameOf, id: number) =>
    `${name(id)} is paired, although a bye is announced for the round`,
  leftOut: (name: NameOf, id: number) =>
    `${name(id)} is not in the given pairing, although no bye is announced`,
  order: (place: number, given: Board, regulation: Board, article: string) =>
    `board ${place} is ${boardText(given)}, in the order of ${article} it is ${boardText(regulation)}`,
  decisive: ({ score, members }: BracketRef, given: BracketOutcome, regulation: BracketOutcome) =>
    `given and regulation part in the bracket of ${formatPoints(score)} points ` +
    `(${memberText(members)}): the regulation ${outcomeText(regulation, given)}, ` +
    `the given pairing ${outcomeText(given, regulation)}`,
  wishImpossible: (reason: string) => `no legal pairing of the round does that: ${reason}`,
  wishIsRegulation: 'that is what the rules do',
  impossible: (reason: string) => `no legal pairing exists: ${reason}`,
  engineAtFault:
    'the given pairing is legal, but the engine found no legal pairing: ' +
    'this is a fault of pairing-checker, please report it with the file',
  noSuchRound: (wanted: readonly number[], last: number) =>
    `there is no round ${listIds(wanted)} to judge; the tournament has ${last} paired`,
  noPairing: 'the file has no pairing of this round',
  nothingToJudge: 'the tournament has no paired round yet',
  earlierRound: (round: number) =>
    `round ${round} cannot be judged, and every later pairing rests on it`,
  assumedSystem: (title: string, because: string) => `${title}: ${because}`,
  unknownRoundCount:
    'the number of rounds is not known, and the last round is paired by other rules; ' +
    'state it (record 142, XXR, or --rounds)',
  /** Of a file that does not tell how many rounds there are: the last paired one is the last, or not. */
  assumedEnd: (lastPaired: number, roundCount: number) =>
    lastPaired === roundCount
      ? `the file does not tell the number of rounds; ${roundCount} is assumed, so round ${lastPaired} is the last one`
      : `the file does not tell the number of rounds; round ${lastPaired} conforms only if it is not the last one`,
  listedByes: (name: NameOf, ids: readonly number[]) =>
    `the list gives ${ids.map(name).join(' and ')} a bye, and only one of them can be allocated by ` +
    'the pairing; announce the others in the file (H, F or Z)',
  partialList: (boards: number, missing: readonly number[]) =>
    `the list holds ${boards} ${boards === 1 ? 'board' : 'boards'} and does not name ` +
    `${memberText(missing)}; nothing is said of these`,
  assumedAbsent: (ids: readonly number[]) =>
    `the list says that ${memberText(ids)} ${ids.length === 1 ? 'is' : 'are'} not paired; the file announces no bye`,
  assumedBye: (id: number) =>
    `the list gives nobody the pairing-allocated bye; ${id} has it, whom it leaves out`,
  assumedNoOrder:
    'a report does not record the order of the boards, so that it is not compared; that of a list is',
  assumedInitialColour: (colour: string) =>
    `the file does not tell the initial colour; ${colour} is inferred from round 1`,
  oddTopBoard: (id: number, against: number, boards: number) =>
    `it rests on the board of ${id}, the highest ranked; ${against} of the ${boards} boards speak for the other colour, so that board may be the odd one`,
} as const;
