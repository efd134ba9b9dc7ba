import { CRITERIA_FAULTS } from './criteria.mjs';
import { DUTCH_2012_FAULTS } from './dutch2012.mjs';
import { DUTCH_2012_CRITERIA_FAULTS } from './dutch2012-criteria.mjs';
import { HISTORY_FAULTS } from './history.mjs';
import { OLYMPIAD_FAULTS } from './olympiad.mjs';
import { ORDER_FAULTS } from './order.mjs';
import { SWISS_TEAM_FAULTS } from './swiss-team.mjs';
import { SWISS_TEAM_COLOUR_FAULTS } from './swiss-team-colours.mjs';

/** The faults by the systems in which they are hunted, in the order of the page. */
export const SYSTEMS = [
  {
    title: 'FIDE Dutch of 2017 and 2026',
    unit: 'players',
    faults: [...CRITERIA_FAULTS, ...HISTORY_FAULTS, ...ORDER_FAULTS],
  },
  {
    title: 'FIDE Dutch of 2011 and 2012',
    unit: 'players',
    faults: [...DUTCH_2012_CRITERIA_FAULTS, ...DUTCH_2012_FAULTS],
  },
  { title: 'Chess Olympiad of 2012 and 2022', unit: 'teams', faults: OLYMPIAD_FAULTS },
  {
    title: 'FIDE Swiss Team of 2026',
    unit: 'teams',
    faults: [...SWISS_TEAM_FAULTS, ...SWISS_TEAM_COLOUR_FAULTS],
  },
];
