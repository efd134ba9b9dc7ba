import { describe, expect, it } from 'vitest';
import {
  type GeneratorOptions,
  generateTeamPosition,
  generateTournament,
} from '../../../src/generate/index.js';
import { withSettings } from '../../../src/model/index.js';
import type { PointsAdjustment, Tournament } from '../../../src/model/tournament.js';
import { teamSituation } from '../../../src/systems/team-common/from-tournament.js';
import { cases } from '../../support/effort.js';
import { type BookReading, bookInitialColour, bookTeams } from './teams.js';

const seen = new Map<string, number>();
const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

/** What record 192 says, read by the letters alone. */
function readingOf({ settings: { typeCode = '' } }: Tournament): BookReading {
  const scores = typeCode.replace(/^FIDE_TEAM_(TYPE[AB]_)?/, '');
  return {
    primary: scores.startsWith('GP') ? 'gamePoints' : 'matchPoints',
    baku: typeCode.endsWith('_BAKU'),
    accelerated: !typeCode.startsWith('FIDE_OLYMPIAD'),
  };
}

function compare(tournament: Tournament): void {
  const reading = readingOf(tournament);
  for (let round = 1; round <= tournament.rounds.length + 1; round += 1) {
    const { teams, initialColour } = teamSituation(tournament, round, reading);
    expect(initialColour, `initial colour before round ${round}`).toBe(
      bookInitialColour(tournament),
    );
    const book = bookTeams(tournament, round, reading);
    const derived = teams.map(({ rating, joinedLate, ...rest }) => rest);
    expect(derived, `round ${round}`).toEqual(book);
    for (const team of book) {
      if (team.floated) see('floated');
      if (team.virtualPoints > 0) see('virtual points');
      if (team.wonByForfeit) see('won by forfeit');
      if (team.hadPab) see('had the bye');
      if (team.hadFullPointBye) see('full-point bye');
      if (team.arrival !== team.id) see('late entry before it');
      if (team.sonneborn > 0) see('Sonneborn-Berger');
    }
  }
}

const often = { perMille: 60 };
const EVENTFUL: GeneratorOptions = {
  players: [5, 13],
  rounds: [4, 7],
  fullByes: often,
  halfByes: often,
  zeroByes: often,
  silentAbsences: often,
  lateEntries: { perMille: 150 },
  withdrawals: { perMille: 30 },
  forfeits: often,
  doubleForfeits: often,
  matchForfeits: often,
};

/** Record 299: what results of teams are worth, and penalties. */
const ADJUSTMENTS: readonly PointsAdjustment[] = [
  { kind: 'W', points: 15, matchPoints: 30, round: 0, ids: [1, 2] },
  { kind: 'D', points: 5, matchPoints: 0, round: 1, ids: [] },
  { kind: 'L', points: 5, matchPoints: 10, round: 0, ids: [] },
  { kind: '+', points: 0, matchPoints: 10, round: 0, ids: [] },
  { kind: '-', points: 5, matchPoints: 5, round: 2, ids: [] },
  { kind: 'H', points: 0, matchPoints: 0, round: 0, ids: [3] },
  { kind: 'F', points: 10, matchPoints: 10, round: 0, ids: [] },
  { kind: 'Z', points: 5, matchPoints: 10, round: 0, ids: [4, 5] },
  { kind: '', points: -15, matchPoints: -20, round: 1, ids: [1, 6] },
  { kind: '', points: 5, matchPoints: 0, round: 0, ids: [2] },
];

/** Nobody states the initial colour. */
function withoutInitialColour(tournament: Tournament): Tournament {
  const { initialColour: _, ...settings } = tournament.settings;
  return { ...tournament, settings };
}

/** In every match of two boards the last one is won against an empty seat. */
function withWalkovers(tournament: Tournament): Tournament {
  const teamOf = (player: number) =>
    tournament.teams.findIndex(({ members }) => members.includes(player));
  const rounds = tournament.rounds.map((round) => {
    const byes = [...round.byes];
    const games = round.games.filter(({ white, black }, index) => {
      const isLast = !round.games
        .slice(index + 1)
        .some((other) => [other.white, other.black].some((id) => teamOf(id) === teamOf(white)));
      const isFirst = !round.games
        .slice(0, index)
        .some((other) => [other.white, other.black].some((id) => teamOf(id) === teamOf(white)));
      if (!isLast || isFirst) return true;
      see('board won against an empty seat');
      byes.push({ player: index % 3 === 0 ? white : black, kind: 'F', spelling: '+' });
      return false;
    });
    return { ...round, games, byes };
  });
  return { ...tournament, rounds };
}

describe.each(['team', 'olympiad'] as const)('history of teams by the book, %s', (system) => {
  it('of positions that no engine made', () => {
    for (let seed = 0; seed < cases(300); seed += 1) {
      const tournament = generateTeamPosition(`history ${seed}`, { system });
      compare(tournament);
      if (seed % 2 === 0) compare(withoutInitialColour(tournament));
      if (seed % 3 === 0) compare(withWalkovers(tournament));
      if (seed % 3 === 1) compare(withSettings(tournament, { adjustments: ADJUSTMENTS }));
    }
  });

  it('of tournaments with everything that happens', () => {
    for (let seed = 0; seed < cases(40); seed += 1) {
      const tournament = generateTournament(`history ${seed}`, { ...EVENTFUL, system });
      compare(tournament);
      compare(withSettings(withoutInitialColour(tournament), { adjustments: ADJUSTMENTS }));
    }
  });

  it('in which everything came up', () => {
    const everything = [
      ...['floated', 'won by forfeit', 'had the bye', 'full-point bye'],
      ...['late entry before it', 'Sonneborn-Berger', 'virtual points'],
      'board won against an empty seat',
    ];
    for (const what of everything) expect(seen.get(what), what).toBeGreaterThan(cases(40));
  });
});
