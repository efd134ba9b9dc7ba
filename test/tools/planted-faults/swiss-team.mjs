// Faults in the FIDE Swiss Team system.
import { fault } from './fault.mjs';

const own = (file) => `systems/swiss-team/${file}.ts`;
const common = (file) => `systems/team-common/${file}.ts`;
const [pair, bracket, upfloaters, field, options] = [
  'pair',
  'bracket',
  'upfloaters',
  'field',
  'options',
].map(own);

const team = (title, file, find, replace, more = {}) =>
  fault(title, file, find, replace, { edition: 'team 2026', ...more });
const ABSENT = { recipes: ['few teams, many absences'] };
const TYPE_B = { recipes: ['few teams of type B'] };
const HISTORY = { recipes: ['few teams, a round gone', 'few teams, many rounds'] };
const VIRTUAL = { recipes: ['few teams with virtual points'] };

const CRITERIA = [
  team(
    'C1 dropped: teams meet again',
    common('meetings'),
    'for (const other of met) bar(index, position.get(other));',
    '',
  ),
  team(
    'C1: forfeited matches are meetings',
    common('meetings'),
    'forfeitsCount ? [...team.opponents, ...team.forfeitOpponents] : team.opponents',
    '[...team.opponents, ...team.forfeitOpponents]',
  ),
  team('C2: a second bye', pair, "if (team.hadPab) return 'pab';", ''),
  team('C2: bye after a win by forfeit', pair, "if (team.wonByForfeit) return 'forfeitWin';", ''),
  team(
    'C2: bye after a full-point bye',
    pair,
    "team.hadFullPointBye ? 'fullPointBye' : undefined",
    'undefined',
    ABSENT,
  ),
  team(
    'C2: half-point byes bar the bye',
    common('from-tournament'),
    "kind === 'U'),\n    hadFull",
    "kind !== 'Z'),\n    hadFull",
  ),
  team(
    'C3 dropped: the rest need not be pairable',
    upfloaters,
    'if (!field.meetings.mayMeet(unpaired[u]!, unpaired[v]!)) return NO_EDGE;',
    'if ((isResident(u) || isResident(v)) && !field.meetings.mayMeet(unpaired[u]!, unpaired[v]!)) return NO_EDGE;',
  ),
  team(
    'C4 dropped: as many upfloaters as can be',
    upfloaters,
    `isResident(v) ? 1 : 0;
    },
    halves(count, size),
  )!;
  const wanted = count - 2 * optimum.weight;`,
    `isResident(v) ? -1 : 0;
    },
    halves(count, size),
  )!;
  const wanted = count + 2 * optimum.weight;`,
  ),
  team(
    'C5 dropped',
    upfloaters,
    '  optimum = preferHighScores(optimum, field, unpaired, count, wanted);\n',
    '',
  ),
  team(
    'C6 dropped',
    upfloaters,
    '  optimum = outlook(optimum, count, count + following.length, field.options.outlook);\n',
    '',
    HISTORY,
  ),
  team('C7 dropped', upfloaters, '-repeatsFloat(field, unpaired[lower]!)', '0', HISTORY),
  team('C8 dropped', bracket, '-missesPreference(field, a, b)', '0'),
  team('C9 dropped', bracket, "if (field.options.preferences === 'B')", 'if (false)', TYPE_B),
  team(
    'C10 dropped',
    bracket,
    'if (upfloaters.length === 0 || !field.floatsCount) return',
    'if (true) return',
  ),
  team(
    'C7 and C10 in the last two rounds',
    field,
    'floatsCount: !isNearEnd(situation)',
    'floatsCount: true',
  ),
  team(
    'C7 and C10 rest in the last round only',
    common('situation'),
    'round >= roundCount - 1;',
    'round >= roundCount;',
  ),
  team(
    'C7: a team that met nobody of another score has floated',
    common('from-tournament'),
    'scoreBefore(white) !== scoreBefore(black)',
    'scoreBefore(white) >= 0',
  ),
  team(
    'C7: forfeited matches are floats',
    common('from-tournament'),
    'if (played && scoreBefore',
    'if (scoreBefore',
    ABSENT,
  ),
  team(
    'C7: only the lower team has floated',
    common('from-tournament'),
    'floated.add(white).add(black)',
    'floated.add(scoreBefore(white) < scoreBefore(black) ? white : black)',
  ),
  team(
    'brackets without virtual points',
    field,
    'team[options.primary] + team.virtualPoints',
    'team[options.primary]',
    VIRTUAL,
  ),
];

const ORDER = [
  team(
    '3.4: the highest score has the bye',
    pair,
    'pairingScore(a.team, options) - pairingScore(b.team, options) ||',
    'pairingScore(b.team, options) - pairingScore(a.team, options) ||',
  ),
  team(
    '3.4: matches played ignored',
    pair,
    'matchesPlayed(b.team, options) - matchesPlayed(a.team, options) ||',
    '',
  ),
  team(
    '3.4: fewest matches played',
    pair,
    'matchesPlayed(b.team, options) - matchesPlayed(a.team, options) ||',
    'matchesPlayed(a.team, options) - matchesPlayed(b.team, options) ||',
  ),
  team('3.4: the smallest number', pair, 'b.team.id - a.team.id', 'a.team.id - b.team.id'),
  team(
    '3.4: the others cannot be paired',
    common('bye'),
    'matching.canExpose(exposed, (position) => position === candidate)',
    'candidate >= 0 && exposed >= 0',
  ),
  team(
    '3.5: the last set of upfloaters',
    upfloaters,
    'for (let vertex = count; chosen.length < wanted; vertex += 1)',
    'for (let vertex = optimum.size - 1; chosen.length < wanted; vertex -= 1)',
  ),
  team('3.6.1: seats by score', options, "seats: 'tpn'", "seats: 'scoreThenTpn'"),
  team(
    '3.6: the last bottom members first',
    bracket,
    'vertices.filter((vertex) => !isTop[vertex]);',
    'vertices.filter((vertex) => !isTop[vertex]).reverse();',
  ),
  team(
    '3.6: the largest top members',
    bracket,
    `    isTop[vertex] = keepOnOneSide(optimum, vertex, true);
    if (isTop[vertex]) count += 1;
    else keepOnOneSide(optimum, vertex, false);`,
    `    isTop[vertex] = !keepOnOneSide(optimum, vertex, false);
    if (!isTop[vertex]) continue;
    keepOnOneSide(optimum, vertex, true);
    count += 1;`,
  ),
];

export const SWISS_TEAM_FAULTS = [...CRITERIA, ...ORDER];
