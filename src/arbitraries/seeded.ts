import { Arbitrary, type Random, Stream, Value } from 'fast-check';
import type { CompleteSize } from './constraints.js';

/** What a value is made of, and how it gets smaller. */
export interface Recipe<T, Source> {
  readonly size: CompleteSize;
  /** Draws the source of a value; players and rounds are within the size. */
  readonly draw: (seed: number, players: number, rounds: number) => Source;
  readonly build: (source: Source) => T;
  /** Smaller sources, the greatest steps first. */
  readonly reduce: (source: Source) => Iterable<Source>;
  /** The source of a value that comes from elsewhere, if it can be told. */
  readonly sourceOf: (value: T) => Source | undefined;
  readonly isWithin: (source: Source, size: CompleteSize) => boolean;
}

/**
 * An arbitrary whose values are made from a seed and shrink by their sources: fast-check's own
 * shrinking of the seed would lead to another tournament, not to a smaller one.
 */
class SeededArbitrary<T, Source> extends Arbitrary<T> {
  constructor(private readonly recipe: Recipe<T, Source>) {
    super();
  }

  override generate(random: Random, biasFactor: number | undefined): Value<T> {
    const { minPlayers, maxPlayers, minRounds, maxRounds } = this.recipe.size;
    // A bias towards small values: they are quick, and tight fields have most of the rare cases.
    const isSmall = biasFactor !== undefined && random.nextInt(1, biasFactor) === 1;
    const upTo = (low: number, high: number): number =>
      random.nextInt(low, isSmall ? Math.min(high, low + 5) : high);
    const players = upTo(minPlayers, maxPlayers);
    const rounds = upTo(minRounds, maxRounds);
    const source = this.recipe.draw(random.nextInt(0, 0x7fffffff), players, rounds);
    return new Value(this.recipe.build(source), source);
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.recipe.sourceOf(value as T) !== undefined;
  }

  override shrink(value: T, context: unknown): Stream<Value<T>> {
    const source = (context as Source | undefined) ?? this.recipe.sourceOf(value);
    if (source === undefined) return Stream.nil();
    return new Stream(this.smaller(source));
  }

  private *smaller(source: Source): IterableIterator<Value<T>> {
    const { build, isWithin, reduce, size } = this.recipe;
    for (const reduced of reduce(source)) {
      if (isWithin(reduced, size)) yield new Value(build(reduced), reduced);
    }
  }
}

export function seeded<T, Source>(recipe: Recipe<T, Source>): Arbitrary<T> {
  return new SeededArbitrary(recipe);
}
