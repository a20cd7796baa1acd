import type { SparseFeatures } from '../features/layout.js';

export function loggedValues({ values }: SparseFeatures): Float64Array {
  const logged = new Float64Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    logged[i] = x < 0 ? -Math.log(1 - x) : Math.log(1 + x);
  }
  return logged;
}

export function weigh(
  weights: Float32Array,
  { slots }: SparseFeatures,
  logged: Float64Array,
  from = 0,
): number {
  let sum = 0;
  let first = 0;
  while ((slots[first] ?? from) < from) first += 1;
  for (let i = first; i < slots.length; i += 1)
    sum += (weights[slots[i] ?? 0] ?? 0) * (logged[i] ?? 0);
  return sum;
}
