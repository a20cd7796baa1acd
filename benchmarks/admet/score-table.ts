/** Measured values of molecules, and what a program says about them on the same scale. */
export interface ScoredRows {
  readonly measured: readonly number[];
  readonly predicted: readonly number[];
  readonly isClass: boolean;
}

/** Figures by their names; null where they do not apply. */
export type TableFigures = Readonly<
  Record<'mae' | 'rae' | 'r2' | 'spearman' | 'rocAuc' | 'accuracy', number | null>
>;

/**
 * Figures of predictions: mean absolute error, the same relative to that of the mean (RAE), R2 and Spearman's correlation of
 * values; area under the ROC curve and accuracy of classes.
 */
export function scoreRows({ measured, predicted, isClass }: ScoredRows): TableFigures {
  const none = { mae: null, rae: null, r2: null, spearman: null, rocAuc: null, accuracy: null };
  if (measured.length === 0) return none;
  const right = measured.filter((value, at) => value >= 0.5 === (predicted[at] ?? 0) >= 0.5);
  if (isClass)
    return {
      ...none,
      rocAuc: areaUnderRoc(measured, predicted),
      accuracy: right.length / measured.length,
    };
  const center = mean(measured);
  const misses = measured.map((value, at) => value - (predicted[at] ?? 0));
  const spread = measured.map((value) => value - center);
  const absolute = (values: readonly number[]) => mean(values.map(Math.abs));
  const square = (values: readonly number[]) => mean(values.map((value) => value * value));
  const varies = square(spread) > 0;
  return {
    ...none,
    mae: absolute(misses),
    rae: varies ? absolute(misses) / absolute(spread) : null,
    r2: varies ? 1 - square(misses) / square(spread) : null,
    spearman: correlation(ranks(measured), ranks(predicted)),
  };
}

/** Mean of numbers. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function areaUnderRoc(measured: readonly number[], predicted: readonly number[]): number | null {
  const places = ranks(predicted).filter((_, at) => (measured[at] ?? 0) >= 0.5);
  const pairs = places.length * (measured.length - places.length);
  if (pairs === 0) return null;
  const sum = places.reduce((total, place) => total + place, 0);
  return (sum - (places.length * (places.length + 1)) / 2) / pairs;
}

/** Ranks from 1; equal values share their mean rank. */
function ranks(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function correlation(a: readonly number[], b: readonly number[]): number | null {
  const [centerA, centerB] = [mean(a), mean(b)];
  const sum = (term: (fromA: number, fromB: number) => number) =>
    a.reduce((total, value, at) => total + term(value - centerA, (b[at] ?? 0) - centerB), 0);
  const size = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  return size === 0 ? null : sum((x, y) => x * y) / size;
}
