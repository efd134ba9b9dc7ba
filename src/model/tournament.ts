import type { Points } from './points.js';
import type { ByeKind, Colour, GameResult } from './result.js';
import type { Scoring } from './scoring.js';

/** A player's start number in the file (TPN), 1 to 99999 (TRF has four columns for it; the fifth digit takes the blank before). Never an array position. */
export type PlayerId = number;
/** A team's pairing number, 1 to 999 (position in the file for old 013 records). */
export type TeamId = number;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly sex: string;
  /** FIDE title as printed in the file, e.g. "GM", "wf", "1N". */
  readonly title: string;
  readonly rating?: number;
  readonly federation: string;
  readonly fideId: string;
  /** Birth date as printed: YYYY/MM/DD, or what the program wrote. */
  readonly birth: string;
  /** Points as the file states them (columns 81-84), in tenths; computed scores may differ. */
  readonly statedPoints?: Points;
  readonly statedRank?: number;
  /** National rating lines (NRS) of TRF26. */
  readonly national: readonly NationalRecord[];
}

export interface NationalRecord {
  readonly federation: string;
  readonly sex: string;
  readonly classification: string;
  readonly name: string;
  readonly rating?: number;
  readonly origin: string;
  readonly nationalId: string;
  readonly birth: string;
}

/**
 * A pairing of two players with both results. `coloursKnown` is false for a forfeit that the file
 * prints without colours; white and black are then only the order of the file.
 */
export interface Game {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly whiteResult: GameResult;
  readonly blackResult: GameResult;
  readonly coloursKnown: boolean;
}

/**
 * A round without an opponent. `spelling` keeps how an old or odd file wrote it when that was not
 * the letter of `kind` ("+", "=", "-", "1", "D", ""); `source` tells the record it came from.
 * A player with neither game nor bye in a round was absent (blank column): like Z, but silent.
 */
export interface Bye {
  readonly player: PlayerId;
  readonly kind: ByeKind;
  readonly spelling?: string;
  readonly source?: '240' | 'XXZ';
}

/**
 * One round, stored once. A round that has only H, F or Z byes and no games is not paired yet: it
 * holds the announced absences of the round to pair.
 */
export interface Round {
  readonly number: number;
  readonly games: readonly Game[];
  readonly byes: readonly Bye[];
}

/** Players (or teams) that may not meet one another in rounds `from` to `to`, both included. */
export interface ForbiddenGroup {
  readonly ids: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly source: 'XXP' | '260';
}

/**
 * Virtual points: `points` (individuals, or game points) and `matchPoints` (teams) for ids
 * `firstId` to `lastId` in rounds `from` to `to`, all included.
 */
export interface AccelerationRange {
  readonly points: Points;
  readonly matchPoints: Points;
  readonly from: number;
  readonly to: number;
  readonly firstId: number;
  readonly lastId: number;
  readonly source: 'XXA' | '250';
}

/** A bonus, penalty or abnormal value (record 299); ids empty = all, round 0 = all rounds. */
export interface PointsAdjustment {
  readonly kind: 'W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-' | '';
  readonly matchPoints?: Points;
  readonly points?: Points;
  readonly round: number;
  readonly ids: readonly number[];
}

/** Descriptive header records; texts as in the file, without judgement. */
export interface TournamentInfo {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly playerCount: string;
  readonly ratedPlayerCount: string;
  readonly teamCount: string;
  /** Record 092, free text. */
  readonly type: string;
  readonly chiefArbiter: string;
  readonly deputies: readonly string[];
  readonly timeControl: string;
  /** Record 222. */
  readonly codedTimeControl: string;
  /** Record 132, one text per round, "" where blank. */
  readonly roundDates: readonly string[];
  /** Record 172: federation and method of the start-rank list. */
  readonly startRankMethod: string;
  /** Record 182. */
  readonly pairingProgram: string;
}

export interface Settings {
  /** Rounds planned: 142 or XXR. Needed to know the last round. */
  readonly roundCount?: number;
  /** Colour of the first player in round 1: 152 or XXC white1/black1. */
  readonly initialColour?: Colour;
  readonly scoring: Scoring;
  /** Record 192 as written, e.g. "FIDE_DUTCH_2026_BAKU". */
  readonly typeCode?: string;
  /** XXC rank: the order of the lines is the ranking. Position in file is then the pairing number. */
  readonly rankByFileOrder: boolean;
  readonly acceleration: readonly AccelerationRange[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly adjustments: readonly PointsAdjustment[];
  /** Record 212, the order of the standings, and 202, those that broke ties. */
  readonly tieBreaks: readonly string[];
  readonly decisiveTieBreaks: readonly string[];
}

export interface Team {
  readonly id: TeamId;
  readonly name: string;
  readonly nickname: string;
  readonly strength?: number;
  readonly statedMatchPoints?: Points;
  readonly statedGamePoints?: Points;
  readonly statedRank?: number;
  /** Members in default board order. */
  readonly members: readonly PlayerId[];
}

/** A match whose team(s) did not appear (record 330). */
export interface ForfeitedMatch {
  readonly round: number;
  readonly white: TeamId;
  readonly black: TeamId;
  readonly winner: 'white' | 'black' | 'none';
}

/** Board order of one match that differs from the default (record 300); 0 = empty board. */
export interface LineUp {
  readonly round: number;
  readonly team: TeamId;
  readonly opponent: TeamId;
  readonly players: readonly PlayerId[];
}

export interface TeamBye {
  readonly round: number;
  readonly team: TeamId;
  readonly kind: ByeKind;
}

export interface TeamSettings {
  /** Record 362, in tenths of a match point: 20, 10, 0 by default. */
  readonly matchWin: Points;
  readonly matchDraw: Points;
  readonly matchLoss: Points;
  /** Record 352, e.g. "WBWB". */
  readonly boardColours: string;
  /** Record 320; undefined where the file is silent. */
  readonly pabMatchPoints?: Points;
  readonly pabGamePoints?: Points;
  readonly forfeitedMatches: readonly ForfeitedMatch[];
  readonly lineUps: readonly LineUp[];
  /** PABs (320) and requested byes (240) of teams. */
  readonly byes: readonly TeamBye[];
}

/**
 * A whole tournament, frozen. Players are sorted by id, teams by id, rounds by number and without
 * gaps. In a team tournament `rounds` holds the board games of all matches.
 */
export interface Tournament {
  readonly info: TournamentInfo;
  readonly settings: Settings;
  readonly players: readonly Player[];
  /** Ids in the order of the file's player lines (JaVaFo's XXC rank reads it as the ranking). */
  readonly fileOrder: readonly PlayerId[];
  readonly rounds: readonly Round[];
  readonly teams: readonly Team[];
  readonly teamSettings: TeamSettings;
}
