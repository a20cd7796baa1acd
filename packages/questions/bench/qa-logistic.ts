import { softmax } from '../src/weigh.js';

/** One example of a fit: its features and the index of its class. */
export interface Example {
  readonly features: readonly number[];
  readonly label: number;
}

/** Fits a multinomial logistic model by full-batch gradient descent with an L2 penalty; the first feature is the constant. */
export function fitLogistic(
  examples: readonly Example[],
  classes: number,
  {
    penalty,
    steps = 3_000,
    rate = 0.5,
  }: { readonly penalty: number; readonly steps?: number; readonly rate?: number },
): readonly (readonly number[])[] {
  const width = examples[0]?.features.length ?? 0;
  const weights = Array.from({ length: classes }, () => new Array<number>(width).fill(0));
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((row) =>
      row.map((weight, index) => (index === 0 ? 0 : penalty * weight)),
    );
    for (const { features, label } of examples) {
      softmax(weights, features).forEach((probability, row) => {
        const error = (probability - (row === label ? 1 : 0)) / examples.length;
        features.forEach((feature, index) => {
          const cells = gradient[row];
          if (cells !== undefined) cells[index] = (cells[index] ?? 0) + error * feature;
        });
      });
    }
    weights.forEach((row, index) => {
      row.forEach((weight, column) => {
        row[column] = weight - rate * (gradient[index]?.[column] ?? 0);
      });
    });
  }
  return weights;
}

/** Probabilities of every example from models that did not see it: `folds` models, each trained on the other folds. */
export function crossValidate(
  examples: readonly Example[],
  classes: number,
  { penalty, folds = 10 }: { readonly penalty: number; readonly folds?: number },
): readonly (readonly number[])[] {
  const models = Array.from({ length: folds }, (_, fold) =>
    fitLogistic(
      examples.filter((_, index) => index % folds !== fold),
      classes,
      { penalty, steps: 1_500 },
    ),
  );
  return examples.map(({ features }, index) => softmax(models[index % folds] ?? [], features));
}
