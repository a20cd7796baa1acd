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
  /** Indices of nonzero values, ascending. */
  readonly slots: Uint16Array;
  readonly values: Float32Array;
}

const found = new Uint16Array(featureCount);

export function toSparse(features: Float32Array): SparseFeatures {
  let count = 0;
  for (let slot = 0; slot < features.length; slot += 1) {
    found[count] = slot;
    if (features[slot] !== 0) count += 1;
  }
  const slots = found.slice(0, count);
  const values = new Float32Array(count);
  for (let i = 0; i < count; i += 1) values[i] = features[slots[i] ?? 0] ?? 0;
  return { slots, values };
}
