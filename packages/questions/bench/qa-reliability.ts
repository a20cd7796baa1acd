/** A question that was answered: how sure, and whether rightly. */
export interface Outcome {
  readonly probability: number;
  readonly isRight: boolean;
}

/** How far stated probabilities are from what was right. */
export interface Reliability {
  readonly answered: number;
  readonly precision: number;
  /** Mean squared distance of the probabilities from 1 and 0. */
  readonly brier: number;
  /** Expected calibration error over tenths: the mean distance of a tenth's probability from its share of right answers. */
  readonly ece: number;
  /** Tenths with answers: `0.8: 12 answers, 0.84 stated, 0.83 right`. */
  readonly tenths: readonly string[];
}

/** Returns the reliability of answers. */
export function reliabilityOf(outcomes: readonly Outcome[]): Reliability {
  const groups = Array.from({ length: 10 }, (_, tenth) =>
    outcomes.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth),
  );
  const ece = groups
    .filter((group) => group.length > 0)
    .map((group) => (Math.abs(statedBy(group) - rightOf(group)) * group.length) / outcomes.length);
  return {
    answered: outcomes.length,
    precision: round(rightOf(outcomes)),
    brier: round(
      mean(outcomes.map(({ probability, isRight }) => (probability - (isRight ? 1 : 0)) ** 2)),
    ),
    ece: round(ece.reduce((sum, part) => sum + part, 0)),
    tenths: groups.flatMap((group, tenth) =>
      group.length === 0
        ? []
        : [
            `${tenth / 10}: ${group.length} answers, ${round(statedBy(group))} stated, ${round(rightOf(group))} right`,
          ],
    ),
  };
}

function statedBy(group: readonly Outcome[]): number {
  return mean(group.map(({ probability }) => probability));
}

function rightOf(group: readonly Outcome[]): number {
  return mean(group.map(({ isRight }) => (isRight ? 1 : 0)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
