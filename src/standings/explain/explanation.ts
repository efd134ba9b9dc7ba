import type { Points } from '../../model/points.js';
import { formatPoints } from '../../model/points.js';
import type { Colour } from '../../model/result.js';
import type { TieBreakValue } from '../column.js';
import type { Context } from '../context.js';
import { CUT } from '../contributions.js';
import type { StandingsEditionId } from '../editions.js';
import { isVoluntary, ROUND_KINDS, type RoundKind, type Scores } from '../field.js';
import { unplayedCategory } from '../score-view.js';

/** What one round adds to a tie-break. */
export interface Contribution {
  readonly round: number;
  readonly kind: RoundKind;
  /** Category .1 to .5 of an unplayed round (C.07 art. 16.2). */
  readonly category?: number;
  /** Number of the scheduled opponent. */
  readonly opponent?: number;
  readonly colour?: Colour;
  /** Own points of the round, in tenths. */
  readonly points: Points;
  /** Voluntarily unplayed (VUR): a low cut takes it first (art. 16.5). */
  readonly voluntary: boolean;
  /** What counts for the opponent: a score in points, a rating, a Buchholz. */
  readonly score?: number;
  /** What the round adds, unless it is cut. */
  readonly value: number;
  readonly cut?: 'low' | 'high';
  /** Where the score comes from, e.g. "dummy: own score 3.5, at most 2.5". */
  readonly reason: string;
}

/** A comparison of tied participants (DE, EDE): one line per participant. */
export interface EncounterExplanation {
  /** What was compared: "match points", "board count of the match". */
  readonly title: string;
  readonly lines: readonly {
    readonly id: number;
    /** Points from the games among them; several numbers for board results. */
    readonly numbers: readonly number[];
    /** The most it could be if the games not played were won; only when some are missing. */
    readonly most?: number;
    readonly met?: number;
  }[];
  /** Ids in places, best first; several in one place are still tied. */
  readonly places: readonly (readonly number[])[];
}

/** What the parts of an explanation give; the frame adds who, what and the value. */
export interface ExplanationBody {
  /** How the contributions make the value, in a sentence. */
  readonly formula: string;
  readonly contributions: readonly Contribution[];
  readonly encounters?: readonly EncounterExplanation[];
  /** Further facts, one sentence each. */
  readonly facts?: readonly string[];
}

export interface TieBreakExplanation extends ExplanationBody {
  /** Canonical code. */
  readonly code: string;
  readonly title: string;
  readonly article: string;
  readonly edition: StandingsEditionId;
  /** Rounds counted. */
  readonly round: number;
  readonly id: number;
  readonly name: string;
  readonly value: TieBreakValue | undefined;
  /** Own score that ranks, and the same as opponents count it (art. 16.3), in tenths. */
  readonly score: Points;
  readonly adjustedScore: Points;
}

type Basics = Omit<Contribution, 'score' | 'value' | 'cut' | 'reason'>;

/** The facts of a round that every contribution shows. */
export function roundBasics(context: Context, scores: Scores, index: number, cell: number): Basics {
  const { field } = context;
  const kind = field.kinds[cell]!;
  const opponent = field.opponents[cell]!;
  const category = unplayedCategory(field, index, cell);
  const colour = field.colours[cell]!;
  return {
    round: (cell % field.rounds) + 1,
    kind: ROUND_KINDS[kind]!,
    ...(category === undefined ? {} : { category }),
    ...(opponent < 0 ? {} : { opponent: field.ids[opponent]! }),
    ...(colour === 0 ? {} : { colour: colour > 0 ? ('white' as const) : ('black' as const) }),
    points: scores.points[cell]!,
    voluntary: isVoluntary(kind),
  };
}

/** `{ cut }` for a mark of the cuts, nothing for no cut. */
export const cutOf = (mark: number): Pick<Contribution, 'cut'> =>
  mark === CUT.none ? {} : { cut: mark === CUT.low ? 'low' : 'high' };

/** Cells of a participant, round by round. */
export const cellsOf = ({ field }: Context, index: number): number[] =>
  Array.from({ length: field.rounds }, (_, round) => index * field.rounds + round);

/** "3.5" of tenths; whole numbers keep their ".0" so that columns line up. */
export const pointsText = (points: Points): string => formatPoints(points);
