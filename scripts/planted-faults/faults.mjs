// Faults to plant in a copy of the Dutch engine: a text of a source file and what takes its place.
// `edition` is given when only one edition has the rule. `equivalent` tells why nothing changes.

const criteria = 'systems/dutch/criteria.ts';
const criteria2017 = 'systems/dutch/criteria-2017.ts';
const edition = 'systems/dutch/edition.ts';
const situation = 'systems/dutch/situation.ts';
const player = 'systems/dutch/player.ts';
const colours = 'systems/dutch/colours.ts';
const field = 'systems/dutch/field.ts';
const completion = 'systems/dutch/completion.ts';
const order = 'systems/dutch/candidate-order.ts';
const costs = 'systems/dutch/bracket-costs.ts';
const brackets2026 = 'systems/dutch/brackets-2026.ts';
const brackets2017 = 'systems/dutch/brackets-2017.ts';
const straight = 'systems/dutch/straight-bracket.ts';
const bound = 'systems/dutch/colour-bound.ts';
const outlook = 'systems/dutch/outlook.ts';
const inside = 'systems/dutch/inside-bracket.ts';
const boards = 'systems/dutch/board-order.ts';
const transposition = 'matching/transposition.ts';

/** Recipes of src/fuzz/recipes.ts that reach a rule more often than the mixture of all. */
const LAST = { recipes: ['last rounds'] };
const MANY = { recipes: ['many scores'] };
const ONE = { recipes: ['one score'] };
const TIGHT = { recipes: ['tight positions', 'small positions'] };

const fault = (title, file, find, replace, more = {}) => ({ title, file, find, replace, ...more });
const dropped = (id, line, more) =>
  fault(`${id} dropped`, criteria, `\n  ${line},`, '\n', { edition: '2026', ...more });
const dropped2017 = (id, line, more) =>
  fault(`${id} dropped`, criteria2017, `\n  ${line},`, '\n', { edition: '2017', ...more });

