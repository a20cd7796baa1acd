import type { CertaintyFacts, CertaintyHeader } from '@biographql/admet-predictor/internal';
import { significant, variance } from './line.js';
import { solveHeld } from './solve-held.js';

/** A prediction of a molecule that the model had not seen. */
export interface JudgedRow extends Omit<CertaintyFacts, 'descriptors'> {
  readonly value: number;
  readonly error: number;
}

export type ErrorModel = Pick<
  CertaintyHeader,
  'intercept' | 'gap' | 'newScaffold' | 'deviation' | 'deviationShift' | 'deviationRange' | 'value'
>;

const GAPS: readonly number[] = [0, 0.3, 0.5, 1];
const LOGITS: readonly number[] = [0, 0.75, 1.5, 3, 5];
/** Fewer than the shipped models have: an assay has some hundred molecules. */
const QUANTILES: readonly number[] = [0.05, 0.35, 0.65, 0.95];
const SHIFT = 0.02;
const PENALTY = 2;
const DIGITS = 6;

/**
 * Fits the logarithm of the expected error, or the log-odds that the class is wrong, as in the shipped models but
 * without descriptors. Signs are fixed: the estimate never falls with distance, on a new skeleton, when members
 * disagree more, or when a probability comes nearer to 0.5.
 * @param targets - what is learnt; the shift of deviations follows their spread.
 */
export function fitErrorModel(
  rows: readonly JudgedRow[],
  targets: Float64Array,
  isClass: boolean,
): ErrorModel {
  const column = (of: (row: JudgedRow) => number) => Float64Array.from(rows, of);
  const values = column(({ value }) => value);
  const knots = isClass ? LOGITS : getKnots(values);
  const shift = isClass ? null : significant(SHIFT * Math.sqrt(variance(targets)), DIGITS);
  const deviations = column(({ deviation }) => deviation);
  const sorted = deviations.toSorted();
  const columns = [
    ...stretches(
      column(({ similarity }) => 1 - similarity),
      GAPS,
    ),
    column(({ knownScaffold }) => (knownScaffold ? 0 : 1)),
    shift === null ? deviations : deviations.map((deviation) => Math.log(deviation + shift)),
    ...stretches(values, knots),
    ...(isClass
      ? stretches(
          values.map((value) => -value),
          knots,
        )
      : []),
  ];
  const minPoints = GAPS.length - 1 + 2;
  const signs = columns.map((_, place) => (place < minPoints ? 1 : isClass ? -1 : 0));
  const { intercept, weights } = solveHeld(
    columns,
    column(({ error }) => error),
    {
      signs,
      penalty: PENALTY,
      isClass,
    },
  );
  const steps = knots.length - 1;
  const up = curve(knots, weights.slice(minPoints, minPoints + steps));
  const down = isClass ? curve(knots, weights.slice(minPoints + steps)) : [];
  return {
    intercept: rounded(intercept),
    gap: { at: GAPS, add: curve(GAPS, weights.slice(0, minPoints - 2)) },
    newScaffold: rounded(weights[minPoints - 2] ?? 0),
    deviation: rounded(weights[minPoints - 1] ?? 0),
    deviationShift: shift,
    deviationRange: [rounded(sorted[0] ?? 0), rounded(sorted.at(-1) ?? 0)],
    value: {
      at: [...(isClass ? knots.slice(1).map((knot) => -knot) : []).toReversed(), ...knots],
      add: [...down.slice(1).toReversed(), ...up],
    },
  };
}

function getKnots(values: Float64Array): readonly number[] {
  const sorted = values.toSorted();
  const found = QUANTILES.map((share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0);
  const different = [...new Set(found.map(rounded))];
  return different.length > 1 ? different : [(different[0] ?? 0) - 1, different[0] ?? 0];
}

function stretches(values: Float64Array, ends: readonly number[]): readonly Float64Array[] {
  return ends.slice(1).map((high, place) => {
    const low = ends[place] ?? 0;
    return values.map((value) => Math.min(high, Math.max(low, value)) - low);
  });
}

function curve(ends: readonly number[], slopes: Float64Array): readonly number[] {
  let sum = 0;
  const rest = ends.slice(1).map((end, place) => {
    sum += (slopes[place] ?? 0) * (end - (ends[place] ?? 0));
    return rounded(sum);
  });
  return [0, ...rest];
}

function rounded(value: number): number {
  return significant(value, DIGITS);
}
