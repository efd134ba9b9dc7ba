import type { Round, Team } from '../model/index.js';
import { GAME_RESULT_TABLE, parseTypeCode } from '../model/index.js';
import { isPlausiblePlayer } from './align.js';
import type { Collector } from './collector.js';
import type { TextEncoding } from './decode.js';
import type { Dialect } from './dialects.js';
import type { TrfLine } from './document.js';
import { readNumber } from './field-values.js';
import type { Scan } from './record-lines.js';
import { headerText, linesOf } from './record-lines.js';
import { blockPlace } from './records/blocks.js';
import type { PlayerTable } from './records/player.js';
import { PLAYER } from './records/player-columns.js';
import { fieldPlace, fieldText, linePlace, placeOf } from './view.js';

/** How the bytes were understood. */
export function checkEncoding(
  encoding: TextEncoding,
  first: TrfLine | undefined,
  report: Collector,
): void {
  const { name, bom, confidence, valid } = encoding;
  if (name.startsWith('utf-16')) report.add('trf/utf-16', undefined, { actual: name });
  else if (!valid) {
    report.add('trf/broken-encoding', undefined, { actual: name.toUpperCase() });
  } else if (name !== 'utf-8' && confidence !== 'certain') {
    report.add('trf/encoding-guessed', undefined, { actual: name, confidence });
  }
  if (!bom || name.startsWith('utf-16')) return;
  const player = first?.text.startsWith('001') ? readNumber(first.text.slice(4, 8)) : undefined;
  if (first && player !== undefined) {
    const place = { line: first.number, column: 1, length: 3, lineText: first.text };
    report.add('trf/byte-order-mark-before-player', place, { player });
  } else report.add('trf/byte-order-mark', undefined, {});
}

export function checkLineEnds(lines: readonly TrfLine[], report: Collector): void {
  const names = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR', '': '' } as const;
  const seen = [...new Set(lines.map((line) => names[line.end]))].filter((name) => name !== '');
  if (seen.length > 1) report.add('trf/mixed-line-ends', undefined, { actual: seen.join(', ') });
}

export function checkDialects(dialects: readonly Dialect[], report: Collector): void {
  const engines = dialects.includes('trfx') || dialects.includes('trfbx');
  if (engines && dialects.includes('trf26')) {
    report.add('trf/mixed-dialects', undefined, { actual: dialects });
  }
}

/** Lines that no record table knows; one that looks like a player is a lost player. */
export function checkUnknown(
  unknown: Scan['unknown'],
  isPlayer: (id: number) => boolean,
  report: Collector,
): void {
  const { id, name, points } = PLAYER.fields;
  for (const view of unknown) {
    const record = view.cells.slice(0, 3);
    const player = readNumber(fieldText(view, id));
    const named = fieldText(view, name) !== '' && fieldText(view, points) !== '';
    if (player !== undefined && named && !isPlayer(player) && isPlausiblePlayer(view.cells)) {
      report.add('trf/lost-player-line', placeOf(view, 1, 3), { record, player });
    } else
      report.add('trf/unknown-code', placeOf(view, 1, Math.min(3, view.cells.length)), { record });
  }
}

/** The first missing start number. */
export function checkNumbers(table: PlayerTable, report: Collector): void {
  const at = table.entries.findIndex((entry, index) => entry.player.id !== index + 1);
  const entry = table.entries[at];
  if (!entry) return;
  const place = fieldPlace(entry.view, PLAYER.fields.id);
  report.add('trf/number-gap', place, { actual: entry.player.id, expected: at + 1 });
}

/** Players outside all teams, in an event in which most players are in one. */
export function checkMembership(
  { entries }: PlayerTable,
  teams: readonly Team[],
  report: Collector,
): void {
  const members = new Set(teams.flatMap((team) => team.members));
  if (members.size * 2 <= entries.length) return;
  for (const { view, player } of entries) {
    if (members.has(player.id)) continue;
    const place = fieldPlace(view, PLAYER.fields.id);
    report.add('trf/player-without-team', place, { player: player.id });
  }
}

