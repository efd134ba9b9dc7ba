import {
  isPaired,
  lastPairedRound,
  pairedIds,
  recordedRound,
} from '../../src/model/history/rounds.js';
import type { Tournament } from '../../src/model/tournament.js';
import type { DutchEdition } from '../../src/systems/dutch/edition.js';
import type { PlayerSituation } from '../../src/systems/player-common/player.js';
import { playerSituation } from '../../src/systems/player-common/situation.js';
import { parseTrf } from '../../src/trf/index.js';
import { type Expected, readBundle, readPositions } from './corpus.js';
import { boards } from './dutch-text.js';

export const expectedText = (expected: Expected): string =>
  expected.none ? 'none' : boards(expected.pairs);

/** A round to pair, and what a reference engine (by name, or "") answered. */
export interface DutchCase {
  readonly name: string;
  readonly situation: PlayerSituation;
  readonly answers: ReadonlyMap<string, string>;
}

/** @throws Error when the text has no player lines. */
export function tournamentOf(trf: string | Uint8Array, name: string): Tournament {
  const { tournament } = parseTrf(trf, { file: name });
  if (!tournament) throw new Error(`Expected player lines in ${name}`);
  return tournament;
}

/** The next round of a file that holds the rounds before. */
export function nextRoundSituation(
  trf: string | Uint8Array,
  name: string,
  edition: DutchEdition,
): PlayerSituation {
  const tournament = tournamentOf(trf, name);
  return playerSituation(tournament, lastPairedRound(tournament.rounds) + 1, edition);
}

/** The cases of a corpus bundle of positions. */
export function* positionCases(bundle: string, edition: DutchEdition): Generator<DutchCase> {
  for (const { name, trf, expected } of readPositions(bundle)) {
    const answers = new Map<string, string>();
    for (const [engine, answer] of expected) answers.set(engine, expectedText(answer));
    yield { name, situation: nextRoundSituation(trf, name, edition), answers };
  }
}

/**
 * The cases of a corpus bundle of tournaments: every round. Files without a number of rounds end
 * with their last one.
 */
export function* tournamentCases(bundle: string, edition: DutchEdition): Generator<DutchCase> {
  for (const { name, text } of readBundle(bundle)) {
    const tournament = tournamentOf(text, name);
    const roundCount = tournament.settings.roundCount ?? tournament.rounds.length;
    for (const round of tournament.rounds.filter(isPaired)) {
      const participants = pairedIds(recordedRound(round).given);
      const games = round.games.map(({ white, black }) => [white, black] as const);
      const byes = round.byes.filter(({ kind }) => kind === 'U');
      yield {
        name: `${name} round ${round.number}`,
        situation: playerSituation(tournament, round.number, edition, { participants, roundCount }),
        answers: new Map([
          ['', boards([...games, ...byes.map((bye) => [bye.player, 0] as const)])],
        ]),
      };
    }
  }
}
