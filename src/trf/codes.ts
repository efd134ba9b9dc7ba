import { FILE_CODES } from './codes-file.js';
import { PLAYER_CODES } from './codes-players.js';
import { ROUND_CODES } from './codes-rounds.js';
import { SETTING_CODES } from './codes-settings.js';
import { WRITING_CODES } from './codes-writing.js';

/** Every diagnostic that reading a file can give: the table of texts, rules and advice. */
export const CODES = {
  ...FILE_CODES,
  ...PLAYER_CODES,
  ...ROUND_CODES,
  ...SETTING_CODES,
  ...WRITING_CODES,
};

export type TrfCode = keyof typeof CODES;

/** The facts that a code's message needs. */
export type CodeData<C extends TrfCode> = Parameters<(typeof CODES)[C]['message']>[0];
