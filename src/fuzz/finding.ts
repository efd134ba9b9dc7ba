import type { Tournament } from '../model/tournament.js';
import { askBoth, normalised, type WrongAnswer } from './ask.js';
import type { PairingEngine } from './engine.js';
import type { FuzzCase } from './recipes.js';
import { type Rules, roundToPair, unitCount } from './rules.js';
import { type ShrinkOptions, shrinkTournament } from './shrink.js';
import type { FuzzFinding } from './state.js';

/** A hanging engine takes all its time in every try. */
const TRIES_WHEN_HANGING = 20;

/** Asks again whether the fault is there, then searches the smallest tournament that shows it. */
export async function confirmAndShrink(
  engines: readonly PairingEngine[],
  one: FuzzCase,
  wrong: WrongAnswer,
  rules: Rules,
  options: ShrinkOptions,
): Promise<FuzzFinding> {
  const key = wrong.cause.key;
  const shows = async (candidate: Tournament): Promise<boolean> => {
    const round = roundToPair(candidate, rules);
    if (!isPlainPosition(candidate, round)) return false;
    const smaller = normalised({ ...one, tournament: candidate, round }, [wrong.engine]);
    const [found] = await askBoth([wrong.engine], smaller, rules);
    return found?.cause.key === key;
  };
  const original = {
    players: unitCount(one.tournament, rules),
    rounds: one.tournament.rounds.length,
  };
  const steady = await repeats(key, () => shows(one.tournament));
  const tries = key === 'failure timeout' ? TRIES_WHEN_HANGING : options.tries;
  const shrunk =
    steady && key !== 'failure not-started'
      ? await shrinkTournament(one.tournament, shows, {
          ...options,
          ...(tries !== undefined && { tries }),
        })
      : { tournament: one.tournament, cutShort: false };
  const smallest = {
    ...one,
    tournament: shrunk.tournament,
    round: roundToPair(shrunk.tournament, rules),
  };
  const final = normalised(smallest, engines);
  const { tournament, round } = final;
  const again = steady ? await askBoth(engines, final, rules, { causes: true }) : [];
  const repeated = again.find(({ engine, cause }) => engine === wrong.engine && cause.key === key);
  const { cause, answer, regulation, sentences } = repeated ?? wrong;
  const against = repeated?.against ?? wrong.against;
  return {
    engine: wrong.engine.name,
    rules,
    cause,
    seen: 1,
    index: one.index,
    recipe: one.recipe,
    original,
    tournament,
    round,
    answer,
    regulation,
    sentences,
    ...(against && { against }),
    unsteady: !steady,
    ...(shrunk.cutShort && { cutShort: true }),
  };
}

/** Whether the engine does it again, twice more if that takes no time. */
async function repeats(key: string, shows: () => Promise<boolean>): Promise<boolean> {
  if (key === 'failure not-started') return true;
  for (let time = key === 'failure timeout' ? 2 : 0; time < 3; time += 1) {
    if (!(await shows())) return false;
  }
  return true;
}

/** Every earlier round has a game: engines differ on which round comes after one without. */
function isPlainPosition({ rounds, settings }: Tournament, round: number): boolean {
  const history = rounds.slice(0, round - 1);
  return (
    rounds.length <= round &&
    (settings.roundCount ?? 0) >= round &&
    history.every(({ games }) => games.length > 0)
  );
}
