import { withRound } from '../../model/edit.js';
import { pairedIds } from '../../model/history/rounds.js';
import { type ByeKind, type GameResult, otherColour } from '../../model/result.js';
import type { Tournament } from '../../model/tournament.js';
import { type Generator, onlyIn } from './candidate.js';

/** Those were paired whom the file calls absent. */
export const absentIncluded: Generator = function* ({ request, result }) {
  const who = result.findings.filter(({ kind }) => kind === 'absent').flatMap((one) => one.who);
  if (who.length === 0) return;
  const participants = pairedIds(request.given);
  yield {
    suspect: { kind: 'absentIncluded', who },
    size: 1,
    change: onlyIn(request.round, (one) => ({
      ...one,
      options: { ...one.options, participants },
    })),
    made: 0,
    bits: 3,
  };
};

export const otherInitialColour: Generator = function* ({ request }) {
  const { tournament, system, round, options } = request;
  const colour = otherColour(system.open(tournament, round, options).initialColour);
  yield {
    suspect: { kind: 'initialColour', who: [], colour },
    size: 1,
    change: (one) => ({ ...one, options: { ...one.options, initialColour: colour } }),
    from: 1,
    made: 0,
    bits: 3,
  };
};

/** A pairing-allocated bye written as F; where a round has one U already, F is what it says. */
export const byeRecordedAsFull: Generator = function* ({ request }) {
  const { tournament, round } = request;
  for (const past of tournament.rounds.slice(0, round - 1)) {
    if (past.byes.some(({ kind }) => kind === 'U')) continue;
    for (const { player, kind } of past.byes) {
      if (kind !== 'F') continue;
      yield {
        suspect: { kind: 'byeRecordedAsFull', who: [player], round: past.number },
        size: 1,
        change: (one) => ({
          ...one,
          tournament: withBye(one.tournament, past.number, player, 'U'),
        }),
        from: past.number + 1,
        made: 0,
        bits: 3,
      };
    }
  }
};

export const forfeitsCounted: Generator = function* ({ request }) {
  const counted = withForfeitsPlayed(request.tournament, request.round - 1);
  if (counted === request.tournament) return;
  yield {
    suspect: { kind: 'forfeitsCounted', who: [] },
    size: 1,
    change: (one) => ({
      ...one,
      tournament: withForfeitsPlayed(one.tournament, one.round - 1),
    }),
    from: 1,
    made: 0,
    bits: 3,
  };
};

/** The tournament with the bye of a player in a round read as another kind. */
export function withBye(
  tournament: Tournament,
  round: number,
  player: number,
  kind: ByeKind,
): Tournament {
  const past = tournament.rounds[round - 1]!;
  const byes = past.byes.map((bye) => (bye.player === player ? { player, kind } : bye));
  return withRound(tournament, { ...past, byes });
}

const AS_PLAYED: Partial<Record<GameResult, GameResult>> = { '+': 'W', '-': 'L' };

/** Forfeits of rounds 1 to `last` counted like games; the same tournament if there are none. */
export function withForfeitsPlayed(tournament: Tournament, last: number): Tournament {
  let changed = tournament;
  for (const past of tournament.rounds.slice(0, last)) {
    if (!past.games.some((game) => AS_PLAYED[game.whiteResult])) continue;
    const games = past.games.map((game) => ({
      ...game,
      whiteResult: AS_PLAYED[game.whiteResult] ?? game.whiteResult,
      blackResult: AS_PLAYED[game.blackResult] ?? game.blackResult,
      coloursKnown: true,
    }));
    changed = withRound(changed, { ...past, games });
  }
  return changed;
}
