/**
 * Writes src/generated/training-range.ts: the sizes and elements of the molecules that each model was trained on. run.py
 * calls it; it reads train/ and, where the model does, extra/. Ranges of other models stay unchanged.
 *
 *   training-range.ts <data folder> [NAME,NAME…]
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelName, modelNames } from '@biographql/admet-predictor';
import catalog from '../../../packages/admet/models.json' with { type: 'json' };
import {
  commonElements,
  trainedOn,
} from '../../../packages/admet-predictor/src/generated/training-range.js';
import type { StandardMolecule } from '../../../packages/admet-predictor/src/molecule/standardize.js';
import { readLabeled, readStandard } from './molecules.js';

interface Range {
  readonly model: ModelName;
  readonly fewest: number;
  readonly most: number;
  readonly elements: readonly number[];
}

const MAX_ATOMS = 300;
const TARGET = new URL(
  '../../../packages/admet-predictor/src/generated/training-range.ts',
  import.meta.url,
);
const [data = '../../../shared/data/admet', only = modelNames.join()] = process.argv.slice(2);
const named = only.split(',');

const ranges = modelNames.map((name) => {
  if (!named.includes(name)) return presentRange(name);
  const training = catalog.models.find((entry) => entry.name === name)?.training ?? {};
  const extra = 'extra' in training ? [join(data, 'extra', `${name}.csv`)] : [];
  const molecules = [join(data, 'train', `${name}.csv`), ...extra]
    .flatMap((path) => readLabeled(path))
    .flatMap(({ smiles }) => readStandard(smiles) ?? []);
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
  const [fewest = 1, most = MAX_ATOMS, ...rare] = trainedOn[modelNames.indexOf(model)] ?? [];
  return { model, fewest, most, elements: [...commonElements, ...rare].sort((a, b) => a - b) };
}

function getRange(model: ModelName, molecules: readonly StandardMolecule[]): Range {
  const inScope = molecules.filter(
    ({ isOrganic, hasMetal, isMixture }) => isOrganic && !hasMetal && !isMixture,
  );
  const sizes = inScope.map(({ graph }) => graph.size).sort((a, b) => a - b);
  const elements = new Set(inScope.flatMap(({ graph }) => graph.atoms.map((a) => a.element)));
  return {
    model,
    fewest: sizes[0] ?? 1,
    most: sizes.at(-1) ?? MAX_ATOMS,
    elements: [...elements].sort((a, b) => a - b),
  };
}
