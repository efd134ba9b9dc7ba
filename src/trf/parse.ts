import type { AccelerationRange, Bye, Round, Settings, Tournament } from '../model/index.js';
import { createTournament } from '../model/index.js';
import { checkPoints } from './check-points.js';
import type { Collector } from './collector.js';
import { createCollector, placeOf } from './collector.js';
import type { Diagnostic } from './diagnostic.js';
import type { TrfLine } from './lines.js';
import { splitLines } from './lines.js';
import { readInfo } from './read-info.js';
import type { PlayerLine } from './read-player.js';
import { readPlayerLine } from './read-player.js';
import type { PlayerTable } from './read-rounds.js';
import { hasOpponents, readRounds } from './read-rounds.js';
import { readScoring } from './read-scoring.js';
import type { AnnouncedBye } from './read-settings.js';
import {
  bodyOf,
  EVERY_ROUND,
  read240,
  read250,
  read260,
  read299,
  readIds,
  readInitialColour,
  readRoundCount,
  readXxa,
  readXxc,
  readXxz,
  refuseRecord,
} from './read-settings.js';

export interface ParseOptions {
  /** Name of the file, for the places of diagnostics. */
  readonly file?: string;
}

export interface TrfDocument {
  readonly lines: readonly TrfLine[];
}

