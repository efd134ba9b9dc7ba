import type { Tournament } from '../model/tournament.js';
import { type EventKind, parseTypeCode } from '../model/type-code.js';
import { readTypeWords } from '../model/type-words.js';
import { PAIRING_SYSTEMS } from './registry.js';
import { observeSchedule, type Schedule } from './schedule.js';
import type { PairingSystem } from './system.js';
import { arePlayedByTeams, hasTeamRecords, MATCH_SHARE, teamGames } from './team-games.js';
import { type NamedSystem, systemOfCode, systemOfKind, systemOfWords } from './type-codes.js';

/** Where a statement about the system stands. */
export interface Source {
  readonly record: '192' | '092';
  readonly text: string;
}

/** What an event is that no system here judges. */
export type OtherEvent =
  /** Record 192 or 092 names a system or kind that is not known here. */
  | { readonly what: 'named'; readonly source: Source; readonly kind: EventKind | undefined }
  /** A team event; `source` when words say so, `games` when the pairings do. */
  | {
      readonly what: 'teams';
      readonly source?: Source;
      readonly games?: { readonly games: number; readonly matches: number };
    }
  | { readonly what: 'schedule'; readonly schedule: Schedule; readonly source?: Source };

/** A text in record 092 that does not name a system; `swiss`: only that it is a Swiss. */
export interface UnclearWords {
  readonly source: Source;
  readonly swiss: boolean;
}

/** What a report tells about its pairing system. */
export type Evidence =
  | { readonly kind: 'named'; readonly system: NamedSystem; readonly source: Source }
  /** The pairings show a schedule that a system pairs; `source` calls it something else. */
  | {
      readonly kind: 'seen';
      readonly system: NamedSystem;
      readonly schedule: Schedule;
      readonly source?: Source;
    }
  | { readonly kind: 'other'; readonly event: OtherEvent }
  /** Nothing speaks against a Swiss of individuals, and nothing names its system. */
  | { readonly kind: 'nothing'; readonly words?: UnclearWords };

/**
 * Looks for the system of a tournament: a type code is believed; without one, team lists whose games
 * are team against team, the schedule of the pairings and the words of 092 are weighed.
 */
export function evidenceOf(
  tournament: Tournament,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): Evidence {
  const { info, settings } = tournament;
  const code = settings.typeCode?.trim() ?? '';
  if (code !== '') return ofCode(code, { record: '192', text: code }, systems);
  const text = info.type.trim();
  const source: Source = { record: '092', text };
  if (parseTypeCode(text)?.kind !== undefined || systemOfCode(text, systems)) {
    return ofCode(text, source, systems);
  }
  const named = systemOfWords(text, systems);
  const words = readTypeWords(text);
  const scheduled = systemOfKind(words.kind, words.teams === true ? 'team' : 'player', systems);
  if (!named && scheduled && isPlayable(scheduled, tournament)) {
    return { kind: 'named', system: scheduled, source };
  }
  return (
    teamEvidence(tournament, named, source) ??
    scheduleEvidence(tournament, named, source, systems) ??
    (named ? { kind: 'named', system: named, source } : ofWords(source))
  );
}

/** Teams without members have no matches that could be judged. */
const isPlayable = ({ unit }: NamedSystem, { teams }: Tournament): boolean =>
  unit === 'player' || teams.some(({ members }) => members.length > 0);

function ofCode(code: string, source: Source, systems: readonly PairingSystem[]): Evidence {
  const system = systemOfCode(code, systems);
  if (system) return { kind: 'named', system, source };
  return other({ what: 'named', source, kind: parseTypeCode(code)?.kind });
}

const other = (event: OtherEvent): Evidence => ({ kind: 'other', event });

/** A report of teams is never one of an individual Swiss; its system must be named. */
function teamEvidence(
  tournament: Tournament,
  named: NamedSystem | undefined,
  source: Source,
): Evidence | undefined {
  const stated = readTypeWords(source.text).teams;
  const games = teamGames(tournament);
  const played = games !== undefined && arePlayedByTeams(games);
  const listed =
    stated === undefined &&
    hasTeamRecords(tournament) &&
    (games === undefined || games.inMatches >= games.games * MATCH_SHARE);
  if (!played && !listed && stated !== true) return undefined;
  if (named?.unit === 'team' && isPlayable(named, tournament)) {
    return { kind: 'named', system: named, source };
  }
  return other({
    what: 'teams',
    ...(stated === true && { source }),
    ...(played && { games: { games: games.games, matches: games.matches } }),
  });
}

/** A schedule that no Swiss gives is believed whatever 092 says. */
function scheduleEvidence(
  tournament: Tournament,
  named: NamedSystem | undefined,
  source: Source,
  systems: readonly PairingSystem[],
): Evidence | undefined {
  const { kind } = readTypeWords(source.text);
  const isSwiss = named !== undefined || kind === 'swiss';
  const schedule = observeSchedule(tournament, isSwiss);
  if (!schedule) return undefined;
  const although = isSwiss && { source };
  const system = systemOfKind(schedule.kind, 'player', systems);
  return system
    ? { kind: 'seen', system, schedule, ...although }
    : other({ what: 'schedule', schedule, ...although });
}

/** Names of other Swiss systems in record 092. */
const OTHER_SWISS =
  /\b(?:lim|dubov|burstein|keizer|monrad|mcmahon|amalfi)\b|double.?swiss|doppel.?schweiz/iu;

function ofWords(source: Source): Evidence {
  const { kind } = readTypeWords(source.text);
  const isOther = OTHER_SWISS.test(source.text) || (kind !== undefined && kind !== 'swiss');
  if (isOther) return other({ what: 'named', source, kind });
  if (source.text === '') return { kind: 'nothing' };
  return { kind: 'nothing', words: { source, swiss: kind === 'swiss' } };
}