/** Records that one of the common engines passes over without a word, and so pairs wrongly. */
export function checkEngines(
  scan: Scan,
  table: PlayerTable,
  next: Round | undefined,
  report: Collector,
): void {
  const has = (code: string): boolean => linesOf(scan, code).length > 0;
  const hidden = (next?.byes ?? [])
    .filter((bye) => bye.source === 'XXZ')
    .map((bye) => bye.player)
    .filter((id) => !table.byId.get(id)?.blocks[next!.number - 1]);
  if (hidden.length > 0) {
    const place = linePlace(linesOf(scan, 'XXZ')[0]!);
    report.add('trf/xxz-only', place, { actual: hidden });
  }
  if (has('XXS') && !has('162') && !['BBW', 'BBD', 'BBU', 'BBL', 'BBZ', 'BBF'].some(has)) {
    report.add('trf/xxs-only', linePlace(linesOf(scan, 'XXS')[0]!), {});
  }
  const ignored = IGNORED_BY_JAVAFO.filter(([own, other]) => has(own) && !other.some(has));
  if (ignored.length > 0 && [...scan.records.keys()].some((code) => code.startsWith('XX'))) {
    const actual = ignored.map(([own]) => own);
    const place = linePlace(linesOf(scan, actual[0]!)[0]!);
    report.add('trf/ignored-by-javafo', place, { actual });
  }
  const type = headerText(scan, '092');
  if (parseTypeCode(type)?.stem === 'FIDE_DUTCH') {
    report.add('trf/old-rules-word', linePlace(linesOf(scan, '092')[0]!), { actual: type });
  }
}

const IGNORED_BY_JAVAFO: readonly (readonly [string, readonly string[]])[] = [
  ['142', ['XXR']],
  ['152', ['XXC']],
  ['162', ['XXS']],
  ['240', ['XXZ']],
  ['250', ['XXA']],
  ['260', ['XXP']],
];

/** Remarks about rounds as a whole: the one to pair, doubtful letters, unlikely numbers. */
export function checkRounds(
  table: PlayerTable,
  rounds: readonly Round[],
  finished: number,
  teamEvent: boolean,
  report: Collector,
): void {
  checkNextRound(table, rounds[finished], report);
  checkForfeits(rounds, report);
  if (teamEvent) return;
  for (const round of rounds.slice(0, finished)) {
    checkPabs(table, round, report);
    checkFullByes(table, round, report);
  }
}

function checkNextRound(table: PlayerTable, round: Round | undefined, report: Collector): void {
  if (!round) return;
  const preassigned = round.byes.find((bye) => bye.kind === 'U');
  if (preassigned) {
    const { player } = preassigned;
    const place = blockPlace(table.byId.get(player)!, round.number);
    report.add('trf/preassigned-pab', place, { player, round: round.number });
  } else if (round.byes.length > 0) {
    const data = { round: round.number, actual: round.byes.length };
    report.add('trf/round-to-pair', undefined, data);
  }
}

function checkPabs(table: PlayerTable, { number, byes }: Round, report: Collector): void {
  const pabs = byes.filter((bye) => bye.kind === 'U' && bye.spelling === undefined);
  const [first, second] = pabs;
  if (!first || !second) return;
  const place = blockPlace(table.byId.get(second.player)!, number);
  const message = `the bye of ${first.player}`;
  const related = [{ place: blockPlace(table.byId.get(first.player)!, number), message }];
  const data = { player: second.player, round: number, actual: first.player };
  report.add('trf/two-pabs', place, data, related);
}

/** One F as the only bye of a field that is odd without it looks like the bye of the pairing. */
function checkFullByes(table: PlayerTable, { number, byes }: Round, report: Collector): void {
  const full = byes.filter((bye) => bye.kind === 'F');
  const [only] = full;
  if (!only || full.length > 1 || byes.some((bye) => bye.kind === 'U')) return;
  const { player } = only;
  const place = blockPlace(table.byId.get(player)!, number);
  report.add('trf/full-point-bye', place, { player, round: number });
}

const FEW_GAMES = 8;

function checkForfeits(rounds: readonly Round[], report: Collector): void {
  const games = rounds.flatMap((round) => round.games);
  const forfeits = games.filter(
    ({ whiteResult, blackResult }) =>
      !GAME_RESULT_TABLE[whiteResult].played && !GAME_RESULT_TABLE[blackResult].played,
  );
  if (games.length < FEW_GAMES || forfeits.length * 2 <= games.length) return;
  const data = { actual: forfeits.length, expected: games.length };
  report.add('trf/mostly-forfeits', undefined, data);
}
