import type { MeasuredMolecule } from '@biographql/core';
import { featureLayout } from '../features/layout.js';
import { atByte, atFloat } from '../molecule/at.js';
import type { MeasuredFile } from './measured-file.js';

const WIDTH = featureLayout.roles - featureLayout.atoms;

/** Slots of the circular environments of a molecule, ascending: its fingerprint. */
export function fingerprintSlots(features: Float32Array): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < WIDTH; slot += 1)
    if (atFloat(features, featureLayout.atoms + slot) > 0) slots.push(slot);
  return slots;
}

/** Returns up to `count` measured molecules, the most similar first; of equally similar ones the first of the file. */
export function findSimilar(
  { header, smiles, values, fingerprints }: MeasuredFile,
  features: Float32Array,
  count: number,
): readonly MeasuredMolecule[] {
  const own = new Uint8Array(WIDTH);
  const slots = fingerprintSlots(features);
  for (const slot of slots) own[slot] = 1;
  let place = 0;
  const next = () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = atByte(fingerprints, place);
      place += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
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
    source: header.source,
  }));
}
