import { type OlympiadOptions, olympiadOptions } from '../../../src/systems/olympiad/options.js';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import { describeAgreement } from './agreement.js';
import { pairByTheBook } from './book.js';

const VARIANTS: readonly (readonly [string, Partial<OlympiadOptions>])[] = [
  ['2022', {}],
  ['2012', { edition: '2012' }],
  ['European ranking, median by half the points', { ranking: 'sonneborn', medianBy: 'halfPoints' }],
  ['forfeits count as meetings', { forfeitsCount: true, lateEntriesBarred: false }],
];

describeAgreement(
  'the Olympiad engine',
  400,
  VARIANTS.map(([name, options]) => ({
    name,
    engine: (situation) => pairOlympiad(situation, options),
    book: (situation) => pairByTheBook(situation, olympiadOptions(options)),
  })),
);
