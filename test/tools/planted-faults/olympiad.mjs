// Faults in the Olympiad rules.
import { fault } from './fault.mjs';

const own = (file) => `systems/olympiad/${file}.ts`;
const common = (file) => `systems/team-common/${file}.ts`;
const [pair, group, halves] = ['pair', 'group', 'halves'].map(own);
const [colours, ranking, options] = ['colours', 'ranking', 'options'].map(own);

const ABSENT = { recipes: ['few teams, many absences'] };
const NOBODY_MISSING =
  'who is missing from a round to pair has a bye, and so has arrived; only callers leave out others';
const EDITIONS = ['olympiad 2022', 'olympiad 2012'];
const olympiad = (title, file, find, replace, more = {}) =>
  fault(title, file, find, replace, { edition: EDITIONS, ...more });

const BYE_AND_ORDER = [
  olympiad('3.2: game points decide', options, "ranking: 'number'", "ranking: 'gamePoints'", {
    edition: 'olympiad 2022',
  }),
  olympiad('game points ignored', options, "ranking: 'gamePoints'", "ranking: 'number'", {
    edition: 'olympiad 2012',
  }),
  olympiad(
    '4: the highest ranked team has the bye',
    pair,
    '    .reverse();\n  const choice',
    ';\n  const choice',
  ),
  olympiad('4: a second bye', pair, "if (team.hadPab) return 'pab';", ''),
  olympiad(
    '4: bye after a win by default',
    pair,
    "if (team.wonByForfeit) return 'forfeitWin';",
    '',
    ABSENT,
  ),
  olympiad(
    '4: bye for teams that joined late',
    pair,
    "return team.joinedLate && options.lateEntriesBarred ? 'joinedLate' : undefined;",
    'return undefined;',
    { equivalent: 'no file tells who joined late; only callers of the library do' },
  ),
  olympiad(
    '4: the others cannot be paired',
    common('bye'),
    'matching.canExpose(exposed, (position) => position === candidate)',
    'candidate >= 0 && exposed >= 0',
  ),
  olympiad(
    '6.1: forfeited matches are meetings (Olympiad)',
    common('meetings'),
    'forfeitsCount ? [...team.opponents, ...team.forfeitOpponents] : team.opponents',
    '[...team.opponents, ...team.forfeitOpponents]',
  ),
  olympiad(
    '6.1 dropped: teams meet again',
    common('meetings'),
    'for (const other of met) bar(index, position.get(other));',
    '',
  ),
  olympiad(
    'forbidden pairs meet',
    common('meetings'),
    'for (const [a, b] of situation.forbidden) bar(position.get(a), position.get(b));',
    '',
    { recipes: ['few teams kept apart'] },
  ),
  olympiad(
    '6.4: the upper team of the middle',
    ranking,
    'ranked.length / 2)]',
    'ranked.length / 2) - 1]',
    {
      edition: 'olympiad 2022',
    },
  ),
  olympiad(
    '6.4: Median Group by position',
    options,
    "medianBy: 'halfPoints'",
    "medianBy: 'position'",
    {
      edition: 'olympiad 2012',
    },
  ),
  olympiad(
    '6.4: from the bottom first',
    ranking,
    `    ...scores.filter((score) => score > median).map((score) => make(score, 'down')),
    ...scores
      .filter((score) => score < median)
      .reverse()
      .map((score) => make(score, 'up')),`,
    `    ...scores
      .filter((score) => score < median)
      .reverse()
      .map((score) => make(score, 'up')),
    ...scores.filter((score) => score > median).map((score) => make(score, 'down')),`,
  ),
  olympiad('6.4: below the median from the top', ranking, '      .reverse()\n', ''),
];

