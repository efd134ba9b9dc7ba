import type { Points } from '../../model/points.js';
import { teamMatches } from '../../model/team-matches.js';
import type { TeamId, Tournament } from '../../model/tournament.js';
import { wishedPartners } from '../common/wish.js';
import type { PairingComparison } from '../comparison.js';
import type { NoPairing, RoundPairing } from '../pairing.js';
import type {
  GivenPairs,
  Illegality,
  PairingWish,
  ParticipantFacts,
  RoundCase,
  RoundTrace,
  WishedPairing,
} from '../system.js';
import { meetingBar } from './meetings.js';
import { isLastRound, type TeamSituation, type TeamState } from './situation.js';

/** What the team systems do each in its own way. */
export interface TeamRules {
  /** Whether a forfeited match is a meeting. */
  readonly forfeitsCount: boolean;
  readonly rematchArticle: string;
  readonly byeArticle: string;
  readonly boardOrderArticle: string;
  /** The score that makes the brackets, in tenths. */
  score(team: TeamState): Points;
  /** Ranking order. */
  compare(a: TeamState, b: TeamState): number;
  /** Due colour: "W", "b", "-"; see `ParticipantFacts`. */
  preference(team: TeamState): string;
  mayHaveBye(team: TeamState): boolean;
  /** The article that gives the colours of a pair, the higher ranked team first. */
  colourArticle(higher: TeamState, lower: TeamState): string;
  pair(situation: TeamSituation): RoundPairing<RoundTrace> | NoPairing;
  comparePairing(given: GivenPairs): PairingComparison | undefined;
}

/** A round of a team system, from its situation and the system's own rules. */
export function openTeamCase(
  tournament: Tournament,
  situation: TeamSituation,
  rules: TeamRules,
): RoundCase {
  const ranked = [...situation.teams].sort((a, b) => rules.compare(a, b));
  const byId = new Map(ranked.map((team) => [team.id, team]));
  const team = (id: TeamId): TeamState => {
    const found = byId.get(id);
    if (!found) throw new RangeError(`Expected a team of round ${situation.round}, found ${id}`);
    return found;
  };
  const factsOf = (one: TeamState): ParticipantFacts => ({
    id: one.id,
    score: rules.score(one),
    colours: one.colours,
    preference: rules.preference(one),
    floats: one.floated ? 'F' : '-',
    byeBarred: !rules.mayHaveBye(one),
  });
  return {
    round: situation.round,
    lastRound: isLastRound(situation),
    initialColour: situation.initialColour,
    participants: ranked.map(factsOf),
    pair: () => rules.pair(situation),
    compare: (given) => rules.comparePairing(given),
    whatIf(wish): WishedPairing {
      const result = rules.pair(withTeamWish(situation, wish));
      if (result.kind === 'impossible') return { result, cost: undefined };
      const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
      return { result, cost: rules.comparePairing({ pairs, bye: result.bye }) };
    },
    boardOrderArticle: rules.boardOrderArticle,
    whyNotMeet(a, b): Illegality | undefined {
      const kind = meetingBar(situation, team(a), team(b), rules.forfeitsCount);
      if (kind === 'forbidden') return { kind, article: 'record 260', round: 0 };
      if (kind === undefined) return undefined;
      return { kind, article: rules.rematchArticle, round: meetingRound(tournament, a, b) };
    },
    whyNoBye: (id) =>
      rules.mayHaveBye(team(id))
        ? undefined
        : { kind: 'bye-barred', article: rules.byeArticle, round: 0 },
    colourArticle(white, black) {
      const [first, second] = [team(white), team(black)];
      return rules.compare(first, second) < 0
        ? rules.colourArticle(first, second)
        : rules.colourArticle(second, first);
    },
  };
}

/** The first round in which two teams met; 0 when there is none. */
function meetingRound(tournament: Tournament, a: TeamId, b: TeamId): number {
  const met = teamMatches(tournament).find(({ matches }) =>
    matches.some(
      ({ white, black }) => (white === a && black === b) || (white === b && black === a),
    ),
  );
  return met?.number ?? 0;
}

/**
 * The situation in which a wish is the only legal way: wished partners may meet nobody else and may
 * not have the bye.
 * @throws RangeError when an id is no participant, or is asked for in two pairs.
 */
function withTeamWish(situation: TeamSituation, wish: PairingWish): TeamSituation {
  const ids = situation.teams.map(({ id }) => id);
  const partner = wishedPartners(wish, new Set(ids));
  const kept = [...partner].flatMap(([id, wanted]) =>
    ids
      .filter((other) => other !== id && other !== wanted)
      .map((other): readonly [TeamId, TeamId] => [id, other]),
  );
  return {
    ...situation,
    teams: situation.teams.map((team) => (partner.has(team.id) ? { ...team, hadPab: true } : team)),
    forbidden: [...situation.forbidden, ...(wish.exclude ?? []), ...kept],
  };
}
