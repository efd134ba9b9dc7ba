import { counted, plural } from '../model/counted.js';
import type { Compared, DiagnosticData, InRecord } from './diagnostic.js';
import { code, quote } from './diagnostic.js';

const LAST_ROUND = 'pairing rules make exceptions for the last round';

/** Diagnostics about header and setting records, and about teams. */
export const SETTING_CODES = {
  'trf/bad-record': code<Compared & InRecord>({
    severity: 'error',
    title: 'Unreadable record',
    message: ({ record, actual, expected }) =>
      `Unexpected ${quote(actual)} in record ${record}, expected ${expected}`,
    help: 'correct the record; it was not used',
    blocks: 'file',
  }),
  'trf/record-spelling': code<Compared & InRecord>({
    severity: 'warning',
    title: 'Record in unusual spelling',
    message: ({ record, actual, expected }) =>
      `Unexpected ${quote(actual)} in record ${record}, read as ${expected}`,
    help: 'write it as the record asks; other programs refuse or ignore it',
    tolerated: true,
  }),
  'trf/unknown-word': code<InRecord & { actual: string }>({
    severity: 'warning',
    title: 'Unknown word',
    message: ({ record, actual }) => `Unknown word ${quote(actual)} in record ${record}`,
    why: 'JaVaFo record XXC: rank, white1, black1',
    help: 'remove the word',
    tolerated: true,
  }),
  'trf/round-count-conflict': code<
    DiagnosticData & { actual: number; expected: number; round: number; used: string }
  >({
    severity: 'error',
    title: 'XXR and 142 disagree',
    message: ({ actual, expected, used }) =>
      `XXR says ${counted(actual, 'round')}, but 142 says ${expected}; ${used} is used`,
    why: `${LAST_ROUND}, and engines choose differently`,
    help: 'make both records say the same',
    blocks: 'round',
  }),
  'trf/no-round-count': code<DiagnosticData>({
    severity: 'warning',
    title: 'Number of rounds is not stated',
    message: () => 'The file does not say how many rounds the tournament has (142 or XXR)',
    why: LAST_ROUND,
    help: 'add a line such as "142 9" or "XXR 9"',
  }),
  'trf/too-many-rounds': code<DiagnosticData & { actual: number; expected: number; round: number }>(
    {
      severity: 'error',
      title: 'More rounds than planned',
      message: ({ actual, expected }) =>
        `The file has results of round ${actual}, but says that the tournament has ${counted(expected, 'round')}: which round is the last one is in doubt`,
      why: 'TRF26 record 142, JaVaFo record XXR',
      help: 'correct the number of rounds, or remove the superfluous results',
      blocks: 'round',
    },
  ),
  'trf/initial-colour-conflict': code<Compared>({
    severity: 'warning',
    title: 'Initial colour stated twice',
    message: ({ actual, expected }) =>
      `XXC gives ${actual} to the first player, but 152 gives ${expected}; 152 is used`,
    why: 'the initial colour is drawn once, before round 1',
    help: 'make both records say the same',
  }),
  'trf/no-initial-colour': code<DiagnosticData>({
    severity: 'info',
    title: 'Initial colour is not stated',
    message: () =>
      'The file does not say which colour the first player has in round 1 (152 or XXC)',
    why: 'the initial colour is drawn by lot, so nothing else tells it; engines refuse or invent one',
    help: 'add a line such as "152 W" or "XXC white1"',
  }),
  'trf/scoring-conflict': code<Compared & { symbol: string }>({
    severity: 'error',
    title: 'Point systems disagree',
    message: ({ symbol, actual, expected }) =>
      `${symbol} gives ${actual}, but another record gives ${expected}; the latter is used`,
    why: '162, BB? and XXS state the same point system',
    help: 'make the records say the same',
    blocks: 'file',
  }),
  'trf/xxs-only': code<DiagnosticData>({
    severity: 'warning',
    title: 'Point system only in XXS',
    message: () => 'The point system is stated by XXS only, which bbpPairings ignores',
    help: 'add the records BBW, BBD ... or 162',
  }),
  'trf/xxz-only': code<DiagnosticData & { actual: readonly number[] }>({
    severity: 'warning',
    title: 'Absences only in XXZ',
    message: ({ actual }) =>
      `XXZ alone says that ${plural(actual.length, 'player')} ${actual.join(', ')} will be absent: bbpPairings ignores it and pairs them`,
    help: 'write "0000 - Z" in the column of the round to pair as well',
  }),
  'trf/ignored-by-javafo': code<DiagnosticData & { actual: readonly string[] }>({
    severity: 'info',
    title: 'Records that JaVaFo ignores',
    message: ({ actual }) =>
      `JaVaFo ignores ${actual.join(', ')} without a message; the file has no XX record that says the same`,
    help: 'add XXR, XXC, XXZ, XXP, XXA or XXS when JaVaFo has to read the file',
  }),
  'trf/old-rules-word': code<DiagnosticData & { actual: string }>({
    severity: 'info',
    title: 'JaVaFo will use older rules',
    message: ({ actual }) => `Record 092 says ${quote(actual)}: JaVaFo then pairs by older rules`,
    help: 'write the code into record 192 and words into 092',
  }),
  'trf/type-code-spelling': code<Compared>({
    severity: 'info',
    title: 'Type code in unusual spelling',
    message: ({ actual, expected }) =>
      `Unexpected type code ${quote(actual)}, read as ${quote(expected)}`,
    why: 'TRF26 record 192; engines compare it letter by letter',
    help: 'write it in capitals without blanks around it',
    tolerated: true,
  }),
  'trf/unknown-type-code': code<DiagnosticData & { actual: string }>({
    severity: 'warning',
    title: 'Unknown type code',
    message: ({ actual }) => `Unknown type code ${quote(actual)} in record 192`,
    why: 'TRF26 record 192 lists the codes',
    help: 'use a code such as FIDE_DUTCH_2026, or CUSTOM_SWISS',
  }),
  'trf/unknown-tie-break': code<InRecord & { actual: string; reason: string }>({
    severity: 'warning',
    title: 'Unknown tie-break',
    message: ({ record, reason }) => `${reason} in record ${record}`,
    why: 'standings cannot be computed or checked with it',
    help: 'write the codes of TRF26, such as "BH/C1,BH,SB"',
  }),
  'trf/own-tie-break': code<InRecord & { actual: string }>({
    severity: 'info',
    title: 'Tie-break of another program',
    message: ({ record, actual }) =>
      `Record ${record} names ${quote(actual)}, which only the program that wrote it can compute`,
    why: 'TRF26: codes with OTHER_ are not defined by FIDE',
  }),
  'trf/date-not-read': code<InRecord & { actual: string }>({
    severity: 'warning',
    title: 'Unreadable date',
    message: ({ record, actual }) =>
      `Unexpected ${quote(actual)} in record ${record}, expected a date`,
    why: 'the first day tells which edition of the rules is in force',
    help: 'write YYYY/MM/DD (132: YY/MM/DD)',
  }),
  'trf/date-without-day': code<InRecord & { actual: string }>({
    severity: 'info',
    title: 'Date without a day',
    message: ({ record, actual }) => `Record ${record} says only ${quote(actual)}, but no day`,
    why: 'the first day tells which edition of the rules is in force',
    help: 'write YYYY/MM/DD',
  }),
  'trf/date-in-doubt': code<
    InRecord & { actual: string; expected: readonly string[]; used: string }
  >({
    severity: 'info',
    title: 'Date with several meanings',
    message: ({ record, actual, expected, used }) =>
      `Date ${quote(actual)} in record ${record}, read as ${used}, might mean ${expected.join(' or ')}`,
    why: 'the first day tells which edition of the rules is in force',
    help: 'write YYYY/MM/DD',
  }),
  'trf/unknown-team': code<InRecord & { actual: number }>({
    severity: 'warning',
    title: 'A record names a team that is not in the file',
    message: ({ record, actual }) =>
      `Record ${record} names team ${actual}, which is not in the file; that part is not used`,
    why: 'in team events records 240 to 330 speak of teams (TRF26)',
    help: 'write team numbers, not start numbers',
  }),
  'trf/unknown-player': code<InRecord & { actual: number }>({
    severity: 'error',
    title: 'A record names a number that is not in the file',
    message: ({ record, actual }) =>
      `Record ${record} names number ${actual}, which is not in the file`,
    help: 'correct the number, or add the missing line',
    blocks: 'file',
  }),
  'trf/unknown-absent': code<InRecord & { actual: number }>({
    severity: 'warning',
    title: 'An absence of a number that is not in the file',
    message: ({ record, actual }) =>
      `Record ${record} says that number ${actual} will be absent, which is not in the file`,
    why: 'it concerns only the round to pair; no round before rests on it',
    help: 'correct the number, or remove it; it was not used',
  }),
  'trf/bye-conflict': code<Compared & InRecord & { player: number; round: number }>({
    severity: 'error',
    title: 'An announced bye contradicts the round columns',
    message: ({ player, round, record, actual, expected }) =>
      `Round ${round}: ${record} says that player ${player} has the bye ${expected}, but the line of the player says ${actual}`,
    why: 'TRF26 record 240, JaVaFo record XXZ',
    help: 'make record and line say the same',
    blocks: 'round',
  }),
  'trf/bye-after-last-round': code<InRecord & { actual: number; expected: number }>({
    severity: 'warning',
    title: 'Bye after the last round',
    message: ({ record, actual, expected }) =>
      `Record ${record} speaks of round ${actual}, but the tournament has ${counted(expected, 'round')}; it is not used`,
    help: 'correct the round',
  }),
  'trf/acceleration-after-last-round': code<InRecord & { actual: number; expected: number }>({
    severity: 'warning',
    title: 'Acceleration after the last round',
    message: ({ record, actual, expected }) =>
      `Record ${record} has values up to round ${actual}, but the tournament has ${counted(expected, 'round')}`,
    why: 'bbpPairings refuses such a line',
    help: 'remove the superfluous values',
  }),
  'trf/draft-columns': code<InRecord>({
    severity: 'warning',
    title: 'Columns of the draft',
    message: ({ record }) =>
      `Record ${record} stands in the columns of the draft of 2025; it is read that way`,
    why: 'TRF26 record 299: points in 14-17, round in 20-22, numbers from 24',
    help: 'write the columns of the final text; other engines refuse the draft',
    tolerated: true,
  }),
  'trf/old-teams-ignored': code<DiagnosticData & { actual: number }>({
    severity: 'info',
    title: 'Old team records',
    message: ({ actual }) =>
      `${counted(actual, 'record')} 013 ${plural(actual, 'is', 'are')} not used, because records 310 name the teams`,
    why: 'TRF26: 013 is to be phased out, and ignored when 310 exists',
  }),
  'trf/player-in-two-teams': code<
    DiagnosticData & { player: number; actual: number; expected: number }
  >({
    severity: 'error',
    title: 'Player in two teams',
    message: ({ player, actual, expected }) =>
      `Player ${player} is a member of team ${actual} and of team ${expected}`,
    why: 'TRF26 record 310',
    help: 'remove the player from one of the teams',
    blocks: 'file',
  }),
  'trf/player-without-team': code<DiagnosticData & { player: number }>({
    severity: 'warning',
    title: 'Player without a team',
    message: ({ player }) => `Player ${player} is in no team`,
    why: 'TRF26 record 310 lists the members of every team',
    help: 'add the player to a team',
  }),
};
