import { formatPoints, parsePoints } from '../model/points.js';
import { type Scoring, STANDARD_SCORING } from '../model/scoring.js';
import { SYSTEM_IDS } from '../systems/registry.js';
import type { Amount, FrequencyByRound } from './amount.js';
import {
  ACCELERATIONS,
  type CompleteOptions,
  type GeneratorOptions,
  NUMBERINGS,
} from './options.js';
import {
  formatAmount,
  formatFrequency,
  type ReadValue,
  readAmount,
  readFrequency,
  readInteger,
  readWord,
  readYesNo,
} from './read-values.js';

/** A line "Key=value" of a configuration file: how it is read, and how it is written. */
export interface ConfigKey {
  readonly key: string;
  /** How JaVaFo and bbpPairings write it, "" where they cannot; undefined if they lack the key. */
  readonly writeShared?: (options: CompleteOptions) => string;
  readonly read: (text: string, options: GeneratorOptions) => ReadValue<GeneratorOptions>;
  readonly write: (options: CompleteOptions) => string;
}

type OptionName = keyof GeneratorOptions;

function simple<N extends OptionName>(
  key: string,
  name: N,
  read: (text: string) => ReadValue<NonNullable<GeneratorOptions[N]>>,
  write: (value: NonNullable<CompleteOptions[N]>) => string = String,
  writeShared?: (value: NonNullable<CompleteOptions[N]>) => string,
): ConfigKey {
  return {
    key,
    ...(writeShared && {
      writeShared: (options: CompleteOptions) =>
        writeShared(options[name] as NonNullable<CompleteOptions[N]>),
    }),
    read: (text, options) => {
      const result = read(text);
      if (result.kind === 'expected') return result;
      return { kind: 'value', value: { ...options, [name]: result.value } };
    },
    write: (options) => {
      const value = options[name];
      return value === undefined ? '' : write(value as NonNullable<CompleteOptions[N]>);
    },
  };
}

type Rate = 'forfeits' | 'withdrawals' | 'halfByes' | 'fullByes' | 'zeroByes' | 'silentAbsences';
type GameRate = 'doubleForfeits' | 'unusualResults' | 'unratedGames' | 'matchForfeits';

/** "once in N": so do JaVaFo and bbpPairings count. */
const rate = (
  key: string,
  name: Rate | GameRate,
  writeShared?: (frequency: FrequencyByRound) => string,
): ConfigKey =>
  simple(
    key,
    name,
    (text) => readFrequency(text, 'oneIn'),
    (frequency) => formatFrequency(frequency, 'oneIn'),
    writeShared,
  );

/** The N of "once in N", rounded; nothing for counts and for rates that differ by round. */
function roundedRate(frequency: FrequencyByRound): string {
  if ('oneIn' in frequency) return String(frequency.oneIn);
  if (!('perMille' in frequency)) return '';
  return frequency.perMille === 0 ? '0' : String(Math.round(1000 / frequency.perMille));
}

const singleAmount = (amount: Amount): string => (typeof amount === 'number' ? `${amount}` : '');

/** Rates without a division by rounds. */
const plainRate = (key: string, name: 'lateEntries' | 'unrated'): ConfigKey =>
  simple(
    key,
    name,
    (text) => {
      const read = readFrequency(text, 'oneIn');
      if (read.kind === 'expected' || !Array.isArray(read.value)) return read as ReadValue<never>;
      return { kind: 'expected', expected: 'one value for all rounds' };
    },
    (frequency) => formatFrequency(frequency, 'oneIn'),
  );

function points(key: string, fields: readonly (keyof Scoring)[]): ConfigKey {
  const write = ({ scoring }: CompleteOptions) => formatPoints(scoring[fields[0]!]);
  return {
    key,
    writeShared: write,
    read: (text, options) => {
      const read = parsePoints(text);
      if (read === undefined || read < 0 || read > 999) {
        return { kind: 'expected', expected: 'points such as 1 or 0.5' };
      }
      const changed = Object.fromEntries(fields.map((field) => [field, read]));
      const scoring = { ...(options.scoring ?? STANDARD_SCORING), ...changed };
      return { kind: 'value', value: { ...options, scoring } };
    },
    write,
  };
}

/** All keys, in the order in which they are written. A win comes first: it sets what follows it. */
export const CONFIG_KEYS: readonly ConfigKey[] = [
  simple('PlayersNumber', 'players', readAmount, formatAmount, singleAmount),
  simple('RoundsNumber', 'rounds', readAmount, formatAmount, singleAmount),
  simple('DrawPercentage', 'drawPercentage', readInteger, String, String),
  rate('ForfeitRate', 'forfeits', roundedRate),
  rate('RetiredRate', 'withdrawals', roundedRate),
  rate('HalfPointByeRate', 'halfByes', roundedRate),
  simple('HighestRating', 'highestRating', readInteger, String, String),
  simple('LowestRating', 'lowestRating', readInteger, String, String),
  points('PointsForWin', ['whiteWin', 'blackWin', 'forfeitWin', 'fullBye', 'pab']),
  points('PointsForDraw', ['whiteDraw', 'blackDraw', 'halfBye', 'unknown']),
  points('PointsForLoss', ['whiteLoss', 'blackLoss']),
  points('PointsForZPB', ['zeroBye']),
  points('PointsForForfeitLoss', ['forfeitLoss']),
  points('PointsForPAB', ['pab']),
  simple('System', 'system', (text) => readWord(text, SYSTEM_IDS)),
  simple('Edition', 'edition', (text) => ({ kind: 'value', value: text.trim() })),
  simple('PlayedRounds', 'played', readAmount, formatAmount),
  simple('BoardsNumber', 'boards', readAmount, formatAmount),
  rate('FullPointByeRate', 'fullByes'),
  rate('ZeroPointByeRate', 'zeroByes'),
  rate('SilentAbsenceRate', 'silentAbsences'),
  plainRate('LateEntryRate', 'lateEntries'),
  simple('ReturnPerMille', 'returnPerMille', readInteger),
  rate('DoubleForfeitRate', 'doubleForfeits'),
  rate('UnusualResultRate', 'unusualResults'),
  rate('UnratedGameRate', 'unratedGames'),
  rate('MatchForfeitRate', 'matchForfeits'),
  plainRate('UnratedPlayerRate', 'unrated'),
  simple('StrengthSpread', 'strengthSpread', readInteger),
  simple('ColourAdvantage', 'colourAdvantage', readInteger),
  simple('Acceleration', 'acceleration', (text) => readWord(text, ACCELERATIONS)),
  simple('ForbiddenGroups', 'forbiddenGroups', readAmount, formatAmount),
  simple('Numbering', 'numbering', (text) => readWord(text, NUMBERINGS)),
  simple('RankByFileOrder', 'rankByFileOrder', readYesNo, (yes) => (yes ? 'yes' : 'no')),
  simple('InitialColour', 'initialColour', (text) => readWord(text, ['white', 'black'])),
  simple('ForeignNames', 'foreignNames', readYesNo, (yes) => (yes ? 'yes' : 'no')),
  simple(
    'TieBreaks',
    'tieBreaks',
    (text) => ({ kind: 'value', value: text.split(',').map((code) => code.trim()) }),
    (codes) => codes.join(', '),
  ),
];
