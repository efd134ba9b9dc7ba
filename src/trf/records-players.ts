import type { RepeatSpec } from './record-spec.js';
import {
  code,
  date,
  letter,
  list,
  number,
  points,
  record,
  rest,
  startNumber,
  text,
} from './record-spec.js';

/** The blocks of record 001: round r starts at column 92 + 10(r-1). */
export const ROUND_BLOCK = {
  first: 92,
  step: 10,
  label: 'round',
  fields: {
    opponent: startNumber(0, 3, 'opponent'),
    colour: letter(5, 5, 'colour'),
    result: letter(7, 7, 'result'),
  },
} as const satisfies RepeatSpec;

/** Records about players and teams. */
export const PLAYER_RECORDS = {
  '001': record({
    code: '001',
    title: 'Player',
    family: 'TRF06',
    fields: {
      id: startNumber(5, 8, 'start number'),
      sex: letter(10, 10, 'sex'),
      title: code(11, 13, 'title'),
      name: text(15, 47, 'name'),
      rating: number(49, 52, 'rating'),
      federation: text(54, 56, 'federation'),
      fideId: code(58, 68, 'FIDE number'),
      birth: date(70, 79, 'birth date'),
      points: points(81, 84, 'points'),
      rank: number(86, 89, 'rank'),
    },
    repeat: ROUND_BLOCK,
    note: 'sex m or w; opponent 0000 and colour - without a game',
  }),
  NRS: record({
    code: 'NRS',
    title: 'National rating of a player (the code is the federation, e.g. FRA)',
    family: 'TRF26',
    fields: {
      federation: text(1, 3, 'federation'),
      id: number(5, 8, 'start number'),
      sex: letter(10, 10, 'sex'),
      classification: code(11, 13, 'national class'),
      name: text(15, 47, 'name'),
      rating: number(49, 52, 'national rating'),
      origin: text(54, 56, 'origin'),
      nationalId: code(58, 68, 'national number'),
      birth: date(70, 79, 'birth date'),
    },
    note: 'needs a known start number in columns 5-8 and blanks in columns 4 and 9',
  }),
  '013': record({
    code: '013',
    title: 'Team, old form',
    family: 'TRF06',
    fields: { name: text(5, 36, 'team name') },
    repeat: list(37, 4, 'player'),
    note: 'ignored when record 310 exists',
  }),
  '300': record({
    code: '300',
    title: 'Board order in one match',
    family: 'TRF26',
    fields: {
      round: number(5, 7, 'round'),
      team: number(9, 11, 'team'),
      opponent: number(13, 15, 'opposing team'),
    },
    repeat: list(17, 4, 'player'),
    note: 'player 0000 is an empty board',
  }),
  '310': record({
    code: '310',
    title: 'Team',
    family: 'TRF26',
    fields: {
      id: number(5, 7, 'team number'),
      name: text(9, 40, 'team name'),
      nickname: text(42, 46, 'nickname'),
      strength: number(48, 53, 'strength'),
      matchPoints: points(55, 60, 'match points'),
      gamePoints: points(62, 67, 'game points'),
      rank: number(69, 71, 'rank'),
    },
    repeat: list(74, 4, 'player'),
  }),
  '320': record({
    code: '320',
    title: 'Pairing-allocated byes of teams',
    family: 'TRF26',
    fields: {
      matchPoints: points(5, 8, 'match points'),
      gamePoints: points(10, 13, 'game points'),
    },
    repeat: list(15, 3, 'team with the bye of the round'),
    note: '000 or blank: no bye in that round',
  }),
  '330': record({
    code: '330',
    title: 'Forfeited match',
    family: 'TRF26',
    fields: {
      type: letter(5, 6, 'result'),
      round: number(8, 10, 'round'),
      white: number(12, 14, 'team with White'),
      black: number(16, 18, 'team with Black'),
    },
    note: '+-, -+ or --',
  }),
  '801': record({
    code: '801',
    title: 'Team results by board',
    family: 'TRF26',
    fields: {
      id: number(5, 7, 'team number'),
      nickname: text(9, 13, 'nickname'),
      story: rest('results', 15),
    },
    note: 'informative: kept, not used',
  }),
  '802': record({
    code: '802',
    title: 'Team results by match',
    family: 'TRF26',
    fields: {
      id: number(5, 7, 'team number'),
      nickname: text(9, 13, 'nickname'),
      matchPoints: points(15, 20, 'match points'),
      gamePoints: points(22, 27, 'game points'),
    },
    repeat: {
      first: 29,
      step: 13,
      label: 'round',
      fields: {
        opponent: text(0, 2, 'opposing team or PAB, FPB, HPB, ZPB'),
        colour: letter(4, 4, 'colour'),
        gamePoints: points(6, 9, 'game points'),
        forfeit: letter(10, 10, 'f for a forfeit'),
      },
    },
    note: 'informative: kept, not used',
  }),
};
