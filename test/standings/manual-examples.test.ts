import { describe, expect, it } from 'vitest';
import { adjustedScores, type StandingsEditionId, standings } from '../../src/standings/index.js';
import { type HeroRound, heroTournament } from './build.js';

const heroValue = (rounds: readonly HeroRound[], edition: StandingsEditionId, code: string) =>
  standings(heroTournament(rounds), { edition, tieBreaks: code }).rows.find(({ id }) => id === 1)!
    .values[code]!.number;

const win = (score: number): HeroRound => ({ score, result: '1' });
const draw = (score: number): HeroRound => ({ score, result: '=' });
const loss = (score: number): HeroRound => ({ score, result: '0' });

/** Ten rounds, own 7.0: absent in round 4 with games later. */
const ABSENT_ONCE: readonly HeroRound[] = [
  win(5),
  win(5),
  loss(6.5),
  { bye: 'Z' },
  win(4.5),
  draw(6),
  win(5),
  draw(6.5),
  win(5.5),
  win(6),
];

/** Nine rounds, own 7.0: won by forfeit in round 7 against one with 4.5 who then withdrew. */
const WON_BY_FORFEIT: readonly HeroRound[] = [
  win(5),
  win(5.5),
  win(5),
  win(4.5),
  draw(6),
  draw(5.5),
  { score: 4.5, result: '+', leaves: true },
  loss(6.5),
  win(6),
];

/** Ten rounds, own 6.5: lost by forfeit in round 9 against one with 7.5, absent in round 10. */
const LOST_BY_FORFEIT: readonly HeroRound[] = [
  win(3.5),
  win(6),
  draw(6.5),
  draw(7.5),
  win(6.5),
  draw(8),
  win(6.5),
  win(7),
  { score: 7.5, result: '-' },
  { bye: 'Z' },
];

/** Ten rounds, own 9.5: won by forfeit in round 1 against one who never played. */
const OPPONENT_NEVER_PLAYED: readonly HeroRound[] = [
  { score: 0, result: '+', leaves: true },
  win(5),
  win(6),
  win(7),
  win(8),
  win(7),
  win(7),
  win(8.5),
  win(8),
  draw(8),
];

describe("Arbiters' Manual 2026, examples of art. 16", () => {
  it.each([
    ['ZPB with later games, 2024', ABSENT_ONCE, '2024', 'BH', 57],
    ['ZPB with later games, 2024', ABSENT_ONCE, '2024', 'BH/C1', 50],
    ['ZPB with later games, 2024', ABSENT_ONCE, '2024', 'SB', 37.25],
    ['ZPB with later games, capped at 5 draws', ABSENT_ONCE, '2026', 'BH', 55],
    ['ZPB with later games', ABSENT_ONCE, '2026', 'BH/C1', 50],
    ['ZPB with later games', ABSENT_ONCE, '2026', 'SB', 37.25],
    ['forfeit win, dummy with the own score', WON_BY_FORFEIT, '2024', 'BH', 51],
    ['forfeit win, capped at the adjusted 5.5', WON_BY_FORFEIT, '2026', 'BH', 49.5],
    ['forfeit loss and absence', LOST_BY_FORFEIT, '2024', 'BH', 64.5],
    ['forfeit loss and absence, the latter capped', LOST_BY_FORFEIT, '2026', 'BH', 63],
    ['forfeit win against one who never played', OPPONENT_NEVER_PLAYED, '2024', 'BH', 74],
    ['forfeit win, capped at nine draws', OPPONENT_NEVER_PLAYED, '2026', 'BH', 69],
  ] as const)('%s (%#): %s', (_, rounds, edition, code, value) => {
    expect(heroValue(rounds, edition, code)).toBe(value);
  });
});

/**
 * Rounds up to `count`: the first ones score `before`, round `at` is `special`, the rest are lost.
 */
function svonRounds(count: number, at: number, before: number, special: HeroRound): HeroRound[] {
  return Array.from({ length: count }, (_, index) => {
    if (index + 1 === at) return special;
    const left = 2 * before - 2 * index;
    if (index + 1 > at || left <= 0) return loss(3);
    return left >= 2 ? win(3) : draw(3);
  });
}

const noShow: HeroRound = { bye: 'Z' };
const walkover: HeroRound = { score: 0, result: '+', leaves: true };

describe('virtual opponent of 2009 (C.05 Annex 3): Svon = SPR + (1 - SfPR) + 0.5 (n - R)', () => {
  it.each([
    ['no show in R3 of 9, after round 3', 9, 3, 1.5, noShow, 3, 2.5],
    ['no show in R3 of 9, at the end', 9, 3, 1.5, noShow, 9, 5.5],
    ['opponent absent in R6 of 9, after round 6', 9, 6, 3.5, walkover, 6, 3.5],
    ['opponent absent in R6 of 9, at the end', 9, 6, 3.5, walkover, 9, 5],
    ['full point in R4 of 8', 8, 4, 2, walkover, 8, 4],
    ['no show in R5 of 9', 9, 5, 1.5, noShow, 9, 4.5],
    ['forfeit win in R3 of 9', 9, 3, 2, walkover, 9, 5],
    ['absence in R7 of 9', 9, 7, 4, noShow, 9, 6],
  ] as const)('%s', (_, count, at, before, special, round, value) => {
    const tournament = heroTournament(svonRounds(count, at, before, special), '2014/05/01');
    const hero = adjustedScores(tournament, { round }).find(({ id }) => id === 1)!;
    expect(hero.rounds[at - 1]!.dummy).toBe(value * 10);
  });
});
