// Faults in the procedure and the history of the Dutch editions of 2011 and 2012.
import { fault } from './fault.mjs';
import { lastPartner } from './order.mjs';

const below = (file) => `systems/dutch/backtracking/${file}.ts`;
const [bracket, levels, upper, lowest, backtrack, solve] = [
  'bracket',
  'levels',
  'upper',
  'lowest',
  'backtrack',
  'solve',
].map(below);
const edition = 'systems/dutch/edition.ts';
const order = 'systems/dutch/candidate-order.ts';

const ONLY_2012 = { edition: 'dutch 2012' };
const SCORES = { recipes: ['few with many scores', 'ten at most'] };
const DRAWS = { recipes: ['few with few pairs left'] };
const LOW = { recipes: ['tight positions', 'few with many scores'] };
const ABSENT = { recipes: ['few with absences'] };
const END = { recipes: ['few in a last round'] };

const old = (title, file, find, replace, more = {}) =>
  fault(title, file, find, replace, { edition: ['dutch 2012', 'dutch 2011'], ...more });

const LEVELS = [
  old(
    'A.3: half moved down is heterogeneous',
    bracket,
    'mdps.length < residents',
    'mdps.length <= residents',
  ),
  old(
    'P1 lowered once too often',
    levels,
    'p1 >= Math.max(1, reachable)',
    'p1 >= Math.max(1, reachable - 1)',
  ),
  old(
    'P1 lowered once too often below moved-down players',
    levels,
    'p1 >= reachable; p1',
    'p1 >= reachable - 1; p1',
  ),
  old('M1 lowered without C.12', levels, 'm1 > most; m1', 'm1 > 99; m1'),
  old(
    'P1 lowered without C.12',
    levels,
    'for (let p1 = p0; p1 >= reachable;',
    'for (let p1 = reachable; p1 >= reachable;',
    SCORES,
  ),
  old('M1 of one is handled as homogeneous', levels, 'if (most > 0)', 'if (most > 1)'),
  old('moved-down players meet one another', levels, '!(apart.has(u) && apart.has(v)) && ', '', {
    equivalent:
      'a bracket with the most pairs leaves over nobody who may meet another one left over',
  }),
  old(
    'C.1: incompatible residents stay',
    upper,
    '  const alone = withoutOpponent(field, whole);',
    '  const alone: number[] = [];',
  ),
  old(
    'C.1: an incompatible moved-down player does not call C.12',
    upper,
    'if (alone.some((rank) => rank <= lastMdp))',
    'if (false)',
  ),
];

const LOOP = [
  old(
    'C.12 not tried',
    backtrack,
    'if (!previous || previous.level.p1 === 0 || bracket.mdps.length === 0) return',
    'if (true) return',
  ),
  old(
    'C.12: the same players float, though the bracket is no better off',
    backtrack,
    'const limbo = level.m1 > 0 ? bracket.mdps.length - level.m1 : 0;',
    'const limbo = bracket.mdps.length;',
  ),
  old(
    'C.12: the previous bracket may have fewer pairs',
    backtrack,
    'return found.pairs.length === p1 && mdpPairs === m1 ? found : undefined;',
    'return found;',
    {
      equivalent: 'another number of pairs leaves over other scores, and those are refused apart',
    },
  ),
  old(
    'C.12: players of other scores may float',
    backtrack,
    'scores.includes(players[rank]!.score) && fixed',
    'fixed',
    {
      equivalent:
        'a first answer with other scores is not taken, but searched on from, player by player',
    },
  ),
  old(
    'C.12: any scores of those there are',
    backtrack,
    'if (excess.length === 0) return found;',
    'return found;',
    SCORES,
  ),
  old(
    'C.12: not tried for the lowest bracket',
    lowest,
    'const other = backtrack(round, last, bracket, level, mayStay);',
    'const other = undefined;',
    LOW,
  ),
  old(
    'C.12: criteria of the previous bracket forgotten',
    solve,
    'criteria: round.edition.criteria,',
    "criteria: problem.others.some(({ role }) => role === 'below') ? [] : round.edition.criteria,",
  ),
  old('C.13 merges at once', lowest, 'if (again) {', 'if (false) {', LOW),
  old(
    'C.13: fewer pairs than can be in the penultimate bracket',
    solve,
    'criteria: round.edition.criteria,',
    'criteria: round.edition.criteria.slice(2),',
    LOW,
  ),
  old(
    'C.13: a moved-down player takes the bye',
    lowest,
    'return isLoneMdp ?',
    'return false ?',
    LOW,
  ),
  old(
    'C.13: the moved-down players are merged too',
    lowest,
    '{ mdps: [...bracket.mdps, ...own], residents: rest }',
    '{ mdps: [], residents: [...bracket.mdps, ...own, ...rest] }',
    LOW,
  ),
  old(
    'B.1.b dropped in the lowest bracket',
    lowest,
    '!field.players[rank]!.pabBarred',
    'rank >= 0',
  ),
  old('the bye for no moved-down player', lowest, '[m0, m0 - 1, 0]', '[m0, 0]', LOW),
  old(
    'quick way: Z forgotten',
    below('colour-class'),
    'if (round.oddRound || countsZ)',
    'if (round.oddRound)',
    ONLY_2012,
  ),
];

const HISTORY = [
  old(
    'unplayed rounds without points are downfloats (2012)',
    edition,
    "unplayedFloats: 'anyPoints'",
    "unplayedFloats: 'every'",
  ),
  old(
    'half-point byes do not bar the bye (2012)',
    edition,
    "pabBar: 'anyPoints'",
    "pabBar: 'forfeitWin'",
  ),
  old(
    'E.2: the wider difference decides (2012)',
    edition,
    'widerDifference: false',
    'widerDifference: true',
    END,
  ),
  old(
    'E.5: odd numbers get the initial colour after round 1 (2012)',
    edition,
    'reverseParityAfterRoundOne: true',
    'reverseParityAfterRoundOne: false',
    ABSENT,
  ),
  old(
    'D.1: last transposition instead of the first (2012)',
    order,
    'keepFirstPartner(optimum, index)',
    lastPartner('index'),
    DRAWS,
  ),
  old(
    'D.2: difference of the exchanged numbers ignored (2012)',
    order,
    'return fewest.refine(sum((place) => (place < half ? place : -place)));',
    'return fewest;',
    DRAWS,
  ),
  old(
    'D.2: lowest number of S1 exchanged first (2012)',
    order,
    'let place = half - 1; place >= 0; place -= 1',
    'let place = 0; place < half; place += 1',
    DRAWS,
  ),
  old(
    'D.2: number of exchanged players ignored (2012)',
    order,
    'best.refine(sum((place) => (place < half ? -1 : 0)))',
    'best',
    DRAWS,
  ),
];

export const DUTCH_2012_FAULTS = [...LEVELS, ...LOOP, ...HISTORY];
