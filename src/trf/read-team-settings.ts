import type {
  ForfeitedMatch,
  LineUp,
  Points,
  Team,
  TeamBye,
  TeamSettings,
} from '../model/index.js';
import { DEFAULT_TEAM_SETTINGS } from '../model/index.js';
import type { Collector } from './collector.js';
import {
  bodyOf,
  numberField,
  pointsField,
  readColumnIds,
  readPoints,
  refuseRecord,
} from './read-fields.js';
import { headerText, linesOf } from './read-header.js';
import type { AnnouncedBye } from './read-lists.js';
import { RECORDS } from './records.js';
import type { Scan } from './scan.js';
import type { LineView } from './view.js';
import { fieldText, linePlace } from './view.js';

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
  const pabs = linesOf(scan, '320').flatMap((view) => read320(view, report));
  const byes = [
    ...pabs.flatMap((line) => line.byes.filter((bye) => known(line.view, bye.team))),
    ...requested
      .filter((bye) => known(bye.view, bye.id))
      .map(({ round, id, kind }): TeamBye => ({ round, team: id, kind })),
  ];
  const pab = pabs[0];
  return {
    ...DEFAULT_TEAM_SETTINGS,
    ...Object.assign({}, ...linesOf(scan, '362').map((view) => read362(view, report))),
    boardColours: headerText(scan, '352').toUpperCase(),
    ...(pab?.matchPoints !== undefined && { pabMatchPoints: pab.matchPoints }),
    ...(pab?.gamePoints !== undefined && { pabGamePoints: pab.gamePoints }),
    forfeitedMatches: linesOf(scan, '330').flatMap((view) => {
      const match = read330(view, report);
      return match && known(view, match.white) && known(view, match.black) ? [match] : [];
    }),
    lineUps: linesOf(scan, '300').flatMap((view) => {
      const lineUp = read300(view, report);
      return lineUp && known(view, lineUp.team) && known(view, lineUp.opponent) ? [lineUp] : [];
    }),
    byes,
  };
}

interface Line320 {
  readonly view: LineView;
  readonly matchPoints: Points | undefined;
  readonly gamePoints: Points | undefined;
  readonly byes: readonly TeamBye[];
}

function read320(view: LineView, report: Collector): Line320[] {
  const { fields, repeat } = RECORDS['320'];
  const teams = readColumnIds(view, repeat);
  if (!teams) {
    refuseRecord(view, 'match points, game points and one team per round', report);
    return [];
  }
  const byes = teams.flatMap((team, index): TeamBye[] =>
    team === 0 ? [] : [{ round: index + 1, team, kind: 'U' }],
  );
  const matchPoints = pointsField(view, fields.matchPoints);
  const gamePoints = pointsField(view, fields.gamePoints);
  return [{ view, matchPoints, gamePoints, byes }];
}

const WINNERS: Readonly<Record<string, ForfeitedMatch['winner']>> = {
  '+-': 'white',
  '-+': 'black',
  '--': 'none',
};

function read330(view: LineView, report: Collector): ForfeitedMatch | undefined {
  const { fields } = RECORDS['330'];
  const winner = WINNERS[fieldText(view, fields.type)];
  const [round, white, black] = [fields.round, fields.white, fields.black].map((field) =>
    numberField(view, field),
  );
  if (winner && round && white && black) return { round, white, black, winner };
  refuseRecord(view, '+-, -+ or --, the round and two teams in their columns', report);
  return undefined;
}

function read300(view: LineView, report: Collector): LineUp | undefined {
  const { fields, repeat } = RECORDS['300'];
  const [round, team, opponent] = [fields.round, fields.team, fields.opponent].map((field) =>
    numberField(view, field),
  );
  const players = readColumnIds(view, repeat);
  if (round && team && opponent && players) return { round, team, opponent, players };
  refuseRecord(view, 'the round, two teams and players in their columns', report);
  return undefined;
}

type MatchValues = Partial<Pick<TeamSettings, 'matchWin' | 'matchDraw' | 'matchLoss'>>;
const SYMBOLS_362 = { TW: 'matchWin', TD: 'matchDraw', TL: 'matchLoss' } as const;
const LONGEST = 200;

/** Symbols and values, whatever the columns. */
function read362(view: LineView, report: Collector): MatchValues {
  const body = bodyOf(view).slice(0, LONGEST);
  const values: { -readonly [K in keyof MatchValues]: Points } = {};
  let rest = body.toUpperCase();
  for (const [part, symbol, value = ''] of rest.matchAll(/(TW|TD|TL)\s*([\d.,]+)/g)) {
    const points = readPoints(value);
    if (points === undefined) break;
    values[SYMBOLS_362[symbol as keyof typeof SYMBOLS_362]] = points;
    rest = rest.replace(part, '');
  }
  if (rest.trim() === '') return values;
  refuseRecord(view, 'TW, TD and TL with points', report);
  return {};
}
