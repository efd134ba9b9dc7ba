import type { Collector } from './collector.js';
import { codeOf } from './field-values.js';
import type { LineView } from './view.js';
import { linePlace } from './view.js';

/** Whom the numbers of records may name: players, or teams in a team event. */
export interface KnownIds {
  readonly isKnown: (id: number) => boolean;
  readonly teamEvent: boolean;
}

/** Says which number of a record is nobody's; the first one is enough. */
export function reportUnknown(
  view: LineView,
  ids: readonly number[],
  known: KnownIds,
  report: Collector,
): void {
  const unknown = ids.find((id) => !known.isKnown(id));
  if (unknown === undefined) return;
  const code = known.teamEvent ? 'trf/unknown-team' : 'trf/unknown-player';
  report.add(code, linePlace(view), { record: codeOf(view), actual: unknown });
}
