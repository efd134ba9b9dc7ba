import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyTournament } from '../../src/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusPath } from '../support/corpus.js';

/** What the checker says about one round of a real event. */
export interface RealRound {
  /** File name without ending and number, "sce-bretagne-jeunes-2026-t2 3". */
  readonly name: string;
  /** `conforms`, `edition`, the kind of the likeliest cause, or `unexplained`. */
  readonly outcome: string;
}

/** All judged rounds of `cases/real`. */
export function realRounds(): readonly RealRound[] {
  const folder = corpusPath('cases', 'real');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.trf'))
    .flatMap((file) => roundsOf(join(folder, file), file.replace(/\.trf$/, '')));
}

function roundsOf(path: string, event: string): RealRound[] {
  const { tournament, diagnostics } = parseTrf(readFileSync(path));
  if (!tournament) return [];
  const { causes = [], rounds } = verifyTournament(tournament, { diagnostics });
  return rounds
    .filter(({ verdict }) => verdict !== 'unjudged')
    .map(({ round, verdict, conformsTo, causes: own = [] }) => {
      const cause = causes.find((one) => one.rounds.includes(round)) ?? own[0];
      const edition = conformsTo ? 'edition' : 'unexplained';
      const outcome = verdict === 'conforms' ? verdict : (cause?.kind ?? edition);
      return { name: `${event} ${round}`, outcome };
    });
}

/** Whether it conforms or has a cause. */
export const isExplained = ({ outcome }: RealRound): boolean => outcome !== 'unexplained';

/** An event over the board of 2017 or later; the others were paired by programs or editions of their own. */
export const isOverTheBoard = ({ name }: RealRound): boolean => !/^(icu|lichess)/.test(name);
