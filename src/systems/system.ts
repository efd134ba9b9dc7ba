import type { Points } from '../model/points.js';
import type { Colour } from '../model/result.js';
import type { Tournament } from '../model/tournament.js';
import type { EventKind } from '../model/type-code.js';
import type { CriterionComparison, OrderStage, PairingComparison } from './comparison.js';
import type { NoPairing, RoundPairing } from './pairing.js';

/** Name of a pairing system on the command line: "dutch". Which there are, the registry tells. */
export type SystemId = string;

export const ACCELERATION_CHOICES = ['file', 'baku', 'none'] as const;
/** `file`: its XXA and 250 records, else `_BAKU` in record 192; `baku`: always; `none`: never. */
export type AccelerationChoice = (typeof ACCELERATION_CHOICES)[number];

/** What a caller may state about the round; the tournament's own settings are the default. */
export interface RoundOptions {
  /** Ids of those to pair; by default everybody without an announced bye in the round. */
  readonly participants?: ReadonlySet<number>;
  /** Total rounds when the tournament does not state them. */
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  /** Where virtual points of players come from: what the file says by default. */
  readonly acceleration?: AccelerationChoice;
}

/** One bracket as the engine paired it, in pairing order. */
export interface BracketTrace {
  /** Score of the residents, in tenths; the highest score of the bracket for mixed brackets. */
  readonly score: Points;
  /** Ids in bracket order, moved-down players first. */
  readonly members: readonly number[];
  readonly mdpCount: number;
  /** Pairs inside the bracket, the higher ranked first; colours are no part of it. */
  readonly pairs: readonly (readonly [higher: number, lower: number])[];
  readonly downfloaters: readonly number[];
}

export interface RoundTrace {
  readonly brackets: readonly BracketTrace[];
}

export const ILLEGALITIES = ['rematch', 'forbidden', 'absolute-colour', 'bye-barred'] as const;
/** An absolute rule that a pair or a bye breaks. */
export interface Illegality {
  readonly kind: (typeof ILLEGALITIES)[number];
  /** The rule, e.g. "C.04.3:2026 [C1]". */
  readonly article: string;
  /** Round of the earlier meeting, or of the game or bye that bars; 0 when no round is to blame. */
  readonly round: number;
}

/** What reports tell about a participant before the round. */
export interface ParticipantFacts {
  readonly id: number;
  /** Pairing score in tenths, virtual points included. */
  readonly score: Points;
  /** Colours of the games really played, oldest first, e.g. "WBB". */
  readonly colours: string;
  /** Due colour with its strength: "W!" absolute, "W" strong, "w" mild, "-" none. */
  readonly preference: string;
  /** Floats one and two rounds ago: "D", "U" or "-" each; empty where the system has no floats. */
  readonly floats: string;
  readonly byeBarred: boolean;
}

/** A pairing by ids without colours. */
export interface GivenPairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

/** Pairs by ids that must, or must not, be part of the round. */
export interface PairingWish {
  readonly include?: readonly (readonly [number, number])[];
  readonly exclude?: readonly (readonly [number, number])[];
}

export interface WishedPairing {
  /** The best pairing that fulfils the wish, or why there is none. */
  readonly result: RoundPairing | NoPairing;
  /** What it costs against the regulation pairing; undefined when it is the regulation pairing. */
  readonly cost: PairingComparison | undefined;
}

/** One round of a tournament made ready for a system: everything derived from the rounds before. */
export interface RoundCase {
  readonly round: number;
  readonly lastRound: boolean;
  /** As stated, or as the colours of round 1 imply. */
  readonly initialColour: Colour;
  /** In ranking order. */
  readonly participants: readonly ParticipantFacts[];
  /**
   * The regulation pairing with its brackets; `without` leaves out a criterion that is `removable`.
   * @throws RangeError when the system cannot do without that criterion.
   */
  pair(options?: { readonly without?: string }): RoundPairing<RoundTrace> | NoPairing;
  /** Why these two may not meet, by the absolute rules alone; both must be participants. */
  whyNotMeet(a: number, b: number): Illegality | undefined;
  /** Why the participant may not have the pairing-allocated bye. */
  whyNoBye(id: number): Illegality | undefined;
  /**
   * The first bracket where a pairing of all participants parts from the regulation, and what
   * decides there; undefined when they agree.
   */
  compare(given: GivenPairs): PairingComparison | undefined;
  /**
   * The best pairing with some pairs asked for or ruled out, and its cost against the regulation.
   * @throws RangeError when an id is no participant, or is asked for in two pairs.
   */
  whatIf(wish: PairingWish): WishedPairing;
  /** Several may be free: those who would meet somebody who has left. */
  readonly severalByes?: true;
  /** Why a schedule brings these two together, where one does. */
  whyMeet?(white: number, black: number): string | undefined;
  /** The article that gives `white` the white pieces against `black`, or gives them to `black`. */
  colourArticle(white: number, black: number): string;
  /** Where the rules order the boards of this round; undefined where they are silent. */
  readonly boardOrderArticle: string | undefined;
  /** Another system, when its rules pair the round: the seeding rounds of Burstein are Dutch ones. */
  readonly pairedBy?: PairingSystem;
}

/** A criterion as reports, counts and documentation know it. */
export interface CriterionFacts
  extends Pick<CriterionComparison, 'id' | 'article' | 'title' | 'kind'> {
  /** `RoundCase.pair` can do without it, which shows whether it decides. */
  readonly removable?: true;
}

/** The rules of an edition that may decide a pairing; articles with the name of the regulations. */
export interface SystemRules {
  /** What no pairing may break, and what lets the round be completed. */
  readonly absolute: readonly string[];
  /** Best first. */
  readonly criteria: readonly CriterionFacts[];
  /** Where equally good candidates part, in the order of asking. */
  readonly orderStages: readonly OrderStage[];
  /** Every answer that `RoundCase.colourArticle` has. */
  readonly colours: readonly string[];
}

/** What holds for all rounds of an event whose pairs stand in a table beforehand. */
export interface ScheduleFacts {
  /** Which table, and how the event follows it; a sentence each, told once. */
  readonly notes: readonly string[];
  readonly roundCount: number;
  /** Why the event cannot be judged by the table. */
  readonly unjudged?: string;
}

/** A pairing system in one edition of its rules; all that other layers know of it. */
export interface PairingSystem {
  readonly id: SystemId;
  readonly edition: string;
  readonly title: string;
  /** Record 192 without edition and suffixes, e.g. "FIDE_DUTCH". */
  readonly typeCode: string;
  /** Every type code and every event of this kind, of its unit, is one of the system. */
  readonly eventKind?: EventKind;
  /** How record 092 names the system. */
  readonly words: RegExp;
  /** First and last day in force, YYYY-MM-DD. */
  readonly effective: { readonly from: string; readonly to?: string };
  /** Whether ids are those of players or of teams. */
  readonly unit: 'player' | 'team';
  /** Whether the rules know virtual points. */
  readonly accelerated: boolean;
  /** Whether a trace tells moved-down units and their opponents as the Dutch system has them. */
  readonly movesDown: boolean;
  readonly rules: SystemRules;
  /** Where the rules speak of who leaves a bracket unpaired, and of who gets the bye. */
  readonly articles: { readonly downfloaters: string; readonly bye: string };
  /**
   * For systems that pair by a table: then nothing rests on results, on an initial colour or on the
   * number of rounds.
   */
  schedule?(tournament: Tournament, options?: RoundOptions): ScheduleFacts;
  /** Derives the situation of `round` (from 1) out of the rounds before it. */
  open(tournament: Tournament, round: number, options?: RoundOptions): RoundCase;
}
