import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTestToolkit, parseGraph, type TestToolkit } from '../test-toolkit.fixture.js';
import { standardize } from './standardize.js';

// Loading the toolkit and all models takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let toolkit: TestToolkit;
beforeAll(async () => {
  toolkit = await loadTestToolkit();
});

const formula = (smiles: string) => {
  const { graph, fragments, neutralizedAtoms } = standardize(parseGraph(toolkit, smiles));
  return {
    heavyAtoms: graph.size,
    hydrogens: graph.atoms.reduce((sum, { hydrogens }) => sum + hydrogens, 0),
    charge: graph.atoms.reduce((sum, { charge }) => sum + charge, 0),
    charged: graph.atoms.filter(({ charge }) => charge !== 0).length,
    fragments,
    neutralizedAtoms,
  };
};

describe('standardize', () => {
  it.each([
    [
      'protonated amine',
      'C[NH3+]',
      { heavyAtoms: 2, hydrogens: 5, charge: 0, neutralizedAtoms: 1 },
    ],
    ['carboxylate', 'CC(=O)[O-]', { hydrogens: 4, charge: 0, neutralizedAtoms: 1 }],
    ['pyridinium', 'c1cc[nH+]cc1', { hydrogens: 5, charge: 0, neutralizedAtoms: 1 }],
    ['dication', '[NH3+]CC[NH3+]', { hydrogens: 8, charge: 0, neutralizedAtoms: 2 }],
    ['quaternary ammonium', 'C[N+](C)(C)C', { hydrogens: 12, charge: 1, neutralizedAtoms: 0 }],
    ['nitro', 'C[N+](=O)[O-]', { hydrogens: 3, charge: 0, charged: 2, neutralizedAtoms: 0 }],
    ['N-oxide', '[O-][n+]1ccccc1', { charge: 0, charged: 2, neutralizedAtoms: 0 }],
    ['azide', 'CN=[N+]=[N-]', { charged: 2, neutralizedAtoms: 0 }],
    ['betaine', 'C[N+](C)(C)CC(=O)[O-]', { charge: 1, neutralizedAtoms: 1 }],
    ['covalent sodium', '[Na]OC(C)=O', { heavyAtoms: 4, hydrogens: 4, fragments: 2 }],
    ['hydrochloride', 'CN.Cl', { heavyAtoms: 2, fragments: 2 }],
    [
      'organic part before a larger inorganic one',
      'CC.O=[Mo](=O)([O-])[O-]',
      { heavyAtoms: 2, hydrogens: 6 },
    ],
    ['deuterium', '[2H]C([2H])([2H])O', { heavyAtoms: 2, hydrogens: 4, neutralizedAtoms: 0 }],
  ] as const)('%s', (_, smiles, expected) => {
    expect(formula(smiles)).toMatchObject(expected);
  });
});
