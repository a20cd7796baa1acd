import { beforeAll, expect, it, vi } from 'vitest';
import { loadTestToolkit, parseGraph, type TestToolkit } from '../test-toolkit.fixture.js';
import { standardize } from './standardize.js';

// Loading the toolkit takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let toolkit: TestToolkit;
beforeAll(async () => {
  toolkit = await loadTestToolkit();
});

/** One line per atom: `a` for aromatic, `.` for others. */
const aromaticAtoms = (smiles: string) =>
  standardize(parseGraph(toolkit, smiles))
    .graph.atoms.map(({ aromatic }) => (aromatic ? 'a' : '.'))
    .join('');

it.each([
  ['benzene', 'C1=CC=CC=C1', 'aaaaaa'],
  ['naphthalene', 'c1ccc2ccccc2c1', 'aaaaaaaaaa'],
  ['azulene, whose rings are aromatic only together', 'c1ccc2cccc-2cc1', 'aaaaaaaaaa'],
  ['indolizine', 'c1ccn2cccc2c1', 'aaaaaaaaa'],
  ['pyrrole', 'c1cc[nH]c1', 'aaaaa'],
  ['imidazole', 'c1c[nH]cn1', 'aaaaa'],
  ['furan', 'c1ccoc1', 'aaaaa'],
  ['thiophene', 'c1ccsc1', 'aaaaa'],
  ['pyridine N-oxide', '[O-][n+]1ccccc1', '.aaaaaa'],
  ['N-methylpyridinium', 'C[n+]1ccccc1', '.aaaaaa'],
  ['2-pyridone', 'O=c1cccc[nH]1', '.aaaaaa'],
  ['coumarin', 'O=c1ccc2ccccc2o1', '.aaaaaaaaaa'],
  ['tropylium', 'c1ccc[cH+]cc1', 'aaaaaaa'],
  ['cyclopentadienone', 'O=C1C=CC=C1', '......'],
  ['benzoquinone', 'O=C1C=CC(=O)C=C1', '........'],
  ['cyclooctatetraene', 'C1=CC=CC=CC=C1', '........'],
  ['p-xylylene', 'C=C1C=CC(=C)C=C1', '........'],
  ['cyclohexadiene', 'C1=CCCC=C1', '......'],
  ['a sulfone', 'O=S1(=O)C=CC=C1', '.......'],
  ['borazine, whose boron gives none', 'B1NBNBN1', 'aaaaaa'],
])('%s', (_, smiles, expected) => {
  expect(aromaticAtoms(smiles)).toBe(expected);
});
