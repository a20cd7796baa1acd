import { at, atInt, mix } from '../molecule/at.js';
import type { Atom, MoleculeGraph } from '../molecule/graph.js';
import { around, mixAround } from './circular.js';

const ROUNDS = 12;

/**
 * A key that is equal for stereoisomers, salts and most tautomers of one molecule: the heavy-atom
 * skeleton by element and connection, without bond orders, plus the hydrogen count of the neutral
 * parent. Keeps such molecules in one cross-validation fold.
 */
export function parentKey(graph: MoleculeGraph): string {
  const hydrogens = graph.atoms.reduce((sum, atom) => sum + atom.hydrogens, 0);
  return `${skeletonHash(graph, graph.atoms)}:${hydrogens}`;
}

/**
 * A key of the ring systems with the chains that link them (Bemis and Murcko, J. Med. Chem. 39
 * (1996) 2887), by element and connection; acyclic molecules share the key `acyclic`.
 */
export function scaffoldKey(graph: MoleculeGraph): string {
  const ringAtoms = scaffoldAtoms(graph);
  return ringAtoms.length === 0 ? 'acyclic' : skeletonHash(graph, ringAtoms);
}

export function scaffoldNumber(graph: MoleculeGraph): number {
  return numberOfScaffold(scaffoldKey(graph));
}

/** 28 bits of the FNV-1a hash of a {@link scaffoldKey}. With 5,000 known scaffolds, 1 in 50,000 new ones collides. */
export function numberOfScaffold(key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 4;
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
  const inside = new Uint8Array(graph.size);
  for (const { index } of atoms) inside[index] = 1;
  let hashes = new Int32Array(graph.atoms.map(({ element }) => mix(7, element)));
  let next = new Int32Array(graph.size);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { index, bonds } of atoms) {
      let count = 0;
      for (const { to } of bonds) {
        around[count] = atInt(hashes, to.index);
        count += inside[to.index] === 1 ? 1 : 0;
      }
      next[index] = mixAround(mix(round, atInt(hashes, index)), count);
    }
    [hashes, next] = [next, hashes];
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
