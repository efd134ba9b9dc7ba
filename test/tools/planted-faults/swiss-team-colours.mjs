// Faults in the colours and colour preferences of the FIDE Swiss Team system.
import { fault } from './fault.mjs';

const own = (file) => `systems/swiss-team/${file}.ts`;
const common = (file) => `systems/team-common/${file}.ts`;
const [colours, preferences, options] = ['colours', 'preferences', 'options'].map(own);

const team = (title, file, find, replace, more = {}) =>
  fault(title, file, find, replace, { edition: 'team 2026', ...more });
const ABSENT = { recipes: ['few teams, many absences'] };
const TYPE_A = { recipes: ['few teams of type A'] };
const TYPE_B = { recipes: ['few teams of type B'] };
const LAST_B = { recipes: ['few teams of type B in the last round'] };
const VIRTUAL = { recipes: ['few teams with virtual points'] };

const COLOURS = [
  team(
    '4.2: the smaller number is the first team',
    colours,
    'primary(b) - primary(a) || between || a.id - b.id',
    'a.id - b.id',
  ),
  team(
    '4.2: the secondary score ignored',
    colours,
    'secondary === undefined ? 0 : b[secondary] - a[secondary]',
    '0',
  ),
  team(
    '4.2: the first team by virtual points',
    options,
    "firstTeamScore: 'real'",
    "firstTeamScore: 'pairing'",
    VIRTUAL,
  ),
  team(
    '4.3.1: even numbers get the initial colour',
    colours,
    'first.arrival % 2 === 1',
    'first.arrival % 2 === 0',
  ),
  team('4.3.1: teams that have not arrived count', colours, 'first.arrival % 2', 'first.id % 2', {
    equivalent:
      'who is missing from a round to pair has a bye, and so has arrived; only callers leave out others',
  }),
  team(
    '4.3.2: the only preference refused',
    colours,
    "['4.3.2', nameOf(own.colour)]",
    "['4.3.2', otherColour(nameOf(own.colour))]",
  ),
  team(
    '4.3.2 dropped for the other team',
    colours,
    "  if (rival.colour && !own.colour) return ['4.3.2', otherColour(nameOf(rival.colour))];\n",
    '',
    TYPE_A,
  ),
  team(
    '4.3.3 dropped',
    colours,
    "  if (own.colour && own.colour !== rival.colour) return ['4.3.3', nameOf(own.colour)];\n",
    '',
  ),
  team(
    '4.3.4 dropped',
    colours,
    'if (own.colour && rival.colour && own.strong !== rival.strong)',
    'if (false)',
    TYPE_B,
  ),
  team(
    '4.3.4: the weaker preference granted',
    colours,
    'own.strong ? granted',
    '!own.strong ? granted',
  ),
  team(
    '4.3.5 dropped',
    colours,
    "if (difference !== 0) return ['4.3.5'",
    "if (false) return ['4.3.5'",
  ),
  team(
    '4.3.5: White for the larger difference',
    colours,
    "difference < 0 ? 'white'",
    "difference > 0 ? 'white'",
  ),
  team('4.3.6 dropped', colours, "if (latest) return ['4.3.6'", "if (false) return ['4.3.6'"),
  team(
    '4.3.6: the colour of that match again',
    colours,
    "['4.3.6', otherColour(nameOf(latest))]",
    "['4.3.6', nameOf(latest)]",
  ),
  team(
    '4.3.6: from the first match on',
    common('colours'),
    'const colour = first.at(-back);\n    if (colour !== second.at(-back))',
    'const colour = first.at(back - 1);\n    if (colour !== second.at(back - 1))',
  ),
  team(
    '4.3.7 dropped',
    colours,
    "if (own.colour) return ['4.3.7', nameOf(own.colour)];",
    '',
    TYPE_B,
  ),
  team('4.3.8 dropped', colours, "if (last) return ['4.3.8'", "if (false) return ['4.3.8'"),
  team(
    '4.3.8: the last colour again',
    colours,
    "['4.3.8', last === 'W' ? 'black' : 'white']",
    "['4.3.8', last === 'W' ? 'white' : 'black']",
  ),
  team(
    "4.3.9: the other team's last colour for it again",
    colours,
    "['4.3.9', other.colours.endsWith('W') ? 'white' : 'black']",
    "['4.3.9', other.colours.endsWith('W') ? 'black' : 'white']",
    ABSENT,
  ),
  team(
    'unplayed matches give a colour',
    common('from-tournament'),
    'colours: played.map(',
    'colours: matches.map(',
  ),
];

const PREFERENCES = [
  team(
    'preference from a difference of three on',
    preferences,
    'difference < -1 ||',
    'difference < -2 ||',
  ),
  team(
    'two equal last colours are no preference',
    preferences,
    "difference < 1 && colours.endsWith('BB')",
    'false',
    TYPE_A,
  ),
  team(
    'two equal last colours whatever the difference',
    preferences,
    "difference < 1 && colours.endsWith('BB')",
    "colours.endsWith('BB')",
    { recipes: ['last team rounds'] },
  ),
  team(
    'type B read as type A',
    preferences,
    "const isTypeB = options.preferences === 'B';",
    'const isTypeB = false;',
  ),
  team(
    'type A read as type B',
    preferences,
    "const isTypeB = options.preferences === 'B';",
    'const isTypeB = true;',
  ),
  team(
    'type B: mild preferences in the last round',
    preferences,
    '!isTypeB || (difference === 0 && lastRound)',
    '!isTypeB',
    LAST_B,
  ),
  team(
    'type B: no mild preference in the last round',
    preferences,
    '!isTypeB || (difference === 0 && lastRound)',
    '!isTypeB || lastRound',
    LAST_B,
  ),
  team(
    'type B: two equal last colours are no preference in the last round',
    options,
    "lastRoundEqual: 'strong'",
    "lastRoundEqual: 'none'",
    LAST_B,
  ),
  team(
    'type B: mild preferences alternate only',
    preferences,
    "difference === 0 ? colours.endsWith('B') : difference < 0",
    "colours.endsWith('B')",
  ),
  team(
    'type B: mild preferences are strong',
    preferences,
    "colour: owed ? 'W' : 'B', strong: false",
    "colour: owed ? 'W' : 'B', strong: true",
    TYPE_B,
  ),
  team(
    'scores without a type have the preferences of type A',
    common('type-code'),
    "?? 'none',",
    "?? 'A',",
    { recipes: ['few teams without preferences'] },
  ),
];

export const SWISS_TEAM_COLOUR_FAULTS = [...COLOURS, ...PREFERENCES];
