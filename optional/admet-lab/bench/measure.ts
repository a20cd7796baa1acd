import type { ModelName, Predictor } from '@biographql/admet-predictor';
import catalog from '../../../packages/admet/models.json' with { type: 'json' };

/** A labeled molecule. */
export interface Labeled {
  readonly smiles: string;
  readonly y: number;
}

interface Training {
  /** `log10` when the model is trained and measured on log10 of its value. */
  readonly target?: string;
  /** `log10` when the data file holds log10 of the value. */
  readonly file?: string;
}

/** Measures a shipped model on labeled molecules that it was not trained on. */
export async function measure(predictor: Predictor, model: ModelName, rows: readonly Labeled[]) {
  const { target, file }: Training =
    catalog.models.find(({ name }) => name === model)?.training ?? {};
  const answers = await predictor.predict(
    model,
    rows.map((row) => row.smiles),
  );
  const pairs: { actual: number; predicted: number; inDomain: boolean; covered?: boolean }[] = [];
  let classifier = false;
  answers.forEach((answer, i) => {
    if (answer.status === 'rejected') return;
    const y = rows[i]?.y ?? Number.NaN;
    classifier = answer.probability !== undefined;
    const natural = file === 'log10' ? 10 ** y : y;
    const actual = target === 'log10' && file !== 'log10' ? Math.log10(y) : y;
    pairs.push({
      actual,
      predicted: target === 'log10' ? (answer.logValue ?? Number.NaN) : answer.value,
      inDomain: answer.inDomain,
      ...(answer.interval
        ? { covered: natural >= answer.interval[0] && natural <= answer.interval[1] }
        : {}),
    });
  });
  const rejected = rows.length - pairs.length;
  return {
    model,
    molecules: pairs.length,
    rejected,
    ...(classifier ? classify(pairs) : regress(pairs)),
  };
}

interface Pair {
  readonly actual: number;
  readonly predicted: number;
  readonly covered?: boolean;
}

function classify(pairs: readonly Pair[]) {
  const count = (test: (pair: Pair) => boolean) => pairs.filter(test).length;
  const tp = count((p) => p.actual === 1 && p.predicted >= 0.5);
  const tn = count((p) => p.actual === 0 && p.predicted < 0.5);
  const positives = count((p) => p.actual === 1);
  const negatives = pairs.length - positives;
  const sorted = pairs.map((p) => p.predicted).sort((a, b) => a - b);
  let ranks = 0;
  for (const pair of pairs) {
    if (pair.actual !== 1) continue;
    const below = lowerBound(sorted, pair.predicted);
    const upTo = lowerBound(sorted, pair.predicted + Number.EPSILON);
    ranks += (below + upTo + 1) / 2;
  }
  return {
    accuracy: (tp + tn) / pairs.length,
    balancedAccuracy: (tp / positives + tn / negatives) / 2,
    rocAuc: (ranks - (positives * (positives + 1)) / 2) / (positives * negatives),
  };
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function regress(pairs: readonly Pair[]) {
  const mean = pairs.reduce((sum, p) => sum + p.actual, 0) / pairs.length;
  const residual = pairs.reduce((sum, p) => sum + (p.actual - p.predicted) ** 2, 0);
  const total = pairs.reduce((sum, p) => sum + (p.actual - mean) ** 2, 0);
  const covered = pairs.filter((p) => p.covered === true).length;
  return {
    r2: 1 - residual / total,
    rmse: Math.sqrt(residual / pairs.length),
    intervalCoverage: covered / pairs.length,
  };
}
