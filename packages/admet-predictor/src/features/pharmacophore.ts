import { AROMATIC, countNeighbors, someNeighbor } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';

/** Bit of each pharmacophore class in an atom's mask. */
export const pharmacophoreBits = {
  donor: 1,
  acceptor: 2,
  base: 4,
  acid: 8,
  hydrophobe: 16,
  aromatic: 32,
  halogen: 64,
} as const;

/** Ionizable-group classes counted per molecule, with the pKa that we take for each class. */
export const ionizable = {
  carboxylicAcid: 4.2,
  strongAcid: 1,
  tetrazole: 4.9,
  acylSulfonamide: 4.5,
  phenol: 9.8,
  acidicNh: 8.5,
  aliphaticAmine: 9.5,
  cyclicAmine: 8.7,
  amidine: 12,
  pyridine: 5.2,
  imidazole: 7,
  aniline: 4.4,
} as const;

/** Name of an ionizable class. */
export type IonizableClass = keyof typeof ionizable;

/** Pharmacophore mask of each atom and the ionizable class of those that have one. */
export interface Pharmacophores {
  readonly mask: Uint8Array;
  readonly classes: readonly (IonizableClass | null)[];
}

/** Assigns donors, acceptors, acids, bases, hydrophobes, aromatic atoms and halogens. */
export function pharmacophores(facts: AtomFacts): Pharmacophores {
  const { graph } = facts;
  const mask = new Uint8Array(graph.size);
  const classes: (IonizableClass | null)[] = [];
  for (let atom = 0; atom < graph.size; atom += 1) {
    const ionizableClass = classify(facts, atom);
    classes.push(ionizableClass);
    mask[atom] = maskOf(facts, atom, ionizableClass);
  }
  return { mask, classes };
}

const bases = new Set<IonizableClass>(['aliphaticAmine', 'cyclicAmine', 'amidine', 'imidazole']);
const acids = new Set<IonizableClass>([
  'carboxylicAcid',
  'strongAcid',
  'tetrazole',
  'acylSulfonamide',
]);

function maskOf(facts: AtomFacts, atom: number, kind: IonizableClass | null): number {
  const { graph } = facts;
  const bits = pharmacophoreBits;
  const element = graph.element[atom] ?? 0;
  const h = graph.hydrogens[atom] ?? 0;
  const charge = graph.charge[atom] ?? 0;
  let mask = 0;
  if ((element === 7 || element === 8 || element === 16) && h > 0) mask |= bits.donor;
  if (isAcceptor(facts, atom)) mask |= bits.acceptor;
  if ((charge > 0 && !touchesAnion(facts, atom)) || (kind && bases.has(kind))) mask |= bits.base;
  if ((charge < 0 && !touchesCation(facts, atom)) || (kind && acids.has(kind))) mask |= bits.acid;
  const halogen = element === 9 || element === 17 || element === 35 || element === 53;
  if (halogen) mask |= bits.halogen;
  if (graph.aromatic[atom] === 1) mask |= bits.aromatic;
  const greasyCarbon = element === 6 && facts.heteroNeighbors[atom] === 0 && charge === 0;
  const thioether = element === 16 && h === 0 && facts.doubleBonds[atom] === 0;
  if (greasyCarbon || thioether || (halogen && element !== 9)) mask |= bits.hydrophobe;
  return mask;
}

function touchesAnion({ graph }: AtomFacts, atom: number): boolean {
  return someNeighbor(graph, atom, (other) => (graph.charge[other] ?? 0) < 0);
}

function touchesCation({ graph }: AtomFacts, atom: number): boolean {
  return someNeighbor(graph, atom, (other) => (graph.charge[other] ?? 0) > 0);
}

function isAcceptor(facts: AtomFacts, atom: number): boolean {
  const { graph } = facts;
  const element = graph.element[atom] ?? 0;
  if ((graph.charge[atom] ?? 0) > 0) return false;
  if (element === 8) return graph.aromatic[atom] === 0;
  if (element !== 7) return false;
  if (graph.aromatic[atom] === 1)
    return (graph.hydrogens[atom] ?? 0) === 0 && (facts.degree[atom] ?? 0) === 2;
  return !isConjugatedNitrogen(facts, atom);
}

