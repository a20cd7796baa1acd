import {
  featurize,
  type Kernel,
  LANES,
  type LoadedModel,
  loggedValues,
  type MoleculeGraph,
  type MoleculeReader,
  parentKey,
  runModel,
  type SparseFeatures,
  scaffoldKey,
  toSparse,
} from '@biographql/admet-predictor/internal';
import type { AssayProblem, AssayTable } from './assay-row.js';
import { mean, onGrid, variance } from './line.js';
import { baseScore } from './model.js';
import type { ReadValue } from './read-values.js';

/** Dependencies of reading. */
export interface CollectTools {
  readonly reader: MoleculeReader;
  readonly kernel: Kernel;
  readonly base: LoadedModel;
  readonly pause: () => Promise<void>;
}

interface Molecule {
  readonly features: SparseFeatures;
  readonly parent: string;
  readonly scaffold: string;
  readonly measured: ReadValue[];
}

/**
 * Reads the molecules of an assay. Those with the same features become one with the mean of their values, unless the
 * values disagree: classes that differ, or numbers further apart than `tolerance`. Then they are left out.
 * @param tolerance - on the training scale; default the standard deviation of all values.
 */
export async function collectMolecules(
  values: readonly ReadValue[],
  { isClass, isOfBase }: Pick<AssayTable, 'isClass' | 'isOfBase'>,
  tolerance: number | undefined,
  { reader, kernel, base, pause }: CollectTools,
): Promise<{
  readonly table: AssayTable;
  readonly problems: readonly AssayProblem[];
  readonly smiles: readonly string[];
}> {
  const problems: AssayProblem[] = [];
  const molecules = new Map<string, Molecule>();
  for (const value of values) {
    const outcome = await reader.read(value.smiles);
    await pause();
    if ('rejection' in outcome) {
      const { message } = outcome.rejection;
      problems.push({ line: value.line, smiles: value.smiles, code: 'MOLECULE', message });
      continue;
    }
    const { graph } = outcome.molecule;
    const features = toSparse(featurize(graph));
    const key = moleculeKey(graph, features);
    const known = molecules.get(key);
    if (known) known.measured.push(value);
    else
      molecules.set(key, {
        features,
        parent: parentKey(graph),
        scaffold: scaffoldKey(graph),
        measured: [value],
      });
  }
  const targets = Float64Array.from(values, ({ target }) => target);
  const widest = isClass ? 0 : (tolerance ?? Math.sqrt(variance(targets)));
  const usable = [...molecules.values()].filter(({ measured }) => {
    const found = measured.map(({ target }) => target);
    if (Math.max(...found) - Math.min(...found) <= widest) return true;
    const lines = measured.map(({ line }) => line).join(', ');
    const message = `Lines ${lines} have conflicting values for the same molecule.`;
    for (const { line, smiles } of measured)
      problems.push({ line, smiles, code: 'DUPLICATES_DISAGREE', message });
    return false;
  });
  const features = usable.map((molecule) => molecule.features);
  const outputs = await runBase(features, { kernel, base, pause });
  return {
    problems,
    smiles: usable.map(({ measured: [first] }) => first?.smiles ?? ''),
    table: {
      isClass,
      isOfBase,
      isKnown: outputs.map(({ similarity }) => similarity === 1),
      features,
      logged: features.map((molecule) => loggedValues(molecule).map(onGrid)),
      targets: Float64Array.from(usable, ({ measured }) =>
        mean(Float64Array.from(measured, ({ target }) => target)),
      ),
      baseScores: Float64Array.from(outputs, (output) => onGrid(baseScore(output))),
      parents: usable.map(({ parent }) => parent),
      scaffolds: usable.map(({ scaffold }) => scaffold),
    },
  };
}

async function runBase(
  features: readonly SparseFeatures[],
  { kernel, base, pause }: Pick<CollectTools, 'kernel' | 'base' | 'pause'>,
) {
  const outputs: ReturnType<typeof runModel>[number][] = [];
  for (let start = 0; start < features.length; start += LANES) {
    const batch = features.slice(start, start + LANES);
    for (const [lane, molecule] of batch.entries()) kernel.place(lane, molecule);
    // Skeletons only affect the uncertainty of the base, which isn't used here.
    outputs.push(
      ...runModel(
        kernel,
        base,
        batch.map(() => 0),
      ),
    );
    await pause();
  }
  return outputs;
}

/** Equal for molecules of one parent that models can't distinguish. */
export function moleculeKey(graph: MoleculeGraph, { slots, values }: SparseFeatures): string {
  return `${parentKey(graph)} ${slots.join()} ${values.join()}`;
}
