import type { Rejection } from './errors.js';
import type { SparseFeatures } from './features/layout.js';
import type { StandardMolecule } from './molecule/standardize.js';

export interface ReadMolecule extends Omit<StandardMolecule, 'graph'> {
  readonly features: SparseFeatures;
  readonly formula: string;
  /** The number of its ring skeleton. */
  readonly scaffold: number;
  readonly alerts: readonly string[];
  readonly stereoIgnored: boolean;
}

/** A molecule ready for its models, or why it was rejected. */
export type Prepared = { readonly smiles: string } & (
  | ReadMolecule
  | { readonly reason: Rejection }
);

/** Caches molecules, each of about 2 kB, by the text that they were read from; evicts the least recently used beyond `limit`. */
export function createFeatureCache(limit: number) {
  const entries = new Map<string, ReadMolecule>();
  return {
    get(text: string): ReadMolecule | undefined {
      const molecule = entries.get(text);
      if (molecule === undefined) return undefined;
      entries.delete(text);
      entries.set(text, molecule);
      return molecule;
    },
    set(text: string, molecule: ReadMolecule): void {
      entries.set(text, molecule);
      if (entries.size <= limit) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
