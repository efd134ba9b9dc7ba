import { describe, expect, it } from 'vitest';
import {
  type GeneratorOptions,
  generateTeamPosition,
  generateTournament,
} from '../../../src/generate/index.js';
import type { Tournament } from '../../../src/model/tournament.js';
import { teamSituation } from '../../../src/systems/team-common/from-tournament.js';
import { cases } from '../../support/effort.js';
import { type BookReading, bookTeams } from './teams.js';

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
    const { teams } = teamSituation(tournament, round, reading);
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

describe.each(['team', 'olympiad'] as const)('history of teams by the book, %s', (system) => {
  it('of positions that no engine made', () => {
    for (let seed = 0; seed < cases(300); seed += 1) {
      compare(generateTeamPosition(`history ${seed}`, { system }));
    }
  });

  it('of tournaments with everything that happens', () => {
    for (let seed = 0; seed < cases(40); seed += 1) {
      compare(generateTournament(`history ${seed}`, { ...EVENTFUL, system }));
    }
  });

  it('in which everything came up', () => {
    const everything = [
      ...['floated', 'won by forfeit', 'had the bye', 'full-point bye'],
      ...['late entry before it', 'Sonneborn-Berger', 'virtual points'],
    ];
    for (const what of everything) expect(seen.get(what), what).toBeGreaterThan(cases(40));
  });
});
