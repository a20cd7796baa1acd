import { atFloat } from '../molecule/at.js';

/** A feature vector without its zeros: what one molecule costs in memory, about 2 kB. */
export interface SparseFeatures {
  /** Places that are not zero, ascending. */
  readonly slots: Uint16Array;
  readonly values: Float32Array;
}

/** Drops the zeros of a feature vector. */
export function toSparse(features: Float32Array): SparseFeatures {
  let count = 0;
  for (let slot = 0; slot < features.length; slot += 1) if (features[slot] !== 0) count += 1;
  const slots = new Uint16Array(count);
  const values = new Float32Array(count);
  let place = 0;
  for (let slot = 0; slot < features.length; slot += 1) {
    const value = atFloat(features, slot);
    if (value === 0) continue;
    slots[place] = slot;
    values[place] = value;
    place += 1;
  }
  return { slots, values };
}
