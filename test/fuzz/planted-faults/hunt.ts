import { judgeAnswer } from '../../../src/fuzz/judge.js';
import { makeCase, pickRecipe } from '../../../src/fuzz/recipes.js';
import { type Rules, roundToPair, unitCount } from '../../../src/fuzz/rules.js';
import { shrinkTournament } from '../../../src/fuzz/shrink.js';
import type { Tournament } from '../../../src/model/tournament.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import { writeWholeTrf } from '../../../src/trf/write.js';
import { bookText } from '../by-the-book/book-text.js';
import * as sound from '../by-the-book/engine-text.js';
import { isPosition } from '../by-the-book/position.js';
import { hasBoardOrder, rulesNamed } from '../by-the-book/rules.js';
import { recipesOfHunt } from './recipes.js';

/** The engine that may be at fault: another copy of the module that the hunter has sound. */
export type Suspect = Pick<typeof sound, 'engineText' | 'pairRound'>;

export interface HuntOptions {
  /** Names of editions as in `BOOK_RULES`, taken in turns. */
  readonly editions: readonly string[];
  /** Names of the recipes to use; by default all that make small positions. */
  readonly recipes?: readonly string[];
  readonly seed: string;
  /** Of computing: other programs on the machine do not shorten the hunt. */
  readonly milliseconds: number;
  /** Told before each case and while one is shrunk, so that a hang can be dated. */
  readonly onCase?: (index: number) => void;
}

export type Quarry =
  | { readonly kind: 'escaped'; readonly cases: number }
  | {
      readonly kind: 'caught';
      readonly cases: number;
      readonly edition: string;
      /** Players, or teams in a system of teams. */
      readonly players: number;
      readonly round: number;
      /** How a report names the fault. */
      readonly cause: string;
      readonly trf: string;
    };

/** A counterexample of this size is easy to follow by hand; with a larger one the hunt goes on. */
const SMALL = 8;

/** Reductions to try; the greatest come first, and the last ones only make a small case plainer. */
const MOST_TRIES = 1000;

/** What this process has computed so far, in milliseconds. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Compares an engine with the by-the-book oracle until they differ, then shrinks the difference. */
export async function hunt(suspect: Suspect, options: HuntOptions): Promise<Quarry> {
  const { editions, seed, milliseconds, onCase } = options;
  const end = computed() + milliseconds;
  let caught: Extract<Quarry, { kind: 'caught' }> | undefined;
  let index = 0;
  for (; computed() < end && (caught?.players ?? Number.POSITIVE_INFINITY) > SMALL; index += 1) {
    onCase?.(index);
    const edition = editions[index % editions.length]!;
    const rules = rulesNamed(edition);
    const recipe = pickRecipe(seed, index, recipesOfHunt(rules, options.recipes));
    const one = makeCase(seed, index, recipe, rules);
    if (!differs(suspect, one.tournament, one.round, rules)) continue;
    const { tournament } = await shrinkTournament(
      one.tournament,
      (candidate) => {
        onCase?.(index);
        return (
          isPosition(candidate) && differs(suspect, candidate, roundToPair(candidate, rules), rules)
        );
      },
      { tries: MOST_TRIES, isOver: () => computed() > end + milliseconds },
    );
    const players = unitCount(tournament, rules);
    if (caught && caught.players <= players) continue;
    const round = roundToPair(tournament, rules);
    caught = {
      kind: 'caught',
      cases: caught?.cases ?? index + 1,
      edition,
      players,
      round,
      cause: causeOf(suspect, tournament, round, rules),
      trf: writeWholeTrf(tournament, { absences: 'blank', lineEnd: '\n' }).text,
    };
  }
  return caught ?? { kind: 'escaped', cases: index };
}

/**
 * Whether the suspect pairs otherwise than the book says; a crash is a difference too. The book is
 * slow: it is opened where the suspect differs from the sound engine, and has the last word.
 */
function differs(suspect: Suspect, tournament: Tournament, round: number, rules: Rules): boolean {
  if (boards(suspect, tournament, round, rules) === boards(sound, tournament, round, rules)) {
    return false;
  }
  const book = bookText(tournament, round, rules);
  return book !== undefined && book !== attempt(() => suspect.engineText(tournament, round, rules));
}

/** The published pairing alone: what it is made of may differ and change nothing. */
const boards = (
  { pairRound }: Pick<Suspect, 'pairRound'>,
  tournament: Tournament,
  round: number,
  rules: Rules,
): string =>
  attempt(() => sound.pairingText(pairRound(tournament, round, rules), hasBoardOrder(rules)));

function attempt(answer: () => string): string {
  try {
    return answer();
  } catch {
    return 'crash';
  }
}

function causeOf(suspect: Suspect, tournament: Tournament, round: number, rules: Rules): string {
  return attempt(() => {
    const answer = answerOf(suspect.pairRound(tournament, round, rules));
    const judgement = judgeAnswer(tournament, round, answer, {
      ...rules,
      order: hasBoardOrder(rules),
    });
    return judgement.kind === 'wrong' ? judgement.cause.key : 'none';
  });
}

const answerOf = (result: RoundPairing | NoPairing) =>
  result.kind === 'paired'
    ? ({
        kind: 'paired',
        pairs: result.pairs,
        byes: result.bye === undefined ? [] : [result.bye],
      } as const)
    : ({ kind: 'impossible', message: result.reason } as const);
