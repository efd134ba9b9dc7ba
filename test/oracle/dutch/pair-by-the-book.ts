import type { Colour } from '../../../src/model/result.js';
import type { DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { NoPairing, Pair, RoundPairing } from '../../../src/systems/pairing.js';
import { allocateColours } from '../../../src/systems/player-common/colours.js';
import type { PlayerSituation, PlayerState } from '../../../src/systems/player-common/player.js';
import { pairBrackets2017 } from './book-2017.js';
import { pairBrackets2026 } from './book-2026.js';
import { type BracketTrace, type PairedBracket, TooManyCandidates } from './bracket.js';
import { createField, type Field, fewestThenLowest, LARGEST_FIELD } from './field.js';

/** The oracle declines: it looks at every candidate, so that fields and brackets must be small. */
export interface TooBig {
  readonly kind: 'tooBig';
  readonly what: string;
}

export interface BookTrace {
  readonly brackets: readonly BracketTrace[];
}

export interface BookLimits {
  readonly players?: number;
  /** Candidates of one bracket; about 9 players have at most 15,000. */
  readonly candidates?: number;
}

/**
 * Pairs a round by the literal procedure of the rules: every candidate of every bracket in the
 * order of the text, judged by every criterion. Written apart from the engine, but for the
 * definitions of players, criteria and colours.
 * @throws RangeError for an edition without this procedure.
 */
export function pairDutchByTheBook(
  situation: PlayerSituation,
  edition: DutchEdition,
  limits: BookLimits = {},
): RoundPairing<BookTrace> | NoPairing | TooBig {
  if (edition.id !== '2026' && edition.id !== '2017') {
    throw new RangeError(`Expected edition 2017 or 2026, found ${edition.id}`);
  }
  const players = Math.min(limits.players ?? 22, LARGEST_FIELD);
  const candidates = limits.candidates ?? 40_000;
  if (situation.players.length > players) {
    return { kind: 'tooBig', what: `${situation.players.length} players, at most ${players}` };
  }
  const field = createField(situation);
  const pairBrackets = edition.id === '2026' ? pairBrackets2026 : pairBrackets2017;
  try {
    const brackets = pairBrackets(situation, edition, field, candidates);
    return brackets ? published(situation, edition, field, brackets) : impossible(field);
  } catch (error) {
    if (!(error instanceof TooManyCandidates)) throw error;
    return { kind: 'tooBig', what: `a bracket with more than ${candidates} candidates` };
  }
}

function impossible(field: Field): NoPairing {
  const fewest = fewestThenLowest(field, field.all, () => true);
  return {
    kind: 'impossible',
    reason: `${fewest?.left} stay unpaired, or none of those who can may take the bye`,
    unmatched: [],
  };
}

interface Board {
  readonly white: PlayerState;
  readonly black: PlayerState;
}

function published(
  situation: PlayerSituation,
  edition: DutchEdition,
  field: Field,
  brackets: readonly PairedBracket[],
): RoundPairing<BookTrace> {
  const pairs = brackets.flatMap((bracket) =>
    bracket.pairs.map(([a, b]) => [field.players[a]!, field.players[b]!] as const),
  );
  const [bye] = brackets.at(-1)?.left ?? [];
  return {
    kind: 'paired',
    pairs: publishedBoards(pairs, situation, edition),
    bye: bye === undefined ? undefined : field.players[bye]!.id,
    trace: { brackets: brackets.map(({ trace }) => trace) },
  };
}

/** Pairs of any Dutch edition with their colours, in the order of publication. */
export function publishedBoards(
  pairs: readonly (readonly [PlayerState, PlayerState])[],
  situation: PlayerSituation,
  edition: DutchEdition,
): readonly Pair[] {
  return pairs
    .map(([a, b]) => board(a, b, situation, edition))
    .sort(byPublication)
    .map(({ white, black }): Pair => ({ white: white.id, black: black.id }));
}

function board(
  a: PlayerState,
  b: PlayerState,
  situation: PlayerSituation,
  edition: DutchEdition,
): Board {
  const { initialColour, round } = situation;
  const colour: Colour = allocateColours(a, b, initialColour, round, edition.colours).colour;
  return colour === 'white' ? { white: a, black: b } : { white: b, black: a };
}

/** C.04.2:2026 art. 3.6: score of the higher ranked, sum of scores, rank of the higher ranked. */
function byPublication(a: Board, b: Board): number {
  const higher = ({ white, black }: Board) =>
    white.score > black.score || (white.score === black.score && white.tpn < black.tpn)
      ? white
      : black;
  return (
    higher(b).score - higher(a).score ||
    b.white.score + b.black.score - (a.white.score + a.black.score) ||
    higher(a).tpn - higher(b).tpn
  );
}
