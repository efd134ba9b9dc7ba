import type { RecordSpec } from './record-spec.js';
import { ACCELERATION_RECORDS } from './records/acceleration.js';
import { ADJUSTMENT_RECORDS } from './records/adjustments.js';
import { BYE_RECORDS } from './records/byes.js';
import { FORBIDDEN_RECORDS } from './records/forbidden.js';
import { INFO_RECORDS } from './records/info.js';
import { MATCH_RECORDS } from './records/matches.js';
import { NATIONAL } from './records/national.js';
import { PLAYER } from './records/player-columns.js';
import { SCORING_RECORDS } from './records/scoring.js';
import { SETTING_RECORDS } from './records/settings.js';
import { TEAM_RECORDS } from './records/teams.js';

const FAMILIES: readonly (readonly RecordSpec[])[] = [
  INFO_RECORDS,
  [PLAYER],
  [NATIONAL],
  SETTING_RECORDS,
  SCORING_RECORDS,
  BYE_RECORDS,
  ACCELERATION_RECORDS,
  FORBIDDEN_RECORDS,
  ADJUSTMENT_RECORDS,
  TEAM_RECORDS,
  MATCH_RECORDS,
];

/** Every record of every dialect, by its code ("NRS" stands for all federation codes). */
export const RECORDS: Readonly<Record<string, RecordSpec>> = Object.fromEntries(
  FAMILIES.flat().map((spec) => [spec.code, spec]),
);

/** The columns of a record; undefined for a code that no dialect defines. */
export function recordSpec(code: string): RecordSpec | undefined {
  return Object.hasOwn(RECORDS, code) ? RECORDS[code] : undefined;
}

/** A comment line of TRF26. */
export const COMMENT = '###';
