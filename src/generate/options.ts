import type { Colour } from '../model/result.js';
import { type Scoring, STANDARD_SCORING } from '../model/scoring.js';
import { parseTieBreaks } from '../standings/parse-code.js';
import { editionsOf, findSystem, isAccelerated, SYSTEM_IDS, unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import {
  type Amount,
  checkAmount,
  checkFrequency,
  type Frequency,
  type FrequencyByRound,
  NEVER,
} from './amount.js';

/** How start numbers stand to ratings: in their order, shuffled, or shuffled with gaps. */
export const NUMBERINGS = ['rating', 'shuffled', 'gaps'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** `baku`: C.04.7; `random`: virtual points of any size for anybody in any rounds. */
export const ACCELERATIONS = ['none', 'baku', 'random'] as const;
export type AccelerationKind = (typeof ACCELERATIONS)[number];

/** What a random tournament is like. Everything has a default. */
export interface GeneratorOptions {
  /** Pairing system: `dutch` by default. */
  readonly system?: SystemId;
  /** Edition of its rules; by default the newest. */
  readonly edition?: string;
  /** Players, or teams in a team system: 8 to 60 by default. */
  readonly players?: Amount;
  /** Planned rounds: 5 to 9 by default, but never more than half of the field allows for. */
  readonly rounds?: Amount;
  /** Rounds to play, when fewer than planned; the next one then has its announced byes. */
  readonly played?: Amount;
  /** Boards of a match in a team system: 4 by default. */
  readonly boards?: Amount;
  readonly highestRating?: number;
  readonly lowestRating?: number;
  /** Players without a rating; they are ranked last and play at any strength. */
  readonly unrated?: Frequency;
  /** Largest difference between rating and true strength: 120 by default. */
  readonly strengthSpread?: number;
  /** Draws in per cent between equal opponents: 36 by default; fewer as the difference grows. */
  readonly drawPercentage?: number;
  /** What the white pieces are worth, in rating points: 35 by default. */
  readonly colourAdvantage?: number;
  /** Announced byes with their letters, per player and round. */
  readonly fullByes?: FrequencyByRound;
  readonly halfByes?: FrequencyByRound;
  readonly zeroByes?: FrequencyByRound;
  /** Rounds in which a player is missing without any letter, per player and round. */
  readonly silentAbsences?: FrequencyByRound;
  /** Players who come after round 1. */
  readonly lateEntries?: Frequency;
  /** Players who leave before a round, per player and round. */
  readonly withdrawals?: FrequencyByRound;
  /** Chance in per mille that one who left comes back some rounds later. */
  readonly returnPerMille?: number;
  /** Games not played, one side winning, per game. */
  readonly forfeits?: FrequencyByRound;
  /** Games for which neither side appears, per game. */
  readonly doubleForfeits?: FrequencyByRound;
  /** Results with less than a point in all: half - nothing and nothing - nothing, per game. */
  readonly unusualResults?: FrequencyByRound;
  /** Games of less than one move (W D L), per game. */
  readonly unratedGames?: FrequencyByRound;
  /** Matches of teams to which one side (or neither) does not come, per match. No counts. */
  readonly matchForfeits?: FrequencyByRound;
  /** Only `none` under the Olympiad rules. Baku acceleration of teams goes with match points first. */
  readonly acceleration?: AccelerationKind;
  /** Groups of two to four who may not meet, some of them only in some rounds. */
  readonly forbiddenGroups?: Amount;
  readonly scoring?: Scoring;
  readonly numbering?: Numbering;
  /** The order of the lines, not the number, is the ranking (XXC rank). */
  readonly rankByFileOrder?: boolean;
  /** By lot when it is not given. */
  readonly initialColour?: Colour;
  /** Names with letters beyond ASCII among them. */
  readonly foreignNames?: boolean;
  /** Record 212. */
  readonly tieBreaks?: readonly string[];
}

export type CompleteOptions = Required<Omit<GeneratorOptions, 'played' | 'initialColour'>> &
  Pick<GeneratorOptions, 'played' | 'initialColour'>;

export const DEFAULT_OPTIONS: Omit<CompleteOptions, 'edition'> = {
  system: 'dutch',
  players: [8, 60],
  rounds: [5, 9],
  boards: 4,
  highestRating: 2600,
  lowestRating: 1400,
  unrated: NEVER,
  strengthSpread: 120,
  drawPercentage: 36,
  colourAdvantage: 35,
  fullByes: NEVER,
  halfByes: { perMille: 10 },
  zeroByes: { perMille: 5 },
  silentAbsences: NEVER,
  lateEntries: NEVER,
  withdrawals: { perMille: 5 },
  returnPerMille: 0,
  forfeits: { perMille: 20 },
  doubleForfeits: NEVER,
  unusualResults: NEVER,
  unratedGames: NEVER,
  matchForfeits: NEVER,
  acceleration: 'none',
  forbiddenGroups: 0,
  scoring: STANDARD_SCORING,
  numbering: 'rating',
  rankByFileOrder: false,
  foreignNames: false,
  tieBreaks: [],
};

/**
 * Fills in what is not given.
 * @throws RangeError when a value is out of its range, the system has no such edition, or it knows no
 *   acceleration and some is asked for.
 */
export function completeOptions(options: GeneratorOptions): CompleteOptions {
  const given = withoutUndefined(options);
  const { system = DEFAULT_OPTIONS.system } = given;
  checkNames(given, system);
  const edition = given.edition ?? editionsOf(system).at(-1)!.edition;
  const complete = { ...DEFAULT_OPTIONS, ...given, edition };
  if (!findSystem(complete.system, edition)) {
    throw new RangeError(`Expected an edition of ${complete.system}, found "${edition}"`);
  }
  checkAmount('players', complete.players, 2, unitOf(complete.system) === 'player' ? 99_999 : 999);
  checkAmount('rounds', complete.rounds, 1, 99);
  checkAmount('boards', complete.boards, 1, 9);
  checkAmount('forbidden groups', complete.forbiddenGroups, 0, 1000);
  if (complete.played !== undefined) checkAmount('played rounds', complete.played, 0, 99);
  if (complete.lowestRating > complete.highestRating) {
    const { lowestRating, highestRating } = complete;
    throw new RangeError(
      `Expected ratings from low to high, found ${lowestRating} to ${highestRating}`,
    );
  }
  checkAmount('lowest rating', complete.lowestRating, 1, 99_999);
  checkAmount('highest rating', complete.highestRating, 1, 99_999);
  checkAmount('strength spread', complete.strengthSpread, 0, 99_999);
  checkAmount('colour advantage', complete.colourAdvantage, -1000, 1000);
  checkAmount('draw percentage', complete.drawPercentage, 0, 100);
  checkAmount('return chance', complete.returnPerMille, 0, 1000);
  for (const name of FREQUENCIES) checkFrequency(name, complete[name]);
  checkAcceleration(complete);
  const [unknown] = parseTieBreaks(complete.tieBreaks).errors;
  if (unknown) throw new RangeError(`Expected codes of tie-breaks, found "${unknown.text}"`);
  return complete;
}

function checkAcceleration({ system, acceleration }: CompleteOptions): void {
  if (isAccelerated(system) || acceleration === 'none') return;
  throw new RangeError(
    `Expected no acceleration with the rules of ${system}, which know none, found ${acceleration}`,
  );
}

/** A misspelt option would be silence where somebody expects something. */
function checkNames(options: GeneratorOptions, system: SystemId): void {
  const known = new Set([...Object.keys(DEFAULT_OPTIONS), 'edition', 'played', 'initialColour']);
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new RangeError(`Expected options of the generator, found "${unknown}"`);
  }
  if (!SYSTEM_IDS.includes(system)) {
    throw new RangeError(`Expected a system of ${SYSTEM_IDS.join(', ')}, found "${system}"`);
  }
}

const FREQUENCIES = [
  'unrated',
  'fullByes',
  'halfByes',
  'zeroByes',
  'silentAbsences',
  'lateEntries',
  'withdrawals',
  'forfeits',
  'doubleForfeits',
  'unusualResults',
  'unratedGames',
  'matchForfeits',
] as const;

function withoutUndefined(options: GeneratorOptions): GeneratorOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as GeneratorOptions;
}
