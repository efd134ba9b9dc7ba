import type { Collector } from './collector.js';
import type { LineView } from './view.js';
import { columnText, linePlace } from './view.js';

const FROM = 5;

/** The shapes of the codes of record 192 (TRF26): family, system and its variants. */
const KNOWN_CODES: readonly RegExp[] = [
  /^FIDE_(?:DUTCH(?:_20\d\d)?|DUBOV|BURSTEIN|LIM|DOUBLESWISS)(?:_BAKU)?$/,
  /^(?:FIDE_|CUSTOM_)?BERGER_(?:DOUBLE)?ROUNDROBIN(?:_G[12])?$/,
  /^(?:FIDE|CUSTOM)_(?:DOUBLE)?(?:SCHILLER|SCHEVENINGEN|ROUNDROBIN)(?:_G[12])?$/,
  /^CUSTOM_(?:SWISS|DOUBLESWISS|KNOCKOUT|ROUNDROBIN)$/,
  /^FIDE_TEAM(?:_TYPE[AB])?(?:_(?:MP|GP|MP_GP|GP_MP))?(?:_BAKU)?$/,
  /^(?:FIDE|CUSTOM|BERGER)_TEAM_(?:DOUBLE)?(?:ROUNDROBIN|SWISS|KNOCKOUT)(?:_(?:MP|GP))?$/,
  /^(?:FIDE_OLYMPIAD|OTHER_TEAM_[A-Z_]+|OTHER_[A-Z_]+)$/,
];

/** Record 192: kept as written, without blanks around it. */
export function readTypeCode(views: readonly LineView[], report: Collector): string | undefined {
  for (const view of views) {
    const typeCode = columnText(view, FROM, view.cells.length);
    if (typeCode === '') continue;
    const expected = typeCode.toUpperCase();
    const raw = view.cells.slice(FROM - 1);
    if (raw !== expected) {
      report.add('trf/type-code-spelling', linePlace(view), { actual: raw, expected });
    }
    if (expected.length > 60 || !KNOWN_CODES.some((known) => known.test(expected))) {
      report.add('trf/unknown-type-code', linePlace(view), { actual: typeCode.slice(0, 60) });
    }
    return typeCode;
  }
  return undefined;
}
