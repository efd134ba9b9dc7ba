import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../src/model/build.js';
import { formatPoints } from '../../../src/model/points.js';
import { teamHistories } from '../../../src/model/team-history.js';
import { teamMatches } from '../../../src/model/team-matches.js';
import type {
  ForfeitedMatch,
  Game,
  LineUp,
  Round,
  TeamBye,
  Tournament,
} from '../../../src/model/tournament.js';
import { parseTrf } from '../../../src/trf/parse.js';
import { writeTrf } from '../../../src/trf/write.js';
import { pairRound } from '../../../src/words/index.js';
import { type RandomInt, seededInts } from '../../oracle/olympiad/random-teams.js';
import { CORPUS, corpusMissing } from '../../support/corpus.js';

const BOARDS = 3;

/** What a played round adds to the tournament. */
interface RoundRecords {
  games: Game[];
  byes: TeamBye[];
  lineUps: LineUp[];
  forfeitedMatches: ForfeitedMatch[];
}

/** Team n has the players 4n - 3 to 4n; three of them play, not always the first three in order. */
function seats(team: number, random: RandomInt): number[] {
  const members = [4 * team - 3, 4 * team - 2, 4 * team - 1, 4 * team];
  if (random(3) > 0) return members.slice(0, BOARDS);
  members.splice(random(4), 1);
  if (random(2) === 0) members.reverse();
  return members;
}

function playMatch(
  round: number,
  white: number,
  black: number,
  records: RoundRecords,
  random: RandomInt,
): void {
  if (random(12) === 0) {
    const winner = (['white', 'black', 'none'] as const)[random(3)]!;
    records.forfeitedMatches.push({ round, white, black, winner });
    return;
  }
  const [first, second] = [seats(white, random), seats(black, random)];
  records.lineUps.push({ round, team: white, opponent: black, players: first });
  records.lineUps.push({ round, team: black, opponent: white, players: second });
  for (let board = 0; board < BOARDS; board += 1) {
    const players = [first[board]!, second[board]!] as const;
    const [a, b] = board % 2 === 0 ? players : ([players[1], players[0]] as const);
    const [whiteResult, blackResult] = (
      [
        ['1', '0'],
        ['=', '='],
        ['0', '1'],
        ['+', '-'],
      ] as const
    )[random(4)]!;
    records.games.push({ white: a, black: b, whiteResult, blackResult, coloursKnown: true });
  }
}

/** The event with a round paired by its own system and played at random, if it can be paired. */
function withPlayedRound(
  event: Tournament,
  round: number,
  random: RandomInt,
): Tournament | undefined {
  const absent = random(3) === 0 ? [1 + random(event.teams.length)] : [];
  const kind = (['F', 'H', 'Z'] as const)[random(3)]!;
  const announced = absent.map((team): TeamBye => ({ round, team, kind }));
  const { teamSettings } = event;
  const before = createTournament({
    ...event,
    teamSettings: { ...teamSettings, byes: [...teamSettings.byes, ...announced] },
  });
  const answer = pairRound(before, round);
  if (answer.kind !== 'paired') return undefined;
  const records: RoundRecords = { games: [], byes: [], lineUps: [], forfeitedMatches: [] };
  for (const { white, black } of answer.pairs) playMatch(round, white, black, records, random);
  if (answer.bye !== undefined) records.byes.push({ round, team: answer.bye, kind: 'U' });
  const played: Round = { number: round, games: records.games, byes: [] };
  return createTournament({
    ...before,
    rounds: [...event.rounds, played],
    teamSettings: {
      ...before.teamSettings,
      byes: [...before.teamSettings.byes, ...records.byes],
      lineUps: [...teamSettings.lineUps, ...records.lineUps],
      forfeitedMatches: [...teamSettings.forfeitedMatches, ...records.forfeitedMatches],
    },
  });
}

