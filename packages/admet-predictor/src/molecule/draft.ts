import { atByte } from './at.js';
import type { Atom, Bond, MoleculeGraph } from './graph.js';

/**
 * A molecule whose bonds and hydrogens are being moved. Its atoms' `charge` and `hydrogens` are up to date, and `orders`;
 * what the graph says about bonds is as it was in the beginning.
 */
export interface Draft {
  readonly graph: MoleculeGraph;
  /** 1, 2 or 3 by the bonds' places. */
  readonly orders: Uint8Array;
}

/** Starts a draft that changes the charges and hydrogens of this graph, which has no aromatic bonds. */
export function getDraft(graph: MoleculeGraph): Draft {
  return { graph, orders: Uint8Array.from(graph.bonds, ({ order }) => order) };
}

/** The present order of a bond. */
export function orderIn({ orders }: Draft, bond: Bond): number {
  return atByte(orders, bond.place);
}

/** The bonds of an atom that have this order now. */
export function getBonds(draft: Draft, atom: Atom, order: number): readonly Bond[] {
  return atom.bonds.filter((bond) => orderIn(draft, bond) === order);
}
