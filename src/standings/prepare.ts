import { counted, plural } from '../model/counted.js';
import { lastPairedRound, lastPlayedRound, recordedRounds } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { parseTypeCode } from '../model/type-code.js';
import { readTypeWords } from '../model/type-words.js';
import { describeStart, startDay } from '../systems/dates.js';
import { hasTeamRecords } from '../systems/team-games.js';
import { type Context, isFore } from './context.js';
import { chooseStandingsEdition, type EditionChoice } from './editions.js';
import type { Field } from './field.js';
import type { StandingsOptions } from './options.js';
import {
  parseTieBreak,
  parseTieBreaks,
  type TieBreak,
  type TieBreakError,
  type Unit,
} from './parse-code.js';
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
  readonly leftOut: readonly LeftOutTieBreak[];
  readonly notes: readonly StandingsNote[];
}

/** A tie-break of the list that could not be computed: the order of those it should split is open. */
export interface LeftOutTieBreak {
  /** As the list has it. */
  readonly code: string;
  readonly reason: string;
  /** How many columns of the standings come before it. */
  readonly after: number;
}

/** Settles everything that options and file leave open, and says what was assumed. */
export function prepare(tournament: Tournament, options: StandingsOptions): Prepared {
  const notes: StandingsNote[] = [];
  const edition = chooseStandingsEdition(tournament.info, options.edition);
  const { field, final } = fieldsOf(tournament, options, notes);
  const { tieBreaks: _, edition: __, round: ___, ...choices } = options;
  const context: Context = {
    tournament,
    field,
    ...(final && { final }),
    edition: edition.edition,
    choices,
    memo: new Map(),
  };
  const { tieBreaks, leftOut } = tieBreaksOf(context, options, notes);
  const usesEdition = tieBreaks.some(({ definition }) => definition.code !== 'PTS');
  const assumed = usesEdition ? editionNotes(tournament, edition) : [];
  return { context, edition, tieBreaks, leftOut, notes: [...assumed, ...notes] };
}

