import { atomicMass, valenceElectrons } from '../molecule/elements.js';
import { AROMATIC, type MoleculeGraph } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';
import type { DescriptorSink } from './descriptor-sink.js';

/** Elements that are counted one by one. */
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

/** Composition: mass, atom and hydrogen counts, elements, formal charge, saturation. */
export function putComposition({ graph, hybridization }: AtomFacts, out: DescriptorSink): void {
  const tally = new Uint16Array(256);
  let mass = 0;
  let hydrogens = 0;
  let charge = 0;
  let charged = 0;
  let carbons = 0;
  let saturated = 0;
  for (let i = 0; i < graph.size; i += 1) {
    const element = graph.element[i] ?? 0;
    tally[element] = (tally[element] ?? 0) + 1;
    mass += atomicMass(element) + 1.008 * (graph.hydrogens[i] ?? 0);
    hydrogens += graph.hydrogens[i] ?? 0;
    charge += graph.charge[i] ?? 0;
    if (graph.charge[i] !== 0) charged += 1;
    if (element !== 6) continue;
    carbons += 1;
    if (hybridization[i] === 3) saturated += 1;
  }
  const size = Math.max(1, graph.size);
  out.put('mass', mass);
  out.put('heavyAtoms', graph.size);
  out.put('hydrogens', hydrogens);
  out.put('formalCharge', charge);
  out.put('chargedAtoms', charged);
  out.put('fractionSp3', carbons > 0 ? saturated / carbons : 0);
  let other = graph.size;
  for (const [name, element] of counted) {
    const count = tally[element] ?? 0;
    out.put(name, count);
    other -= count;
  }
  out.put('nOther', other);
  out.put('heteroFraction', (graph.size - carbons) / size);
  out.put('unsaturation', (2 * carbons + 2 + (tally[7] ?? 0) - hydrogens) / 2);
}

/** Rings, rotatable bonds and size of the ring systems. */
export function putRings(facts: AtomFacts, out: DescriptorSink): void {
  const { graph } = facts;
  const sizes = new Uint8Array(10);
  let aromatic = 0;
  let heteroAromatic = 0;
  let heteroAliphatic = 0;
  for (const ring of graph.rings) {
    const slot = Math.min(9, ring.length);
    sizes[slot] = (sizes[slot] ?? 0) + 1;
    const isAromatic = ring.every((atom) => graph.aromatic[atom] === 1);
    const hetero = ring.some((atom) => graph.element[atom] !== 6);
    if (isAromatic) aromatic += 1;
    if (hetero && isAromatic) heteroAromatic += 1;
    if (hetero && !isAromatic) heteroAliphatic += 1;
  }
  let fused = 0;
  let ringAtoms = 0;
  let aromaticAtoms = 0;
  for (let i = 0; i < graph.size; i += 1) {
    if ((graph.ringCount[i] ?? 0) > 0) ringAtoms += 1;
    if ((graph.ringCount[i] ?? 0) > 1) fused += 1;
    aromaticAtoms += graph.aromatic[i] ?? 0;
  }
  const rotors = rotatableBonds(facts);
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
  out.put('largestRingSystem', largestRingSystem(facts));
  out.put('longestChain', longestDistance(facts));
}

/** Connectivity and shape indices: Kier and Hall's chi and kappa, Wiener and Balaban style sums. */
export function putConnectivity(facts: AtomFacts, out: DescriptorSink): void {
  const { graph } = facts;
  const n = graph.size;
  const simple = new Float64Array(n);
  const valence = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const element = graph.element[i] ?? 0;
    const own = valenceElectrons(element);
    const delta = (own - (graph.hydrogens[i] ?? 0)) / Math.max(1, element - own - 1);
    simple[i] = 1 / Math.sqrt(Math.max(1, facts.degree[i] ?? 0));
    valence[i] = 1 / Math.sqrt(Math.max(0.2, delta));
  }
  const sums = pathSums(graph, simple, valence);
  for (const [length, [name, valenceName]] of chiNames.entries()) {
    out.put(name, sums[length * 3 + 1] ?? 0);
    out.put(valenceName, sums[length * 3 + 2] ?? 0);
  }
  const p1 = sums[3] ?? 0;
  const p2 = sums[6] ?? 0;
  const p3 = sums[9] ?? 0;
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
  for (const d of facts.distance)
    if (d !== 255 && d !== 0) {
      total += d;
      pairs += 1;
    }
  out.put('meanDistance', pairs > 0 ? total / pairs : 0);
  let branching = 0;
  let quaternary = 0;
  for (const d of facts.degree) {
    if (d > 2) branching += 1;
    if (d > 3) quaternary += 1;
  }
  out.put('branching', branching);
  out.put('quaternary', quaternary);
}

