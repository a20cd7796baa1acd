import { at, atInt } from '../molecule/at.js';
import type { Atom, MoleculeGraph } from '../molecule/graph.js';
import { mix } from '../molecule/mix.js';

const ROUNDS = 12;

/**
 * A key that is equal for stereoisomers, salts and most tautomers of one molecule: the heavy-atom
 * skeleton by element and connection, without bond orders, plus the hydrogen count of the neutral
 * parent. Used to keep such twins in one cross-validation fold.
 */
export function twinKey(graph: MoleculeGraph): string {
  const hydrogens = graph.atoms.reduce((sum, atom) => sum + atom.hydrogens, 0);
  return `${skeletonHash(graph, graph.atoms)}:${hydrogens}`;
}

/**
 * A key of the ring systems with the chains that link them (Bemis and Murcko, J. Med. Chem. 39
 * (1996) 2887), by element and connection; acyclic molecules share the key `acyclic`.
 */
export function scaffoldKey(graph: MoleculeGraph): string {
  const kept = scaffoldAtoms(graph);
  return kept.length === 0 ? 'acyclic' : skeletonHash(graph, kept);
}

function scaffoldAtoms({ atoms, rings }: MoleculeGraph): readonly Atom[] {
  if (rings.length === 0) return [];
  const alive = new Set(atoms);
  const left = atoms.map(({ bonds }) => bonds.length);
  const leaves = atoms.filter(({ bonds }) => bonds.length < 2);
  for (let leaf = leaves.pop(); leaf; leaf = leaves.pop()) {
    if (!alive.delete(leaf)) continue;
    for (const { to } of leaf.bonds) {
      const rest = at(left, to.index) - 1;
      left[to.index] = rest;
      if (rest < 2 && alive.has(to)) leaves.push(to);
    }
  }
  return [...alive];
}

function skeletonHash(graph: MoleculeGraph, atoms: readonly Atom[]): string {
  const inside = new Set(atoms);
  let hashes = Int32Array.from(graph.atoms, ({ element }) => mix(7, element));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(graph.size);
    for (const atom of atoms) {
      const around = atom.bonds.flatMap(({ to }) =>
        inside.has(to) ? [atInt(hashes, to.index)] : [],
      );
      let hash = mix(round, atInt(hashes, atom.index));
      for (const value of around.sort((a, b) => a - b)) hash = mix(hash, value);
      next[atom.index] = hash;
    }
    hashes = next;
  }
  const sorted = atoms.map(({ index }) => atInt(hashes, index)).sort((a, b) => a - b);
  let low = mix(atoms.length, 1);
  let high = mix(atoms.length, 2);
  for (const value of sorted) {
    low = mix(low, value);
    high = mix(high, value ^ 0x5bd1e995);
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
