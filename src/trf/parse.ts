import type { Player, PointsAdjustment, Settings, Tournament } from '../model/index.js';
import { createTournament, deepFreeze } from '../model/index.js';
import {
  checkDialects,
  checkEncoding,
  checkEngines,
  checkLineEnds,
  checkMembership,
  checkNumbers,
  checkRounds,
  checkUnknown,
} from './check-file.js';
import { checkPoints, explainsPoints, inferHalfByes, isOldBlocks } from './check-points.js';
import { checkTeamPoints } from './check-team-points.js';
import type { Collector } from './collector.js';
import { createCollector } from './collector.js';
import type { Diagnostic } from './diagnostic.js';
import { hasErrors } from './diagnostic.js';
import type { Dialect } from './dialects.js';
import type { TrfDocument } from './document.js';
import { parseDocument } from './document.js';
import type { EncodingName } from './encodings.js';
import type { KnownIds, Scan } from './record-lines.js';
import { linesOf } from './record-lines.js';
import { readAcceleration } from './records/acceleration.js';
import { chooseAdjustments, read299 } from './records/adjustments.js';
import { addAnnounced, readAbsent, readRequested } from './records/byes.js';
import { readForbidden } from './records/forbidden.js';
import { readRounds } from './records/games.js';
import { readInfo } from './records/info.js';
import { readTeamSettings } from './records/matches.js';
import { readNational } from './records/national.js';
import type { PlayerTable } from './records/player.js';
import { readPlayers } from './records/player.js';
import { readScoring } from './records/scoring.js';
import {
  readCommaList,
  readPairingWords,
  readRoundCount,
  readTypeCode,
} from './records/settings.js';
import { isTeamEvent, isTeamType, readTeams } from './records/teams.js';
import { nationalLines, scanLines, seenDialects } from './scan.js';
import type { LineView } from './view.js';

export interface ParseOptions {
  /** Name of the file, for the places of diagnostics. */
  readonly file?: string | undefined;
  /** The encoding of bytes, when it is known; otherwise it is detected. */
  readonly encoding?: EncodingName | undefined;
  /** Refuses what is only tolerated: odd spellings become errors, and errors leave no tournament. */
  readonly strict?: boolean | undefined;
}

export interface ParsedTrf {
  /** The file as it is, for writing it back and for edits. */
  readonly document: TrfDocument;
  /** Undefined only when there is no usable player line, or when a strict reading finds errors. */
  readonly tournament: Tournament | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The dialects whose records are in the file. */
  readonly dialects: readonly Dialect[];
}

/**
 * Reads a tournament report file: TRF06, TRF16, TRFx, TRFbx, TRF26 and mixes of them, individuals
 * and teams. Bad data never throws; what is odd, doubtful or wrong is in the diagnostics.
 */
export function parseTrf(input: string | Uint8Array, options: ParseOptions = {}): ParsedTrf {
  const report = createCollector(options);
  const document = parseDocument(input, options.encoding);
  const scan = scanLines(document.lines, report);
  const table = readPlayers(linesOf(scan, '001'), report);
  const isPlayer = (id: number): boolean => table.byId.has(id);
  const { national, unknown } = nationalLines(scan, isPlayer);
  const dialects = seenDialects(scan, isOldBlocks(table.entries), national.length > 0);
  checkEncoding(document.encoding, document.lines[0], report);
  checkLineEnds(document.lines, report);
  checkUnknown(unknown, isPlayer, report);
  checkDialects(dialects, report);
  const usable = table.entries.length > 0;
  const tournament = usable ? buildTournament(scan, table, national, report) : undefined;
  const diagnostics = report.finish();
  const refused = options.strict === true && hasErrors(diagnostics);
  return deepFreeze({
    document,
    tournament: refused ? undefined : tournament,
    diagnostics,
    dialects,
  });
}

function buildTournament(
  scan: Scan,
  table: PlayerTable,
  national: readonly LineView[],
  report: Collector,
): Tournament {
  const teamEvent = isTeamEvent(scan);
  const { rounds, finished, doubtful } = readRounds(table, teamEvent, report);
  const teams = readTeams(scan, (id) => table.byId.has(id), report);
  const teamIds = new Set(teams.map((team) => team.id));
  const isKnown = (id: number): boolean => (teamEvent ? teamIds : table.byId).has(id);
  const known = { isKnown, teamEvent };
  const settings = readSettings(scan, finished, known, report);
  const requested = readRequested(scan, report);
  const absent = readAbsent(scan, report);
  const announced = teamEvent ? absent : [...absent, ...requested];
  const { entries } = table;
  const informative = teamEvent || (teams.length > 0 && isTeamType(scan));
  const inferred = informative
    ? rounds
    : inferHalfByes(entries, rounds, settings, doubtful, report);
  const count = settings.roundCount;
  const complete = addAnnounced(table, inferred, finished, count, announced, report);
  const check = { entries, rounds: complete, settings, finished, doubtful };
  const adjustments: readonly PointsAdjustment[] = chooseAdjustments(
    linesOf(scan, '299').flatMap((view) => read299(view, report)),
    (choice) => informative || explainsPoints(check, choice),
    report,
  );
  const final = { ...settings, adjustments };
  checkNumbers(table, report);
  if (teamEvent) checkMembership(table, teams, report);
  checkRounds(table, complete, finished, informative, report);
  checkPoints({ ...check, settings: final }, informative, report);
  checkEngines(scan, table, complete[finished], report);
  const tournament = createTournament({
    info: readInfo(scan),
    settings: final,
    players: withNational(table, national),
    fileOrder: [...table.byId.keys()],
    rounds: complete,
    teams,
    teamSettings: readTeamSettings(scan, teams, teamEvent ? requested : [], report),
  });
  if (teamEvent) checkTeamPoints(tournament, scan, report);
  return tournament;
}

function withNational(table: PlayerTable, views: readonly LineView[]): readonly Player[] {
  const national = readNational(views);
  return table.entries.map(({ player }) => {
    const own = national.get(player.id);
    return own ? { ...player, national: own } : player;
  });
}

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
