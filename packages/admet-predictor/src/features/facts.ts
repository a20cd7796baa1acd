import { atByte } from '../molecule/at.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import { type Pharmacophores, pharmacophores } from './pharmacophore.js';

/** Stands for the distance of atoms that no path connects; longer paths count as 254. */
export const NOT_CONNECTED = 255;

function bondDistances({ size, atoms }: MoleculeGraph): Uint8Array {
  const distances = new Uint8Array(size * size).fill(NOT_CONNECTED);
  for (const root of atoms) {
    const row = root.index * size;
    distances[row + root.index] = 0;
    const queue = [root];
    for (const atom of queue) {
      const next = Math.min(NOT_CONNECTED - 1, atByte(distances, row + atom.index) + 1);
      for (const { to } of atom.bonds) {
        if (distances[row + to.index] !== NOT_CONNECTED) continue;
        distances[row + to.index] = next;
        queue.push(to);
      }
    }
  }
  return distances;
}

export interface MoleculeFacts {
  readonly graph: MoleculeGraph;
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
