import { lastPlayedRound } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { parseTypeCode } from '../model/type-code.js';
import { readTypeWords } from '../model/type-words.js';
import { describeStart, startDay } from '../systems/dates.js';
import { hasTeamRecords } from '../systems/team-games.js';
import type { Context } from './context.js';
import { chooseStandingsEdition, type EditionChoice } from './editions.js';
import type { Field } from './field.js';
import type { StandingsOptions } from './options.js';
import { parseTieBreak, parseTieBreaks, type TieBreak, type Unit } from './parse-code.js';
import { playerField } from './player-field.js';
import { ratingsUsable } from './ratings.js';
import { teamField } from './team-field.js';

/** Something the reader of a table should know. "error": a tie-break was left out. */
export interface StandingsNote {
  readonly severity: 'info' | 'warning' | 'error';
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

export interface Prepared {
  readonly context: Context;
  readonly edition: EditionChoice;
  readonly tieBreaks: readonly TieBreak[];
  readonly notes: readonly StandingsNote[];
}

/** Settles everything that options and file leave open, and says what was assumed. */
export function prepare(tournament: Tournament, options: StandingsOptions): Prepared {
  const notes: StandingsNote[] = [];
  const edition = chooseStandingsEdition(tournament.info, options.edition);
  if (edition.source === 'latest') {
    notes.push({
      severity: 'info',
      code: 'standings/edition',
      message: `No readable start date (record 042): the tie-breaks of ${edition.edition.id} are used`,
      help: 'Give the edition, or a start date as YYYY/MM/DD',
    });
  }
  const start = startDay(tournament.info);
  if (start && edition.doubtful) {
    notes.push({
      severity: 'warning',
      code: 'standings/edition-doubtful',
      message: `The tie-breaks of ${edition.edition.id} are used, but ${describeStart(start, edition.doubtful)}`,
      help: 'Give the edition, or the dates as YYYY/MM/DD',
    });
  }
  const field = fieldOf(tournament, options, notes);
  const { tieBreaks: _, edition: __, round: ___, ...choices } = options;
  const context: Context = {
    tournament,
    field,
    edition: edition.edition,
    choices,
    memo: new Map(),
  };
  const tieBreaks = tieBreaksOf(context, options, notes);
  return { context, edition, tieBreaks, notes };
}

/** Record 192 or 092 speaks of teams, and there are teams with members. */
export function isTeamEvent(tournament: Tournament): boolean {
  const { settings, info, teams } = tournament;
  if (!teams.some(({ members }) => members.length > 0)) return false;
  if (settings.typeCode !== undefined) return parseTypeCode(settings.typeCode)?.teams === true;
  const stated = readTypeWords(info.type).teams;
  if (stated !== undefined) return stated;
  return hasTeamRecords(tournament);
}

/** Records 192 or 092 name a schedule known beforehand (C.07 art. 15). */
export function isPredetermined({ settings, info }: Tournament): boolean {
  const { typeCode } = settings;
  const kind =
    typeCode === undefined ? readTypeWords(info.type).kind : parseTypeCode(typeCode)?.kind;
  return kind === 'roundRobin' || kind === 'schiller' || kind === 'scheveningen';
}

/** Record 192: ..._GP_MP or ..._GP means game points first. */
export function primaryUnit({ settings }: Tournament): Unit {
  return parseTypeCode(settings.typeCode ?? '')?.scores[0] ?? 'MP';
}

function fieldOf(tournament: Tournament, options: StandingsOptions, notes: StandingsNote[]): Field {
  const participants = options.participants ?? (isTeamEvent(tournament) ? 'teams' : 'players');
  const teams = participants === 'teams';
  const predetermined = options.predetermined ?? isPredetermined(tournament);
  const played = lastPlayedRound(tournament, teams ? 'team' : 'player');
  const { round = played } = options;
  if (!Number.isInteger(round) || round < 0) {
    throw new RangeError(`Expected a round from 0 to ${tournament.rounds.length}, found ${round}`);
  }
  const rounds = Math.min(round, tournament.rounds.length);
  if (rounds < round) {
    notes.push({
      severity: 'warning',
      code: 'standings/round',
      message: `The tournament has ${tournament.rounds.length} rounds, not ${round}`,
      help: `The standings are those after round ${rounds}`,
    });
  }
  const field = teams
    ? teamField(tournament, rounds, predetermined, options.primary ?? primaryUnit(tournament))
    : playerField(tournament, rounds, predetermined);
  if (field.pending > 0) {
    notes.push({
      severity: 'warning',
      code: 'standings/pending',
      message: `${field.pending} games have no result yet`,
      help: 'They count as draws; the standings are provisional',
    });
  }
  return field;
}

function tieBreaksOf(
  context: Context,
  options: StandingsOptions,
  notes: StandingsNote[],
): TieBreak[] {
  const { tieBreaks: stated, decisiveTieBreaks } = context.tournament.settings;
  const fromFile = stated.length > 0 ? stated : decisiveTieBreaks;
  const { tieBreaks, errors } = parseTieBreaks(options.tieBreaks ?? fromFile);
  for (const { message, help } of errors) {
    notes.push({ severity: 'error', code: 'standings/tie-break', message, help });
  }
  const fitting = tieBreaks.filter((tieBreak) => fits(context, tieBreak, notes));
  if (fitting.some(({ definition }) => definition.code === 'PTS')) return fitting;
  const points = parseTieBreak('PTS');
  return points.ok ? [points.tieBreak, ...fitting] : fitting;
}

/** Can this tie-break be computed for these participants; notes what is odd about it. */
function fits(context: Context, tieBreak: TieBreak, notes: StandingsNote[]): boolean {
  const { field, edition } = context;
  const { definition, text } = tieBreak;
  if (definition.participants !== 'both' && definition.participants !== field.participants) {
    notes.push({
      severity: 'error',
      code: 'standings/participants',
      message: `${text} (${definition.title}) is a tie-break for ${definition.participants}`,
      help: `These are standings of ${field.participants}: it is left out`,
    });
    return false;
  }
  if (!definition.editions.includes(edition.id)) {
    notes.push({
      severity: 'warning',
      code: 'standings/edition-lacks',
      message: `${text} is not in the tie-breaks of ${edition.id}`,
      help: `It is computed all the same, with the rules of ${edition.id} for unplayed rounds`,
    });
  }
  if (field.predetermined && ['BH', 'FB', 'AOB', 'SOB'].includes(definition.code)) {
    notes.push({
      severity: 'warning',
      code: 'standings/round-robin',
      message: `${text} says nothing in a round robin: everybody meets everybody`,
      help: 'C.07:2026 forbids the Buchholz family there (art. 8)',
    });
  }
  if (definition.family === 'rating' && !ratingsUsable(context, tieBreak)) {
    notes.push({
      severity: 'warning',
      code: 'standings/unrated',
      message: `${text} is dropped because a participant is unrated`,
      help: 'Give the rating that unrated players count with, for example /U1000 (C.07 art. 10)',
    });
  }
  return true;
}
