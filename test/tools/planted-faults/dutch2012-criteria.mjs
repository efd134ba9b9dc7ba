// Faults in the criteria of the Dutch editions of 2011 and 2012.
import { fault } from './fault.mjs';

const criteria = 'systems/dutch/criteria-2012.ts';
const ONLY_2012 = { edition: 'dutch 2012' };
const SCORES = { recipes: ['few with many scores', 'ten at most'] };
const ABSENT = { recipes: ['few with absences', 'few with absences and few pairs left'] };
const END = { recipes: ['few in a last round'] };

const old = (title, file, find, replace, more = {}) =>
  fault(title, file, find, replace, { edition: ['dutch 2012', 'dutch 2011'], ...more });
const dropped = (rule, line, more) => old(`${rule} dropped`, criteria, `\n  ${line},`, '', more);

export const DUTCH_2012_CRITERIA_FAULTS = [
  dropped('B.3', 'B3'),
  dropped('B.2', 'B2', END),
  dropped('A.7.d', 'A7D', ABSENT),
  dropped('B.4 (X)', 'X'),
  dropped('B.4 (Z)', 'Z', { ...ONLY_2012, ...ABSENT }),
  dropped('B.5 for downfloaters', 'downfloats(1)'),
  dropped('B.6 for downfloaters', 'downfloats(2)'),
  dropped('B.5 for upfloaters', 'upfloats(1)'),
  dropped('B.6 for upfloaters', 'upfloats(2)', SCORES),
  old(
    'B.5 and B.6 exchanged',
    'systems/dutch/criteria.ts',
    'roundsAgo === 1 ? player',
    'roundsAgo === 2 ? player',
  ),
  old(
    'upfloats before downfloats',
    criteria,
    '  downfloats(1),\n  downfloats(2),\n  upfloats(1),\n  upfloats(2),',
    '  upfloats(1),\n  upfloats(2),\n  downfloats(1),\n  downfloats(2),',
    SCORES,
  ),
  old('B.5 before B.4', criteria, '  X,\n  Z,\n  downfloats(1),', '  downfloats(1),\n  X,\n  Z,'),
  old('A.7.d in every round', criteria, '!bracket.oddRound || !wantSame', '!wantSame', ABSENT),
  old(
    'A.7.d in even rounds',
    criteria,
    '!bracket.oddRound || !wantSame',
    'bracket.oddRound || !wantSame',
  ),
  old(
    'A.7.d: mild preferences count',
    criteria,
    'return isFirm(a) && isFirm(b) ? 1 : 0;',
    'return 1;',
  ),
  old(
    'Z in odd rounds too',
    criteria,
    '!bracket.oddRound && wantSameColour(a, b) && isFirm',
    'wantSameColour(a, b) && isFirm',
    {
      ...ONLY_2012,
      equivalent:
        'in odd rounds B.2 and A.7.d together count the same pairs, and both stand above it',
    },
  ),
  old(
    'Z: absolute preferences are no strong ones',
    criteria,
    "player.preferenceStrength === 'strong' || isAbsolute(player)",
    "player.preferenceStrength === 'strong'",
  ),
  old(
    'X: players without a preference count',
    criteria,
    'a.preferredColour !== undefined && a.preferredColour === b.preferredColour',
    'a.preferredColour === b.preferredColour',
    ABSENT,
  ),
  old(
    'B.3: only the pairs count',
    criteria,
    '(player, bracket) => (player.score - bracket.residentScore + ONE_POINT) ** 2',
    '() => 0',
    SCORES,
  ),
  old(
    'B.5: moved-down players count',
    criteria,
    '!isMovedDown(player, bracket) && floatOf',
    'floatOf',
    SCORES,
  ),
  old('B.5: opponents of the same score count', criteria, 'higher.score === lower.score || ', ''),
];
