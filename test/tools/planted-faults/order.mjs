// Faults in the order of candidates, in the quick way for usual brackets, and in publication.
import { FILES, fault, MANY, ONE } from './fault.mjs';

const { order, straight, bound, inside, boards, transposition } = FILES;

/** What takes the last opponent instead of the first. */
export const lastPartner = (vertex) =>
  `(() => { while (keepPartners(optimum, ${vertex}, (other) => other > optimum.mate(${vertex}))); keepPartners(optimum, ${vertex}, (other) => other === optimum.mate(${vertex})); return optimum.mate(${vertex}); })()`;

export const ORDER_FAULTS = [
  // Order of generation.
  fault(
    '4.2: last transposition instead of the first',
    order,
    'keepFirstPartner(optimum, index)',
    lastPartner('index'),
  ),
  fault(
    '4.2: moved-down players take the last residents',
    order,
    'keepFirstPartner(optimum, mdp)',
    lastPartner('mdp'),
  ),
  fault(
    '4.3: number of exchanged players ignored',
    order,
    'best.refine(sum((place) => (place < half ? -1 : 0)))',
    'best',
    ONE,
  ),
  fault(
    '4.3: difference of the exchanged numbers ignored',
    order,
    'return fewest.refine(sum((place) => (place < half ? place : -place)));',
    'return fewest;',
    ONE,
  ),
  fault(
    '4.3: lowest number of S1 exchanged first',
    order,
    'let place = half - 1; place >= 0; place -= 1',
    'let place = 0; place < half; place += 1',
    ONE,
  ),
  fault(
    '4.3: numbers of S2 count from one',
    order,
    'place < half ? place : -place',
    'place < half ? place : -place - 1',
    {
      equivalent: 'as many move up as down, so that equal candidates all grow alike',
    },
  ),
  fault(
    '4.4: last set of moved-down players instead of the first',
    order,
    'if (splitPartners(optimum, mdp, isResident)) paired.push(mdp);',
    'const last = mdpCount - 1 - mdp; if (splitPartners(optimum, last, isResident)) paired.unshift(last);',
    MANY,
  ),
  fault(
    '4.4: all sets of moved-down players alike',
    order,
    'if (splitPartners(optimum, mdp, isResident)) paired.push(mdp);',
    'const pairs = isResident(optimum.mate(mdp)); if (keepPartners(optimum, mdp, (other) => isResident(other) === pairs) && pairs) paired.push(mdp);',
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
    'of options.byeHere ? criteria : []',
    'of false ? criteria : []',
    { edition: 'dutch 2026' },
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
  fault('quick way: bound of C13 too low', bound, 'Math.max(0, excess - mild)', '0', {
    equivalent:
      'a bound that no pairing reaches makes the quick way give up, and the exact search answers',
  }),
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
