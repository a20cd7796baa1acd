import type { Rejection } from './errors.js';
import type { SparseFeatures } from './features/layout.js';
import type { StandardMolecule } from './molecule/standardize.js';
import type { MoleculeFacts } from './prediction.js';

/** A cached molecule: its features and how it was read. */
export interface ReadMolecule extends Omit<StandardMolecule, 'graph'> {
  readonly features: SparseFeatures;
  readonly formula: string;
  /** The number of its ring skeleton. */
  readonly scaffold: number;
  readonly alerts: readonly string[];
}

/** A molecule ready for its models, or why it was rejected. */
export type Prepared = { readonly smiles: string } & (
  | (ReadMolecule & Pick<MoleculeFacts, 'stereoIgnored'>)
  | { readonly reason: Rejection }
);

/**
 * Caches recent molecules by canonical SMILES, so that all spellings of a molecule share an entry of about 2 kB. Recent
 * texts are cached too: the toolkit doesn't read them again.
 */
export interface FeatureCache {
  /** Looks a text up. */
  byText(text: string): ReadMolecule | undefined;
  /** Looks a canonical SMILES up, and remembers the text. */
  byKey(key: string, text: string): ReadMolecule | undefined;
  keep(key: string, text: string, molecule: ReadMolecule): void;
}

/** Cached texts per molecule, on average. */
const TEXTS_PER_MOLECULE = 2;

/** Creates a cache that evicts the least recently used molecules beyond `limit` (at least 1). */
export function createFeatureCache(limit: number): FeatureCache {
  const molecules = createRecent<ReadMolecule>(limit);
  const keys = createRecent<string>(limit * TEXTS_PER_MOLECULE);
  return {
    byText(text) {
      const key = keys.get(text);
      return key === undefined ? undefined : molecules.get(key);
    },
    byKey(key, text) {
      const molecule = molecules.get(key);
      if (molecule) keys.set(text, key);
      return molecule;
    },
    keep(key, text, molecule) {
      molecules.set(key, molecule);
      keys.set(text, key);
    },
  };
}

/** A map that evicts the least recently used entry beyond `limit`. */
function createRecent<T>(limit: number) {
  const entries = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: T): void {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
