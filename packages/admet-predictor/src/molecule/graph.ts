/** Bond order code of an aromatic bond; 1, 2 and 3 stand for themselves. */
export const AROMATIC = 4;

/** A bond between two atom indices, before neighbor lists are built. */
export interface BondRecord {
  readonly a: number;
  readonly b: number;
  readonly order: number;
}

/** Atoms and bonds as parallel arrays; what {@link buildGraph} turns into a {@link MoleculeGraph}. */
export interface GraphParts {
  readonly element: Uint8Array;
  readonly charge: Int8Array;
  readonly hydrogens: Uint8Array;
  readonly aromatic: Uint8Array;
  readonly bonds: readonly BondRecord[];
  readonly rings: readonly (readonly number[])[];
}

/**
 * A hydrogen-suppressed molecular graph in flat arrays. Atom `i` has the neighbors
 * `neighbor[start[i]] … neighbor[start[i + 1] - 1]`, with bond orders at the same places of `order`.
 */
export interface MoleculeGraph extends GraphParts {
  readonly size: number;
  readonly start: Int32Array;
  readonly neighbor: Int32Array;
  readonly order: Uint8Array;
  /** 1 where the neighbor slot's bond lies in a ring. */
  readonly ringBond: Uint8Array;
  /** How many rings of the smallest set each atom is in. */
  readonly ringCount: Uint8Array;
}

/** Adds neighbor lists and ring membership to plain atom and bond arrays. */
export function buildGraph(parts: GraphParts): MoleculeGraph {
  const size = parts.element.length;
  const start = new Int32Array(size + 1);
  for (const bond of parts.bonds) {
    start[bond.a + 1] = (start[bond.a + 1] ?? 0) + 1;
    start[bond.b + 1] = (start[bond.b + 1] ?? 0) + 1;
  }
  for (let i = 0; i < size; i += 1) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const next = start.slice();
  const neighbor = new Int32Array(parts.bonds.length * 2);
  const order = new Uint8Array(neighbor.length);
  const ringBond = new Uint8Array(neighbor.length);
  const inRing = ringBondKeys(parts.rings, size);
  for (const { a, b, order: bondOrder } of parts.bonds) {
    const cyclic = inRing.has(bondKey(a, b, size)) ? 1 : 0;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const slot = next[from] ?? 0;
      neighbor[slot] = to;
      order[slot] = bondOrder;
      ringBond[slot] = cyclic;
      next[from] = slot + 1;
    }
  }
  const ringCount = new Uint8Array(size);
  for (const ring of parts.rings)
    for (const atom of ring) ringCount[atom] = (ringCount[atom] ?? 0) + 1;
  return { ...parts, size, start, neighbor, order, ringBond, ringCount };
}

/** Number of heavy neighbors of an atom. */
export function degree(graph: MoleculeGraph, atom: number): number {
  return (graph.start[atom + 1] ?? 0) - (graph.start[atom] ?? 0);
}

/** Calls `visit` with each neighbor, its bond order code and whether the bond is cyclic. */
export function eachNeighbor(
  graph: MoleculeGraph,
  atom: number,
  visit: (other: number, order: number, cyclic: boolean) => void,
): void {
  const end = graph.start[atom + 1] ?? 0;
  for (let slot = graph.start[atom] ?? 0; slot < end; slot += 1)
    visit(graph.neighbor[slot] ?? 0, graph.order[slot] ?? 0, graph.ringBond[slot] === 1);
}

/** Whether any neighbor satisfies the test. */
export function someNeighbor(
  graph: MoleculeGraph,
  atom: number,
  test: (other: number, order: number) => boolean,
): boolean {
  const end = graph.start[atom + 1] ?? 0;
  for (let slot = graph.start[atom] ?? 0; slot < end; slot += 1)
    if (test(graph.neighbor[slot] ?? 0, graph.order[slot] ?? 0)) return true;
  return false;
}

/** How many neighbors satisfy the test. */
export function countNeighbors(
  graph: MoleculeGraph,
  atom: number,
  test: (other: number, order: number) => boolean,
): number {
  let count = 0;
  const end = graph.start[atom + 1] ?? 0;
  for (let slot = graph.start[atom] ?? 0; slot < end; slot += 1)
    if (test(graph.neighbor[slot] ?? 0, graph.order[slot] ?? 0)) count += 1;
  return count;
}

function bondKey(a: number, b: number, size: number): number {
  return a < b ? a * size + b : b * size + a;
}

function ringBondKeys(rings: GraphParts['rings'], size: number): Set<number> {
  const keys = new Set<number>();
  for (const ring of rings)
    ring.forEach((atom, i) => {
      const following = ring[(i + 1) % ring.length] ?? atom;
      keys.add(bondKey(atom, following, size));
    });
  return keys;
}
