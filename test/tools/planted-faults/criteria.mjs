// Faults in the criteria, absolute and relative.
import { BYES, FEW_SCORES, FILES, fault, LAST, MANY, TIGHT } from './fault.mjs';

const {
  criteria,
  criteria2017,
  situation,
  field,
  completion,
  costs,
  brackets2026,
  brackets2017,
  outlook,
} = FILES;

const dropped = (id, line, more) =>
  fault(`${id} dropped`, criteria, `\n  ${line},`, '\n', { edition: 'dutch 2026', ...more });
const dropped2017 = (id, line, more) =>
  fault(`${id} dropped`, criteria2017, `\n  ${line},`, '\n', { edition: 'dutch 2017', ...more });

export const CRITERIA_FAULTS = [
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
    { edition: 'dutch 2026' },
  ),
  fault(
    'C4: not asked after the look at the next bracket',
    brackets2026,
    'below.exposed.length === 0 ? pairing : undefined',
    'pairing',
    { edition: 'dutch 2026' },
  ),
  fault(
    'C4 dropped: no penultimate bracket',
    brackets2017,
    'if (isLast || canComplete(context, done)) {',
    'if (true) {',
    { edition: 'dutch 2017' },
  ),
  fault(
    'C5: the bye goes to the highest score',
    completion,
    'sort((a, b) => a - b)',
    'sort((a, b) => b - a)',
    { edition: 'dutch 2026' },
  ),
  fault(
    'C5 dropped',
    'systems/dutch/pair.ts',
    'createCompletion(field, lowestBye)',
    'createCompletion(field, false)',
    {
      edition: 'dutch 2026',
    },
  ),
  // Criteria.
  fault('C6 dropped', criteria, 'ofDownfloater: () => 1', 'ofDownfloater: () => 0', {
    edition: 'dutch 2026',
    ...MANY,
  }),
  fault('C7 dropped', criteria, 'ofDownfloater: ({ score }) => score', 'ofDownfloater: () => 0', {
    edition: 'dutch 2026',
  }),
  fault(
    'C7: the lowest downfloater is compared first',
    criteria,
    'ofDownfloater: ({ score }) => score',
    'ofDownfloater: ({ score }) => 9999 - score',
    { edition: 'dutch 2026' },
  ),
  fault('C8 dropped', costs, 'weightOf } of nextPlans)', 'weightOf } of [])', {
    edition: 'dutch 2026',
    ...MANY,
  }),
  fault(
    'C8: scores of those left in the next bracket ignored',
    costs,
    'bump(vector, levels.get(field.players[rank]!.score) ?? -1, 1);',
    '',
    { edition: 'dutch 2026', ...MANY },
  ),
  fault(
    'C9 dropped',
    'systems/dutch/bracket.ts',
    'field.bye >= 0 && completion.byeScore!',
    'false && completion.byeScore!',
    { edition: 'dutch 2026', ...TIGHT },
  ),
  fault(
    'C9 applied to several downfloaters',
    brackets2026,
    'byeHere && pairing.downfloaters.length > 1 ? solve(false) : pairing',
    'pairing',
    { edition: 'dutch 2026' },
  ),
  fault(
    'C9: forfeits count as played',
    situation,
    'if (!entry?.played) unplayedGames += 1;',
    'if (!entry?.played) unplayedGames += entry?.opponent === undefined ? 1 : 0;',
    { edition: 'dutch 2026' },
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
    'C13: an absolute preference is no strong one',
    criteria,
    "player.preferenceStrength === 'strong' || player.preferenceStrength === 'absolute'",
    "player.preferenceStrength === 'strong'",
  ),
  fault(
    'C14: moved-down players count',
    criteria,
    "!isMdp(player, bracket) && floatOf(player, roundsAgo) === 'D' ? 1 : 0",
    "floatOf(player, roundsAgo) === 'D' ? 1 : 0",
    { edition: 'dutch 2026' },
  ),
  fault(
    'C14 after C15',
    criteria,
    "  residentDownfloats('C14', 1),\n  mdpOpponentUpfloats('C15', 1),",
    "  mdpOpponentUpfloats('C15', 1),\n  residentDownfloats('C14', 1),",
    { edition: 'dutch 2026' },
  ),
  fault(
    'C15: downfloats of the opponents count',
    criteria,
    "higher.score > lower.score && floatOf(lower, roundsAgo) === 'U' ? 1 : 0",
    "higher.score > lower.score && floatOf(lower, roundsAgo) === 'D' ? 1 : 0",
    { edition: 'dutch 2026' },
  ),
  fault(
    'C18: floating again costs no more than a pair',
    criteria,
    'player.score - bracket.residentScore + 10',
    'player.score - bracket.residentScore',
    { edition: 'dutch 2026', ...MANY },
  ),
  fault(
    'rounds of the float criteria exchanged',
    criteria,
    'roundsAgo === 1 ?',
    'roundsAgo === 2 ?',
    { edition: 'dutch 2026' },
  ),
  dropped2017('C.12', "downfloats('C.12', 1)"),
  dropped2017('C.13', "upfloats('C.13', 1)"),
  dropped2017('C.14', "downfloats('C.14', 2)", MANY),
  dropped2017('C.15', "upfloats('C.15', 2)", FEW_SCORES),
  dropped2017('C.16', "downfloatDifferences('C.16', 1)", MANY),
  dropped2017('C.17', "upfloatDifferences('C.17', 1)", MANY),
  fault('C.7: who may not take the bye weighs as one', criteria2017, '? 3 : 1', '? 1 : 1', {
    edition: 'dutch 2017',
    ...BYES,
  }),
  fault(
    'C.4: the penultimate bracket looks ahead too',
    brackets2017,
    'return solveBracket(context, bracket, { vertices })!;',
    'return solveBracket(context, bracket, { vertices, next: nextBracket(context, bracket.group) })!;',
    { edition: 'dutch 2017', ...TIGHT },
  ),
];
