import { atByte } from '@biographql/admet-predictor/internal';
import type { MeasuredMolecule } from '@biographql/core';
import { FINGERPRINT_WIDTH, fingerprintSlots, slotReader } from './fingerprint-slots.js';
import type { MeasuredMolecules } from './measured-file.js';

export function findSimilar(
  { source, smiles, values, fingerprints }: MeasuredMolecules,
  features: Float32Array,
  count: number,
): readonly MeasuredMolecule[] {
  const own = new Uint8Array(FINGERPRINT_WIDTH);
  const slots = fingerprintSlots(features);
  for (const slot of slots) own[slot] = 1;
  const next = slotReader(fingerprints);
  const best: { readonly row: number; readonly similarity: number }[] = [];
  for (let row = 0; row < smiles.length; row += 1) {
    const length = next();
    let slot = 0;
    let shared = 0;
    for (let i = 0; i < length; i += 1) {
      slot += next();
      shared += atByte(own, slot);
    }
    const similarity = shared / Math.max(1, slots.length + length - shared);
    if (best.length === count && similarity <= (best.at(-1)?.similarity ?? 0)) continue;
    const at = best.findIndex((other) => other.similarity < similarity);
    best.splice(at < 0 ? best.length : at, 0, { row, similarity });
    if (best.length > count) best.pop();
  }
  return best.map(({ row, similarity }) => ({
    smiles: smiles[row] ?? '',
    value: values[row] ?? Number.NaN,
    similarity,
    source,
  }));
}
