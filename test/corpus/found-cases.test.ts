import { describe, expect, it } from 'vitest';
import { cli } from '../cli/helpers.js';
import { corpusMissing, corpusPath } from '../support/corpus.js';

const at = (...name: readonly string[]): string => corpusPath('cases', 'found', ...name);
const file = (name: string): string => at('files', name);
/** What a user types, the exit status, what must be read in the answer, and what must not. */
type Case = readonly [
  kind: string,
  args: () => readonly string[],
  code: number,
  says: readonly (RegExp | string)[],
  never?: RegExp,
];

const list =
  (name: string, pairing = name): (() => readonly string[]) =>
  () => [...['check', file(`${name}.trf`), '--pairing', file(`${pairing}.txt`)]];
const on =
  (command: string, folder: string, name: string, ...rest: readonly string[]) =>
  () => [command, at(folder, `${name}.trf`), ...rest];

const CONFORMS = [/: conforms/, /round +3 +conforms/];
const CASES: readonly Case[] = [
  ['a list of Swiss-Manager', list('01-swiss-manager-auslosung'), 0, CONFORMS],
  ['rows of those not paired', list('02-not-paired-rows'), 0, CONFORMS],
  ['a .res of Vega', list('03-vega-res'), 0, CONFORMS],
  ['a check list of JaVaFo', list('04-javafo-checklist'), 0, CONFORMS],
  ['pairings of Vega', list('05-vega-texts', '05-vega-pairs3'), 0, CONFORMS],
  ['a sorted list of Vega', list('05-vega-texts', '05-vega-sorted'), 0, CONFORMS],
  ['an aligned list', list('05-vega-texts', '05-aligned-list'), 0, CONFORMS],
  [
    'a web page accuses nobody',
    () => ['check', file('05-vega-texts.trf'), '--pairing', file('05-saved-page.html')],
    3,
    ['unjudged', 'web page'],
    /illegal/,
  ],
  [
    'initial colour of an unstated 152',
    on('check', 'files', '07-initial-colour'),
    1,
    [/black is inferred/, /round +1 +differs: 3 colours/, /round +2 +conforms/],
  ],
  ['a team event', on('check', 'files', '08-team-swiss-092'), 3, ['this is a team event']],
  ['a round robin', on('check', 'files', '10-round-robin'), 0, [/: conforms/, 'round robin']],
  ['a date with a time', on('check', 'files', '15-date-with-time'), 0, ['from 1 July 2017']],
  [
    'a contradiction in the last round',
    on('check', 'files', '18-half-recorded-round'),
    3,
    [/: unjudged/, /round +3 +unjudged/],
  ],
  ['an absence of nobody', on('check', 'files', '24-xxz-unknown'), 0, [/round +2 +conforms/]],
  [
    'an unknown tie-break',
    on('standings', 'files', '22-unknown-tie-break', '--tie-breaks', 'BH,SB/M1,SB'),
    2,
    ['Unknown variant'],
    /Rank/,
  ],
  [
    'a round being played',
    on('standings', 'files', '25-open-round-standings', '--check'),
    0,
    [/conforms, 9 points/],
  ],
  [
    'a bye in a last round without a result',
    on('standings', 'standings', 'final-round-pending', '--check'),
    1,
    [],
    /Player 9 has/,
  ],
  [
    'Fore Buchholz of a paired final round',
    on('standings', 'standings', 'final-round-pending', '--tie-breaks', 'FB'),
    0,
    [/Bruno +3\.5 +13\.5/],
  ],
  [
    'the round that counts as the final one',
    on('standings', 'standings', 'after3-no-xxr', '--tie-breaks', 'FB'),
    0,
    ['round 3 counts as the final one'],
  ],
  [
    'unknown codes of a file',
    on('standings', 'standings', 'check-212-unknown-code', '--check', '--json'),
    3,
    ['"unjudged"', 'Buchholz', 'SonnBerger'],
  ],
  [
    'no list of tie-breaks',
    on('standings', 'standings', 'check-no-list', '--check', '--json'),
    0,
    ['points alone rank', /"openRanks": [1-9]/],
  ],
  [
    'a code of the file itself',
    on('standings', 'standings', '212-own-code', '--check'),
    3,
    ['OTHER_PLAYOFF'],
  ],
  ['202 as a list', on('standings', 'standings', '202-beside-212', '--check'), 0, ['conforms']],
  ['one "+" without 330', on('standings', 'teams', 'ff1', '--check'), 0, ['conforms, 8 points']],
  ['"+" beside 330', on('standings', 'teams', 'ff3', '--check'), 0, ['conforms, 8 points']],
  ['"+" beside 320', on('standings', 'teams', 'ff4', '--check'), 0, ['conforms, 10 points']],
  ['"+" is no second bye', on('check', 'teams', 'ff4'), 1, [/differs/], /illegal/],
  ['"+" is no odd bye', on('lint', 'teams', 'ff1'), 0, ['0 warnings'], /bye-spelling/],
  ['points of 310', on('check', 'teams', 't27bad'), 3, ['its matches give 6.0']],
  ['points of 310 in standings', on('standings', 'teams', 't27bad', '--check'), 1, ['differs']],
  [
    'match points come first',
    on('standings', 'teams', 'points-first', '--tie-breaks', 'EMGSB,PTS:GP'),
    0,
    [/ 1 +12 +SK Holefort +11\.0/],
  ],
  [
    'byes of teams that the file counts as won on every board',
    () => [
      ...[
        'standings',
        corpusPath('corpus', 'trf', 'ChessRoster__TieBreakServer__fideteam_nocolor.trf'),
      ],
      '--check',
    ],
    0,
    [/: conforms/],
  ],
  [
    'a last round without a result that the points count as drawn',
    () => ['standings', corpusPath('cases', 'real', 'sce-festival2025-t4.trf'), '--check'],
    0,
    [/: conforms/],
  ],
  ['five digits', on('lint', 'house', 'five'), 0, ['0 errors']],
];

describe.skipIf(corpusMissing())('inputs that were misjudged once', () => {
  it.each(CASES.map((one) => [one[0], one] as const))('%s', async (_kind, one) => {
    const [, args, code, says, never] = one;
    const answer = await cli(...args());
    const text = answer.out + answer.err;
    for (const words of says) expect(text).toMatch(words);
    if (never) expect(text).not.toMatch(never);
    expect(answer.code).toBe(code);
  });
});
