import {
  SWISS_TEAM_DEFAULTS,
  type SwissTeamOptions,
} from '../../../src/systems/swiss-team/options.js';
import { pairSwissTeam } from '../../../src/systems/swiss-team/pair.js';
import { describeAgreement } from '../olympiad/agreement.js';
import { pairTeamsByTheBook } from './book.js';

const VARIANTS: readonly (readonly [string, Partial<SwissTeamOptions>])[] = [
  ['type A', {}],
  ['type B', { preferences: 'B' }],
  [
    'type B by game points, pass or fail',
    {
      preferences: 'B',
      primary: 'gamePoints',
      secondary: 'matchPoints',
      outlook: 'passFail',
      lastRoundEqual: 'none',
    },
  ],
  ['no preferences, seats by score', { preferences: 'none', seats: 'scoreThenTpn' }],
  [
    'type A, pass or fail, forfeits count, no secondary score',
    { outlook: 'passFail', forfeitsCount: true, secondary: undefined },
  ],
];

describeAgreement(
  'the team engine',
  150,
  VARIANTS.map(([name, options]) => ({
    name,
    engine: (situation) => pairSwissTeam(situation, options),
    book: (situation) => pairTeamsByTheBook(situation, { ...SWISS_TEAM_DEFAULTS, ...options }),
  })),
);
