import { at, atByte, atInt } from '../molecule/at.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import { type Pharmacophores, pharmacophores } from './pharmacophore.js';

/** Stands for the distance of atoms that no path connects; longer paths count as 254. */
export const NOT_CONNECTED = 255;

function bondDistances({ size, atoms }: MoleculeGraph): Uint8Array {
  const distances = new Uint8Array(size * size).fill(NOT_CONNECTED);
  const neighbors = atoms.map(({ bonds }) => bonds.map(({ to }) => to.index));
  const queue = new Int32Array(size);
  for (let root = 0; root < size; root += 1) {
    const row = root * size;
    distances[row + root] = 0;
    queue[0] = root;
    for (let read = 0, end = 1; read < end; read += 1) {
      const atom = atInt(queue, read);
      const next = Math.min(NOT_CONNECTED - 1, atByte(distances, row + atom) + 1);
      for (const to of at(neighbors, atom)) {
        if (distances[row + to] !== NOT_CONNECTED) continue;
        distances[row + to] = next;
        queue[end] = to;
        end += 1;
      }
    }
  }
  return distances;
}

/** What several blocks of features need of a molecule, computed once. */
export interface MoleculeFacts {
  readonly graph: MoleculeGraph;
  /** See `bondDistances`. */
  readonly distances: Uint8Array;
  readonly roles: Pharmacophores;
}

export function moleculeFacts(graph: MoleculeGraph): MoleculeFacts {
  return { graph, distances: bondDistances(graph), roles: pharmacophores(graph.atoms) };
}

export interface DescriptorSink {
  put(name: string, value: number): void;
  putAll(prefix: string, values: ArrayLike<number>, from?: number): void;
  putEach(prefix: string, names: readonly string[], values: ArrayLike<number>): void;
}
