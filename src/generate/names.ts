import type { Random } from './random.js';

const STARTS = ['Bal', 'Cor', 'Dun', 'Fel', 'Gar', 'Hol', 'Kel', 'Lun', 'Mor', 'Nor', 'Pel', 'Ros'];
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'an', 'en', 'or', 'il', 'ur'];
const ENDS = [
  'bach',
  'dal',
  'fort',
  'gren',
  'holt',
  'kin',
  'lund',
  'mer',
  'nov',
  'ski',
  'ton',
  'wick',
];
const GIVEN = [
  'Ada',
  'Ben',
  'Cleo',
  'Dora',
  'Emil',
  'Fred',
  'Gina',
  'Hugo',
  'Ilse',
  'Jana',
  'Karl',
];
const FOREIGN_STARTS = ['Ål', 'Čer', 'Dvoř', 'Épin', 'Gül', 'Ørs', 'Þór', 'Żur', 'Жук', 'Λευκ'];
const FOREIGN_GIVEN = ['Zoë', 'Jürgen', 'Łucja', 'Søren', 'Íñigo', 'Ёлка', 'Ευα'];

/** An invented name, "Surname, Given"; `foreign` allows letters beyond ASCII. */
export function inventName(random: Random, foreign: boolean): string {
  const useForeign = foreign && random.chance(1, 2);
  const start = random.pick(useForeign ? FOREIGN_STARTS : STARTS);
  const given = random.pick(useForeign ? FOREIGN_GIVEN : GIVEN);
  return `${start}${random.pick(MIDDLES)}${random.pick(ENDS)}, ${given}`;
}

/** An invented team name. */
export function inventTeamName(random: Random, foreign: boolean): string {
  const start = random.pick(foreign && random.chance(1, 2) ? FOREIGN_STARTS : STARTS);
  return `SK ${start}${random.pick(MIDDLES)}${random.pick(ENDS)}`;
}
