import type { StandardMolecule } from './molecule/standardize.js';

/** Facts about how a molecule was read, kept with its features. */
export type Reading = Omit<StandardMolecule, 'graph'>;

interface Entry {
  readonly slots: Uint16Array;
  readonly values: Float32Array;
  readonly reading: Reading;
}

/** Keeps the features of recent molecules in sparse form, about 2 kB each. */
export interface FeatureCache {
  /** Fills `target` and returns what is known, or `undefined`. */
  take(smiles: string, target: Float32Array): Reading | undefined;
  keep(smiles: string, features: Float32Array, reading: Reading): void;
}

/** A cache that forgets the least recently used molecule beyond `limit`; 0 keeps nothing. */
export function createFeatureCache(limit: number): FeatureCache {
  const entries = new Map<string, Entry>();
  return {
    take(smiles, target) {
      const entry = entries.get(smiles);
      if (!entry) return undefined;
      entries.delete(smiles);
      entries.set(smiles, entry);
      target.fill(0);
      entry.slots.forEach((slot, i) => {
        target[slot] = entry.values[i] ?? 0;
      });
      return entry.reading;
    },
    keep(smiles, features, reading) {
      if (limit < 1) return;
      const slots: number[] = [];
      features.forEach((value, slot) => {
        if (value !== 0) slots.push(slot);
      });
      entries.set(smiles, {
        slots: Uint16Array.from(slots),
        values: Float32Array.from(slots, (slot) => features[slot] ?? 0),
        reading,
      });
      if (entries.size <= limit) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
