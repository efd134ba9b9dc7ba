import type {
  ForfeitedMatch,
  LineUp,
  Points,
  Team,
  TeamBye,
  TeamSettings,
} from '../../model/index.js';
import { DEFAULT_TEAM_SETTINGS } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  bodyOf,
  fieldTexts,
  lineWriter,
  pointsText,
  readColumnIds,
  readNumber,
  readPoints,
  recordLine,
  refuseRecord,
} from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { headerText, linesOf } from '../record-lines.js';
import { header, letter, list, number, points, record } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';
import type { AnnouncedBye } from './byes.js';
import { line240 } from './byes.js';

const LINE_UP = record({
  code: '300',
  title: 'Board order in one match',
  family: 'TRF26',
  fields: {
    round: number(5, 7, 'round'),
    team: number(9, 11, 'team'),
    opponent: number(13, 15, 'opposing team'),
  },
  repeat: list(17, 4, 'player'),
  note: 'player 0000 is an empty board',
});

const PAB = record({
  code: '320',
  title: 'Pairing-allocated byes of teams',
  family: 'TRF26',
  fields: {
    matchPoints: points(5, 8, 'match points'),
    gamePoints: points(10, 13, 'game points'),
  },
  repeat: list(15, 3, 'team with the bye of the round'),
  note: '000 or blank: no bye in that round',
});

const FORFEIT = record({
  code: '330',
  title: 'Forfeited match',
  family: 'TRF26',
  fields: {
    type: letter(5, 6, 'result'),
    round: number(8, 10, 'round'),
    white: number(12, 14, 'team with White'),
    black: number(16, 18, 'team with Black'),
  },
  note: '+-, -+ or --',
});

const COLOURS = header('352', 'Colours of the boards', 'TRF26');

const MATCH_POINTS = record({
  code: '362',
  title: 'Match points',
  family: 'TRF26',
  fields: {},
  repeat: {
    first: 5,
    step: 9,
    label: 'result',
    fields: { symbol: letter(0, 1, 'TW, TD or TL'), value: points(2, 5, 'match points') },
  },
});

export const MATCH_RECORDS = [LINE_UP, PAB, FORFEIT, COLOURS, MATCH_POINTS];

/** Records 300, 320, 330, 352, 362 and the byes of 240. */
export function readTeamSettings(
  scan: Scan,
  teams: readonly Team[],
  requested: readonly AnnouncedBye[],
  report: Collector,
): TeamSettings {
  const ids = new Set(teams.map((team) => team.id));
  const known = (view: LineView, team: number): boolean => {
    if (ids.has(team)) return true;
    const record = view.cells.slice(0, 3);
    report.add('trf/unknown-team', linePlace(view), { record, actual: team });
    return false;
  };
  const pabs = linesOf(scan, PAB.code).flatMap((view) => read320(view, report));
  const byes = [
    ...pabs.flatMap((line) => line.byes.filter((bye) => known(line.view, bye.team))),
    ...requested
      .filter((bye) => known(bye.view, bye.id))
      .map(({ round, id, kind }): TeamBye => ({ round, team: id, kind })),
  ];
  const pab = pabs[0];
  return {
    ...DEFAULT_TEAM_SETTINGS,
    ...Object.assign({}, ...linesOf(scan, MATCH_POINTS.code).map((view) => read362(view, report))),
    boardColours: headerText(scan, COLOURS.code).toUpperCase(),
    ...(pab?.matchPoints !== undefined && { pabMatchPoints: pab.matchPoints }),
    ...(pab?.gamePoints !== undefined && { pabGamePoints: pab.gamePoints }),
    forfeitedMatches: linesOf(scan, FORFEIT.code).flatMap((view) => {
      const match = read330(view, report);
      return match && known(view, match.white) && known(view, match.black) ? [match] : [];
    }),
    lineUps: linesOf(scan, LINE_UP.code).flatMap((view) => {
      const lineUp = read300(view, report);
      return lineUp && known(view, lineUp.team) && known(view, lineUp.opponent) ? [lineUp] : [];
    }),
    byes,
  };
}

/** Records 352, 362, 320, 240, 330 and 300, which only trf26 has. */
export function writeTeamSettings(writing: Writing): string[] {
  const { teamSettings, teams } = writing.tournament;
  if (teams.length === 0) return [];
  const { boardColours, byes, forfeitedMatches, lineUps } = teamSettings;
  const requested = byes.filter((bye) => bye.kind !== 'U');
  const lines = [
    ...(boardColours === '' ? [] : [`${COLOURS.code} ${boardColours}`]),
    ...write362(writing, teamSettings),
    ...write320(writing, teamSettings),
    ...requested.map(({ kind, round, team }) => line240(writing, kind, round, [team])),
    ...forfeitedMatches.map((match) => line330(writing, match)),
    ...lineUps.map((lineUp) => line300(writing, lineUp)),
  ];
  if (writing.dialect === 'trf26' || lines.length === 0) return lines;
  leaveOut(writing, 'match points, byes, forfeits and line-ups of teams');
  return [];
}

