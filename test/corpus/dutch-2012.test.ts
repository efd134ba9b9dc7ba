import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isPaired,
  lastPairedRound,
  pairedIds,
  recordedRound,
} from '../../src/model/history/rounds.js';
import { pairDutch2012 } from '../../src/systems/dutch/backtracking/pair-2012.js';
import { compareDutch } from '../../src/systems/dutch/compare.js';
import { DUTCH_2012 } from '../../src/systems/dutch/edition.js';
import type { PlayerSituation } from '../../src/systems/player-common/player.js';
import { playerSituation } from '../../src/systems/player-common/situation.js';
import { parseTrf } from '../../src/trf/index.js';
import {
  corpusMissing,
  corpusPath,
  type Member,
  readBundle,
  readPositions,
} from '../support/corpus.js';
import { DIVERGENCES_2012 } from './dutch-2012-divergences.js';

type Board = readonly [white: number, black: number];

interface Case {
  readonly name: string;
  readonly situation: PlayerSituation;
  /** Boards as the oracle paired them, black 0 for the bye; undefined: no legal pairing. */
  readonly boards: readonly Board[] | undefined;
}

/** Tournaments in which a former reading of C.13 or B.3 differed. */
function collapses(): Member[] {
  const folder = corpusPath('cases', 'found', 'engines', 'javafo14-collapse');
  return readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

function tournamentRounds(members: readonly Member[]): Case[] {
  return members.flatMap(({ name, text }) => {
    const tournament = parseTrf(text).tournament!;
    const roundCount = lastPairedRound(tournament.rounds);
    return tournament.rounds.filter(isPaired).map((round): Case => {
      const participants = pairedIds(recordedRound(round).given);
      const byes = round.byes.filter(({ kind }) => kind === 'U');
      return {
        name: `${name.replace('.trf', '')} ${round.number}`,
        situation: playerSituation(tournament, round.number, DUTCH_2012, {
          participants,
          roundCount,
        }),
        boards: [
          ...round.games.map(({ white, black }): Board => [white, black]),
          ...byes.map(({ player }): Board => [player, 0]),
        ],
      };
    });
  });
}

function positions(): Case[] {
  return readPositions('dutch-2012-positions').map(({ name, trf, expected }): Case => {
    const tournament = parseTrf(trf).tournament!;
    const round = lastPairedRound(tournament.rounds) + 1;
    const { pairs, none } = expected.get('')!;
    return {
      name: `${name} ${round}`,
      situation: playerSituation(tournament, round, DUTCH_2012),
      boards: none ? undefined : pairs,
    };
  });
}

function isReproduced({ situation, boards }: Case): boolean {
  const result = pairDutch2012(situation, DUTCH_2012);
  if (result.kind === 'impossible') return boards === undefined;
  const ours = result.pairs.map(({ white, black }) => `${white} ${black}`);
  if (result.bye !== undefined) ours.push(`${result.bye} 0`);
  const theirs = (boards ?? []).map((board) => board.join(' '));
  return ours.sort().join() === theirs.sort().join();
}

/** What speaks against a pairing of the oracle. */
function reasonAgainst({ situation, boards }: Case): string {
  const pairs = boards!.filter(([, black]) => black !== 0);
  const bye = boards!.find(([, black]) => black === 0)?.[0];
  const comparison = compareDutch(situation, DUTCH_2012, { pairs, bye });
  if (!comparison) return 'colours';
  const { decision } = comparison;
  if (decision.kind !== 'criterion') return decision.kind;
  return `${decision.better === 'given' ? 'our fault, ' : ''}${decision.criterion.id}`;
}

describe.skipIf(corpusMissing())('Dutch 2012 against JaVaFo 1.4: pairs, colours and bye', () => {
  it.each([
    ['tournaments', () => tournamentRounds(readBundle('dutch-2012-tournaments')), 0.005],
    ['positions', positions, 0.005],
    ['collapsing brackets', () => tournamentRounds(collapses()), 0.05],
  ] as const)(
    '%s: every round but those of the named list',
    { timeout: 120_000 },
    (_, read, most) => {
      const cases = read();
      const known = new Map(DIVERGENCES_2012.map((entry) => [entry.round, entry]));
      const differing = cases.filter((one) => !isReproduced(one));
      const listed = cases.filter(({ name }) => known.has(name));
      expect(differing.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
      for (const one of differing) expect(reasonAgainst(one)).toBe(known.get(one.name)!.decidedBy);
      expect(differing.length / cases.length).toBeLessThan(most);
      console.log(`${cases.length - differing.length} of ${cases.length} rounds reproduced`);
    },
  );
});
