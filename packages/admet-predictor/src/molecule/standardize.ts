import { findAromatic } from './aromaticity.js';
import { at, atInt, mix } from './at.js';
import { canonicalizeTautomer } from './canonical-tautomer.js';
import { getDraft, unifyCharges } from './charge-forms.js';
import { getFormula, isCounterIon, isInorganic } from './counter-ions.js';
import { nonMetals } from './elements.js';
import { type Atom, buildGraph, type MoleculeGraph, reviseBonds, someNeighbor } from './graph.js';
import type { WrittenMolecule } from './read-graph.js';

export interface StandardMolecule {
  readonly graph: MoleculeGraph;
  readonly fragments: number;
  /** How many atoms lost or gained a proton so that the parent is neutral. */
  readonly neutralizedAtoms: number;
  readonly heavyAtoms: number;
  readonly polarHydrogens: number;
  readonly elements: readonly number[];
  readonly isOrganic: boolean;
  readonly hasMetal: boolean;
  readonly isOrganometallic: boolean;
  readonly isRadical: boolean;
  readonly hasDativeBond: boolean;
  /** A carbocation in every resonance form, or a carbanion that nothing stabilizes. */
  readonly hasCarbonIon: boolean;
  /** Repairs of what was written, in sentences. */
  readonly corrections: readonly string[];
  readonly isMixture: boolean;
}

interface Part {
  readonly atoms: readonly Atom[];
  readonly isOrganic: boolean;
  readonly isCounterIon: boolean;
  readonly identity: number;
}

/**
 * Breaks bonds to alkali and alkaline-earth metals, keeps the part with the most heavy atoms (organic parts first, then
 * organic counter-ions, then inorganic parts; ties go to the heavier part, then by a hash that does not depend on their
 * order) and neutralizes it: protonated N, O, P, S lose the proton, deprotonated C, N, O, S, Se regain it. Quaternary
 * ammonium, nitro, N-oxide, azide and other charges that no proton explains stay.
 */
export function standardize(input: MoleculeGraph & Partial<WrittenMolecule>): StandardMolecule {
  const disconnected = disconnectMetals(input);
  const parts = components(disconnected).map((atoms) => describe(disconnected, atoms));
  const main = mainPart(parts);
  const graph = parts.length > 1 ? extract(disconnected, main.atoms) : disconnected;
  const isCarbanion = graph.atoms.some(isBareCarbanion);
  const neutralizedAtoms = neutralize(graph);
  const polarHydrogens = countPolarHydrogens(graph);
  unifyForms(graph);
  return {
    graph,
    fragments: parts.length,
    neutralizedAtoms,
    heavyAtoms: graph.size,
    polarHydrogens,
    elements: [...new Set(graph.atoms.map(({ element }) => element))],
    isOrganic: main.isOrganic,
    hasMetal: input.atoms.some(({ element }) => !(element in nonMetals) && !ionic.has(element)),
    isMixture: isMixture(main, parts),
    isOrganometallic: input.bonds.some(({ a, b }) => {
      const [first, second] = [at(input.atoms, a).element, at(input.atoms, b).element];
      return (first === 6 && ionic.has(second)) || (second === 6 && ionic.has(first));
    }),
    isRadical: input.isRadical ?? false,
    hasDativeBond: input.hasDativeBond ?? false,
    hasCarbonIon: isCarbanion || graph.atoms.some((atom) => atom.element === 6 && atom.charge > 0),
    corrections: input.corrections ?? [],
  };
}

const ionic = new Set([3, 4, 11, 12, 19, 20, 37, 38, 55, 56]);
const acidElements = new Set([6, 7, 8, 16, 34]);
const baseElements = new Set([7, 8, 15, 16]);

/** Converts all drawings of tautomers and charges to one form, in place. */
function unifyForms(graph: MoleculeGraph): void {
  const draft = getDraft(graph);
  unifyCharges(draft);
  canonicalizeTautomer(draft);
  const { orders, atoms } = findAromatic(draft);
  reviseBonds(graph, orders, atoms);
}

