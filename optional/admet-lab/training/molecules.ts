import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Toolkit } from '@biographql/admet-predictor';
import { readMolecules } from '@biographql/admet-predictor/molecules';
import { readGraph } from '../../../packages/admet-predictor/src/molecule/read-graph.js';
import {
  type StandardMolecule,
  standardize,
} from '../../../packages/admet-predictor/src/molecule/standardize.js';

/** A labeled molecule. */
export interface Labeled {
  readonly smiles: string;
  readonly y: number;
}

/** Reads a table of molecules, whose last column is the value when there are two. */
export function readLabeled(path: string): readonly Labeled[] {
  const { columns, molecules } = readMolecules(readFileSync(path, 'utf8'));
  const hasValues = columns.length > 1;
  return molecules.map(({ text, cells }) => ({
    smiles: text,
    y: hasValues ? Number(cells.at(-1)) : Number.NaN,
  }));
}

const MAX_HEAVY_ATOMS = 300;
const toolkit: Toolkit = await createRequire(import.meta.url)('@rdkit/rdkit')();
const read = new Map<string, StandardMolecule | null>();

/** Reads a molecule as predictions do; null for one that is too large or can't be read. */
export function readStandard(smiles: string): StandardMolecule | null {
  const known = read.get(smiles);
  if (known !== undefined) return known;
  const molecule = toolkit.get_mol(smiles);
  const parsed = molecule && standardize(readGraph(molecule.get_json()));
  molecule?.delete();
  const standard = parsed && parsed.graph.size <= MAX_HEAVY_ATOMS ? parsed : null;
  read.set(smiles, standard);
  return standard;
}
