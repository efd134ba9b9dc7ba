/** One line of the report; `milliseconds` is the median per unit of work. */
export interface Measurement {
  readonly task: string;
  readonly size: number;
  readonly milliseconds: number;
  readonly unit: string;
}

export interface MeasureOptions {
  /** Units of work in one call, for times per round. */
  readonly units?: number;
  readonly unit?: string;
  /** Calls before the clock starts. */
  readonly warmUp?: number;
  /** Least calls, and least time in milliseconds, that the median is taken from. */
  readonly calls?: number;
  readonly atLeast?: number;
}

export function measure(
  task: string,
  size: number,
  work: () => unknown,
  options: MeasureOptions = {},
): Measurement {
  const { units = 1, unit = 'call', warmUp = 1, calls = 3, atLeast = 200 } = options;
  for (let i = 0; i < warmUp; i += 1) work();
  const times: number[] = [];
  let total = 0;
  while (times.length < calls || (total < atLeast && times.length < 500)) {
    const start = performance.now();
    work();
    const time = performance.now() - start;
    times.push(time / units);
    total += time;
  }
  return { task, size, milliseconds: median(times), unit };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}

/** Exponent e of time ~ size^e between two measurements. */
export function growth(small: Measurement, large: Measurement): number {
  return Math.log(large.milliseconds / small.milliseconds) / Math.log(large.size / small.size);
}

/** A table with the growth from each size to the next, and the change against a baseline. */
export function formatMeasurements(
  list: readonly Measurement[],
  baseline: ReadonlyMap<string, number>,
): string {
  const lines: string[] = [];
  list.forEach((one, index) => {
    const before = list[index - 1];
    const sameTask = before !== undefined && before.task === one.task && before.size < one.size;
    const exponent = sameTask ? `n^${growth(before, one).toFixed(2)}` : '';
    const known = baseline.get(keyOf(one));
    const change = known === undefined ? '' : `${(one.milliseconds / known).toFixed(2)}x baseline`;
    lines.push(
      [
        one.task.padEnd(30),
        String(one.size).padStart(6),
        `${one.milliseconds.toFixed(3)} ms/${one.unit}`.padStart(20),
        exponent.padStart(8),
        change.padStart(16),
      ]
        .join(' ')
        .trimEnd(),
    );
  });
  return lines.join('\n');
}

export const keyOf = ({ task, size }: Measurement): string => `${task} ${size}`;
