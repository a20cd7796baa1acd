import { createRequire } from 'node:module';
import { measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';
import type { MoleculesRun } from './molecules-run.js';

/** What is used of RDKit. */
interface Toolkit {
  get_mol(smiles: string): Molecule | null;
}

interface Molecule {
  get_morgan_fp_as_uint8array(options: string): Uint8Array;
  get_descriptors(): string;
  delete(): void;
}

const load = createRequire(import.meta.url)('@rdkit/rdkit') as () => Promise<Toolkit>;
const toolkit = await load();

await serveContestant({ run });

/** Reading, a Morgan fingerprint and the descriptors: the least that any model needs. */
function run({ molecules, limits }: MoleculesRun) {
  return measureCalls([molecules], (all) => all.forEach(describe), limits);
}

function describe(smiles: string): void {
  const molecule = toolkit.get_mol(smiles);
  if (molecule === null) throw new Error(`RDKit does not read ${smiles}`);
  molecule.get_morgan_fp_as_uint8array('{"radius":2,"nBits":2048}');
  molecule.get_descriptors();
  molecule.delete();
}
