import { judgeAnswer } from '../../../src/fuzz/judge.js';
import { makeCase, pickRecipe, RECIPES } from '../../../src/fuzz/recipes.js';
import { shrinkTournament } from '../../../src/fuzz/shrink.js';
import type { Tournament } from '../../../src/model/tournament.js';
import { DUTCH_2017, DUTCH_2026 } from '../../../src/systems/dutch/edition.js';
import { pairDutch } from '../../../src/systems/dutch/pair.js';
import { dutchSituation } from '../../../src/systems/dutch/situation.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import { writeTrf } from '../../../src/trf/index.js';
import { nextRound } from '../../../src/verify/pair-round.js';
import { pairDutchByTheBook } from '../../oracle/dutch/pair-by-the-book.js';

export type Edition = '2017' | '2026';

/** The engine that may be at fault. */
export type Suspect = (
  tournament: Tournament,
  round: number,
  edition: Edition,
) => RoundPairing | NoPairing;

export interface HuntOptions {
  readonly edition?: Edition;
  /** Names of the recipes to use; by default all that make small positions. */
  readonly recipes?: readonly string[];
  readonly seed: string;
  readonly milliseconds: number;
  /** Told before each case, so that a hang can be dated. */
  readonly onCase?: (index: number) => void;
}

export type Quarry =
  | { readonly kind: 'escaped'; readonly cases: number }
  | {
      readonly kind: 'caught';
      readonly cases: number;
      readonly edition: Edition;
      readonly players: number;
      readonly round: number;
      /** How a report names the fault. */
      readonly cause: string;
      readonly trf: string;
    };

const SMALL_RECIPES = RECIPES.filter(({ name }) => !name.includes('tournaments'));

/** A counterexample of this size is easy to follow by hand; with a larger one the hunt goes on. */
const SMALL = 8;

/** Compares an engine with the by-the-book oracle until they differ, then shrinks the difference. */
export async function hunt(suspect: Suspect, options: HuntOptions): Promise<Quarry> {
  const { seed, milliseconds, onCase, recipes = [] } = options;
  const end = Date.now() + milliseconds;
  const chosen = RECIPES.filter(({ name }) => recipes.includes(name));
  let caught: Extract<Quarry, { kind: 'caught' }> | undefined;
  let index = 0;
  for (; Date.now() < end && (caught?.players ?? Number.POSITIVE_INFINITY) > SMALL; index += 1) {
    onCase?.(index);
    const edition = options.edition ?? (index % 2 === 0 ? '2026' : '2017');
    const rules = { system: 'dutch', edition } as const;
    const recipe = pickRecipe(seed, index, chosen.length > 0 ? chosen : SMALL_RECIPES);
    const one = makeCase(seed, index, recipe, rules);
    if (!differs(suspect, one.tournament, one.round, edition)) continue;
    const { tournament } = await shrinkTournament(
      one.tournament,
      (candidate) =>
        isPosition(candidate) && differs(suspect, candidate, nextRound(candidate), edition),
      { isOver: () => Date.now() > end + milliseconds },
    );
    const players = tournament.players.length;
    if (caught && caught.players <= players) continue;
    const round = nextRound(tournament);
    caught = {
      kind: 'caught',
      cases: caught?.cases ?? index + 1,
      edition,
      players,
      round,
      cause: causeOf(suspect, tournament, round, edition),
      trf: writeTrf(tournament, { dialect: 'trf26', absences: 'blank', lineEnd: '\n' }).text,
    };
  }
  return caught ?? { kind: 'escaped', cases: index };
}

const isPosition = ({ rounds, settings }: Tournament): boolean => {
  const played = rounds.filter(({ games }) => games.length > 0).length;
  const history = rounds.slice(0, played);
  return (
    rounds.length <= played + 1 &&
    played < settings.roundCount! &&
    history.every(({ games }) => games.length > 0)
  );
};

const EDITIONS = { '2017': DUTCH_2017, '2026': DUTCH_2026 };

/**
 * Whether the engine does not do what the book says; a crash is a difference too. The book is slow:
 * it is opened where the suspect differs from the sound engine, and has the last word.
 */
function differs(
  suspect: Suspect,
  tournament: Tournament,
  round: number,
  edition: Edition,
): boolean {
  const rules = EDITIONS[edition];
  const situation = dutchSituation(tournament, round, rules);
  const given = answerOf(suspect, tournament, round, edition);
  if (given === textOf(pairDutch(situation, rules))) return false;
  const book = pairDutchByTheBook(situation, rules, { players: 16, candidates: 20_000 });
  return book.kind !== 'tooBig' && given !== textOf(book);
}

function answerOf(
  suspect: Suspect,
  tournament: Tournament,
  round: number,
  edition: Edition,
): string {
  try {
    return textOf(suspect(tournament, round, edition));
  } catch {
    return 'crash';
  }
}

/** Boards in their order, with colours and bye. */
function textOf(result: RoundPairing | NoPairing): string {
  if (result.kind === 'impossible') return 'impossible';
  const boards = result.pairs.map(({ white, black }) => `${white}-${black}`);
  return [...boards, result.bye].join(' ');
}

function causeOf(
  suspect: Suspect,
  tournament: Tournament,
  round: number,
  edition: Edition,
): string {
  try {
    const result = suspect(tournament, round, edition);
    const answer =
      result.kind === 'paired'
        ? ({
            kind: 'paired',
            pairs: result.pairs,
            byes: result.bye === undefined ? [] : [result.bye],
          } as const)
        : ({ kind: 'impossible', message: result.reason } as const);
    const rules = { system: 'dutch', edition, order: true } as const;
    const judgement = judgeAnswer(tournament, round, answer, rules);
    return judgement.kind === 'wrong' ? judgement.cause.key : 'none';
  } catch {
    return 'crash';
  }
}