export interface ParsedTrf {
  readonly document: TrfDocument;
  /** Undefined only when the file has no usable player line. */
  readonly tournament: Tournament | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a tournament report file (TRF06, TRF16, TRFx, TRFbx, TRF26 and mixes). Never throws on data. */
export function parseTrf(input: string | Uint8Array, options: ParseOptions = {}): ParsedTrf {
  const report = createCollector(options.file);
  const text = typeof input === 'string' ? input : decode(input);
  const lines = splitLines(text.replace(/^\ufeff/, ''));
  const byCode = groupByCode(lines);
  const table = readPlayers(byCode.get('001') ?? [], report);
  const tournament = table.entries.length > 0 ? build(byCode, table, report) : undefined;
  if (!tournament) report.add('trf/no-players', undefined, {});
  return { document: { lines }, tournament, diagnostics: report.finish() };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function groupByCode(lines: readonly TrfLine[]): Map<string, TrfLine[]> {
  const groups = new Map<string, TrfLine[]>();
  for (const line of lines) {
    const separator = line.text.charCodeAt(3);
    if (line.text.length > 3 && separator !== 32 && separator !== 9) continue;
    const code = line.text.slice(0, 3);
    const group = groups.get(code);
    if (group) group.push(line);
    else groups.set(code, [line]);
  }
  return groups;
}

function readPlayers(lines: readonly TrfLine[], report: Collector): PlayerTable {
  const byId = new Map<number, PlayerLine>();
  for (const line of lines) {
    const entry = readPlayerLine(line, report);
    if (!entry) continue;
    const known = byId.get(entry.player.id);
    if (known) {
      const related = [{ place: placeOf(known.line, 5, 8), message: 'first used here' }];
      report.add('trf/duplicate-player', placeOf(line, 5, 8), { player: entry.player.id }, related);
    } else byId.set(entry.player.id, entry);
  }
  const entries = [...byId.values()].sort((a, b) => a.player.id - b.player.id);
  return { entries, byId };
}

type Lines = ReadonlyMap<string, readonly TrfLine[]>;

function build(lines: Lines, table: PlayerTable, report: Collector): Tournament {
  const all = (code: string): readonly TrfLine[] => lines.get(code) ?? [];
  const rounds = readRounds(table, report);
  const finished = finishedRounds(table, rounds, report);
  const settings = readSettings(all, finished, report);
  const teams = all('310').length > 0;
  const announced = [
    ...all('XXZ').flatMap((line) => readXxz(line, report)),
    ...(teams ? [] : all('240').flatMap((line) => read240(line, report))),
  ];
  const complete = addAnnounced(table, rounds, finished, announced, report);
  if (!teams) checkPoints(table, complete, settings, finished, new Set(), report);
  return createTournament({
    info: readInfo(all),
    settings,
    players: table.entries.map((entry) => entry.player),
    fileOrder: [...table.byId.keys()],
    rounds: complete,
  });
}

/** Number of the last round with a game; a lone U after it belongs to the round to pair. */
function finishedRounds(table: PlayerTable, rounds: readonly Round[], report: Collector): number {
  let finished = 0;
  for (const { number } of rounds) if (hasOpponents(table, number)) finished = number;
  const next = rounds[finished];
  const preassigned = next?.byes.find((bye) => bye.kind === 'U');
  if (preassigned) {
    const { player } = preassigned;
    report.add('trf/preassigned-pab', undefined, { player, round: finished + 1 });
  }
  return finished;
}

function readSettings(
  all: (code: string) => readonly TrfLine[],
  finished: number,
  report: Collector,
): Partial<Settings> & Settings {
  const xxc = all('XXC').map(readXxc);
  const initialColour =
    all('152')
      .map((line) => readInitialColour(line, report))
      .find((colour) => colour) ?? xxc.find((words) => words.initialColour)?.initialColour;
  const roundCount = chooseRoundCount(all, finished, report);
  const typeCode = all('192')
    .map(bodyOf)
    .find((text) => text !== '');
  const scoringLines = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU', 'XXS', '162'].flatMap(all);
  const acceleration: AccelerationRange[] = all('XXA').flatMap((line) => readXxa(line, report));
  return {
    scoring: readScoring(scoringLines, report),
    rankByFileOrder: xxc.some((words) => words.rankByFileOrder),
    acceleration: [...acceleration, ...all('250').flatMap((line) => read250(line, report) ?? [])],
    forbidden: [
      ...all('XXP').flatMap((line) => {
        const ids = readIds(bodyOf(line));
        if (!ids) refuseRecord(line, 'start numbers', report);
        return ids ? [{ ids, from: 1, to: EVERY_ROUND, source: 'XXP' as const }] : [];
      }),
      ...all('260').flatMap((line) => read260(line, report) ?? []),
    ],
    adjustments: all('299').flatMap((line) => read299(line, report) ?? []),
    tieBreaks: all('212').flatMap((line) => splitList(bodyOf(line))),
    decisiveTieBreaks: all('202').flatMap((line) => splitList(bodyOf(line))),
    ...(roundCount !== undefined && { roundCount }),
    ...(initialColour !== undefined && { initialColour }),
    ...(typeCode !== undefined && { typeCode }),
  };
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function chooseRoundCount(
  all: (code: string) => readonly TrfLine[],
  finished: number,
  report: Collector,
): number | undefined {
  const read = (code: string) =>
    all(code)
      .filter((line) => bodyOf(line) !== '')
      .map((line) => ({ line, count: readRoundCount(line, report) }))
      .find((entry) => entry.count !== undefined);
  const official = read('142');
  const javafo = read('XXR');
  const count = official?.count ?? javafo?.count;
  if (count === undefined) {
    report.add('trf/no-round-count', undefined, {});
    return undefined;
  }
  if (official && javafo && official.count !== javafo.count) {
    report.add(
      'trf/round-count-conflict',
      placeOf(javafo.line, 1, javafo.line.text.length),
      {
        actual: javafo.count!,
        expected: official.count!,
        round: Math.min(javafo.count!, official.count!),
        used: '142',
      },
      [{ place: placeOf(official.line, 1, official.line.text.length), message: 'record 142' }],
    );
  }
  if (finished > count) {
    const { line } = (official ?? javafo)!;
    const data = { actual: finished, expected: count, round: count };
    report.add('trf/too-many-rounds', placeOf(line, 1, line.text.length), data);
  }
  return count;
}

/** Puts the byes of XXZ and 240 into the rounds; those of finished rounds must agree. */
function addAnnounced(
  table: PlayerTable,
  rounds: readonly Round[],
  finished: number,
  announced: readonly AnnouncedBye[],
  report: Collector,
): Round[] {
  const complete = rounds.map((round) => ({ ...round, byes: [...round.byes] }));
  for (const { kind, round: stated, id, line, source } of announced) {
    const place = placeOf(line, 1, line.text.trimEnd().length);
    if (!table.byId.has(id)) {
      report.add('trf/unknown-player', place, { record: source, actual: id });
      continue;
    }
    const number = stated === 0 ? finished + 1 : stated;
    if (number > EVERY_ROUND) continue;
    while (number > complete.length) {
      complete.push({ number: complete.length + 1, games: [], byes: [] });
    }
    const round = complete[number - 1]!;
    const index = round.byes.findIndex((bye) => bye.player === id);
    const game = round.games.find((entry) => entry.white === id || entry.black === id);
    const bye: Bye | undefined = round.byes[index];
    if (game || (bye && bye.kind !== kind)) {
      const data = { player: id, round: number, record: source };
      const actual = bye ? `the bye ${bye.kind}` : 'a game';
      report.add('trf/bye-conflict', place, { ...data, actual, expected: kind });
    } else if (bye) round.byes[index] = number > finished ? { ...bye, source } : bye;
    else if (number > finished) round.byes.push({ player: id, kind, source });
  }
  for (const round of complete) round.byes.sort((a, b) => a.player - b.player);
  return complete;
}