function rotatableBonds(facts: AtomFacts): number {
  const { graph } = facts;
  let count = 0;
  for (let i = 0; i < graph.size; i += 1)
    for (let slot = graph.start[i] ?? 0; slot < (graph.start[i + 1] ?? 0); slot += 1) {
      const j = graph.neighbor[slot] ?? 0;
      if (j < i || graph.order[slot] !== 1 || graph.ringBond[slot] === 1) continue;
      if ((facts.degree[i] ?? 0) < 2 || (facts.degree[j] ?? 0) < 2) continue;
      if ((facts.tripleBonds[i] ?? 0) > 0 || (facts.tripleBonds[j] ?? 0) > 0) continue;
      if (!isAmideBond(facts, i, j) && !isAmideBond(facts, j, i)) count += 1;
    }
  return count;
}

function isAmideBond({ graph, carbonyl }: AtomFacts, carbon: number, nitrogen: number): boolean {
  return carbonyl[carbon] === 1 && graph.element[nitrogen] === 7;
}

function largestRingSystem({ graph }: AtomFacts): number {
  const { rings } = graph;
  if (rings.length === 0) return 0;
  const system = rings.map((_, i) => i);
  const find = (i: number): number => (system[i] === i ? i : find(system[i] ?? 0));
  const owner = new Int32Array(graph.size).fill(-1);
  rings.forEach((ring, i) => {
    for (const atom of ring) {
      const first = owner[atom] ?? -1;
      if (first < 0) owner[atom] = i;
      else system[find(i)] = find(first);
    }
  });
  const members = new Uint16Array(rings.length);
  let largest = 0;
  for (const ring of owner) {
    if (ring < 0) continue;
    const root = find(ring);
    members[root] = (members[root] ?? 0) + 1;
    largest = Math.max(largest, members[root] ?? 0);
  }
  return largest;
}

function longestDistance({ distance }: AtomFacts): number {
  let longest = 0;
  for (const d of distance) if (d !== 255 && d > longest) longest = d;
  return longest;
}

const MAX_PATH = 3;
/** Of the simple and of the valence index for paths of 0 to 3 bonds. */
const chiNames = [
  ['chi0', 'chi0v'],
  ['chi1', 'chi1v'],
  ['chi2', 'chi2v'],
  ['chi3', 'chi3v'],
] as const;

/**
 * Over simple paths of 0 to 3 bonds, three sums for each length: the paths, and the products of
 * their atoms' weights of either kind. Each path is met from both ends and counts half each time.
 */
function pathSums(graph: MoleculeGraph, simple: Float64Array, valence: Float64Array) {
  const { start, neighbor } = graph;
  const sums = new Float64Array((MAX_PATH + 1) * 3);
  const path = new Int32Array(MAX_PATH + 1);
  const walk = (length: number, s: number, v: number): void => {
    const share = length === 0 ? 1 : 0.5;
    sums[length * 3] = (sums[length * 3] ?? 0) + share;
    sums[length * 3 + 1] = (sums[length * 3 + 1] ?? 0) + s * share;
    sums[length * 3 + 2] = (sums[length * 3 + 2] ?? 0) + v * share;
    if (length === MAX_PATH) return;
    const last = path[length] ?? 0;
    const end = start[last + 1] ?? 0;
    for (let slot = start[last] ?? 0; slot < end; slot += 1) {
      const next = neighbor[slot] ?? 0;
      let place = 0;
      while (place < length && path[place] !== next) place += 1;
      if (place < length) continue;
      path[length + 1] = next;
      walk(length + 1, s * (simple[next] ?? 0), v * (valence[next] ?? 0));
    }
  };
  for (let i = 0; i < graph.size; i += 1) {
    path[0] = i;
    walk(0, simple[i] ?? 0, valence[i] ?? 0);
  }
  return sums;
}

/** Counts of bonds by order. */
export function putBonds({ graph }: AtomFacts, out: DescriptorSink): void {
  const tally = [0, 0, 0, 0, 0];
  for (const { order } of graph.bonds) tally[order] = (tally[order] ?? 0) + 1;
  out.put('singleBonds', tally[1] ?? 0);
  out.put('doubleBonds', tally[2] ?? 0);
  out.put('tripleBonds', tally[3] ?? 0);
  out.put('aromaticBonds', tally[AROMATIC] ?? 0);
}
