import type { PointsAdjustment, Settings } from '../model/index.js';
import type { Collector } from './collector.js';
import type { KnownIds } from './known-ids.js';
import type { Scan } from './record-lines.js';
import { readAcceleration } from './records/acceleration.js';
import { readForbidden } from './records/forbidden.js';
import { readScoring } from './records/scoring.js';
import {
  readCommaList,
  readPairingWords,
  readRoundCount,
  readTypeCode,
} from './records/settings.js';

/** All settings but the adjustments of record 299, which need the points to be understood. */
export function readSettings(
  scan: Scan,
  finished: number,
  known: KnownIds,
  report: Collector,
): Settings {
  const words = readPairingWords(scan, report);
  if (words.initialColour === undefined && finished === 0) {
    report.add('trf/no-initial-colour', undefined, {});
  }
  const roundCount = readRoundCount(scan, finished, report);
  const typeCode = readTypeCode(scan, report);
  return {
    ...words,
    scoring: readScoring(scan, report),
    acceleration: readAcceleration(scan, roundCount, known, report),
    forbidden: readForbidden(scan, known, report),
    adjustments: [] as readonly PointsAdjustment[],
    tieBreaks: readCommaList(scan, '212'),
    decisiveTieBreaks: readCommaList(scan, '202'),
    ...(roundCount !== undefined && { roundCount }),
    ...(typeCode !== undefined && { typeCode }),
  };
}
