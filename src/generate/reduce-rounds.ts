import { createTournament } from '../model/build.js';
import { lastPairedRound } from '../model/history/rounds.js';
import { teamMatches } from '../model/team-matches.js';
import type { Round, Settings, Tournament } from '../model/tournament.js';
import { withoutEmptyEnd } from './reduce-players.js';
import { teamSettingsWithout } from './reduce-teams.js';

/** Number of the last round with a game, a match or a bye U. */
export const playedRounds = (tournament: Tournament): number =>
  lastPairedRound(tournament.teams.length > 0 ? teamMatches(tournament) : tournament.rounds);

/** Rounds of which anything is recorded. */
export const recordedRoundCount = (tournament: Tournament): number =>
  tournament.teams.length > 0 ? teamMatches(tournament).length : tournament.rounds.length;

/**
 * The tournament without a round; later rounds, ranges and the planned number move up. Without the
 * round to pair only its announced byes are gone: it is still to be paired.
 */
export function withoutRound(tournament: Tournament, number: number): Tournament {
  const isPending = number === recordedRoundCount(tournament) && number > playedRounds(tournament);
  const rounds: Round[] = [];
  for (const round of tournament.rounds) {
    if (round.number < number) rounds.push(round);
    else if (round.number > number) rounds.push({ ...round, number: round.number - 1 });
  }
  return createTournament({
    ...tournament,
    ...(!isPending && {
      settings: settingsWithout(tournament.settings, number),
      info: { ...tournament.info, roundDates: tournament.info.roundDates.slice(0, -1) },
    }),
    teamSettings: teamSettingsWithout(tournament.teamSettings, number),
    rounds: withoutEmptyEnd(rounds),
  });
}

function settingsWithout(settings: Settings, number: number): Settings {
  const { roundCount } = settings;
  return {
    ...settings,
    ...(roundCount !== undefined && { roundCount: Math.max(1, roundCount - 1) }),
    acceleration: settings.acceleration.flatMap((range) => shortened(range, number)),
    forbidden: settings.forbidden.flatMap((range) => shortened(range, number)),
    adjustments: settings.adjustments
      .filter(({ round }) => round !== number)
      .map((one) => ({ ...one, round: one.round > number ? one.round - 1 : one.round })),
  };
}

/** A range of rounds once one round is gone; nothing when it held only that round. */
function shortened<T extends { readonly from: number; readonly to: number }>(
  range: T,
  number: number,
): T[] {
  const from = range.from > number ? range.from - 1 : range.from;
  const to = range.to >= number ? range.to - 1 : range.to;
  return from <= to ? [{ ...range, from, to }] : [];
}
