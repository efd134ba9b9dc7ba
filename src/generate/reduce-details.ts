import { createTournament } from '../model/build.js';
import { withRound, withSettings } from '../model/edit.js';
import { STANDARD_SCORING } from '../model/scoring.js';
import type { Game, Round, Settings, Tournament } from '../model/tournament.js';
import { playedRounds } from './reduce-rounds.js';

/** Fewer and plainer settings, one change at a time. */
export function* plainerSettings(tournament: Tournament): Generator<Tournament> {
  const { settings } = tournament;
  const changed = (change: Partial<Settings>): Tournament => withSettings(tournament, change);
  const { acceleration, adjustments, forbidden, scoring } = settings;
  if (acceleration.length > 1) yield changed({ acceleration: [] });
  for (const range of acceleration) {
    yield changed({ acceleration: acceleration.filter((one) => one !== range) });
  }
  for (const entry of adjustments) {
    yield changed({ adjustments: adjustments.filter((one) => one !== entry) });
  }
  if (forbidden.length > 1) yield changed({ forbidden: [] });
  for (const group of forbidden) {
    yield changed({ forbidden: forbidden.filter((one) => one !== group) });
    if (group.ids.length < 3) continue;
    for (const id of group.ids) {
      const smaller = { ...group, ids: group.ids.filter((other) => other !== id) };
      yield changed({ forbidden: forbidden.map((one) => (one === group ? smaller : one)) });
    }
  }
  if (!isStandard(scoring)) yield changed({ scoring: STANDARD_SCORING });
  if (settings.initialColour === 'black') yield changed({ initialColour: 'white' });
  if (settings.tieBreaks.length > 0) yield changed({ tieBreaks: [] });
  const next = playedRounds(tournament) + 1;
  for (const roundCount of [next, next + 1]) {
    if (roundCount < (settings.roundCount ?? 0)) yield changed({ roundCount });
  }
}

export const isStandard = (scoring: Settings['scoring']): boolean =>
  JSON.stringify(scoring) === JSON.stringify(STANDARD_SCORING);

/** Fewer byes: each taken away, and each that is worth points made a zero-point bye. */
export function* fewerByes(tournament: Tournament): Generator<Tournament> {
  for (const round of tournament.rounds) {
    for (const bye of round.byes) {
      const others = round.byes.filter((one) => one !== bye);
      yield withChangedRound(tournament, { ...round, byes: others });
      if (bye.kind === 'Z') continue;
      const zero = round.byes.map((one) => (one === bye ? { ...bye, kind: 'Z' as const } : one));
      yield withChangedRound(tournament, { ...round, byes: zero });
    }
  }
}

/** Plainer results: played games in the place of forfeits and odd letters, draws for wins. */
export function* plainerResults(tournament: Tournament): Generator<Tournament> {
  for (const round of tournament.rounds) {
    for (const game of round.games) {
      for (const plain of plainerGames(game)) {
        const games = round.games.map((one) => (one === game ? plain : one));
        yield withRound(tournament, { ...round, games });
      }
    }
  }
}

function plainerGames(game: Game): Game[] {
  const weight = resultWeight(game);
  const decided = [
    { ...game, whiteResult: '1', blackResult: '0' },
    { ...game, whiteResult: '0', blackResult: '1' },
  ] as const;
  const drawn = { ...game, whiteResult: '=', blackResult: '=' } as const;
  const wins = decided.filter(({ whiteResult }) => sameWinner(game, whiteResult));
  return [drawn, ...(weight > 1 ? wins : [])].filter((plain) => resultWeight(plain) < weight);
}

function sameWinner({ whiteResult, blackResult }: Game, whiteLetter: '1' | '0'): boolean {
  return '1W+'.includes(whiteLetter === '1' ? whiteResult : blackResult);
}

/** 0 a draw, 1 a win over the board, 2 an unrated game, 3 anything else. */
export function resultWeight({ whiteResult, blackResult }: Game): number {
  const letters = `${whiteResult}${blackResult}`;
  if (letters === '==') return 0;
  if (letters === '10' || letters === '01') return 1;
  return letters === 'WL' || letters === 'LW' || letters === 'DD' ? 2 : 3;
}

function withChangedRound(tournament: Tournament, round: Round): Tournament {
  const isEmpty = round.games.length === 0 && round.byes.length === 0;
  if (!isEmpty || round.number < tournament.rounds.length) return withRound(tournament, round);
  const rounds = tournament.rounds.slice(0, -1);
  return createTournament({ ...tournament, rounds });
}
