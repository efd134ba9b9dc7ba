import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaired } from '../../src/model/history/rounds.js';
import type { Tournament } from '../../src/model/tournament.js';
import { DUTCH_2026 } from '../../src/systems/dutch/edition.js';
import { playerSituation } from '../../src/systems/player-common/situation.js';
import { parseTrf } from '../../src/trf/index.js';
import { playPlan } from './dutch-plan.js';
import { directSituations, printSituation, tournamentPlans } from './dutch-positions.js';
import { printTrf } from './dutch-trf.js';

const played = tournamentPlans().map((plan) => playPlan(plan, DUTCH_2026, () => undefined));

const situationOf = (tournament: Tournament) =>
  playerSituation(tournament, tournament.rounds.length, DUTCH_2026);

describe('tournamentPlans with playPlan', () => {
  it('makes the same tournament from the same seed', () => {
    const [once, again] = [1, 2].map(() => fc.sample(played, { seed: 7, numRuns: 30 }));
    expect(once).toEqual(again);
  });

  it('prints a report file from which the same situation is read', () => {
    fc.assert(
      fc.property(played, (tournament) => {
        const read = parseTrf(printTrf(tournament));
        expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const situation = playerSituation(read.tournament!, tournament.rounds.length, DUTCH_2026);
        expect(printSituation(situation)).toBe(printSituation(situationOf(tournament)));
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('comes to everything that the rules know', () => {
    const seen = new Set<string>();
    for (const tournament of fc.sample(played, { seed: 3, numRuns: 400 })) {
      const { settings, rounds } = tournament;
      if (settings.acceleration.length > 0) seen.add('acceleration');
      if (settings.forbidden.length > 0) seen.add('forbidden');
      if (settings.rankByFileOrder) seen.add('rank');
      if (settings.scoring.whiteWin !== 10) seen.add('scoring');
      for (const round of rounds.filter(isPaired)) {
        for (const { kind } of round.byes) seen.add(kind);
        for (const { whiteResult } of round.games) seen.add(whiteResult);
      }
      const { lastRound, players } = situationOf(tournament);
      if (lastRound) seen.add('last round');
      for (const player of players) {
        if (player.topscorer) seen.add('topscorer');
        if (player.pabBarred) seen.add('barred');
        seen.add(`float ${player.floatPrevious}`).add(`preference ${player.preferenceStrength}`);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['acceleration', 'forbidden', 'rank', 'scoring', 'last round', 'topscorer', 'barred'],
        ...['F', 'H', 'U', 'Z', '1', '0', '=', '+', '-', 'W', 'L', 'D', '*'],
        ...['float D', 'float U', 'float undefined'],
        ...['absolute', 'strong', 'mild', 'none'].map((strength) => `preference ${strength}`),
      ].sort(),
    );
  });
});

describe('directSituations', () => {
  it('makes players in ranking order who bar each other mutually', () => {
    fc.assert(
      fc.property(directSituations(), ({ players }) => {
        const byId = new Map(players.map((player) => [player.id, player]));
        players.forEach((player, place) => {
          const next = players[place + 1];
          if (next) expect(player.score).toBeGreaterThanOrEqual(next.score);
          for (const id of player.barredOpponents) {
            expect(byId.get(id)!.barredOpponents.has(player.id)).toBe(true);
          }
        });
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