const COLOURS = [
  olympiad(
    '7.3 dropped in the choice of opponents',
    group,
    '(!withinLimits || areCompatible(meetings.teams[a]!.colours, meetings.teams[b]!.colours))',
    '(withinLimits || !withinLimits)',
  ),
  olympiad(
    '7.3: a difference of three',
    colours,
    'Math.abs(difference) <= 2',
    'Math.abs(difference) <= 3',
  ),
  olympiad(
    '7.3: three times the same colour',
    colours,
    ' && !colours.endsWith(colour + colour)',
    '',
  ),
  olympiad(
    '7.3 dropped in the colours',
    colours,
    "if (whiteFits !== blackFits) return give(whiteFits, '7.3');",
    '',
  ),
  olympiad(
    '7.4: limits never set aside',
    group,
    'const aside = without.weight > within.weight;',
    'const aside = false;',
  ),
  olympiad(
    '7.5.1 dropped',
    colours,
    "if (difference !== other) return give(difference < other, '7.5.1');",
    '',
  ),
  olympiad(
    '7.5.1: White for the larger difference',
    colours,
    'give(difference < other',
    'give(difference > other',
  ),
  olympiad('7.6 dropped', colours, "if (latest) return give(latest === 'B', '7.6');", ''),
  olympiad(
    '7.6: the colour of that match again',
    colours,
    "give(latest === 'B'",
    "give(latest === 'W'",
  ),
  olympiad(
    '7.6: from the first match on (Olympiad)',
    common('colours'),
    'const colour = first.at(-back);\n    if (colour !== second.at(-back))',
    'const colour = first.at(back - 1);\n    if (colour !== second.at(back - 1))',
  ),
  olympiad(
    '7.6: the own balance forgotten',
    colours,
    "if (difference !== 0) return give(difference < 0, '7.6');",
    '',
  ),
  olympiad(
    '7.6: the last colour again',
    colours,
    "give(last === 'B', '7.6')",
    "give(last === 'W', '7.6')",
  ),
  olympiad(
    "7.6: the other team's last colour forgotten",
    colours,
    "if (lowerLast) return give(lowerLast === 'W', '7.6');",
    '',
  ),
  olympiad(
    '7.2: even numbers get the colour of the lot',
    colours,
    'give(isOdd ===',
    'give(isOdd !==',
  ),
  olympiad(
    '7.2: teams that have not arrived count',
    colours,
    'higher.arrival % 2',
    'higher.id % 2',
    { equivalent: NOBODY_MISSING },
  ),
  olympiad(
    '7.7: unplayed matches give a colour',
    common('from-tournament'),
    'colours: played.map(',
    'colours: matches.map(',
  ),
];

const FLOATERS = [
  olympiad(
    '8.2.1: an upfloater meets the highest ranked team',
    group,
    'fromBelow ? [...group.residents].reverse() : group.residents',
    'group.residents',
  ),
  olympiad(
    '8.3.1: a downfloater meets the lowest ranked team',
    group,
    'fromBelow ? [...group.residents].reverse() : group.residents',
    '[...group.residents].reverse()',
  ),
  olympiad(
    '8.2.1: floaters meet floaters first',
    group,
    'return [...residents, ...floatersIn];',
    'return [...floatersIn, ...residents];',
  ),
  olympiad(
    '8.3: the highest ranked team floats down, the lowest up',
    group,
    'const outward = [...inPriority(direction, places)].reverse();',
    'const outward = [...inPriority(direction, places)];',
  ),
  olympiad(
    '8.2.3: the adjacent group is not looked at',
    group,
    'return [...outward.filter(finds), ...outward.filter((place) => !finds(place))];',
    'return outward;',
  ),
  olympiad(
    '8.2.3: the Median Group is looked at',
    pair,
    'following?.direction === direction ? following : groups.at(-1)!',
    'groups.at(-1)!',
  ),
  olympiad(
    '8.4 dropped: the rest of the group is not asked',
    group,
    'if (!sendOn(optimum, vertexOf.get(place)!)) continue;',
    'sendOn(optimum, vertexOf.get(place)!);',
  ),
  olympiad(
    '8: the opponent may cost the group a pair',
    group,
    'if (!left.has(candidate) || u === v || optimum.weightOf(u, v) !== 1) return false;\n      return fixPair(optimum, u, v);',
    'if (!left.has(candidate) || u === v || optimum.weightOf(u, v) !== 1) return false;\n      fixPair(optimum, u, v);\n      return true;',
  ),
  olympiad(
    '8: upfloaters first in the Median Group',
    pair,
    '[...floating.down, ...floating.up]',
    '[...floating.up, ...floating.down]',
  ),
  olympiad(
    '8: floaters from below in the order of those from above',
    pair,
    "direction === 'up' ? -1 : 1",
    "direction === 'up' ? 1 : 1",
  ),
];

const HALVES = [
  olympiad(
    '9.2: below the median the highest ranked first',
    group,
    "direction === 'up' ? b - a : a - b",
    'a - b',
  ),
  olympiad(
    '9.3: from 2N down to N+1',
    halves,
    'for (let position = half; position < size; position += 1)',
    'for (let position = size - 1; position >= half; position -= 1)',
  ),
  olympiad(
    '9.3: from 2 up to N',
    halves,
    'for (let position = half - 1; position >= 1; position -= 1)',
    'for (let position = 1; position < half; position += 1)',
  ),
  olympiad(
    '9.3: the others are not halved anew',
    halves,
    'const opponent = searchOrder(left.length)\n      .map((position) => left[position]!)',
    'const opponent = searchOrder(members.length)\n      .filter((position) => left.includes(position))',
    {},
  ),
  olympiad(
    '9.5 dropped: everybody floats',
    group,
    'mayPair(a, b) ? 1 : 0',
    'mayPair(a, b) ? 0 : 0',
  ),
];

export const OLYMPIAD_FAULTS = [...BYE_AND_ORDER, ...COLOURS, ...FLOATERS, ...HALVES];
