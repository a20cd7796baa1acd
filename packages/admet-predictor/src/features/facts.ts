import type { MoleculeGraph } from '../molecule/graph.js';
import { bondDistances } from './distances.js';
import { type Pharmacophores, pharmacophores } from './pharmacophore.js';

/** What several blocks of features need of a molecule, computed once. */
export interface MoleculeFacts {
  readonly graph: MoleculeGraph;
  /** See `bondDistances`. */
  readonly distances: Uint8Array;
  readonly roles: Pharmacophores;
}

/** Computes the shared facts of a molecule. */
export function moleculeFacts(graph: MoleculeGraph): MoleculeFacts {
  return { graph, distances: bondDistances(graph), roles: pharmacophores(graph.atoms) };
}