function newEvent(teams: number, typeCode: string): Tournament {
  const ids = Array.from({ length: teams }, (_, index) => index + 1);
  return createTournament({
    info: { startDate: '2026/05/01' },
    players: ids.flatMap((team) =>
      [3, 2, 1, 0].map((seat) => ({
        id: 4 * team - seat,
        name: `Player ${4 * team - seat}`,
        rating: 2600 - 4 * team + seat,
      })),
    ),
    teams: ids.map((id) => ({
      id,
      name: `Team ${id}`,
      members: [3, 2, 1, 0].map((seat) => 4 * id - seat),
    })),
    settings: {
      typeCode,
      roundCount: 7,
      initialColour: 'black',
      forbidden: [{ ids: [1, 2], from: 1, to: 3, source: '260' }],
      adjustments: [{ kind: '', matchPoints: -10, round: 1, ids: [3] }],
    },
    teamSettings: { boardColours: 'WBW' },
  });
}

describe('a TRF26 team file', () => {
  it.each(['FIDE_OLYMPIAD', 'FIDE_TEAM_TYPEB_MP_GP', 'FIDE_TEAM_BAKU', 'FIDE_TEAM_GP_MP'])(
    'written, read and paired again gives the same: %s',
    (typeCode) => {
      let rounds = 0;
      for (let seed = 0; seed < 12; seed += 1) {
        const random = seededInts(seed);
        let event = newEvent(7 + random(6), typeCode);
        for (let round = 1; round <= 5; round += 1) {
          const played = withPlayedRound(event, round, random);
          if (!played) break;
          event = played;
          rounds += 1;
          const { text } = writeTrf(event, { dialect: 'trf26' });
          const { tournament } = parseTrf(text);
          if (!tournament) throw new Error(`seed ${seed}: the file cannot be read\n${text}`);
          const label = `seed ${seed} round ${round}\n${text}`;
          const sorted = (of: Tournament) =>
            teamMatches(of).map(({ matches, byes, bonuses, contradictions }) => ({
              matches: [...matches].sort((a, b) => a.white - b.white),
              byes: [...byes].sort((a, b) => a.team - b.team),
              bonuses,
              contradictions,
            }));
          expect(sorted(tournament), label).toEqual(sorted(event));
          expect(pairRound(tournament, round + 1), label).toEqual(pairRound(event, round + 1));
        }
      }
      expect(rounds).toBeGreaterThan(50);
    },
  );
});

const missing = corpusMissing();

describe.skipIf(missing)('the sample team file of TRF26', () => {
  const name = 'echecsjs__trf__grandmommyscup.trf';
  const bytes = missing ? new Uint8Array() : readFileSync(join(CORPUS!, 'corpus', 'trf', name));

  it('has the opponents, colours and points of its own crosstable (record 802)', () => {
    const { tournament, document } = parseTrf(bytes);
    if (!tournament) throw new Error('Expected a readable file');
    const histories = teamHistories(tournament.teams, teamMatches(tournament));
    let compared = 0;
    for (const { text } of document.lines) {
      if (!text.startsWith('802')) continue;
      const team = Number(text.slice(4, 7));
      const history = histories.get(team)!;
      const total = [text.slice(14, 20), text.slice(21, 27)].map((field) => 10 * Number(field));
      const { matchPoints, gamePoints } = history.total;
      expect([matchPoints, gamePoints], `team ${team}`).toEqual(total);
      for (let round = 1; round <= 14; round += 1) {
        const cell = text.slice(28 + 13 * (round - 1), 39 + 13 * (round - 1));
        const [, opponent, colour, points] = /^\s*(\d+)\s+([wb])\s+(\d+\.\d)/.exec(cell) ?? [];
        const match = history.matches.find((one) => one.round === round);
        if (opponent === undefined) {
          expect(match, `team ${team} round ${round}`).toBeUndefined();
          continue;
        }
        compared += 1;
        const own = match && {
          opponent: match.opponent,
          colour: match.colour[0],
          points: formatPoints(match.gamePoints),
        };
        expect(own, `team ${team} round ${round}: ${cell}`).toEqual({
          opponent: Number(opponent),
          colour,
          points,
        });
      }
    }
    expect(compared).toBe(568);
  });
});
