import type { SparseFeatures } from '@biographql/admet-predictor/internal';
import { onGrid, significant } from './line.js';
import { logistic, type TrainingRows } from './training-rows.js';

export interface RidgeMember {
  readonly intercept: number;
  readonly weights: Float32Array;
}

const MIN_DEVIATION = 0.05;
/** Steps for classes. Each assumes the maximum curvature of the log loss, so that none overshoots. */
const CLASS_STEPS = 25;
const MAX_CURVATURE = 0.25;
const MAX_STEPS = 200;
const TOLERANCE = 1e-7;

/**
 * Fits a penalized linear model on top of the offsets, on the scale of the shipped linear members: logged features,
 * centered, divided by the square root of their deviation, rows of mean square norm 1.
 * @param penalty - on the sum of squared weights; larger stays nearer to the offsets.
 * @param pause - awaited often; may throw to stop.
 */
export async function fitRidge(
  { features, logged, targets, offsets, isClass }: TrainingRows,
  slots: Uint16Array,
  width: number,
  penalty: number,
  pause: () => Promise<void>,
): Promise<RidgeMember> {
  const matrix = scaledMatrix(features, logged, slots, width);
  const count = features.length;
  const rowWeights = new Float64Array(count).fill(isClass ? MAX_CURVATURE : 1);
  const wanted = targets.map((target, row) => target - (offsets[row] ?? 0));
  let solution = new Float64Array(slots.length + 1);
  if (!isClass) solution = await solve({ matrix, wanted, rowWeights, penalty, pause }, solution);
  else {
    for (let step = 0; step < CLASS_STEPS; step += 1) {
      const outputs = matrix.times(solution);
      for (let row = 0; row < count; row += 1) {
        const probability = onGrid(logistic((offsets[row] ?? 0) + (outputs[row] ?? 0)));
        wanted[row] = (outputs[row] ?? 0) + ((targets[row] ?? 0) - probability) / MAX_CURVATURE;
      }
      solution = await solve({ matrix, wanted, rowWeights, penalty, pause }, solution);
    }
  }
  return matrix.unscaled(solution);
}

interface ScaledMatrix {
  times(vector: Float64Array): Float64Array;
  transposed(rows: Float64Array): Float64Array;
  unscaled(vector: Float64Array): RidgeMember;
}

function scaledMatrix(
  features: readonly SparseFeatures[],
  logs: readonly Float64Array[],
  slots: Uint16Array,
  width: number,
): ScaledMatrix {
  const place = new Int32Array(width).fill(-1);
  slots.forEach((slot, column) => {
    place[slot] = column;
  });
  const columns = slots.length;
  const count = features.length;
  const rows = features.map((molecule, row) => {
    const logged = logs[row] ?? new Float64Array(0);
    const used = [...molecule.slots.keys()].filter(
      (i) => (place[molecule.slots[i] ?? 0] ?? -1) >= 0,
    );
    return {
      at: Uint16Array.from(used, (i) => place[molecule.slots[i] ?? 0] ?? 0),
      values: Float64Array.from(used, (i) => logged[i] ?? 0),
    };
  });
  const means = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (const { at, values } of rows)
    for (let i = 0; i < at.length; i += 1) {
      const column = at[i] ?? 0;
      const value = values[i] ?? 0;
      means[column] = (means[column] ?? 0) + value / count;
      squares[column] = (squares[column] ?? 0) + (value * value) / count;
    }
  const spreads = squares.map((square, column) =>
    Math.sqrt(Math.max(Math.sqrt(Math.max(square - (means[column] ?? 0) ** 2, 0)), MIN_DEVIATION)),
  );
  let norm = 0;
  for (let column = 0; column < columns; column += 1)
    norm += ((squares[column] ?? 0) - (means[column] ?? 0) ** 2) / (spreads[column] ?? 1) ** 2;
  const scales = spreads.map((spread) => 1 / (spread * Math.sqrt(Math.max(norm, 1e-12))));

  return {
    times(vector) {
      const scaled = scales.map((scale, column) => scale * (vector[column] ?? 0));
      let shift = vector[columns] ?? 0;
      for (let column = 0; column < columns; column += 1)
        shift -= (scaled[column] ?? 0) * (means[column] ?? 0);
      const result = new Float64Array(count);
      rows.forEach(({ at, values }, row) => {
        let sum = shift;
        for (let i = 0; i < at.length; i += 1) sum += (scaled[at[i] ?? 0] ?? 0) * (values[i] ?? 0);
        result[row] = sum;
      });
      return result;
    },
    transposed(given) {
      const result = new Float64Array(columns + 1);
      let total = 0;
      rows.forEach(({ at, values }, row) => {
        const weight = given[row] ?? 0;
        total += weight;
        for (let i = 0; i < at.length; i += 1)
          result[at[i] ?? 0] = (result[at[i] ?? 0] ?? 0) + weight * (values[i] ?? 0);
      });
      for (let column = 0; column < columns; column += 1)
        result[column] =
          ((result[column] ?? 0) - total * (means[column] ?? 0)) * (scales[column] ?? 0);
      result[columns] = total;
      return result;
    },
    unscaled(vector) {
      const weights = new Float32Array(width);
      let intercept = vector[columns] ?? 0;
      slots.forEach((slot, column) => {
        weights[slot] = (vector[column] ?? 0) * (scales[column] ?? 0);
        intercept -= (weights[slot] ?? 0) * (means[column] ?? 0);
      });
      return { intercept: significant(intercept, 9), weights };
    },
  };
}

interface Problem {
  readonly matrix: ScaledMatrix;
  readonly wanted: Float64Array;
  readonly rowWeights: Float64Array;
  readonly penalty: number;
  readonly pause: () => Promise<void>;
}

/** Weighted ridge regression by conjugate gradients; the intercept is not penalized. */
async function solve(
  { matrix, wanted, rowWeights, penalty, pause }: Problem,
  start: Float64Array,
): Promise<Float64Array<ArrayBuffer>> {
  const last = start.length - 1;
  const apply = (vector: Float64Array) => {
    const rows = matrix.times(vector).map((value, row) => value * (rowWeights[row] ?? 0));
    const result = matrix.transposed(rows);
    for (let i = 0; i < last; i += 1) result[i] = (result[i] ?? 0) + penalty * (vector[i] ?? 0);
    return result;
  };
  const solution = Float64Array.from(start);
  const goal = matrix.transposed(wanted.map((value, row) => value * (rowWeights[row] ?? 0)));
  const rest = apply(solution).map((value, i) => (goal[i] ?? 0) - value);
  let direction = rest.slice();
  let left = dot(rest, rest);
  const enough = TOLERANCE ** 2 * Math.max(dot(goal, goal), 1e-30);
  for (let step = 0; step < MAX_STEPS && left > enough; step += 1) {
    const applied = apply(direction);
    const length = left / dot(direction, applied);
    for (let i = 0; i < solution.length; i += 1) {
      solution[i] = (solution[i] ?? 0) + length * (direction[i] ?? 0);
      rest[i] = (rest[i] ?? 0) - length * (applied[i] ?? 0);
    }
    const next = dot(rest, rest);
    const turn = next / left;
    direction = direction.map((value, i) => (rest[i] ?? 0) + turn * value);
    left = next;
    await pause();
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
