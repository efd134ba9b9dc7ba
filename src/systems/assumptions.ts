import type { Colour } from '../model/result.js';
import type { Source, UnclearWords } from './evidence.js';
import type { Schedule } from './schedule.js';
import type { SystemId } from './system.js';

/** Something that was taken for granted because the file does not tell it. */
export type Assumption =
  /** Nothing names the pairing system; `words` are those of record 092 that leave it open. */
  | { readonly what: 'system'; readonly system: SystemId; readonly words?: UnclearWords }
  /** The pairings are those of a schedule, whatever `source` calls it. */
  | {
      readonly what: 'schedule';
      readonly system: SystemId;
      readonly schedule: Schedule;
      readonly source?: Source;
    }
  /** Nothing leads to an edition: the newest one; or `day` is older than all: the nearest. */
  | { readonly what: 'edition'; readonly edition: string; readonly day?: string }
  /** The first day has several readings, and the others lead to another edition. */
  | { readonly what: 'date'; readonly day: string; readonly others: readonly string[] }
  | { readonly what: 'initialColour'; readonly colour: Colour };
