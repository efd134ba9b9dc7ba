import type { Points } from '../../model/points.js';
import type { TeamId } from '../../model/tournament.js';
import { chooseBye } from '../common/bye.js';
import type { NoPairing } from '../pairing.js';
import type { BracketTrace, RoundTrace } from '../system.js';
import { impossibleRound } from '../team-common/impossible.js';
import {
  type ColouredMatch,
  type PairedRound,
  pairedRound,
  type TeamTrace,
} from '../team-common/paired.js';
import type { TeamSituation, TeamState } from '../team-common/situation.js';
import { pairBracket, type SeatPair } from './bracket.js';
import { type BracketValues, evaluateBracket } from './bracket-values.js';
import { allotTeamColours } from './colours.js';
import { createField, type Field, pairingScore } from './field.js';
import { SWISS_TEAM_DEFAULTS, type SwissTeamOptions } from './options.js';
import { chooseUpfloaters, type UpfloaterChoice } from './upfloaters.js';

/** One bracket as it was paired; ids of teams. */
export interface SwissTeamBracketTrace extends BracketTrace {
  readonly residents: readonly TeamId[];
  readonly upfloaters: readonly TeamId[];
  /** Art. 3.6.1: the top members ascending, and the bottom members in their order. */
  readonly tops: readonly TeamId[];
  readonly bottoms: readonly TeamId[];
  readonly values: BracketValues;
}

export interface SwissTeamTrace extends RoundTrace, TeamTrace {
  readonly brackets: readonly SwissTeamBracketTrace[];
}

export interface PairedBracket extends UpfloaterChoice {
  /** All teams unpaired before this bracket. */
  readonly unpaired: readonly number[];
  readonly pairs: readonly SeatPair[];
}

/** How the rules pair a round, before colours and board order. */
export interface SwissTeamRound {
  readonly kind: 'decided';
  /** Without the bye. */
  readonly field: Field;
  readonly bye: TeamState | undefined;
  readonly brackets: readonly PairedBracket[];
}

/**
 * Pairs a round by the FIDE Swiss Team Pairing System (C.04.6:2026). The pairs stand in the order of
 * publication (C.04.2 art. 3.6), White first; the trace tells every bracket.
 */
export function pairSwissTeam(
  situation: TeamSituation,
  stated: Partial<SwissTeamOptions> = {},
): PairedRound<SwissTeamTrace> | NoPairing {
  const options = { ...SWISS_TEAM_DEFAULTS, ...stated };
  const round = swissTeamRound(situation, options);
  if (round.kind === 'impossible') return round;
  const { field, brackets } = round;
  const matches = brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => allotTeamColours(field.teams[a]!, field.teams[b]!, situation, options));
  const ranking = createField(situation, situation.teams, options).teams;
  const traces = brackets.map((bracket) => traceOf(field, bracket));
  return pairedRound(sortBoards(matches, options), round.bye, ranking, traces);
}

/** The decisions of the round: the bye first, then bracket after bracket from the top (art. 3). */
export function swissTeamRound(
  situation: TeamSituation,
  options: SwissTeamOptions,
): SwissTeamRound | NoPairing {
  const all = createField(situation, situation.teams, options);
  const choice = chooseBye(all.teams.length, all.meetings.mayMeet, byeCandidates(all));
  if (choice.kind === 'impossible') {
    return impossibleRound(
      choice.reason,
      choice.unmatched.map((place) => all.teams[place]!.id),
    );
  }
  const { bye } = choice;
  const field =
    bye === undefined
      ? all
      : createField(
          situation,
          all.teams.filter((_, place) => place !== bye),
          options,
        );
  const brackets: PairedBracket[] = [];
  let unpaired: readonly number[] = field.teams.map((_, place) => place);
  while (unpaired.length > 0) {
    const upfloat = chooseUpfloaters(field, unpaired);
    const members = [...upfloat.residents, ...upfloat.upfloaters];
    const pairs = pairBracket(field, members, upfloat.upfloaters);
    brackets.push({ ...upfloat, unpaired, pairs });
    const done = new Set(members);
    unpaired = unpaired.filter((place) => !done.has(place));
  }
  return { kind: 'decided', field, bye: bye === undefined ? undefined : all.teams[bye], brackets };
}

/** Why a team may not have the PAB (C2); undefined when it may. */
export function pabBar(team: TeamState): 'pab' | 'forfeitWin' | 'fullPointBye' | undefined {
  if (team.hadPab) return 'pab';
  if (team.wonByForfeit) return 'forfeitWin';
  return team.hadFullPointBye ? 'fullPointBye' : undefined;
}

/** Matches that count as played for the order of art. 3.4. */
export const matchesPlayed = (team: TeamState, options: SwissTeamOptions): number =>
  team.opponents.length + (options.forfeitsCount ? team.forfeitOpponents.length : 0);

/** Art. 3.4: lowest score, then most matches played, then the largest TPN. */
export function byeCandidates({ teams, options }: Field): readonly number[] {
  return teams
    .map((team, place) => ({ team, place }))
    .filter(({ team }) => pabBar(team) === undefined)
    .sort(
      (a, b) =>
        pairingScore(a.team, options) - pairingScore(b.team, options) ||
        matchesPlayed(b.team, options) - matchesPlayed(a.team, options) ||
        b.team.id - a.team.id,
    )
    .map(({ place }) => place);
}

/** C.04.2 art. 3.6: score of the higher ranked team, sum of both, then its TPN. */
function sortBoards(
  matches: readonly ColouredMatch[],
  { primary }: SwissTeamOptions,
): readonly ColouredMatch[] {
  const keyed = matches.map((match) => {
    const { white, black } = match;
    const whiteIsHigher = (black[primary] - white[primary] || white.id - black.id) < 0;
    const higher = whiteIsHigher ? white : black;
    return { match, higher, sum: white[primary] + black[primary] };
  });
  keyed.sort(
    (a, b) => b.higher[primary] - a.higher[primary] || b.sum - a.sum || a.higher.id - b.higher.id,
  );
  return keyed.map(({ match }) => match);
}

/** The bracket in ids. */
export function traceOf(field: Field, bracket: PairedBracket): SwissTeamBracketTrace {
  const idsOf = (places: readonly number[]): TeamId[] =>
    places.map((place) => field.teams[place]!.id);
  const { residents, upfloaters, pairs } = bracket;
  const score: Points = field.scores[residents[0]!]!;
  const tops = idsOf(pairs.map(([top]) => top));
  const bottoms = idsOf(pairs.map(([, bottom]) => bottom));
  return {
    score,
    members: idsOf([...residents, ...upfloaters]),
    mdpCount: 0,
    pairs: pairs.map(([a, b]) => {
      const [higher, lower] = idsOf(a < b ? [a, b] : [b, a]);
      return [higher!, lower!] as const;
    }),
    downfloaters: [],
    residents: idsOf(residents),
    upfloaters: idsOf(upfloaters),
    tops,
    bottoms,
    values: evaluateBracket(field, bracket, bracket.pairs),
  };
}
