/** Folds of a cross-validation. */
export const FOLDS = 5;

/**
 * Deals groups of rows over folds: the largest first, each to the fold that has the fewest rows yet. Rows of one group
 * share a fold. With classes, groups are dealt so that folds have about the same share of class 1.
 * @returns the fold of each row.
 */
export function dealFolds(
  groups: readonly string[],
  classes: Float64Array | undefined,
  seed: number,
): Uint8Array {
  const members = new Map<string, number[]>();
  groups.forEach((group, row) => {
    const known = members.get(group);
    if (known) known.push(row);
    else members.set(group, [row]);
  });
  const dealt = [...members.values()];
  const order = shuffled(dealt.length, randomFrom(seed));
  const sorted = [...order].sort((a, b) => (dealt[b]?.length ?? 0) - (dealt[a]?.length ?? 0));
  const folds = new Uint8Array(groups.length);
  const rows = new Float64Array(FOLDS);
  const positives = new Float64Array(FOLDS);
  for (const place of sorted) {
    const groupRows = dealt[place] ?? [];
    const positive = classes ? groupRows.reduce((sum, row) => sum + (classes[row] ?? 0), 0) : 0;
    const load = (fold: number) => {
      const count = rows[fold] ?? 0;
      const share = positives[fold] ?? 0;
      // A group of class 1 goes where class 1 is rare, others where class 0 is.
      return positive * 2 > groupRows.length ? share : classes ? count - share : count;
    };
    let best = 0;
    for (let fold = 1; fold < FOLDS; fold += 1) if (load(fold) < load(best)) best = fold;
    for (const row of groupRows) folds[row] = best;
    rows[best] = (rows[best] ?? 0) + groupRows.length;
    positives[best] = (positives[best] ?? 0) + positive;
  }
  return folds;
}

/** Creates a random number generator for [0, 1) that is reproducible by seed on every platform (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled(count: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const swapped = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = swapped;
  }
  return order;
}