interface Line320 {
  readonly view: LineView;
  readonly matchPoints: Points | undefined;
  readonly gamePoints: Points | undefined;
  readonly byes: readonly TeamBye[];
}

function read320(view: LineView, report: Collector): Line320[] {
  const teams = readColumnIds(view, PAB.repeat);
  if (!teams) {
    refuseRecord(view, 'match points, game points and one team per round', report);
    return [];
  }
  const byes = teams.flatMap((team, index): TeamBye[] =>
    team === 0 ? [] : [{ round: index + 1, team, kind: 'U' }],
  );
  const texts = fieldTexts(view, PAB);
  const matchPoints = readPoints(texts.matchPoints);
  return [{ view, matchPoints, gamePoints: readPoints(texts.gamePoints), byes }];
}

function write320(writing: Writing, settings: TeamSettings): string[] {
  const { byes, pabMatchPoints: matchPoints, pabGamePoints: gamePoints } = settings;
  const pabs = byes.filter((bye) => bye.kind === 'U');
  if (pabs.length === 0 && matchPoints === undefined && gamePoints === undefined) return [];
  const line = recordLine(PAB, { matchPoints, gamePoints }, writing.report);
  const rounds = new Set<number>();
  for (const { round, team } of pabs) {
    if (rounds.has(round)) leaveOut(writing, `a second bye of round ${round}`);
    else line.putGroup(PAB.repeat, round - 1, { id: team });
    rounds.add(round);
  }
  return [line.text()];
}

const FORFEIT_TYPES: readonly (readonly [string, ForfeitedMatch['winner']])[] = [
  ['+-', 'white'],
  ['-+', 'black'],
  ['--', 'none'],
];

function read330(view: LineView, report: Collector): ForfeitedMatch | undefined {
  const texts = fieldTexts(view, FORFEIT);
  const winner = FORFEIT_TYPES.find(([type]) => type === texts.type)?.[1];
  const [round, white, black] = [texts.round, texts.white, texts.black].map((it) => readNumber(it));
  if (winner && round && white && black) return { round, white, black, winner };
  refuseRecord(view, '+-, -+ or --, the round and two teams in their columns', report);
  return undefined;
}

function line330({ report }: Writing, { winner, ...match }: ForfeitedMatch): string {
  const type = FORFEIT_TYPES.find(([, who]) => who === winner)![0];
  return recordLine(FORFEIT, { type, ...match }, report).text();
}

function read300(view: LineView, report: Collector): LineUp | undefined {
  const texts = fieldTexts(view, LINE_UP);
  const [round, team, opponent] = [texts.round, texts.team, texts.opponent].map((it) =>
    readNumber(it),
  );
  const players = readColumnIds(view, LINE_UP.repeat);
  if (round && team && opponent && players) return { round, team, opponent, players };
  refuseRecord(view, 'the round, two teams and players in their columns', report);
  return undefined;
}

const line300 = ({ report }: Writing, { players, ...fields }: LineUp): string =>
  recordLine(LINE_UP, fields, report).putList(LINE_UP.repeat, players).text();

/** What the symbols of record 362 set, in the order in which they are written. */
const SYMBOLS_362 = { TW: 'matchWin', TD: 'matchDraw', TL: 'matchLoss' } as const;
type MatchValues = Partial<Pick<TeamSettings, 'matchWin' | 'matchDraw' | 'matchLoss'>>;
const LONGEST = 200;

/** Symbols and values, whatever the columns. */
function read362(view: LineView, report: Collector): MatchValues {
  const body = bodyOf(view).slice(0, LONGEST);
  const values: { -readonly [K in keyof MatchValues]: Points } = {};
  let rest = body.toUpperCase();
  for (const [part, symbol, value = ''] of rest.matchAll(/(TW|TD|TL)\s*([\d.,]+)/g)) {
    const read = readPoints(value);
    if (read === undefined) break;
    values[SYMBOLS_362[symbol as keyof typeof SYMBOLS_362]] = read;
    rest = rest.replace(part, '');
  }
  if (rest.trim() === '') return values;
  refuseRecord(view, 'TW, TD and TL with points', report);
  return {};
}

function write362({ report }: Writing, settings: TeamSettings): string[] {
  const values = Object.entries(SYMBOLS_362);
  if (values.every(([, key]) => settings[key] === DEFAULT_TEAM_SETTINGS[key])) return [];
  const line = lineWriter(MATCH_POINTS.code, report);
  values.forEach(([symbol, key], index) => {
    line.putGroup(MATCH_POINTS.repeat, index, { symbol, value: pointsText(settings[key]) });
  });
  return [line.text()];
}
