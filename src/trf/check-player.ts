import type { Player } from '../model/index.js';
import type { Collector } from './collector.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { LineView } from './view.js';
import { fieldPlace } from './view.js';

const FIELDS = PLAYER_RECORDS['001'].fields;

export const FIDE_TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;

/** The letters of TRF06 for FIDE titles. */
const OLD_TITLES: Readonly<Record<string, string>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

/** The FIDE title that a spelling stands for ("g", "wf", "GM"); undefined for national classes. */
export function fideTitle(title: string): string | undefined {
  const capitals = title.toUpperCase();
  if ((FIDE_TITLES as readonly string[]).includes(capitals)) return capitals;
  return OLD_TITLES[capitals];
}

const BIRTH = /^\d{4}\/\d{2}\/\d{2}$/;
const DUMMY =
  /^(?:spielfrei|freilos|bye|exempt|vrij|libre|riposo|dummy|no opponent|ghost)[ ,.]*\d*$/i;

/** Remarks about descriptive fields that are kept as they are. */
export function describePlayer(view: LineView, player: Player, report: Collector): void {
  const { id, sex, title, birth, fideId, name } = player;
  if (sex !== '' && sex !== 'm' && sex !== 'w') {
    const data = { player: id, actual: sex, expected: 'm or w' };
    report.add('trf/sex-spelling', fieldPlace(view, FIELDS.sex), data);
  }
  if (title !== '' && fideTitle(title) !== title) {
    const expected = fideTitle(title) ?? FIDE_TITLES.join(' ');
    const data = { player: id, actual: title, expected };
    report.add('trf/title-spelling', fieldPlace(view, FIELDS.title), data);
  }
  if (fideId !== '' && !/^\d+$/.test(fideId)) {
    const data = { player: id, actual: fideId, expected: 'digits' };
    report.add('trf/fide-number-spelling', fieldPlace(view, FIELDS.fideId), data);
  }
  if (birth !== '' && !BIRTH.test(birth)) {
    const data = { player: id, actual: birth, expected: 'YYYY/MM/DD' };
    report.add('trf/date-spelling', fieldPlace(view, FIELDS.birth), data);
  }
  if (name.length < 20 && DUMMY.test(name)) {
    const data = { player: id, actual: name };
    report.add('trf/dummy-player', fieldPlace(view, FIELDS.name), data);
  }
}