export const FAULTS = [
  // Absolute criteria.
  fault(
    'C1 dropped: opponents may meet again',
    field,
    'if (other === undefined) continue;',
    'continue;',
  ),
  fault('C2 dropped: anybody may get the bye', completion, '!players[rank]!.pabBarred &&', ''),
  fault(
    'C3 dropped',
    criteria,
    '!a.barredOpponents.has(b.id) && !breaksAbsoluteColour(a, b)',
    '!a.barredOpponents.has(b.id)',
  ),
  fault(
    'C3: strong preferences count as absolute',
    criteria,
    "a.preferenceStrength === 'absolute' &&\n    b.preferenceStrength === 'absolute' &&\n    a.preferredColour",
    "a.preferenceStrength !== 'mild' &&\n    b.preferenceStrength !== 'mild' &&\n    a.preferredColour",
    {
      equivalent: 'the engine asks C3 only for players with absolute preferences (field.ts)',
    },
  ),
  fault(
    'C3: both must be topscorers',
    criteria,
    '!a.topscorer &&\n    !b.topscorer',
    '!(a.topscorer && b.topscorer)',
  ),
  fault(
    'C3: topscorers have no exception',
    criteria,
    ' &&\n    !a.topscorer &&\n    !b.topscorer',
    '',
  ),
  fault(
    'C4: the rest is not asked in ideal brackets',
    outlook,
    'exposed.length === 0 && restCompletes(-1)',
    'exposed.length === 0',
    { edition: '2026' },
  ),
  fault(
    'C4: not asked after the look at the next bracket',
    brackets2026,
    'below.exposed.length === 0 ? pairing : undefined',
    'pairing',
    { edition: '2026' },
  ),
  fault(
    'C4 dropped: no penultimate bracket',
    brackets2017,
    'if (isLast || canComplete(context, done)) {',
    'if (true) {',
    { edition: '2017' },
  ),
  fault(
    'C5: the bye goes to the highest score',
    completion,
    'sort((a, b) => a - b)',
    'sort((a, b) => b - a)',
    { edition: '2026' },
  ),
  fault('C5 dropped', 'systems/dutch/pair.ts', 'lowestBye: true', 'lowestBye: false', {
    edition: '2026',
  }),
  // Criteria.
  fault('C6 dropped', criteria, 'ofDownfloater: () => 1', 'ofDownfloater: () => 0', {
    edition: '2026',
    ...MANY,
  }),
  fault(
    'C7 dropped',
    criteria,
    'ofDownfloater: (player) => player.score',
    'ofDownfloater: () => 0',
    { edition: '2026' },
  ),
  fault(
    'C7: the lowest downfloater is compared first',
    criteria,
    'ofDownfloater: (player) => player.score',
    'ofDownfloater: (player) => 9999 - player.score',
    { edition: '2026' },
  ),
  fault('C8 dropped', costs, 'if (!nextPlan) return;', 'return;', { edition: '2026', ...MANY }),
  fault(
    'C8: scores of those left in the next bracket ignored',
    costs,
    'bump(vector, nextPlan.scores.get(field.players[rank]!.score) ?? -1, 1);',
    '',
    { edition: '2026' },
    MANY,
  ),
  fault(
    'C9 dropped',
    brackets2026,
    'field.bye >= 0 && completion.byeScore!',
    'false && completion.byeScore!',
    { edition: '2026' },
    TIGHT,
  ),
  fault(
    'C9 applied to several downfloaters',
    brackets2026,
    'byeHere && pairing.downfloaters.length > 1 ? solve(false) : pairing',
    'pairing',
    { edition: '2026' },
  ),
  fault(
    'C9: forfeits count as played',
    situation,
    'if (!record.played) unplayedGames += 1;',
    'if (!record.played) unplayedGames += record.opponent === undefined ? 1 : 0;',
    { edition: '2026' },
  ),
  dropped('C10', 'C10', LAST),
  dropped('C11', 'C11', LAST),
  dropped('C12', 'C12'),
  dropped('C13', 'C13'),
  dropped('C14', "residentDownfloats('C14', 1)"),
  dropped('C15', "mdpOpponentUpfloats('C15', 1)"),
  dropped('C16', "residentDownfloats('C16', 2)"),
  dropped('C17', "mdpOpponentUpfloats('C17', 2)", MANY),
  dropped('C18', "mdpScoreDifferences('C18', 1)", MANY),
  dropped('C19', "opponentScoreDifferences('C19', 1)", MANY),
  dropped('C20', "mdpScoreDifferences('C20', 2)", MANY),
  dropped('C21', "opponentScoreDifferences('C21', 2)", MANY),
  fault(
    'C10: difference of three allowed',
    criteria,
    '.colourDifference) >= 2',
    '.colourDifference) >= 3',
    LAST,
  ),
  fault(
    'C11: any two last colours',
    criteria,
    'colours.at(-1) === colours.at(-2) && wishIsAgainstLast(a, colours)',
    'wishIsAgainstLast(a, colours)',
    LAST,
  ),
  fault(
    'C13: mild preferences count',
    criteria,
    'return strong(a) && strong(b) ? 1 : 0;',
    'return 1;',
  ),
  fault(
    'C13: absolute against absolute counts',
    criteria,
    '|| bothAbsolute(a, b)) return 0;',
    ') return 0;',
    LAST,
  ),
  fault(
    'C14: moved-down players count',
    criteria,
    "!isMdp(player, bracket) && floatOf(player, roundsAgo) === 'D' ? 1 : 0",
    "floatOf(player, roundsAgo) === 'D' ? 1 : 0",
    { edition: '2026' },
    MANY,
  ),
  fault(
    'C14 after C15',
    criteria,
    "  residentDownfloats('C14', 1),\n  mdpOpponentUpfloats('C15', 1),",
    "  mdpOpponentUpfloats('C15', 1),\n  residentDownfloats('C14', 1),",
    { edition: '2026' },
    MANY,
  ),
  fault(
    'C15: downfloats of the opponents count',
    criteria,
    "higher.score > lower.score && floatOf(lower, roundsAgo) === 'U' ? 1 : 0",
    "higher.score > lower.score && floatOf(lower, roundsAgo) === 'D' ? 1 : 0",
    { edition: '2026' },
  ),
  fault(
    'C18: floating again costs no more than a pair',
    criteria,
    'player.score - bracket.residentScore + 10',
    'player.score - bracket.residentScore',
    { edition: '2026' },
    MANY,
  ),
  fault(
    'rounds of the float criteria exchanged',
    criteria,
    'roundsAgo === 1 ?',
    'roundsAgo === 2 ?',
    { edition: '2026' },
  ),
  dropped2017('C.12', "downfloats('C.12', 1)"),
  dropped2017('C.13', "upfloats('C.13', 1)"),
  dropped2017('C.14', "downfloats('C.14', 2)", MANY),
  dropped2017('C.15', "upfloats('C.15', 2)", MANY),
  dropped2017('C.16', "downfloatDifferences('C.16', 1)", MANY),
  dropped2017('C.17', "upfloatDifferences('C.17', 1)", MANY),
  fault('C.7: who may not take the bye weighs as one', brackets2017, '? 3 : 1', '? 1 : 1', {
    edition: '2017',
    ...TIGHT,
  }),
  fault(
    'C.4: the penultimate bracket looks ahead too',
    brackets2017,
    'unpairedNextWeight: undefined })!;\n}',
    'unpairedNextWeight: () => 1 })!;\n}',
    { edition: '2017' },
    TIGHT,
  ),
  // History.
  fault(
    'every unplayed round is a downfloat (2026)',
    edition,
    "unplayedFloats: 'moreThanLoss'",
    "unplayedFloats: 'every'",
    { edition: '2026' },
  ),
  fault(
    'half-point byes are no downfloat',
    situation,
    'return record.points > floor ?',
    'return record.points > floor + 5 ?',
    { edition: '2026' },
  ),
  fault(
    'forfeit losses are no downfloat (2017)',
    edition,
    "unplayedFloats: 'every'",
    "unplayedFloats: 'moreThanLoss'",
    { edition: '2017' },
  ),
  fault(
    'full-point byes do not bar the bye (2026)',
    edition,
    "pabBar: 'winValue'",
    "pabBar: 'forfeitWin'",
    { edition: '2026' },
  ),
  fault('half-point byes bar the bye', edition, "pabBar: 'winValue'", "pabBar: 'anyPoints'", {
    edition: '2026',
  }),
  fault(
    'full-point byes bar the bye (2017)',
    edition,
    "pabBar: 'forfeitWin'",
    "pabBar: 'winValue'",
    { edition: '2017' },
  ),
  fault('a half-point PAB does not bar', situation, 'if (record.isPab) return true;', '', {}),
  fault(
    'floats by the scores of today',
    situation,
    'const own = pairingScore(id, ofRound);',
    'const own = pairingScore(id, round);',
  ),
  fault('floats exchanged', situation, "own > other ? 'D' : 'U'", "own > other ? 'U' : 'D'"),
  fault(
    'floats without virtual points',
    situation,
    'const other = pairingScore(record.opponent, ofRound);',
    'const other = sums.get(record.opponent)![ofRound - 1]!;',
  ),
  fault(
    'virtual points ignored',
    situation,
    'const score = pairingScore(id, round);',
    'const score = sums.get(id)![round - 1]!;',
  ),
  fault(
    'forfeited games are played ones',
    situation,
    'const { played, outcome } = GAME_RESULT_TABLE[result];',
    'const { outcome } = GAME_RESULT_TABLE[result];\n      const played = true;',
  ),
  fault(
    'topscorers from half of the points on',
    situation,
    '2 * score > maximum',
    '2 * score >= maximum',
  ),
  fault(
    'topscorers: half of the maximum rounded down',
    situation,
    '2 * score > maximum',
    'score > 10 * Math.floor(maximum / 20)',
    LAST,
  ),
  fault('topscorers in every round', situation, 'topscorer: lastRound && ', 'topscorer: '),
  fault('last round one too late', situation, 'round >= roundCount', 'round > roundCount'),
  fault(
    'equal scores: the higher number first',
    situation,
    'a.tpn - b.tpn);\n  const initialColour',
    'b.tpn - a.tpn);\n  const initialColour',
  ),
  fault(
    'absolute preference only from a difference of three',
    player,
    'Math.abs(difference) > 1',
    'Math.abs(difference) > 2',
  ),
  fault(
    'two equal last colours are no absolute preference',
    player,
    'if (colours.at(-2) === last) return',
    'if (false) return',
  ),
  fault(
    'mild preference for the last colour',
    player,
    "strength: 'mild' };",
    "strength: 'mild' } as never;",
    {
      equivalent: 'only a type is changed: the table must have a control that cannot be found',
    },
  ),
  // Colours.
  fault(
    '5.2.2: the wider difference ignored',
    colours,
    "a.preferenceStrength === 'absolute' && rules.widerDifference",
    'false',
    LAST,
  ),
  fault(
    '5.2.2: the weaker preference granted',
    colours,
    'return rankA > rankB ? a : b;',
    'return rankA > rankB ? b : a;',
  ),
  fault(
    '5.2.3: from the first game instead of the last',
    colours,
    'const colourA = coloursA[coloursA.length - back];\n    if (colourA !== coloursB[coloursB.length - back])',
    'const colourA = coloursA[back - 1];\n    if (colourA !== coloursB[back - 1])',
  ),
  fault(
    '5.2.3 before 5.2.2',
    colours,
    'const stronger = strongerPreference(a, b, rules);',
    'const stronger = alternateLastDifference(a.colours, b.colours) ? undefined : strongerPreference(a, b, rules);',
  ),
  fault(
    '5.2.4: the lower ranked player is granted',
    colours,
    'isRankedHigher(a, b) ? wishA : otherColour(wishA)',
    'isRankedHigher(b, a) ? wishA : otherColour(wishA)',
  ),
  fault(
    '5.2.4: ranked by number, not by score',
    player,
    'a.score !== b.score ? a.score > b.score : a.tpn < b.tpn',
    'a.tpn < b.tpn',
  ),
  fault(
    '5.2.5: numbers of those who have not arrived count',
    colours,
    'higher.arrival % 2',
    'higher.tpn % 2',
  ),
  fault(
    '5.2.5: even numbers get the initial colour',
    colours,
    'higher.arrival % 2 === 1',
    'higher.arrival % 2 === 0',
  ),
  // Order of generation.
  fault(
    '4.2: last transposition instead of the first',
    order,
    'if (level !== undefined && position !== undefined) add(level, position);',
    'if (level !== undefined && position !== undefined) add(level, halves.s2.length - 1 - position);',
  ),
  fault(
    '4.2: moved-down players take the last residents',
    order,
    'add(level, second - mdpCount);',
    'add(level, memberCount - 1 - second);',
  ),
  fault('4.3: number of exchanged players ignored', order, 'add(0, 1);', '', ONE),
  fault(
    '4.3: difference of the exchanged numbers ignored',
    order,
    'add(1, count - position);',
    '',
    ONE,
  ),
  fault(
    '4.3: lowest number of S1 exchanged first',
    order,
    'position < count ? count - 1 - position : position',
    'position',
    ONE,
  ),
  fault(
    '4.3: numbers of S2 count from one',
    order,
    'for (const position of up) add(1, position);',
    'for (const position of up) add(1, position + 1);',
    {
      equivalent:
        'as many move up as the first level counts, so that equal candidates all grow alike',
    },
  ),
  fault(
    '4.4: last set of moved-down players instead of the first',
    order,
    'if (second >= memberCount || second < mdpCount) add(first, 1);',
    'if (second >= memberCount || second < mdpCount) add(mdpCount - 1 - first, 1);',
    MANY,
  ),
  fault(
    '4.4: all sets of moved-down players alike',
    order,
    'limits: Array.from({ length: mdpCount }, () => 1)',
    'limits: []',
    MANY,
  ),
  // The quick way for usual brackets.
  fault(
    'quick way: downfloaters not compared',
    straight,
    'if (!criterion.ofDownfloater || candidates.length === 0) continue;',
    'continue;',
  ),
  fault(
    'quick way: C9 forgotten',
    straight,
    'if (options.countUnplayedGames) keepLeast',
    'if (false) keepLeast',
    { edition: '2026' },
  ),
  fault(
    'quick way: opponents of moved-down players not compared',
    straight,
    'if (isIdealPair(state, mdp, index, ideal)) partner = index;',
    'partner = index;',
  ),
  fault(
    'quick way: colours of moved-down players not counted',
    straight,
    'if (!isTight(counts, floaters, least, classes[mdp]!, classes[index]!)) continue;',
    '',
  ),
  fault('quick way: bound of C13 too low', bound, 'Math.max(0, excess - mild)', '0'),
  fault(
    'quick way: players without preference forgotten',
    bound,
    'const others = counts[0]! + floaters;',
    'const others = floaters;',
  ),
  fault(
    'quick way: first transposition, second best',
    transposition,
    'for (let right = 0; right < size; right += 1) {\n        if (leftOf[right]! >= 0',
    'for (let right = size - 1; right >= 0; right -= 1) {\n        if (leftOf[right]! >= 0',
    {
      equivalent:
        'only the matching to start with is another one; the claims that follow do not depend on it',
    },
  ),
  fault(
    'an ideal floater may be dearer than another',
    inside,
    'return players[floater!]!.score === players[anyFloater!]!.score ? pairing : undefined;',
    'return pairing;',
  ),
  // Publication.
  fault('board order: sum of scores first', boards, 'otherHigh.score - high.score ||\n', ''),
  fault(
    'board order: lowest number last',
    boards,
    'high.tpn - otherHigh.tpn',
    'otherHigh.tpn - high.tpn',
  ),
];