function isBareCarbanion(atom: Atom): boolean {
  if (atom.element !== 6 || atom.charge >= 0 || atom.hybridization < 3) return false;
  return !someNeighbor(
    atom,
    (other) => other.hybridization < 3 || other.element > 8 || other.charge > 0,
  );
}

function countPolarHydrogens({ atoms }: MoleculeGraph): number {
  let count = 0;
  for (const { element, hydrogens } of atoms)
    if (element === 7 || element === 8) count += hydrogens;
  return count;
}

function disconnectMetals(graph: MoleculeGraph): MoleculeGraph {
  const isIonic = (place: number) => ionic.has(at(graph.atoms, place).element);
  if (!graph.bonds.some((bond) => isIonic(bond.a) || isIonic(bond.b))) return graph;
  const charges = graph.atoms.map(({ charge }) => charge);
  const bonds = graph.bonds.filter(({ a, b }) => {
    if (isIonic(a) === isIonic(b)) return true;
    const [metal, partner] = isIonic(a) ? [a, b] : [b, a];
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

const MAX_INORGANIC_ATOMS = 4;

function describe(graph: MoleculeGraph, atoms: readonly Atom[]): Part {
  const isWhole = atoms.length === graph.size;
  const formula =
    isWhole && atoms.length > MAX_INORGANIC_ATOMS ? '' : getFormula(atoms, neutralHydrogens);
  return {
    atoms,
    isOrganic: atoms.some(({ element }) => element === 6) && !isInorganic(formula),
    isCounterIon: isCounterIon(atoms.length, formula),
    identity: isWhole ? 0 : invariant(graph, atoms),
  };
}

function mainPart(parts: readonly Part[]): Part {
  const rank = ({ atoms, isOrganic, isCounterIon }: Part) => {
    const kind = isOrganic ? (isCounterIon ? 1 : 2) : 0;
    // The same substance may be present as an acid and as its ion.
    return atoms.reduce(
      (sum, { element, charge }) => sum + 1e8 + element * 1e3 - charge,
      kind * 1e12,
    );
  };
  return parts.reduce((best, part) => {
    const lead = rank(part) - rank(best) || part.identity - best.identity;
    return lead > 0 ? part : best;
  });
}

/** A salt has one kind of counter-ion or solvent next to its organic part; a buffer has more, or nothing else. */
function isMixture(main: Part, parts: readonly Part[]): boolean {
  const others = parts.filter(({ isOrganic, identity }) => isOrganic && identity !== main.identity);
  return others.some(
    ({ isCounterIon, identity }) =>
      main.isCounterIon || !isCounterIon || identity !== others[0]?.identity,
  );
}

const ROUNDS = 8;

/** Hash of a part that does not depend on atom order or protonation; collisions are rare. */
function invariant({ size }: MoleculeGraph, part: readonly Atom[]): number {
  let hashes = new Int32Array(size);
  for (const atom of part) hashes[atom.index] = atom.element * 64 + neutralHydrogens(atom) * 8;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Int32Array(size);
    for (const { index, bonds } of part) {
      let sum = mix(round, atInt(hashes, index));
      for (const { to } of bonds) sum += mix(1, atInt(hashes, to.index));
      next[index] = sum;
    }
    hashes = next;
  }
  return part.reduce((sum, { index }) => (sum + atInt(hashes, index)) | 0, 0);
}

function neutralHydrogens(atom: Atom): number {
  return atom.hydrogens + protonShift(atom);
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
    const step = protonShift(atom);
    if (step === 0) continue;
    atom.charge += step;
    atom.hydrogens += step;
    changed += 1;
  }
  return changed;
}

function protonShift(atom: Atom): number {
  const { element, charge } = atom;
  if (charge === 0) return 0;
  if (charge > 0) return baseElements.has(element) ? -Math.min(charge, atom.hydrogens) : 0;
  if (!acidElements.has(element)) return 0;
  const paired = someNeighbor(atom, (other) => other.charge > 0 && !isAcidicCation(other));
  return paired || (element === 7 && atom.bonds.length === 0) ? 0 : -charge;
}

function isAcidicCation({ element, hydrogens }: Atom): boolean {
  return baseElements.has(element) && hydrogens > 0;
}
