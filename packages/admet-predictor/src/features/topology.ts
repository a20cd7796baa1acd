import { at, atFloat } from '../molecule/at.js';
import { atomicMass, valenceElectrons } from '../molecule/elements.js';
import { AROMATIC, type Atom, type Bond, type MoleculeGraph, perAtom } from '../molecule/graph.js';
import { type DescriptorSink, type MoleculeFacts, NOT_CONNECTED } from './facts.js';

const counted = [
  ['nC', 6],
  ['nN', 7],
  ['nO', 8],
  ['nF', 9],
  ['nP', 15],
  ['nS', 16],
  ['nCl', 17],
  ['nBr', 35],
  ['nI', 53],
] as const;

export function putComposition({ atoms }: MoleculeGraph, out: DescriptorSink): void {
  const tally = new Uint16Array(256);
  let mass = 0;
  let hydrogens = 0;
  let charge = 0;
  let charged = 0;
  let carbons = 0;
  let saturated = 0;
  for (const atom of atoms) {
    tally[atom.element] = at(tally, atom.element) + 1;
    mass += atomicMass(atom.element) + 1.008 * atom.hydrogens;
    hydrogens += atom.hydrogens;
    charge += atom.charge;
    if (atom.charge !== 0) charged += 1;
    if (atom.element !== 6) continue;
    carbons += 1;
    if (atom.hybridization === 3) saturated += 1;
  }
  out.put('mass', mass);
  out.put('heavyAtoms', atoms.length);
  out.put('hydrogens', hydrogens);
  out.put('formalCharge', charge);
  out.put('chargedAtoms', charged);
  out.put('fractionSp3', carbons > 0 ? saturated / carbons : 0);
  let other = atoms.length;
  for (const [name, element] of counted) {
    const count = at(tally, element);
    out.put(name, count);
    other -= count;
  }
  out.put('nOther', other);
  out.put('heteroFraction', (atoms.length - carbons) / Math.max(1, atoms.length));
  out.put('unsaturation', (2 * carbons + 2 + at(tally, 7) - hydrogens) / 2);
}

export function putRings({ graph, distances }: MoleculeFacts, out: DescriptorSink): void {
  const sizes = new Uint8Array(10);
  let aromatic = 0;
  let heteroAromatic = 0;
  let heteroAliphatic = 0;
  for (const ring of graph.rings) {
    const slot = Math.min(9, ring.length);
    sizes[slot] = at(sizes, slot) + 1;
    const isAromatic = ring.every((atom) => atom.aromatic);
    const hetero = ring.some((atom) => atom.element !== 6);
    if (isAromatic) aromatic += 1;
    if (hetero && isAromatic) heteroAromatic += 1;
    if (hetero && !isAromatic) heteroAliphatic += 1;
  }
  let fused = 0;
  let ringAtoms = 0;
  let aromaticAtoms = 0;
  for (const atom of graph.atoms) {
    if (atom.rings.length > 0) ringAtoms += 1;
    if (atom.rings.length > 1) fused += 1;
    if (atom.aromatic) aromaticAtoms += 1;
  }
  const rotors = rotatableBonds(graph.atoms);
  const size = Math.max(1, graph.size);
  out.put('rings', graph.rings.length);
  out.putAll('ring', sizes.subarray(3), 3);
  out.put('aromaticRings', aromatic);
  out.put('aliphaticRings', graph.rings.length - aromatic);
  out.put('heteroAromaticRings', heteroAromatic);
  out.put('heteroAliphaticRings', heteroAliphatic);
  out.put('fusedAtoms', fused);
  out.put('ringFraction', ringAtoms / size);
  out.put('aromaticFraction', aromaticAtoms / size);
  out.put('rotatableBonds', rotors);
  out.put('rotorFraction', rotors / Math.max(1, graph.bonds.length));
  out.put('largestRingSystem', largestRingSystem(graph));
  out.put('longestChain', longestDistance(distances));
}

