/**
 * Packs many small lexicographic levels into few cost components. A level is a count whose total
 * over a pairing never exceeds `limit`; several levels share a component as digits of mixed base.
 */
export interface LevelLayout {
  /** Components needed. */
  readonly width: number;
  readonly component: Int32Array;
  readonly unit: Float64Array;
}

/**
 * Lays out levels, most important first. `vertices` is the size of the matching problem; it bounds
 * how far weights can grow (see Optimum.refine).
 */
export function layOutLevels(limits: readonly number[], vertices: number): LevelLayout {
  const capacity = 2 ** 52 / Math.max(2, vertices) ** 3;
  const component = new Int32Array(limits.length);
  const unit = new Float64Array(limits.length);
  let current = 0;
  let start = 0;
  const close = (end: number) => {
    let size = 1;
    for (let level = end - 1; level >= start; level -= 1) {
      component[level] = current;
      unit[level] = size;
      size *= limits[level]! + 1;
    }
    start = end;
    current += 1;
  };
  let product = 1;
  limits.forEach((limit, level) => {
    if (product * (limit + 1) > capacity && level > start) {
      close(level);
      product = 1;
    }
    product *= limit + 1;
  });
  if (start < limits.length) close(limits.length);
  return { width: Math.max(1, current), component, unit };
}
