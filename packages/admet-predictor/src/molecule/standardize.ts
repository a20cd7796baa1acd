import { buildGraph, degree, eachNeighbor, type MoleculeGraph, someNeighbor } from './graph.js';
import { mix } from './mix.js';

/** A molecule ready for featurization, with a record of what was changed. */
export interface StandardMolecule {
  readonly graph: MoleculeGraph;
  /** Disconnected parts of the input; above 1 the largest organic part was kept. */
  readonly fragments: number;
  /** How many atoms lost or gained a proton so that the parent is neutral. */
  readonly neutralizedAtoms: number;
}

/**
 * Breaks bonds to alkali and alkaline-earth metals, keeps the part with the most heavy atoms (parts
 * with carbon first; ties go to the heavier part, then to one that does not depend on their order) and neutralizes it: protonated
 * N, O, S lose the proton, deprotonated N, O, S, Se regain it. Quaternary ammonium, nitro, N-oxide,
 * azide and other charges that no proton explains are kept.
 */
export function standardize(input: MoleculeGraph): StandardMolecule {
  const disconnected = disconnectMetals(input);
  const parts = components(disconnected);
  const kept = largestPart(disconnected, parts);
  const graph = parts.length > 1 ? extract(disconnected, kept) : disconnected;
  const neutralizedAtoms = neutralize(graph);
  return { graph, fragments: parts.length, neutralizedAtoms };
}

const metals = new Set([3, 4, 11, 12, 19, 20, 37, 38, 55, 56]);
const acidElements = new Set([7, 8, 16, 34]);
const baseElements = new Set([7, 8, 15, 16]);

function disconnectMetals(graph: MoleculeGraph): MoleculeGraph {
  const isMetal = (atom: number) => metals.has(graph.element[atom] ?? 0);
  if (!graph.bonds.some((bond) => isMetal(bond.a) || isMetal(bond.b))) return graph;
  const charge = graph.charge.slice();
  const bonds = graph.bonds.filter(({ a, b }) => {
    if (isMetal(a) === isMetal(b)) return true;
    const [metal, partner] = isMetal(a) ? [a, b] : [b, a];
    charge[metal] = (charge[metal] ?? 0) + 1;
    charge[partner] = (charge[partner] ?? 0) - 1;
    return false;
  });
  return buildGraph({ ...graph, charge, bonds });
}

function components(graph: MoleculeGraph): readonly (readonly number[])[] {
  const seen = new Uint8Array(graph.size);
  const parts: number[][] = [];
  for (let root = 0; root < graph.size; root += 1) {
    if (seen[root] === 1) continue;
    seen[root] = 1;
    const part = [root];
    for (let head = 0; head < part.length; head += 1) {
      const atom = part[head] ?? 0;
      for (let slot = graph.start[atom] ?? 0; slot < (graph.start[atom + 1] ?? 0); slot += 1) {
        const other = graph.neighbor[slot] ?? 0;
        if (seen[other] === 1) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

function largestPart(graph: MoleculeGraph, parts: readonly (readonly number[])[]) {
  const rank = (part: readonly number[]) => {
    let mass = 0;
    let carbon = 0;
    for (const atom of part) {
      mass += graph.element[atom] ?? 0;
      if (graph.element[atom] === 6) carbon = 1;
    }
    return carbon * 1e9 + part.length * 1e5 + mass;
  };
  const [first = [], ...others] = parts;
  return others.reduce((best, part) => {
    const lead = rank(part) - rank(best) || invariant(graph, part) - invariant(graph, best);
    return lead > 0 ? part : best;
  }, first);
}

const ROUNDS = 8;

/** A number that any order of a part's atoms gives, and hardly any other part. */
function invariant(graph: MoleculeGraph, part: readonly number[]): number {
  let hashes = new Int32Array(graph.size);
  for (const atom of part)
    hashes[atom] =
      (graph.element[atom] ?? 0) * 64 +
      (graph.hydrogens[atom] ?? 0) * 8 +
      (graph.charge[atom] ?? 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(graph.size);
    for (const atom of part) {
      let sum = mix(round, hashes[atom] ?? 0);
      eachNeighbor(graph, atom, (other, order) => {
        sum += mix(order, hashes[other] ?? 0);
      });
      next[atom] = sum;
    }
    hashes = next;
  }
  return part.reduce((sum, atom) => (sum + (hashes[atom] ?? 0)) | 0, 0);
}

function extract(graph: MoleculeGraph, atoms: readonly number[]): MoleculeGraph {
  const ordered = [...atoms].sort((a, b) => a - b);
  const place = new Map(ordered.map((atom, i) => [atom, i]));
  return buildGraph({
    element: Uint8Array.from(ordered, (i) => graph.element[i] ?? 0),
    charge: Int8Array.from(ordered, (i) => graph.charge[i] ?? 0),
    hydrogens: Uint8Array.from(ordered, (i) => graph.hydrogens[i] ?? 0),
    aromatic: Uint8Array.from(ordered, (i) => graph.aromatic[i] ?? 0),
    bonds: graph.bonds.flatMap(({ a, b, order }) => {
      const from = place.get(a);
      const to = place.get(b);
      return from === undefined || to === undefined ? [] : [{ a: from, b: to, order }];
    }),
    rings: graph.rings
      .filter((ring) => ring.every((atom) => place.has(atom)))
      .map((ring) => ring.map((atom) => place.get(atom) ?? 0)),
  });
}

/** Works in place on the fresh graph's charge and hydrogen arrays. */
function neutralize(graph: MoleculeGraph): number {
  let changed = 0;
  for (let atom = 0; atom < graph.size; atom += 1) {
    const charge = graph.charge[atom] ?? 0;
    if (charge === 0) continue;
    const step = protonShift(graph, atom, charge);
    if (step === 0) continue;
    graph.charge[atom] = charge + step;
    graph.hydrogens[atom] = (graph.hydrogens[atom] ?? 0) + step;
    changed += 1;
  }
  return changed;
}

function protonShift(graph: MoleculeGraph, atom: number, charge: number): number {
  const element = graph.element[atom] ?? 0;
  if (charge > 0) {
    if (!baseElements.has(element)) return 0;
    return -Math.min(charge, graph.hydrogens[atom] ?? 0);
  }
  if (!acidElements.has(element)) return 0;
  const paired = someNeighbor(
    graph,
    atom,
    (other) => (graph.charge[other] ?? 0) > 0 && !isAcidicCation(graph, other),
  );
  return paired || (element === 7 && degree(graph, atom) === 0) ? 0 : -charge;
}

/** A positive neighbor that will lose its own proton does not hold the negative charge. */
function isAcidicCation(graph: MoleculeGraph, atom: number): boolean {
  return baseElements.has(graph.element[atom] ?? 0) && (graph.hydrogens[atom] ?? 0) > 0;
}
