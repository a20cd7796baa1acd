import { at, atInt } from './at.js';
import { type Atom, buildGraph, type MoleculeGraph, someNeighbor } from './graph.js';
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
  const isMetal = (place: number) => metals.has(at(graph.atoms, place).element);
  if (!graph.bonds.some((bond) => isMetal(bond.a) || isMetal(bond.b))) return graph;
  const charges = graph.atoms.map(({ charge }) => charge);
  const bonds = graph.bonds.filter(({ a, b }) => {
    if (isMetal(a) === isMetal(b)) return true;
    const [metal, partner] = isMetal(a) ? [a, b] : [b, a];
    charges[metal] = at(charges, metal) + 1;
    charges[partner] = at(charges, partner) - 1;
    return false;
  });
  return buildGraph({
    atoms: graph.atoms.map((atom) => ({ ...atom, charge: at(charges, atom.index) })),
    bonds,
    rings: graph.rings.map((ring) => ring.map(({ index }) => index)),
  });
}

function components({ atoms }: MoleculeGraph): readonly (readonly Atom[])[] {
  const seen = new Uint8Array(atoms.length);
  const parts: Atom[][] = [];
  for (const root of atoms) {
    if (seen[root.index] === 1) continue;
    seen[root.index] = 1;
    const part = [root];
    for (const atom of part)
      for (const { to } of atom.bonds) {
        if (seen[to.index] === 1) continue;
        seen[to.index] = 1;
        part.push(to);
      }
    parts.push(part);
  }
  return parts;
}

function largestPart(graph: MoleculeGraph, parts: readonly (readonly Atom[])[]) {
  const rank = (part: readonly Atom[]) => {
    let mass = 0;
    let carbon = 0;
    for (const { element } of part) {
      mass += element;
      if (element === 6) carbon = 1;
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
function invariant({ size }: MoleculeGraph, part: readonly Atom[]): number {
  let hashes = new Int32Array(size);
  for (const { index, element, hydrogens, charge } of part)
    hashes[index] = element * 64 + hydrogens * 8 + charge;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(size);
    for (const { index, bonds } of part) {
      let sum = mix(round, atInt(hashes, index));
      for (const { to, order } of bonds) sum += mix(order, atInt(hashes, to.index));
      next[index] = sum;
    }
    hashes = next;
  }
  return part.reduce((sum, { index }) => (sum + atInt(hashes, index)) | 0, 0);
}

function extract(graph: MoleculeGraph, part: readonly Atom[]): MoleculeGraph {
  const ordered = [...part].sort((a, b) => a.index - b.index);
  const place = new Map(ordered.map((atom, i) => [atom.index, i]));
  return buildGraph({
    atoms: ordered,
    bonds: graph.bonds.flatMap(({ a, b, order }) => {
      const from = place.get(a);
      const to = place.get(b);
      return from === undefined || to === undefined ? [] : [{ a: from, b: to, order }];
    }),
    rings: graph.rings.flatMap((ring) => {
      const places = ring.flatMap(({ index }) => place.get(index) ?? []);
      return places.length === ring.length ? [places] : [];
    }),
  });
}

/** Works in place on the fresh graph's atoms. */
function neutralize({ atoms }: MoleculeGraph): number {
  let changed = 0;
  for (const atom of atoms) {
    const step = atom.charge === 0 ? 0 : protonShift(atom);
    if (step === 0) continue;
    atom.charge += step;
    atom.hydrogens += step;
    changed += 1;
  }
  return changed;
}

function protonShift(atom: Atom): number {
  const { element, charge } = atom;
  if (charge > 0) return baseElements.has(element) ? -Math.min(charge, atom.hydrogens) : 0;
  if (!acidElements.has(element)) return 0;
  const paired = someNeighbor(atom, (other) => other.charge > 0 && !isAcidicCation(other));
  return paired || (element === 7 && atom.bonds.length === 0) ? 0 : -charge;
}

/** A positive neighbor that will lose its own proton does not hold the negative charge. */
function isAcidicCation({ element, hydrogens }: Atom): boolean {
  return baseElements.has(element) && hydrogens > 0;
}
