import { EVERYTHING, type Recipe, teamPositions, tournaments } from './recipe-kinds.js';

/** Recipes for systems of teams. */
export const TEAM_RECIPES: readonly Recipe[] = [
  teamPositions('team positions', 5, {}),
  teamPositions('tight team positions', 3, { teams: [3, 6], played: [2, 5] }, [
    'no legal pairing',
    ...['C1', '3.4', 'C3', '4', '6.1', '8.4'],
  ]),
  teamPositions(
    'last team rounds',
    2,
    {
      teams: [5, 10],
      played: [2, 5],
      style: { lastRound: 100, colourDisorder: 100, pendingAbsences: 0 },
    },
    ['C8', 'C9', 'colour 4.3.8'],
  ),
  teamPositions(
    'teams that have not played',
    2,
    {
      teams: [4, 9],
      played: [2, 4],
      style: { absences: 30, forfeits: 30, boardForfeits: 10, pendingAbsences: 0 },
    },
    ['colour 4.3.2', 'colour 4.3.8', 'colour 4.3.9'],
  ),
  teamPositions(
    'few team pairs left',
    2,
    {
      teams: [8, 10],
      played: [0, 2],
      style: {
        ...{ draws: 100, forbiddenPairs: 65, absences: 0, forfeits: 0, boardForfeits: 0 },
        ...{ oddResults: 0, pendingAbsences: 0, virtualPoints: 0 },
      },
    },
    ['bracket: exchange of two', 'order: halves'],
  ),
  teamPositions(
    'halves that may not meet',
    1,
    {
      teams: 12,
      played: [0, 1],
      style: {
        ...{ draws: 100, forbiddenAcross: 85, forbiddenGroups: 0, absences: 0, forfeits: 0 },
        ...{ boardForfeits: 0, oddResults: 0, pendingAbsences: 0, virtualPoints: 0 },
      },
    },
    ['bracket: exchange of two', 'bracket: exchange of three or more'],
  ),
  teamPositions(
    'two kinds of team preferences',
    2,
    {
      teams: [5, 9],
      played: [2, 5],
      style: { typeCode: 'FIDE_TEAM_TYPEB_MP_GP', colourDisorder: 100, lastRound: 0 },
    },
    ['C8', 'C9', 'colour 4.3.4', 'colour 4.3.7'],
  ),
  teamPositions(
    'many team scores',
    3,
    {
      teams: [7, 10],
      played: [3, 6],
      style: { lastRound: 0, draws: 30, pendingAbsences: 0 },
    },
    ['C4', 'C5', 'C6', 'C7', 'C10', 'order: upfloaters', '8.4', 'order: floaterOpponent'],
  ),
  teamPositions('accelerated team positions', 2, {
    teams: [4, 10],
    played: [1, 3],
    style: { virtualPoints: 50, lastRound: 0 },
  }),
  tournaments('small team tournaments', 4, {
    players: [3, 9],
    boards: [1, 2],
    numbering: 'shuffled',
    matchForfeits: { perMille: 60 },
    ...EVERYTHING,
  }),
  tournaments('team tournaments', 2, {
    players: [8, 30],
    boards: [2, 4],
    matchForfeits: { perMille: 20 },
  }),
  tournaments('accelerated team tournaments', 1, {
    players: [4, 10],
    boards: [1, 2],
    acceleration: 'baku',
    ...EVERYTHING,
  }),
];
