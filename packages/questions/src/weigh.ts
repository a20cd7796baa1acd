/** Returns the sum of features, each times the weight of its name; the weights' order is the order of the additions. */
export function weigh<K extends string>(
  weights: Readonly<Record<K, number>>,
  features: Readonly<Record<NoInfer<K>, number>>,
): number {
  let sum = 0;
  for (const name in weights) sum += weights[name] * features[name];
  return sum;
}

/** Returns the probability that a weighted sum stands for, 0 to 1. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Returns the probabilities of classes, one row of weights each, in the order of the rows; features without a weight count nothing. */
export function softmax(
  rows: readonly (readonly number[])[],
  features: readonly number[],
): readonly number[] {
  const scores = rows.map((row) =>
    row.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), 0),
  );
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
