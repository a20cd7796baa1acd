import { atInt, type MoleculeGraph } from '@biographql/admet-predictor/internal';
import { beforeAll, expect, it, vi } from 'vitest';
import { mix } from '../../../../packages/admet-predictor/src/molecule/at.js';
import { standardize } from '../../../../packages/admet-predictor/src/molecule/standardize.js';
import {
  libraryPredictions,
  loadTestToolkit,
  parseGraph,
  type TestToolkit,
} from '../../../../packages/admet-predictor/src/test-toolkit.fixture.js';
import { createExplainer } from '../explain.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const explainer = createExplainer();
let toolkit: TestToolkit;
beforeAll(async () => {
  toolkit = await loadTestToolkit();
});

it('gives like atoms like parts, in whatever order a molecule is written', async () => {
  const { smiles } = libraryPredictions();
  for (const [place, text] of smiles.entries()) {
    if (place % 4 !== 0) continue;
    const molecule = toolkit.get_mol(text);
    const shuffled = molecule?.get_smiles('{"doRandom":true}') ?? '';
    molecule?.delete();
    const model = place % 8 === 0 ? 'hERG' : 'LogD7';
    const parts = await partsByKind(text, model);
    const others = await partsByKind(shuffled, model);
    expect([...others.keys()].sort(), shuffled).toEqual([...parts.keys()].sort());
    for (const [kind, [first = Number.NaN, ...rest]] of parts)
      for (const part of [...rest, ...(others.get(kind) ?? [])])
        expect(Math.abs(part - first), `${text} and ${shuffled}`).toBeLessThan(1e-7);
  }
});

/** Contributions of atoms by kinds that no order of the atoms changes. */
async function partsByKind(smiles: string, model: 'hERG' | 'LogD7') {
  const outcome = await explainer.explain(model, smiles);
  if (outcome.status === 'rejected') throw new Error(outcome.reason.message);
  const { graph } = standardize(parseGraph(toolkit, smiles));
  const kinds = getKinds(graph);
  const parts = new Map<number, number[]>();
  outcome.atoms.forEach(({ contribution }, atom) => {
    const kind = atInt(kinds, atom);
    parts.set(kind, [...(parts.get(kind) ?? []), contribution]);
  });
  return parts;
}

/** Refines element, hydrogens, charge and rings by neighbors, as often as there are atoms. */
function getKinds({ atoms }: MoleculeGraph): Int32Array {
  let kinds = Int32Array.from(atoms, (atom) => {
    const atomInvariants = [atom.element, atom.hydrogens, atom.charge + 8, atom.aromatic ? 1 : 0];
    const rings = atom.rings.map((ring) => ring.length).sort((a, b) => a - b);
    return [...atomInvariants, ...rings].reduce(mix, 1);
  });
  for (const [round] of atoms.entries())
    kinds = Int32Array.from(atoms, ({ index, bonds }) =>
      bonds
        .map(({ to, order }) => mix(order, atInt(kinds, to.index)))
        .sort((a, b) => a - b)
        .reduce(mix, mix(round, atInt(kinds, index))),
    );
  return kinds;
}