/** Nitrogen whose lone pair is taken: amide, sulfonamide, aniline, enamine. */
function isConjugatedNitrogen(facts: AtomFacts, atom: number): boolean {
  const { graph } = facts;
  if ((facts.doubleBonds[atom] ?? 0) > 0 || (facts.tripleBonds[atom] ?? 0) > 0) return false;
  return someNeighbor(
    graph,
    atom,
    (other) =>
      graph.aromatic[other] === 1 ||
      facts.oxoAcidCenter[other] === 1 ||
      (graph.element[other] === 6 && (facts.doubleBonds[other] ?? 0) > 0),
  );
}

function classify(facts: AtomFacts, atom: number): IonizableClass | null {
  const element = facts.graph.element[atom];
  if (element === 8) return classifyOxygen(facts, atom);
  return element === 7 ? classifyNitrogen(facts, atom) : null;
}

function classifyOxygen(facts: AtomFacts, atom: number): IonizableClass | null {
  const { graph } = facts;
  if ((graph.hydrogens[atom] ?? 0) === 0 || facts.degree[atom] !== 1) return null;
  const center = graph.neighbor[graph.start[atom] ?? 0] ?? 0;
  if (facts.oxoAcidCenter[center] === 1) return 'strongAcid';
  if (facts.carbonyl[center] === 1) return 'carboxylicAcid';
  return graph.aromatic[center] === 1 && graph.element[center] === 6 ? 'phenol' : null;
}

function classifyNitrogen(facts: AtomFacts, atom: number): IonizableClass | null {
  const { graph } = facts;
  if ((graph.charge[atom] ?? 0) !== 0) return null;
  if (graph.aromatic[atom] === 1) return classifyAromaticNitrogen(facts, atom);
  const h = graph.hydrogens[atom] ?? 0;
  if ((facts.tripleBonds[atom] ?? 0) > 0) return null;
  if ((facts.doubleBonds[atom] ?? 0) > 0) return isAmidineNitrogen(facts, atom) ? 'amidine' : null;
  const carbonyls = countNeighbors(graph, atom, (other) => facts.carbonyl[other] === 1);
  const sulfonyls = countNeighbors(graph, atom, (other) => facts.oxoAcidCenter[other] === 1);
  if (h > 0 && carbonyls > 0 && sulfonyls > 0) return 'acylSulfonamide';
  if (h > 0 && (sulfonyls > 0 || carbonyls > 1)) return 'acidicNh';
  if (carbonyls > 0 || sulfonyls > 0) return null;
  if (someNeighbor(graph, atom, (other) => graph.element[other] !== 6)) return null;
  const aromatic = countNeighbors(graph, atom, (other) => graph.aromatic[other] === 1);
  if (aromatic > 0) return aromatic === 1 ? 'aniline' : null;
  if (isConjugatedNitrogen(facts, atom)) return null;
  return (graph.ringCount[atom] ?? 0) > 0 ? 'cyclicAmine' : 'aliphaticAmine';
}

function isAmidineNitrogen({ graph }: AtomFacts, atom: number): boolean {
  return someNeighbor(
    graph,
    atom,
    (carbon, order) =>
      order === 2 &&
      graph.element[carbon] === 6 &&
      someNeighbor(graph, carbon, (n, bond) => n !== atom && bond === 1 && graph.element[n] === 7),
  );
}

function classifyAromaticNitrogen(facts: AtomFacts, atom: number): IonizableClass | null {
  const { graph } = facts;
  const ring = graph.rings.find((members) => members.includes(atom)) ?? [];
  const nitrogens = ring.filter((member) => graph.element[member] === 7).length;
  if (ring.length === 5) {
    if (nitrogens === 4) return (graph.hydrogens[atom] ?? 0) > 0 ? 'tetrazole' : null;
    const pyridineLike = facts.degree[atom] === 2 && graph.hydrogens[atom] === 0;
    return pyridineLike &&
      nitrogens === 2 &&
      !ring.some((m) => [8, 16].includes(graph.element[m] ?? 0))
      ? 'imidazole'
      : null;
  }
  const bonds = countNeighbors(graph, atom, (_, order) => order === AROMATIC);
  return ring.length === 6 && bonds === 2 && facts.degree[atom] === 2 && nitrogens === 1
    ? 'pyridine'
    : null;
}
