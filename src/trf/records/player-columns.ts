import type { RepeatSpec } from '../record-spec.js';
import { code, date, letter, number, points, record, startNumber, text } from '../record-spec.js';

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

/** Columns of the lines of players. */
export const PLAYER = record({
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
});
