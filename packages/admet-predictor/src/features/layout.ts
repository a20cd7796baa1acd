import { atFloat } from '../molecule/at.js';

/** Version of the feature definition; a model rejects features of another version. */
export const FEATURE_VERSION = 2;

const circularWidths = { atoms: 2048, roles: 512 } as const;

export const PHARMACOPHORE_CLASSES = 7;
export const CLASS_PAIRS = (PHARMACOPHORE_CLASSES * (PHARMACOPHORE_CLASSES + 1)) / 2;
export const DISTANCE_STEPS = 10;

const DESCRIPTORS = 358;

const pairs = circularWidths.atoms + circularWidths.roles;

export const featureLayout = {
  atoms: 0,
  roles: circularWidths.atoms,
  pairs,
  descriptors: pairs + CLASS_PAIRS * DISTANCE_STEPS,
} as const;

export const featureCount = featureLayout.descriptors + DESCRIPTORS;

export interface SparseFeatures {
  /** Places that are not zero, ascending. */
  readonly slots: Uint16Array;
  readonly values: Float32Array;
}

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
