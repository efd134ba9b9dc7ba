import { createTournament } from '../../src/model/build.js';
import type {
  ForfeitedMatch,
  Game,
  Round,
  TeamBye,
  Tournament,
} from '../../src/model/tournament.js';
import {
  type TeamSituationOptions,
  teamSituation,
} from '../../src/systems/team-common/from-tournament.js';
import type { TeamSituation } from '../../src/systems/team-common/situation.js';

export interface TeamHistoryText {
  readonly teams: number;
  readonly roundCount?: number;
  /**
   * A round such as "1+5 2=6 3-7 4+-8 1--2 9u 10h": White first; + won, = drawn, - lost, +- and -+
   * forfeited, -- both absent; u, f, h, z byes. Teams not named are absent.
   */
  readonly rounds: readonly string[];
}

/** A tournament of one-player teams with that history; team n has the player n. */
export function teamEventFrom({ teams, roundCount, rounds }: TeamHistoryText): Tournament {
  const ids = Array.from({ length: teams }, (_, index) => index + 1);
  const forfeitedMatches: ForfeitedMatch[] = [];
  const byes: TeamBye[] = [];
  const played = rounds.map((text, index): Round => {
    const round = index + 1;
    const games: Game[] = [];
    const named = new Set<number>();
    for (const item of text.split(' ')) {
      const [, first, sign, second] = /^(\d+)([+=-]{1,2}|[ufhz])(\d*)$/.exec(item) ?? [];
      const [white, black] = [Number(first), Number(second)];
      named.add(white);
      if (second) named.add(black);
      if (!sign) throw new Error(`Expected a match such as 1+5, found "${item}"`);
      if (!second) {
        byes.push({ round, team: white, kind: sign.toUpperCase() as TeamBye['kind'] });
      } else if (sign.length === 2) {
        const winner = sign === '+-' ? 'white' : sign === '-+' ? 'black' : 'none';
        forfeitedMatches.push({ round, white, black, winner });
      } else {
        const results = { '+': ['1', '0'], '=': ['=', '='], '-': ['0', '1'] } as const;
        const [whiteResult, blackResult] = results[sign as '+' | '=' | '-'];
        games.push({ white, black, whiteResult, blackResult, coloursKnown: true });
      }
    }
    return { number: round, games, byes: [] };
  });
  return createTournament({
    players: ids.map((id) => ({ id })),
    teams: ids.map((id) => ({ id, members: [id] })),
    rounds: played,
    settings: { initialColour: 'white', ...(roundCount !== undefined && { roundCount }) },
    teamSettings: { boardColours: 'W', forfeitedMatches, byes },
  });
}

/** The situation of the round after that history. */
export function historyFrom(text: TeamHistoryText, options?: TeamSituationOptions): TeamSituation {
  return teamSituation(teamEventFrom(text), text.rounds.length + 1, options);
}
