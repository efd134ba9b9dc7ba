import { describe, expect, it } from 'vitest';
import {
  type GeneratorOptions,
  generatePosition,
  generateTournament,
} from '../../../src/generate/index.js';
import { withSettings } from '../../../src/model/index.js';
import type { PointsAdjustment, Tournament } from '../../../src/model/tournament.js';
import {
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
  type DutchEdition,
} from '../../../src/systems/dutch/edition.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { cases } from '../../support/effort.js';
import { type BookHistory, bookHistory } from './players.js';

function derived(
  tournament: Tournament,
  round: number,
  edition: DutchEdition,
  baku: boolean,
): Omit<BookHistory, 'pairingScore'> {
  const acceleration = baku ? 'baku' : 'file';
  const { lastRound, initialColour, players } = playerSituation(tournament, round, edition, {
    acceleration,
  });
  return {
    lastRound,
    initialColour,
    players: players.map((player) => {
      const letter = { white: 'W', black: 'B' }[player.preferredColour ?? 'white'];
      const preference = {
        none: '-',
        mild: letter.toLowerCase(),
        strong: letter,
        absolute: `${letter}!`,
      }[player.preferenceStrength];
      return {
        id: player.id,
        tpn: player.tpn,
        arrival: player.arrival,
        score: player.score,
        realScore: player.realScore,
        colours: player.colours,
        colourDifference: player.colourDifference,
        preference,
        barred: [...player.barredOpponents].sort((a, b) => a - b),
        floats: `${player.floatPrevious ?? '-'}${player.floatTwoBefore ?? '-'}`,
        unplayedGames: player.unplayedGames,
        pabBarred: player.pabBarred,
        topscorer: player.topscorer,
      };
    }),
  };
}

const often = { perMille: 60 };
const EVENTFUL: GeneratorOptions = {
  players: [9, 21],
  rounds: [5, 9],
  fullByes: often,
  halfByes: often,
  zeroByes: often,
  silentAbsences: often,
  lateEntries: { perMille: 150 },
  withdrawals: { perMille: 30 },
  returnPerMille: 500,
  forfeits: often,
  doubleForfeits: often,
  unusualResults: often,
  unratedGames: often,
  forbiddenGroups: 2,
};

/** Record 299: what an absence, a forfeit and a draw are worth, and penalties. */
const ADJUSTMENTS: readonly PointsAdjustment[] = [
  { kind: 'Z', points: 10, round: 0, ids: [3, 4] },
  { kind: 'Z', points: 5, round: 2, ids: [] },
  { kind: '-', points: 5, round: 0, ids: [] },
  { kind: '+', points: 0, round: 0, ids: [5, 6, 7] },
  { kind: 'H', points: 0, round: 3, ids: [] },
  { kind: 'D', points: 0, round: 1, ids: [] },
  { kind: '', points: -5, round: 2, ids: [1, 2] },
  { kind: '', points: 5, round: 0, ids: [8] },
];

/** Nobody states the initial colour, and every other board of round 1 does not tell its colours. */
function withoutInitialColour(tournament: Tournament): Tournament {
  const { initialColour: _, ...settings } = tournament.settings;
  const rounds = tournament.rounds.map((round) =>
    round.number > 1
      ? round
      : {
          ...round,
          games: round.games.map((game, index) =>
            index % 2 === 0 ? { ...game, coloursKnown: false } : game,
          ),
        },
  );
  return { ...tournament, settings, rounds };
}

/** How often each thing came up, so that a test cannot pass because nothing happened. */
const seen = new Map<string, number>();
const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

function compare(tournament: Tournament, edition: DutchEdition, baku = false): void {
  for (let round = 1; round <= tournament.rounds.length + 1; round += 1) {
    const { pairingScore: _, ...book } = bookHistory(tournament, round, edition.id, baku);
    expect(derived(tournament, round, edition, baku), `round ${round}`).toEqual(book);
    for (const { floats, topscorer, pabBarred, score, realScore, arrival, tpn } of book.players) {
      if (floats.includes('U')) see('upfloat');
      if (floats.includes('D')) see('downfloat');
      if (topscorer) see('topscorer');
      if (pabBarred) see('barred from the bye');
      if (score !== realScore) see('virtual points');
      if (arrival !== tpn) see('late entry before him');
    }
  }
}

describe.each([DUTCH_2026, DUTCH_2017, DUTCH_2012, DUTCH_2011])(
  'history by the book, edition $id',
  (edition) => {
    it('of positions that no engine made', () => {
      for (let seed = 0; seed < cases(400); seed += 1) {
        const style = seed % 3 === 0 ? { virtualPoints: 40, forbiddenGroups: 2 } : {};
        compare(generatePosition(`history ${seed}`, { style }), edition, seed % 5 === 4);
      }
      for (const what of ['upfloat', 'downfloat', 'topscorer', 'barred from the bye']) {
        expect(seen.get(what), what).toBeGreaterThan(cases(100));
      }
      expect(seen.get('virtual points')).toBeGreaterThan(cases(100));
      expect(seen.get('late entry before him')).toBeGreaterThan(cases(40));
    });

    it('whose initial colour only the boards of round 1 tell', () => {
      for (let seed = 0; seed < cases(100); seed += 1) {
        const plain = withoutInitialColour(generatePosition(`colour ${seed}`));
        compare(plain, edition);
        see(`implied ${bookHistory(plain, 2, edition.id).initialColour}`);
      }
      expect(seen.get('implied white')).toBeGreaterThan(cases(20));
      expect(seen.get('implied black')).toBeGreaterThan(cases(20));
    });

    it('of tournaments with everything that happens', () => {
      for (let seed = 0; seed < cases(40); seed += 1) {
        const tournament = generateTournament(`history ${seed}`, {
          ...EVENTFUL,
          edition: edition.id,
        });
        const adjusted = withSettings(tournament, { adjustments: ADJUSTMENTS });
        compare(seed % 2 === 0 ? tournament : adjusted, edition, seed % 3 === 0);
      }
    });
  },
);
