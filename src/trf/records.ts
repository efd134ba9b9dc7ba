import type { RecordSpec } from './record-spec.js';
import { PLAYER_RECORDS } from './records-players.js';
import { SETTING_RECORDS } from './records-settings.js';

/** Every record of every dialect, by its code ("NRS" stands for all federation codes). */
export const RECORDS = { ...SETTING_RECORDS, ...PLAYER_RECORDS };
export type RecordCode = keyof typeof RECORDS;

/** The columns of a record; undefined for a code that no dialect defines. */
export function recordSpec(code: string): RecordSpec | undefined {
  return Object.hasOwn(RECORDS, code) ? RECORDS[code as RecordCode] : undefined;
}

/** A comment line of TRF26. */
export const COMMENT = '###';
