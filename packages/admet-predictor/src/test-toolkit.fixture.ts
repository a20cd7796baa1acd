import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MoleculeGraph } from './molecule/graph.js';
import { readGraph } from './molecule/read-graph.js';
import type { Toolkit, ToolkitMolecule } from './toolkit/toolkit.js';

/** A toolkit molecule with the extra calls that only tests use. */
export interface TestMolecule extends ToolkitMolecule {
  get_descriptors(): string;
  add_hs_in_place(): boolean;
}

/** The toolkit with the extra calls that only tests use. */
export interface TestToolkit extends Toolkit {
  get_mol(smiles: string, details?: string): TestMolecule | null;
  readonly HEAPU8?: Uint8Array;
}

const require = createRequire(import.meta.url);

/** A fresh toolkit instance. */
export function loadTestToolkit(): Promise<TestToolkit> {
  const factory = require('@rdkit/rdkit') as () => Promise<TestToolkit>;
  return factory();
}

/** Molecules and their predictions by the training libraries. */
export interface LibraryPredictions {
  readonly smiles: readonly string[];
  readonly predictions: Readonly<Record<string, readonly number[]>>;
}

/** Reads the committed predictions of the training libraries. */
export function libraryPredictions(): LibraryPredictions {
  const url = new URL('../test/library-predictions.fixture.json', import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as LibraryPredictions;
}

/** Parses a SMILES that the test knows to be valid. */
export function parseGraph(toolkit: Toolkit, smiles: string): MoleculeGraph {
  const molecule = toolkit.get_mol(smiles);
  if (!molecule) throw new Error(`The test molecule ${smiles} does not parse.`);
  try {
    return readGraph(molecule.get_json());
  } finally {
    molecule.delete();
  }
}
