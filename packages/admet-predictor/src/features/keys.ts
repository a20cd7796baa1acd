import type { MoleculeGraph } from '../molecule/graph.js';
import { mix } from '../molecule/mix.js';
import { type AtomFacts, atomFacts } from './atoms.js';

const ROUNDS = 12;

/**
 * A key that is equal for stereoisomers, salts and most tautomers of one molecule: the heavy-atom
 * skeleton by element and connection, without bond orders, plus the hydrogen count of the neutral
 * parent. Used to keep such twins in one cross-validation fold.
 */
export function twinKey(graph: MoleculeGraph): string {
  const hydrogens = graph.hydrogens.reduce((sum, h) => sum + h, 0);
  const all = Array.from({ length: graph.size }, (_, i) => i);
  return `${skeletonHash(graph, all)}:${hydrogens}`;
}

/**
 * A key of the ring systems with the chains that link them (Bemis and Murcko, J. Med. Chem. 39
 * (1996) 2887), by element and connection; acyclic molecules share the key `acyclic`.
 */
export function scaffoldKey(graph: MoleculeGraph): string {
  const kept = scaffoldAtoms(atomFacts(graph));
  return kept.length === 0 ? 'acyclic' : skeletonHash(graph, kept);
}

function scaffoldAtoms({ graph }: AtomFacts): readonly number[] {
  if (graph.rings.length === 0) return [];
  const alive = new Uint8Array(graph.size).fill(1);
  const left = Array.from(
    { length: graph.size },
    (_, i) => (graph.start[i + 1] ?? 0) - (graph.start[i] ?? 0),
  );
  const leaves = left.flatMap((count, i) => (count < 2 ? [i] : []));
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    if (alive[leaf] === 0) continue;
    alive[leaf] = 0;
    for (let slot = graph.start[leaf] ?? 0; slot < (graph.start[leaf + 1] ?? 0); slot += 1) {
      const other = graph.neighbor[slot] ?? 0;
      const rest = (left[other] ?? 0) - 1;
      left[other] = rest;
      if (alive[other] === 1 && rest < 2) leaves.push(other);
    }
  }
  return Array.from(alive.keys()).filter((i) => alive[i] === 1);
}

function skeletonHash(graph: MoleculeGraph, atoms: readonly number[]): string {
  const inside = new Uint8Array(graph.size);
  for (const atom of atoms) inside[atom] = 1;
  let hashes = Int32Array.from(graph.element, (element) => mix(7, element));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(graph.size);
    for (const atom of atoms) {
      const around: number[] = [];
      for (let slot = graph.start[atom] ?? 0; slot < (graph.start[atom + 1] ?? 0); slot += 1) {
        const other = graph.neighbor[slot] ?? 0;
        if (inside[other] === 1) around.push(hashes[other] ?? 0);
      }
      let hash = mix(round, hashes[atom] ?? 0);
      for (const value of around.sort((a, b) => a - b)) hash = mix(hash, value);
      next[atom] = hash;
    }
    hashes = next;
  }
  const sorted = atoms.map((atom) => hashes[atom] ?? 0).sort((a, b) => a - b);
  let low = mix(atoms.length, 1);
  let high = mix(atoms.length, 2);
  for (const value of sorted) {
    low = mix(low, value);
    high = mix(high, value ^ 0x5bd1e995);
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