/** Connectivity and shape indices: Kier and Hall's chi and kappa, flexibility, mean distance and branching. */
export function putConnectivity({ graph, distances }: MoleculeFacts, out: DescriptorSink): void {
  const n = graph.size;
  const paths = pathSums(graph.atoms);
  for (const { names, simple, valence } of paths) {
    out.put(names[0], simple);
    out.put(names[1], valence);
  }
  const [, { count: p1 }, { count: p2 }, { count: p3 }] = paths;
  const kappa1 = p1 > 0 ? (n * (n - 1) ** 2) / p1 ** 2 : n;
  const kappa2 = p2 > 0 ? ((n - 1) * (n - 2) ** 2) / p2 ** 2 : 0;
  out.put('kappa1', kappa1);
  out.put('kappa2', kappa2);
  out.put(
    'kappa3',
    p3 > 0
      ? ((n - (n % 2 === 0 ? 3 : 1)) * (n % 2 === 0 ? (n - 2) ** 2 : (n - 3) ** 2)) / p3 ** 2
      : 0,
  );
  out.put('flexibility', (kappa1 * kappa2) / Math.max(1, n));
  let total = 0;
  let pairs = 0;
  for (const d of distances)
    if (d !== NOT_CONNECTED && d !== 0) {
      total += d;
      pairs += 1;
    }
  out.put('meanDistance', pairs > 0 ? total / pairs : 0);
  let branching = 0;
  let quaternary = 0;
  for (const { bonds } of graph.atoms) {
    if (bonds.length > 2) branching += 1;
    if (bonds.length > 3) quaternary += 1;
  }
  out.put('branching', branching);
  out.put('quaternary', quaternary);
}

function rotatableBonds(atoms: readonly Atom[]): number {
  let count = 0;
  for (const atom of atoms)
    for (const bond of atom.bonds)
      if (bond.to.index > atom.index && rotates(atom, bond)) count += 1;
  return count;
}

export function rotates(atom: Atom, { to, order, cyclic }: Bond): boolean {
  if (order !== 1 || cyclic) return false;
  if (atom.bonds.length < 2 || to.bonds.length < 2) return false;
  if (atom.tripleBonds > 0 || to.tripleBonds > 0) return false;
  return !isAmideBond(atom, to) && !isAmideBond(to, atom);
}

function isAmideBond(carbon: Atom, nitrogen: Atom): boolean {
  return carbon.carbonyl && nitrogen.element === 7;
}

function largestRingSystem({ atoms, rings }: MoleculeGraph): number {
  const system = rings.map((_, i) => i);
  const find = (i: number): number => (at(system, i) === i ? i : find(at(system, i)));
  const owner = new Map<Atom, number>();
  rings.forEach((ring, i) => {
    for (const atom of ring) {
      const first = owner.get(atom);
      if (first === undefined) owner.set(atom, i);
      else system[find(i)] = find(first);
    }
  });
  const members = new Uint16Array(rings.length);
  for (const atom of atoms) {
    const ring = owner.get(atom);
    if (ring === undefined) continue;
    members[find(ring)] = at(members, find(ring)) + 1;
  }
  return members.reduce((largest, count) => Math.max(largest, count), 0);
}

function longestDistance(distances: Uint8Array): number {
  let longest = 0;
  for (const d of distances) if (d !== NOT_CONNECTED && d > longest) longest = d;
  return longest;
}

interface PathSums {
  readonly names: readonly [simple: string, valence: string];
  count: number;
  simple: number;
  valence: number;
}

/** Sums over simple paths of 0 to 3 bonds. Each path is met from both ends and counts half each time. */
function pathSums(atoms: readonly Atom[]) {
  const sums = [
    noPaths('chi0', 'chi0v'),
    noPaths('chi1', 'chi1v'),
    noPaths('chi2', 'chi2v'),
    noPaths('chi3', 'chi3v'),
  ] as const;
  const simple = perAtom(atoms, ({ bonds }) => 1 / Math.sqrt(Math.max(1, bonds.length)));
  const valence = perAtom(atoms, valenceWeight);
  const path: Atom[] = [];
  const walk = (atom: Atom, s: number, v: number): void => {
    const length = path.push(atom) - 1;
    const sum = at(sums, length);
    const share = length === 0 ? 1 : 0.5;
    sum.count += share;
    sum.simple += s * share;
    sum.valence += v * share;
    if (path.length < sums.length)
      for (const { to } of atom.bonds)
        if (!path.includes(to))
          walk(to, s * atFloat(simple, to.index), v * atFloat(valence, to.index));
    path.pop();
  };
  for (const atom of atoms) walk(atom, atFloat(simple, atom.index), atFloat(valence, atom.index));
  return sums;
}

function noPaths(simple: string, valence: string): PathSums {
  return { names: [simple, valence], count: 0, simple: 0, valence: 0 };
}

function valenceWeight({ element, hydrogens }: Atom): number {
  const electrons = valenceElectrons(element);
  const delta = (electrons - hydrogens) / Math.max(1, element - electrons - 1);
  return 1 / Math.sqrt(Math.max(0.2, delta));
}

export function putBonds({ bonds }: MoleculeGraph, out: DescriptorSink): void {
  const getCount = (order: number) => bonds.filter((bond) => bond.order === order).length;
  out.put('singleBonds', getCount(1));
  out.put('doubleBonds', getCount(2));
  out.put('tripleBonds', getCount(3));
  out.put('aromaticBonds', getCount(AROMATIC));
}
