import { featureLayout, type SparseFeatures } from '@biographql/admet-predictor/internal';
import {
  FINGERPRINT_WIDTH,
  type MeasuredMolecules,
  packSlots,
  slotReader,
} from '../explain/measured.js';

export interface StoredRow {
  readonly smiles: string;
  readonly value: number;
  readonly features: SparseFeatures;
}

interface PackedRows {
  readonly text: Uint8Array;
  readonly prints: Uint8Array;
}

export function packRows(rows: readonly StoredRow[]): PackedRows {
  const prints: number[] = [];
  for (const { features } of rows) packSlots(prints, getSlots(features));
  const pairs = rows.map(({ smiles, value }) => [smiles, value]);
  return {
    text: new TextEncoder().encode(JSON.stringify(pairs)),
    prints: Uint8Array.from(prints),
  };
}

/**
 * Reads the rows that {@link packRows} packed, for a named model.
 * @throws RangeError, TypeError or SyntaxError for sections that are damaged.
 */
export function readRows({ text, prints }: PackedRows, name: string): MeasuredMolecules {
  const pairs: readonly (readonly unknown[])[] = JSON.parse(new TextDecoder().decode(text));
  const smiles: string[] = [];
  const values: number[] = [];
  const next = slotReader(prints);
  for (const [molecule, value] of pairs) {
    if (typeof molecule !== 'string' || typeof value !== 'number') throw new RangeError('No row.');
    smiles.push(molecule);
    values.push(value);
    const count = next();
    if (count > FINGERPRINT_WIDTH) throw new RangeError('A fingerprint is too long.');
    let slot = 0;
    for (let i = 0; i < count; i += 1) {
      slot += next();
      if (slot < 0 || slot >= FINGERPRINT_WIDTH) throw new RangeError('No slot.');
    }
  }
  return { source: `training rows of ${name}`, smiles, values, fingerprints: prints };
}

function getSlots({ slots, values }: SparseFeatures): readonly number[] {
  const { atoms, roles } = featureLayout;
  const found: number[] = [];
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    if (slot >= atoms && slot < roles && (values[i] ?? 0) > 0) found.push(slot - atoms);
  }
  return found;
}

export interface TrainingRows {
  readonly features: readonly SparseFeatures[];
  readonly logged: readonly Float64Array[];
  readonly targets: Float64Array;
  readonly offsets: Float64Array;
  readonly isClass: boolean;
}

/** Features that are not zero in at least `max(4, 0.4 %)` of the molecules, ascending, as for the shipped models. */
export function frequentSlots(features: readonly SparseFeatures[], width: number): Uint16Array {
  const counts = new Uint32Array(width);
  for (const { slots } of features)
    for (const slot of slots) counts[slot] = (counts[slot] ?? 0) + 1;
  const minRows = Math.max(4, 0.004 * features.length);
  return Uint16Array.from(counts.keys()).filter((slot) => (counts[slot] ?? 0) >= minRows);
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
