import { AROMATIC, degree, type MoleculeGraph } from '../molecule/graph.js';

/**
 * Per-atom facts that several feature blocks need, computed once per molecule. All arrays have one
 * entry per heavy atom; `distance` is the `size * size` matrix of bond counts (255 = not connected).
 */
export interface AtomFacts {
  readonly graph: MoleculeGraph;
  readonly degree: Uint8Array;
  readonly doubleBonds: Uint8Array;
  readonly tripleBonds: Uint8Array;
  readonly aromaticBonds: Uint8Array;
  /** Heavy neighbors that are neither carbon nor hydrogen. */
  readonly heteroNeighbors: Uint8Array;
  /** 1 for a carbon double-bonded to O or S outside aromatic rings. */
  readonly carbonyl: Uint8Array;
  /** 1 for sulfur or phosphorus double-bonded to oxygen. */
  readonly oxoAcidCenter: Uint8Array;
  /** 0 none, else the hybridization exponent: 3 = sp3, 2 = sp2 or aromatic, 1 = sp. */
  readonly hybridization: Uint8Array;
  readonly distance: Uint8Array;
}

/** Computes the shared per-atom facts of a molecule. */
export function atomFacts(graph: MoleculeGraph): AtomFacts {
  const { size } = graph;
  const degrees = new Uint8Array(size);
  const doubleBonds = new Uint8Array(size);
  const tripleBonds = new Uint8Array(size);
  const aromaticBonds = new Uint8Array(size);
  const heteroNeighbors = new Uint8Array(size);
  const carbonyl = new Uint8Array(size);
  const oxoAcidCenter = new Uint8Array(size);
  const hybridization = new Uint8Array(size);
  for (let atom = 0; atom < size; atom += 1) {
    const element = graph.element[atom] ?? 0;
    degrees[atom] = degree(graph, atom);
    let doubles = 0;
    let triples = 0;
    let aromatics = 0;
    let hetero = 0;
    for (let slot = graph.start[atom] ?? 0; slot < (graph.start[atom + 1] ?? 0); slot += 1) {
      const order = graph.order[slot] ?? 0;
      const other = graph.element[graph.neighbor[slot] ?? 0] ?? 0;
      if (order === AROMATIC) aromatics += 1;
      else if (order === 2) doubles += 1;
      else if (order === 3) triples += 1;
      if (other !== 6) hetero += 1;
      if (order === 2 && element === 6 && (other === 8 || other === 16)) carbonyl[atom] = 1;
      if (order === 2 && other === 8 && (element === 16 || element === 15)) oxoAcidCenter[atom] = 1;
    }
    doubleBonds[atom] = doubles;
    tripleBonds[atom] = triples;
    aromaticBonds[atom] = aromatics;
    heteroNeighbors[atom] = hetero;
    hybridization[atom] = triples > 0 || doubles > 1 ? 1 : doubles > 0 || aromatics > 0 ? 2 : 3;
  }
  return {
    graph,
    degree: degrees,
    doubleBonds,
    tripleBonds,
    aromaticBonds,
    heteroNeighbors,
    carbonyl,
    oxoAcidCenter,
    hybridization,
    distance: distances(graph),
  };
}

function distances(graph: MoleculeGraph): Uint8Array {
  const { size, start, neighbor } = graph;
  const distance = new Uint8Array(size * size).fill(255);
  const queue = new Int32Array(size);
  for (let root = 0; root < size; root += 1) {
    const row = root * size;
    distance[row + root] = 0;
    queue[0] = root;
    let tail = 1;
    for (let head = 0; head < tail; head += 1) {
      const atom = queue[head] ?? 0;
      const next = Math.min(254, (distance[row + atom] ?? 0) + 1);
      const end = start[atom + 1] ?? 0;
      for (let slot = start[atom] ?? 0; slot < end; slot += 1) {
        const other = neighbor[slot] ?? 0;
        if (distance[row + other] !== 255) continue;
        distance[row + other] = next;
        queue[tail] = other;
        tail += 1;
      }
    }
  }
  return distance;
}
