import type { Family } from './record-spec.js';
import { date, letter, list, number, points, record, rest, text } from './record-spec.js';

const header = (code: string, title: string, family: Family = 'TRF06') =>
  record({ code, title, family, fields: { text: rest(title.toLowerCase()) } });

const javafo = (code: string, title: string, label: string, note: string) =>
  record({ code, title, family: 'JaVaFo', fields: { text: rest(label) }, note });

const bbp = (code: string, title: string) =>
  record({ code, title, family: 'bbpPairings', fields: { value: points(5, 8, 'points') } });

/** Records about the tournament: description, rules, byes, acceleration, forbidden pairs. */
export const SETTING_RECORDS = {
  '012': header('012', 'Tournament name'),
  '022': header('022', 'City'),
  '032': header('032', 'Federation'),
  '042': header('042', 'Start date'),
  '052': header('052', 'End date'),
  '062': header('062', 'Number of players'),
  '072': header('072', 'Number of rated players'),
  '082': header('082', 'Number of teams'),
  '092': header('092', 'Type of tournament'),
  '102': header('102', 'Chief arbiter'),
  '112': header('112', 'Deputy arbiter'),
  '122': header('122', 'Time control'),
  '132': record({
    code: '132',
    title: 'Dates of the rounds',
    family: 'TRF06',
    fields: {},
    repeat: { first: 92, step: 10, label: 'round', fields: { date: date(0, 7, 'YY/MM/DD') } },
  }),
  '142': header('142', 'Number of rounds', 'TRF26'),
  '152': header('152', 'Colour of the top player in round 1', 'TRF26'),
  '162': record({
    code: '162',
    title: 'Points for individual results',
    family: 'TRF26',
    fields: {},
    repeat: {
      first: 6,
      step: 9,
      label: 'result',
      fields: { symbol: letter(0, 0, 'W D L A P X'), value: points(1, 4, 'points') },
    },
    note: 'W also sets forfeit wins, full-point byes and P; D sets half-point byes and X; A sets zero-point byes and forfeit losses; drafts write Z for A',
  }),
  '172': record({
    code: '172',
    title: 'Method of the starting rank',
    family: 'TRF26',
    fields: { federation: text(5, 7, 'federation'), method: rest('method', 9) },
  }),
  '182': header('182', 'Pairing program or person', 'TRF26'),
  '192': header('192', 'Coded type of tournament', 'TRF26'),
  '202': header('202', 'Tie-breaks that were used', 'TRF26'),
  '212': header('212', 'Order of the standings', 'TRF26'),
  '222': header('222', 'Coded time control', 'TRF26'),
  '240': record({
    code: '240',
    title: 'Byes by request',
    family: 'TRF26',
    fields: { kind: letter(5, 5, 'F, H or Z'), round: number(7, 9, 'round') },
    repeat: list(11, 4, 'player or team'),
    note: 'team numbers in team events',
  }),
  '250': record({
    code: '250',
    title: 'Acceleration',
    family: 'TRF26',
    fields: {
      matchPoints: points(5, 8, 'match points'),
      points: points(10, 13, 'points or game points'),
      from: number(15, 17, 'first round'),
      to: number(19, 21, 'last round'),
      firstId: number(23, 26, 'first number'),
      lastId: number(28, 31, 'last number'),
    },
  }),
  '260': record({
    code: '260',
    title: 'Forbidden pairs',
    family: 'TRF26',
    fields: { from: number(5, 7, 'first round'), to: number(9, 11, 'last round') },
    repeat: list(13, 4, 'player or team'),
    note: 'everybody against everybody',
  }),
  '299': record({
    code: '299',
    title: 'Abnormal points',
    family: 'TRF26',
    fields: {
      kind: letter(5, 5, 'W D L F H Z + - or blank'),
      matchPoints: points(8, 11, 'match points'),
      points: points(14, 17, 'points or game points'),
      round: number(20, 22, 'round'),
    },
    repeat: list(24, 4, 'player or team'),
    note: 'blank kind: bonus or penalty; blank or 000 round: all rounds; no numbers: everybody',
  }),
  '299 draft': record({
    code: '299 draft',
    title: 'Abnormal points, columns of the draft of 2025',
    family: 'TRF26',
    fields: {
      kind: letter(5, 5, 'W D L F H Z + - or blank'),
      matchPoints: points(7, 10, 'match points'),
      points: points(12, 15, 'points or game points'),
      round: number(17, 19, 'round'),
    },
    repeat: list(21, 4, 'player or team'),
    note: 'read, never written',
  }),
  '352': header('352', 'Colours of the boards', 'TRF26'),
  '362': record({
    code: '362',
    title: 'Match points',
    family: 'TRF26',
    fields: {},
    repeat: {
      first: 5,
      step: 9,
      label: 'result',
      fields: { symbol: letter(0, 1, 'TW, TD or TL'), value: points(2, 5, 'match points') },
    },
  }),
  XXR: javafo('XXR', 'Number of rounds', 'rounds', 'bbpPairings and JaVaFo need it'),
  XXC: javafo('XXC', 'Pairing options', 'words', 'rank, white1, black1'),
  XXZ: javafo('XXZ', 'Absent in the coming round', 'players', 'bbpPairings ignores it'),
  XXP: javafo('XXP', 'Forbidden pairs', 'players', 'everybody against everybody, in all rounds'),
  XXA: record({
    code: 'XXA',
    title: 'Virtual points of one player',
    family: 'JaVaFo',
    fields: { id: number(5, 8, 'start number') },
    repeat: { first: 10, step: 5, label: 'round', fields: { value: points(0, 3, 'points') } },
  }),
  XXS: javafo('XXS', 'Point system', 'CODE=VALUE', 'W D L WW BW WD BD WL BL ZPB HPB FPB PAB FW FL'),
  BBW: bbp('BBW', 'Points for a win'),
  BBD: bbp('BBD', 'Points for a draw'),
  BBL: bbp('BBL', 'Points for a played loss'),
  BBZ: bbp('BBZ', 'Points for a zero-point bye'),
  BBF: bbp('BBF', 'Points for a forfeit loss'),
  BBU: bbp('BBU', 'Points for the pairing-allocated bye'),
};