/** What leaves the edition open; it says nothing where points alone rank. */
function editionNotes({ info }: Tournament, choice: EditionChoice): StandingsNote[] {
  const { edition, source, doubtful } = choice;
  if (source === 'latest') {
    return [
      {
        severity: 'info',
        code: 'standings/edition',
        message: `No readable start date (record 042): the tie-breaks of ${edition.id} are used`,
        help: 'Give the edition, or a start date as YYYY/MM/DD',
      },
    ];
  }
  const start = startDay(info);
  if (!start || !doubtful) return [];
  return [
    {
      severity: 'warning',
      code: 'standings/edition-doubtful',
      message: `The tie-breaks of ${edition.id} are used: ${describeStart(start, doubtful)}`,
      help: 'Give the edition, or the dates as YYYY/MM/DD',
    },
  ];
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

function fieldsOf(
  tournament: Tournament,
  options: StandingsOptions,
  notes: StandingsNote[],
): Pick<Context, 'field' | 'final'> {
  const participants = options.participants ?? (isTeamEvent(tournament) ? 'teams' : 'players');
  const teams = participants === 'teams';
  const predetermined = options.predetermined ?? isPredetermined(tournament);
  const unit = teams ? 'team' : 'player';
  const played = lastPlayedRound(tournament, unit);
  const { round = played } = options;
  if (!Number.isInteger(round) || round < 0) {
    throw new RangeError(`Expected a round from 0 to ${tournament.rounds.length}, found ${round}`);
  }
  const rounds = Math.min(round, tournament.rounds.length);
  if (rounds < round) {
    notes.push({
      severity: 'warning',
      code: 'standings/round',
      message: `${counted(tournament.rounds.length, 'round')} of the tournament ${plural(tournament.rounds.length, 'is', 'are')} recorded, not ${round}`,
      help: `The standings are those after round ${rounds}`,
    });
  }
  const primary = options.primary ?? primaryUnit(tournament);
  const fieldOf = (count: number): Field =>
    teams
      ? teamField(tournament, count, predetermined, primary)
      : playerField(tournament, count, predetermined);
  const field = fieldOf(rounds);
  if (field.pending > 0) {
    notes.push({
      severity: 'warning',
      code: 'standings/pending',
      message: `${counted(field.pending, 'game')} ${plural(field.pending, 'has', 'have')} no result yet`,
      help: 'They give nothing yet; the standings are provisional',
    });
  }
  const paired = lastPairedRound(recordedRounds(tournament, unit));
  const isFinal = paired > rounds && paired === tournament.settings.roundCount;
  return options.round === undefined && isFinal ? { field, final: fieldOf(paired) } : { field };
}

/** The criteria in their order, points first, and those of the list that cannot be computed. */
function tieBreaksOf(
  context: Context,
  options: StandingsOptions,
  notes: StandingsNote[],
): Pick<Prepared, 'tieBreaks' | 'leftOut'> {
  const { tieBreaks: stated, decisiveTieBreaks } = context.tournament.settings;
  const fromFile = stated.length > 0 ? stated : decisiveTieBreaks;
  const { parsed } = parseTieBreaks(options.tieBreaks ?? fromFile);
  if (parsed.length === 0) {
    notes.push({
      severity: 'info',
      code: 'standings/no-tie-breaks',
      message: 'neither file nor command names tie-breaks: points alone rank',
      help: 'Give a list, or record 212: ranks inside ties are not compared',
    });
  }
  const tieBreaks: TieBreak[] = [];
  const leftOut: LeftOutTieBreak[] = [];
  const points = parseTieBreak('PTS');
  const placed = parsed.some((one, place) => one.ok && placesPoints(context, one.tieBreak, place));
  if (points.ok && !placed) tieBreaks.push(points.tieBreak);
  for (const one of parsed) {
    const bar = one.ok ? whyLeftOut(context, one.tieBreak) : unreadable(one.error);
    if (bar) {
      notes.push(bar);
      const code = one.ok ? one.tieBreak.text : one.error.text;
      leftOut.push({ code, reason: bar.message, after: tieBreaks.length });
    }
    if (!one.ok || bar?.severity === 'error') continue;
    tieBreaks.push(one.tieBreak);
    notes.push(...oddities(context, one.tieBreak));
  }
  return { tieBreaks, leftOut };
}

/**
 * Whether a list says with this code where the points stand: PTS does at any place, the unit that
 * ranks only at the first. PTS:GP after match points is a tie-break like others.
 */
const placesPoints = ({ field }: Context, { definition, unit }: TieBreak, place: number): boolean =>
  definition.code === 'PTS' && (unit === undefined || (place === 0 && unit === field.primary));

const unreadable = ({ message, help }: TieBreakError): StandingsNote => ({
  severity: 'error',
  code: 'standings/tie-break',
  message,
  help,
});

/** Why a tie-break cannot be computed for these participants. A warning: it stands, without values. */
function whyLeftOut(context: Context, tieBreak: TieBreak): StandingsNote | undefined {
  const { field } = context;
  const { definition, text } = tieBreak;
  if (definition.participants !== 'both' && definition.participants !== field.participants) {
    return {
      severity: 'error',
      code: 'standings/participants',
      message: `${text} (${definition.title}) is a tie-break for ${definition.participants}`,
      help: `These are standings of ${field.participants}: it is left out`,
    };
  }
  if (definition.family === 'rating' && !ratingsUsable(context, tieBreak)) {
    return {
      severity: 'warning',
      code: 'standings/unrated',
      message: `${text} is dropped because a participant is unrated`,
      help: 'Give the rating that unrated players count with, for example /U1000 (C.07 art. 10)',
    };
  }
  return undefined;
}

/** What is odd about a tie-break that is computed all the same. */
function oddities({ field, edition, tournament }: Context, tieBreak: TieBreak): StandingsNote[] {
  const { definition, text } = tieBreak;
  const { roundCount } = tournament.settings;
  const notes: StandingsNote[] = [];
  if (!definition.editions.includes(edition.id)) {
    notes.push({
      severity: 'warning',
      code: 'standings/edition-lacks',
      message: `${text} is not in the tie-breaks of ${edition.id}`,
      help: `It is computed all the same, with the rules of ${edition.id} for unplayed rounds`,
    });
  }
  if (isFore(tieBreak) && roundCount === undefined && field.rounds > 0) {
    notes.push({
      severity: 'info',
      code: 'standings/final-round',
      message: `The number of rounds is not stated: round ${field.rounds} counts as the final one for ${text}`,
      help: 'State it (record 142 or XXR); before the final round Fore Buchholz is Buchholz',
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
  return notes;
}
