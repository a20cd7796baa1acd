import { beforeAll, describe, expect, it, vi } from 'vitest';
import { standardize } from '../molecule/standardize.js';
import {
  libraryPredictions,
  loadTestToolkit,
  parseGraph,
  type TestToolkit,
} from '../test-toolkit.fixture.js';
import { descriptorNames } from './descriptors.js';
import { featurize } from './featurize.js';
import { parentKey, scaffoldKey } from './keys.js';
import { featureCount, featureLayout, toSparse } from './layout.js';

// Loading the toolkit and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let toolkit: TestToolkit;
beforeAll(async () => {
  toolkit = await loadTestToolkit();
});

const neutral = () => libraryPredictions().smiles.filter((smiles) => !/[.+]|\[O-\]/.test(smiles));
/** The toolkit describes the tautomer that is drawn. */
const isDrawnAsRead = (smiles: string) => {
  const drawn = parseGraph(toolkit, smiles).atoms.map(({ hydrogens }) => hydrogens);
  const read = standardize(parseGraph(toolkit, smiles)).graph.atoms.map((atom) => atom.hydrogens);
  return drawn.join() === read.join();
};
const descriptor = (features: Float32Array, name: string) =>
  features[featureLayout.descriptors + descriptorNames().indexOf(name)];

describe('descriptors against the toolkit', () => {
  it.each([
    ['logP', 'CrippenClogP', 0.001],
    ['refractivity', 'CrippenMR', 0.01],
    ['polarSurface', 'tpsa', 0.01],
    ['mass', 'amw', 0.05],
    ['chi1v', 'chi1v', 0.001],
    ['fractionSp3', 'FractionCSP3', 0.001],
    ['aromaticRings', 'NumAromaticRings', 0],
    ['hydrogens', 'NumHydrogens', 0],
  ] as const)('%s', (key, theirs, tolerance) => {
    for (const smiles of neutral().filter(isDrawnAsRead)) {
      const molecule = toolkit.get_mol(smiles);
      const values = JSON.parse(molecule?.get_descriptors() ?? '{}') as Record<string, number>;
      molecule?.delete();
      const expected = values[theirs] ?? (values.NumAtoms ?? 0) - (values.NumHeavyAtoms ?? 0);
      const actual =
        descriptor(featurize(standardize(parseGraph(toolkit, smiles)).graph), key) ?? Number.NaN;
      expect(Math.abs(actual - expected), `${key} of ${smiles}`).toBeLessThanOrEqual(tolerance);
    }
  });
});

describe('feature vector', () => {
  it('does not depend on the order of the atoms', () => {
    for (const smiles of libraryPredictions().smiles) {
      const molecule = toolkit.get_mol(smiles);
      const shuffled = molecule?.get_smiles('{"doRandom":true}') ?? '';
      molecule?.delete();
      const first = standardize(parseGraph(toolkit, smiles)).graph;
      const second = standardize(parseGraph(toolkit, shuffled)).graph;
      expect(toSparse(featurize(second))).toEqual(toSparse(featurize(first)));
      expect(parentKey(second)).toBe(parentKey(first));
      expect(scaffoldKey(second)).toBe(scaffoldKey(first));
    }
  });

  it('clears a reused target', () => {
    const target = new Float32Array(featureCount).fill(9);
    const graph = parseGraph(toolkit, 'CCO');
    expect(featurize(graph, target)).toEqual(featurize(graph));
  });

  it('names every descriptor once', () => {
    const names = descriptorNames();
    expect(new Set(names).size).toBe(names.length);
    expect(featureCount).toBe(featureLayout.descriptors + names.length);
  });

  it('holds only finite numbers', () => {
    for (const smiles of ['C', '[Na+]', 'C#C', 'O=C=O', 'FS(F)(F)(F)(F)F', 'C[Si](C)(C)C', '[Pt]'])
      expect(featurize(parseGraph(toolkit, smiles)).every(Number.isFinite), smiles).toBe(true);
  });
});

describe('keys', () => {
  const keys = (smiles: string) => {
    const { graph } = standardize(parseGraph(toolkit, smiles));
    return { parent: parentKey(graph), scaffold: scaffoldKey(graph) };
  };

  it('join stereoisomers, salts and tautomers', () => {
    expect(keys('C[C@H](N)C(=O)O')).toEqual(keys('C[C@@H]([NH3+])C(=O)[O-]'));
    expect(keys('Oc1ccccn1')).toEqual(keys('O=c1cccc[nH]1'));
    expect(keys('CC(=O)O')).toEqual(keys('CC(=O)[O-].[K+]'));
  });

  it('part different molecules and scaffolds', () => {
    expect(keys('CCO').parent).not.toBe(keys('COC').parent);
    expect(keys('CCc1ccccc1').scaffold).toBe(keys('Oc1ccccc1').scaffold);
    expect(keys('c1ccncc1').scaffold).not.toBe(keys('c1ccccc1').scaffold);
    expect(keys('CCCC').scaffold).toBe('acyclic');
  });
});
