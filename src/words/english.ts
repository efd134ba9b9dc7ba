import { counted, enumerated, plural } from '../model/counted.js';
import { formatPoints } from '../model/points.js';
import type { GameResult } from '../model/result.js';
import type { OrderPlace, OrderStage } from '../systems/comparison.js';
import type { Board, BracketOutcome } from '../verify/index.js';
import type { Catalogue, Counted, NameOf } from './catalogue.js';

const board = ([white, black]: Board): string =>
  black === 0 ? `bye ${white}` : `${white}-${black}`;

const boards = (list: readonly Board[]): string => list.map(board).join(', ');

const ids = (list: readonly number[]): string => list.join(', ');

/** More members than this are counted, not listed. */
const LISTED = 12;

const members = (list: readonly number[]): string =>
  list.length <= LISTED
    ? ids(list)
    : `${ids(list.slice(0, LISTED - 2))} and ${list.length - LISTED + 2} more`;

const people = (list: readonly number[], name: NameOf): string => list.map(name).join(' and ');

/** What one outcome of a bracket does that the other does not. */
function outcome(one: BracketOutcome, other: BracketOutcome): string {
  const shared = new Set(other.pairs.map(String));
  const pairs = one.pairs.filter((pair) => !shared.has(String(pair)));
  const floats = one.downfloaters.filter((id) => !other.downfloaters.includes(id));
  const parts = [
    ...(pairs.length > 0 ? [`pairs ${boards(pairs)}`] : []),
    ...(floats.length > 0 ? [`does not pair ${enumerated(floats)} there`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'pairs nobody else';
}

/** Longer places in the order are shown only between their first and their last difference. */
const LONG_PLACE = 8;

function place(stage: OrderStage, { players, number }: OrderPlace, other: OrderPlace): string {
  const isExchange = stage === 'exchange';
  if (isExchange && players.length === 0) return 'exchanges nobody';
  const { length } = players;
  const differs = players.map((id, index) => id !== other.players[index]);
  const isLong = length > LONG_PLACE && length === other.players.length && differs.includes(true);
  const from = isLong ? differs.indexOf(true) : 0;
  const to = isLong ? differs.lastIndexOf(true) + 1 : length;
  const shown = players.slice(from, to).join(' ') || 'nobody';
  const cut = `${from > 0 ? '… ' : ''}${shown}${to < length ? ' …' : ''}`;
  const text = isExchange ? `exchanges ${cut}` : cut;
  return number === undefined ? text : `${text} (number ${number})`;
}

const FAULT = 'this is a fault of pairing-checker, please report it with the file';

const RESULTS: Partial<Record<GameResult, string>> = { '1': '1-0', '=': 'a draw', '0': '0-1' };

/** One and several of what is counted. */
const COUNTED: Readonly<Record<Counted, readonly [string, string]>> = {
  illegal: ['breach', 'breaches'],
  pair: ['pair', 'pairs'],
  colour: ['colour', 'colours'],
  bye: ['bye', 'byes'],
  absent: ['absence', 'absences'],
  order: ['order of the boards', 'order of the boards'],
  player: ['player', 'players'],
  team: ['team', 'teams'],
  board: ['board', 'boards'],
  remark: ['remark', 'remarks'],
  error: ['error', 'errors'],
  criterion: ['criterion', 'criteria'],
  place: ['place', 'places'],
  warning: ['warning', 'warnings'],
};

const SYSTEMS: Readonly<Record<string, string>> = {
  dutch: 'Dutch rules',
  olympiad: 'Olympiad rules',
  team: 'team Swiss rules',
  burstein: 'Burstein rules',
  dubov: 'Dubov rules',
  roundrobin: 'Berger tables',
  'team-roundrobin': 'Berger tables',
};

const rulesOf = (system: string, edition = ''): string =>
  `the ${SYSTEMS[system] ?? system} of ${edition}`;

/** "dutch 2017" in words. */
const rulesOfName = (name: string): string => {
  const [system = '', ...edition] = name.split(' ');
  return rulesOf(system, edition.join(' '));
};

export const ENGLISH: Catalogue = {
  board,
  counted: (count, what) =>
    what === 'order' ? COUNTED.order[0] : counted(count, ...COUNTED[what]),
  verdicts: {
    conforms: { word: 'conforms', meaning: 'pairs, colours and bye are those of the rules' },
    manual: {
      word: 'manual',
      meaning: 'other than the rules, and the file declares it to be paired by hand',
    },
    unjudged: { word: 'unjudged', meaning: 'it cannot be told' },
    differs: { word: 'differs', meaning: 'legal, but not the pairing the rules prescribe' },
    illegal: { word: 'illegal', meaning: 'it breaks an absolute rule' },
  },
  fileVerdict({ verdict, system, edition, rounds, judged }) {
    const rules = system === undefined ? 'the rules' : rulesOf(system, edition);
    const several = rounds.length > 1;
    const these = `${several ? 'Rounds' : 'Round'} ${enumerated(rounds)}`;
    switch (verdict) {
      case 'conforms':
        return judged === 1
          ? `The one round conforms to ${rules}.`
          : `All ${judged} rounds conform to ${rules}.`;
      case 'manual':
        return `${these}: paired by hand, as the file declares. The rest conforms to ${rules}.`;
      case 'unjudged':
        return `${these} cannot be judged.`;
      case 'differs':
        return `${these} ${several ? 'are' : 'is'} not as ${rules} prescribe.`;
      case 'illegal':
        return `${these} ${several ? 'break' : 'breaks'} an absolute rule of ${rules}.`;
    }
  },
  summary({ judged, conforming: fits, explained }) {
    const counted = `${fits} of ${judged} rounds ${fits === 1 ? 'conforms' : 'conform'}`;
    if (explained.length === 0) return `${counted}; no likely cause of the others was found`;
    const of = explained.length === 1 ? 'round' : 'rounds';
    return `${counted}; a likely cause is told for ${of} ${ids(explained)}`;
  },
  conformsTo: (editions, of) =>
    of === 'round'
      ? `the given pairing is that of ${enumerated(editions.map(rulesOfName))}`
      : `every judged round conforms to ${enumerated(editions.map(rulesOfName))}`,
  findingKinds: {
    pair: 'pair',
    colour: 'colour',
    bye: 'bye',
    absent: 'absent',
    illegal: 'illegal',
    order: 'order',
  },
  findings: {
    pair: ({ given, regulation }, name) =>
      `${name(given[0]![0])} - ${name(given[0]![1])} should not meet; the rules give ${boards(regulation)}`,
    colour: ({ who, article, histories = [] }, name) =>
      `${name(who[0]!)} should have White against ${name(who[1]!)} ` +
      `(${article}; colours so far: ${histories.map((colours) => colours || 'none').join(' and ')})`,
    bye({ given: [given], regulation: [regulation] }, name) {
      const has = `${given ? name(given[0]) : 'nobody'} has the pairing-allocated bye`;
      return regulation
        ? `${has}; the rules give it to ${name(regulation[0])}`
        : `${has}, though everybody could be paired`;
    },
    absent: ({ who, given }, name) =>
      given.length > 0
        ? `${name(who[0]!)} is paired, although a bye is announced for the round`
        : `${name(who[0]!)} is not in the given pairing, although no bye is announced`,
    illegal({ who, given, illegality }, name) {
      if (illegality) return ENGLISH.illegality(who, illegality, name);
      const [white, black] = given[0]!;
      if (black === 0 && who.length > 1) {
        return `${people(who, name)} have a pairing-allocated bye; a round has at most one`;
      }
      return white === black
        ? `${name(white)} stands on both sides of a board`
        : `${name(who[0]!)} is paired more than once`;
    },
    order: ({ given, regulation, place: number, article }) =>
      `board ${number} is ${board(given[0]!)}, in the order of ${article} it is ${board(regulation[0]!)}`,
  },
  illegality(who, { kind, article, round = 0 }, name) {
    if (who.length === 1) {
      const because = round > 0 ? ` because of round ${round}` : '';
      return `${name(who[0]!)} must not have the pairing-allocated bye${because} (${article})`;
    }
    switch (kind) {
      case 'rematch':
        return `${people(who, name)} have already met in round ${round} (${article})`;
      case 'forbidden':
        return `${people(who, name)} must not meet, says the file (${article})`;
      case 'absolute-colour':
        return `${people(who, name)} must both have the same colour, and neither is a topscorer (${article})`;
      default:
        return `${people(who, name)} must not meet (${article})`;
    }
  },
  bracket: (number, score) => `Bracket ${number}, ${formatPoints(score)} points`,
  getsBye: (who, article) => `${who} gets the bye (${article})`,
  float: (who, article, way) =>
    way === 'up'
      ? `${enumerated(who)} ${plural(who.length, 'floats', 'float')} up to another bracket (${article})`
      : `${enumerated(who)} ${plural(who.length, 'floats', 'float')} down to the next bracket: ` +
        `as few and as low as the rules allow (${article})`,
  moved: { up: 'moved up', down: 'moved down' },
  parting: ({ bracket, given, regulation }) =>
    `given and regulation part in the bracket of ${formatPoints(bracket.score)} points ` +
    `(${members(bracket.members)}): the regulation ${outcome(regulation, given)}, ` +
    `the given pairing ${outcome(given, regulation)}`,
  decisions: {
    completion: ({ article, unmatched }, name) =>
      `after the given pairs the round cannot be completed (${article}): ` +
      `${unmatched.map(name).join('; ')} ${unmatched.length === 1 ? 'cannot' : 'cannot all'} be paired`,
    criterion({ criterion, better }) {
      const { kind, article, title, given, regulation } = criterion;
      const values =
        `the given pairing has ${ENGLISH.value(kind, given)}, ` +
        `the regulation ${ENGLISH.value(kind, regulation)}`;
      return better === 'regulation'
        ? `${article} decides, ${title}: ${values}`
        : `${article}, ${title}: ${values}, so the given pairing is better; ${FAULT}`;
    },
    order({ article, stage, given, regulation, better }) {
      const places = `regulation ${place(stage, regulation, given)}, given ${place(stage, given, regulation)}`;
      const start = `both are equally good, and ${ENGLISH.orderStages[stage]} decides (${article})`;
      return better === 'regulation'
        ? `${start}: the regulation comes first in the order, ${places}`
        : `${start}: the given pairing comes first, ${places}; ${FAULT}`;
    },
  },
  orderStages: {
    mdpSet: 'the set of moved-down players that are paired',
    mdpOpponents: 'the choice of opponents for the moved-down players',
    exchange: 'the exchange between the halves',
    transposition: 'the order of the lower half',
    bye: 'the order of the teams for the bye',
    floaters: 'the order in which teams float',
    floaterOpponent: 'the order of the opponents of a floater',
    halves: 'the order of the opponents in the other half',
    upfloaters: 'the order of the sets of upfloaters',
    identifier: 'the order of the seats',
    opponents: 'the order of the opponents, the last of the bracket first,',
  },
  value(kind, { values, players }) {
    const counted = kind === 'scores' ? [] : [String(values[0] ?? 0)];
    const scores = (kind === 'scores' ? values : values.slice(1)).map(formatPoints).join(' ');
    const parts = [...counted, ...(kind === 'count' || scores === '' ? [] : [scores])];
    const value = parts.length === 0 ? 'none' : parts.join(' and ');
    return players.length === 0 ? value : `${value} (${ids(players)})`;
  },
  causes: {
    absentIncluded: ({ who }, name) =>
      `with those who were really paired the round conforms: absent or left out by mistake: ${who.map(name).join(', ')}`,
    initialColour: ({ colour, rounds }) =>
      `if ${colour} was the initial colour, ${conforming(rounds)}`,
    acceleration: ({ acceleration, groups = [], rounds }, name) => {
      if (acceleration === 'none') return `without virtual points ${conforming(rounds)}`;
      if (acceleration === 'baku') return `with Baku acceleration ${conforming(rounds)}`;
      const points = groups.map(
        ({ points: value, from, to }) => `${formatPoints(value)} in ${roundsText(from, to)}`,
      );
      return `with virtual points that the file does not state for everybody down to ${name(groups[0]!.lastId)} (${points.join(', ')}), ${conforming(rounds)}`;
    },
    byeRecordedAsFull: ({ who, round, rounds }, name) =>
      `if the bye of ${name(who[0]!)} in round ${round} is a U, ${conforming(rounds)}`,
    forfeitsCounted: ({ rounds }) =>
      `if forfeits counted as games with a colour, ${conforming(rounds)}`,
    rankedByRating: ({ rounds }) =>
      `if players are ranked by rating instead of their numbers, ${conforming(rounds)}`,
    lateEntriesLast: ({ who, rounds }, name) =>
      `if those who came late stood at the end of the list, ${conforming(rounds)}: ${who.map(name).join(', ')}`,
    pairedApart: ({ boards = [], rounds }) =>
      `without ${boards.map(board).join(' and ')} ${conforming(rounds)}: paired apart, by hand or after the others`,
    ranking: ({ who, behind = [], rounds }, name) => {
      const moves = who.map((id, index) =>
        behind[index] ? `${name(id)} behind ${name(behind[index])}` : `${name(id)} at the top`,
      );
      return `if the ranking was another one then (${moves.join(', ')}), ${conforming(rounds)}`;
    },
    coloursTurned: ({ boards: turned = [] }) =>
      `only the colours of ${turned.map(board).join(' and ')} are the other way round`,
    boardsExchanged: ({ boards: exchanged = [] }) =>
      `only two boards differ, as if somebody had exchanged players between them: ${exchanged.map(board).join(' and ')}`,
    pairAvoided: ({ who, rounds }, name) =>
      `if ${name(who[0]!)} and ${name(who[1]!)} were not allowed to meet, ${conforming(rounds)}`,
    resultCorrected: ({ who, result = '=', round, rounds }, name) =>
      `if ${name(who[0]!)} - ${name(who[1]!)} in round ${round} was ${RESULTS[result]}, ${conforming(rounds)}`,
  },
  otherCauses: ({ alternatives, confidence }) => {
    const others =
      alternatives === 0
        ? 'no other change of that size does'
        : `${alternatives} other ${alternatives === 1 ? 'change does' : 'changes do'} too`;
    return `${others}; confidence: ${confidence}`;
  },
  reasons: {
    said: ({ text }) => text,
    nothingToJudge: () => 'the tournament has no paired round yet',
    noSuchRound: ({ wanted, last }) =>
      `there is no round ${ids(wanted)} to judge; the tournament has ${last} paired`,
    noPairing: () => 'the file has no pairing of this round',
    earlierRound: ({ round }) =>
      `round ${round} cannot be judged, and every later pairing rests on it`,
    impossible: ({ reason }) => `no legal pairing exists: ${reason}`,
    unknownRoundCount: () =>
      'the number of rounds is not known, and the last round is paired by other rules; ' +
      'state it (record 142, XXR, or --rounds)',
    beyondEnd: ({ round, roundCount }) =>
      `round ${round} is beyond the ${roundCount} rounds of the tournament`,
    nobodyToPair: ({ round }) => `nobody is to be paired in round ${round}: everybody has a bye`,
    oddBesideBye: ({ round, player }) =>
      `${player} has the bye of round ${round} already, and the others are an odd number`,
    engineAtFault: () =>
      `the given pairing is legal, but the engine found no legal pairing: ${FAULT}`,
    partialList: ({ boards: count, missing }) =>
      `the list holds ${ENGLISH.counted(count, 'board')} and does not name ${members(missing)}; ` +
      'nothing is said of these',
    severalListedByes: ({ who }, name) =>
      `the list gives ${people(who, name)} a bye, and only one of them can be allocated by ` +
      'the pairing; announce the others in the file (H, F or Z)',
  },
  premises: {
    doubtfulSystem: ({ title, fits, judged }) =>
      `${fits === 0 ? 'none' : `only ${fits}`} of ${counted(judged, 'round')} conforms to any edition of ` +
      `${title.split(',')[0]}: the event was probably paired by another system, with acceleration ` +
      'that is not stated, or from another ranking than the numbers of the file',
    system: ({ title, because }) => `${title}: ${because}`,
    roundCount: ({ count }) =>
      `the file does not tell the number of rounds; ${count} is assumed, so round ${count} is the last one`,
    notLast: ({ round }) =>
      `the file does not tell the number of rounds; round ${round} conforms only if it is not the last one`,
    initialColour: ({ colour }) =>
      `the file does not tell the initial colour; ${colour} is inferred from round 1`,
    oddTopBoard: ({ id, against, boards: count }) =>
      `it rests on the board of ${id}, the highest ranked; ${against} of the ${count} boards speak ` +
      'for the other colour, so that board may be the odd one',
    said: ({ text }) => text,
    noOrder: () =>
      'a report does not record the order of the boards, so that it is not compared; that of a list is',
    absent: ({ who }) =>
      `the list says that ${members(who)} ${who.length === 1 ? 'is' : 'are'} not paired; the file announces no bye`,
    impliedBye: ({ player }) =>
      `the list gives nobody the pairing-allocated bye; ${player} has it, whom it leaves out`,
  },
  wishes: {
    impossible: ({ reason }) => `no legal pairing of the round does that: ${reason}`,
    regulation: () => 'that is what the rules do',
  },
};

const roundsText = (from: number, to: number): string =>
  from === to ? `round ${from}` : `rounds ${from} to ${to}`;

/** "the round conforms", "rounds 1, 2 and 3 conform". */
const conforming = (rounds: readonly number[]): string =>
  rounds.length > 1 ? `rounds ${ids(rounds)} conform` : 'the round conforms';
