/**
 * Writes src/generated/training-range.ts: the sizes and elements of the molecules that each model was trained on, and
 * prints which share of them lies out of scope. run.py calls it; it reads train/ and, where the model does, extra/.
 * Ranges of models that are not named stay as they are.
 *
 *   training-range.ts <data folder> [NAME,NAME…]
 */

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ModelName, modelNames, type Toolkit } from '@biographql/admet-predictor';
import catalog from '../../../packages/admet/models.json' with { type: 'json' };
import {
  commonElements,
  trainedOn,
} from '../../../packages/admet-predictor/src/generated/training-range.js';
import { readGraph } from '../../../packages/admet-predictor/src/molecule/read-graph.js';
import {
  type StandardMolecule,
  standardize,
} from '../../../packages/admet-predictor/src/molecule/standardize.js';
import { readLabeled } from './read-csv.js';

interface Range {
  readonly model: ModelName;
  readonly fewest: number;
  readonly most: number;
  readonly elements: readonly number[];
}

const MAX_HEAVY_ATOMS = 300;
const TARGET = new URL(
  '../../../packages/admet-predictor/src/generated/training-range.ts',
  import.meta.url,
);
const [data = '../../../shared/data/admet', only = modelNames.join()] = process.argv.slice(2);
const named = only.split(',');
const require = createRequire(import.meta.url);
const toolkit: Toolkit = await require('@rdkit/rdkit')();
const read = new Map<string, StandardMolecule | null>();

const ranges = modelNames.map((name) => {
  if (!named.includes(name)) return presentRange(name);
  const training = catalog.models.find((entry) => entry.name === name)?.training ?? {};
  const extra = 'extra' in training ? [join(data, 'extra', `${name}.csv`)] : [];
  const molecules = [join(data, 'train', `${name}.csv`), ...extra]
    .flatMap((path) => readLabeled(path))
    .flatMap(({ smiles }) => getStandard(smiles) ?? []);
  return getRange(name, molecules);
});
const [first, ...others] = ranges;
const common = (first?.elements ?? []).filter((element) =>
  others.every(({ elements }) => elements.includes(element)),
);
const lines = ranges.map(({ model, fewest, most, elements }) => {
  const rare = elements.filter((element) => !common.includes(element));
  return `  [${[fewest, most, ...rare].join(', ')}], // ${model}`;
});
writeFileSync(
  TARGET,
  `/** Atomic numbers that molecules of every training set have. */
export const commonElements: readonly number[] = [${common.join(', ')}];

/** Fewest and most heavy atoms of each model's training molecules, then their other elements; in the order of \`modelNames\`. */
export const trainedOn: readonly (readonly number[])[] = [
${lines.join('\n')}
];
`,
);

function presentRange(model: ModelName): Range {
  const [fewest = 1, most = MAX_HEAVY_ATOMS, ...rare] = trainedOn[modelNames.indexOf(model)] ?? [];
  return { model, fewest, most, elements: [...commonElements, ...rare].sort((a, b) => a - b) };
}

function getRange(model: ModelName, molecules: readonly StandardMolecule[]): Range {
  const refused = molecules.filter(({ isOrganic }) => !isOrganic).length;
  const metals = molecules.filter(({ isOrganic, hasMetal }) => isOrganic && hasMetal).length;
  const mixtures = molecules.filter(({ isOrganic, isMixture }) => isOrganic && isMixture).length;
  const inScope = molecules.filter(
    ({ isOrganic, hasMetal, isMixture }) => isOrganic && !hasMetal && !isMixture,
  );
  const sizes = inScope.map(({ graph }) => graph.size).sort((a, b) => a - b);
  const elements = new Set(inScope.flatMap(({ graph }) => graph.atoms.map((a) => a.element)));
  const share = ((100 * (molecules.length - inScope.length)) / molecules.length).toFixed(2);
  console.log(
    `${model}: ${molecules.length} molecules, ${share} % out of scope: ${refused} refused, ${metals} with metals, ${mixtures} mixtures`,
  );
  return {
    model,
    fewest: sizes[0] ?? 1,
    most: sizes.at(-1) ?? MAX_HEAVY_ATOMS,
    elements: [...elements].sort((a, b) => a - b),
  };
}

function getStandard(smiles: string): StandardMolecule | null {
  const known = read.get(smiles);
  if (known !== undefined) return known;
  const molecule = toolkit.get_mol(smiles);
  const parsed = molecule && standardize(readGraph(molecule.get_json()));
  molecule?.delete();
  // What training leaves out, see export-features.ts.
  const standard = parsed && parsed.graph.size <= MAX_HEAVY_ATOMS ? parsed : null;
  read.set(smiles, standard);
  return standard;
}
