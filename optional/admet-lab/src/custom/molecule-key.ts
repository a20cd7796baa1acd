import {
  type MoleculeGraph,
  parentKey,
  type SparseFeatures,
} from '@biographql/admet-predictor/internal';

export function moleculeKey(graph: MoleculeGraph, features: SparseFeatures): string {
  return `${parentKey(graph)} ${getFingerprint(features)}`;
}

/** Equal for equal features, and hardly ever otherwise. */
function getFingerprint({ slots, values }: SparseFeatures): string {
  let low = 17;
  let high = 29;
  const bits = new Uint32Array(values.buffer, values.byteOffset, values.length);
  for (let i = 0; i < slots.length; i += 1) {
    low = Math.imul(low ^ (slots[i] ?? 0), 0x01000193) ^ (bits[i] ?? 0);
    high = Math.imul(high ^ (bits[i] ?? 0), 0x85ebca6b) ^ (slots[i] ?? 0);
  }
  return `${low >>> 0}:${high >>> 0}`;
}
