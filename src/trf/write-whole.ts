import type { Tournament } from '../model/tournament.js';
import { type WriteOptions, type WrittenTrf, writeTrf } from './write.js';

/**
 * TRF26 with the one setting of a pairing for which it has no record: a ranking by the order of the
 * lines stands there as JaVaFo's "XXC rank", which this library reads in any file. For files that
 * have to give the same pairing again, such as counterexamples.
 */
export function writeWholeTrf(
  tournament: Tournament,
  options: Omit<WriteOptions, 'dialect'> = {},
): WrittenTrf {
  const ranking = tournament.settings.rankByFileOrder ? ['XXC rank'] : [];
  const extraLines = [...ranking, ...(options.extraLines ?? [])];
  return writeTrf(tournament, { ...options, dialect: 'trf26', extraLines });
}
