// Faults in what is derived from the rounds before, and in the colours.
import { FILES, fault, LAST } from './fault.mjs';

const { edition, situation, player, colours } = FILES;

export const HISTORY_FAULTS = [
  // History.
  fault(
    'every unplayed round is a downfloat (2026)',
    edition,
    "unplayedFloats: 'moreThanLoss'",
    "unplayedFloats: 'every'",
    { edition: 'dutch 2026' },
  ),
  fault(
    'half-point byes are no downfloat',
    situation,
    'entry.points > floor ?',
    'entry.points > floor + 5 ?',
    { edition: 'dutch 2026' },
  ),
  fault(
    'forfeit losses are no downfloat (2017)',
    edition,
    "unplayedFloats: 'every'",
    "unplayedFloats: 'moreThanLoss'",
    { edition: 'dutch 2017' },
  ),
  fault(
    'full-point byes do not bar the bye (2026)',
    edition,
    "pabBar: 'winValue'",
    "pabBar: 'forfeitWin'",
    { edition: 'dutch 2026' },
  ),
  fault('half-point byes bar the bye', edition, "pabBar: 'winValue'", "pabBar: 'anyPoints'", {
    edition: 'dutch 2026',
  }),
  fault(
    'full-point byes bar the bye (2017)',
    edition,
    "pabBar: 'forfeitWin'",
    "pabBar: 'winValue'",
    { edition: 'dutch 2017' },
  ),
  fault(
    'a half-point PAB does not bar',
    situation,
    "if (entry.result === 'U') return true;",
    '',
    {},
  ),
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
    'const other = pairingScore(entry.opponent, ofRound);',
    'const other = sums.get(entry.opponent)![ofRound - 1]!;',
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
    'past.map((one) => playerRounds(one, settings))',
    'past.map((one) => new Map([...playerRounds(one, settings)].map(([id, entry]) => [id, { ...entry, played: entry.opponent !== undefined }])))',
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
];
