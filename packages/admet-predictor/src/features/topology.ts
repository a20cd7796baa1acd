import { atomicMass, valenceElectrons } from '../molecule/elements.js';
import { AROMATIC } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';

/** Receives one named descriptor; the order of calls is the feature order. */
export type Put = (name: string, value: number) => void;

const counted = { C: 6, N: 7, O: 8, F: 9, P: 15, S: 16, Cl: 17, Br: 35, I: 53 } as const;
const listed = new Set<number>(Object.values(counted));

/** Composition: mass, atom and hydrogen counts, elements, formal charge, saturation. */
export function putComposition({ graph, hybridization }: AtomFacts, put: Put): void {
  const tally = new Map<number, number>();
  let mass = 0;
  let hydrogens = 0;
  let charge = 0;
  let charged = 0;
  let carbons = 0;
  let saturated = 0;
  for (let i = 0; i < graph.size; i += 1) {
    const element = graph.element[i] ?? 0;
    tally.set(element, (tally.get(element) ?? 0) + 1);
    mass += atomicMass(element) + 1.008 * (graph.hydrogens[i] ?? 0);
    hydrogens += graph.hydrogens[i] ?? 0;
    charge += graph.charge[i] ?? 0;
    if (graph.charge[i] !== 0) charged += 1;
    if (element !== 6) continue;
    carbons += 1;
    if (hybridization[i] === 3) saturated += 1;
  }
  const size = Math.max(1, graph.size);
  put('mass', mass);
  put('heavyAtoms', graph.size);
  put('hydrogens', hydrogens);
  put('formalCharge', charge);
  put('chargedAtoms', charged);
  put('fractionSp3', carbons > 0 ? saturated / carbons : 0);
  for (const [symbol, element] of Object.entries(counted))
    put(`n${symbol}`, tally.get(element) ?? 0);
  let other = 0;
  for (const [element, count] of tally) if (!listed.has(element)) other += count;
  put('nOther', other);
  put('heteroFraction', (graph.size - carbons) / size);
  put('unsaturation', (2 * carbons + 2 + (tally.get(7) ?? 0) - hydrogens) / 2);
}

/** Rings, rotatable bonds and size of the ring systems. */
export function putRings(facts: AtomFacts, put: Put): void {
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
  put('rings', graph.rings.length);
  for (let n = 3; n < 10; n += 1) put(`ring${n}`, sizes[n] ?? 0);
  put('aromaticRings', aromatic);
  put('aliphaticRings', graph.rings.length - aromatic);
  put('heteroAromaticRings', heteroAromatic);
  put('heteroAliphaticRings', heteroAliphatic);
  put('fusedAtoms', fused);
  put('ringFraction', ringAtoms / size);
  put('aromaticFraction', aromaticAtoms / size);
  put('rotatableBonds', rotors);
  put('rotorFraction', rotors / Math.max(1, graph.bonds.length));
  put('largestRingSystem', largestRingSystem(facts));
  put('longestChain', longestDistance(facts));
}

/** Connectivity and shape indices: Kier and Hall's chi and kappa, Wiener and Balaban style sums. */
export function putConnectivity(facts: AtomFacts, put: Put): void {
  const { graph } = facts;
  const simple = Float64Array.from(facts.degree, (d) => 1 / Math.sqrt(Math.max(1, d)));
  const valence = Float64Array.from({ length: graph.size }, (_, i) => {
    const element = graph.element[i] ?? 0;
    const own = valenceElectrons(element);
    const delta = (own - (graph.hydrogens[i] ?? 0)) / Math.max(1, element - own - 1);
    return 1 / Math.sqrt(Math.max(0.2, delta));
  });
  const sums = pathSums(facts, simple, valence);
  const names = ['chi0', 'chi1', 'chi2', 'chi3'];
  names.forEach((name, i) => {
    put(name, sums.simple[i] ?? 0);
    put(`${name}v`, sums.valence[i] ?? 0);
  });
  const n = graph.size;
  const [, p1 = 0, p2 = 0, p3 = 0] = sums.paths;
  const kappa1 = p1 > 0 ? (n * (n - 1) ** 2) / p1 ** 2 : n;
  const kappa2 = p2 > 0 ? ((n - 1) * (n - 2) ** 2) / p2 ** 2 : 0;
  put('kappa1', kappa1);
  put('kappa2', kappa2);
  put(
    'kappa3',
    p3 > 0
      ? ((n - (n % 2 === 0 ? 3 : 1)) * (n % 2 === 0 ? (n - 2) ** 2 : (n - 3) ** 2)) / p3 ** 2
      : 0,
  );
  put('flexibility', (kappa1 * kappa2) / Math.max(1, n));
  let total = 0;
  let pairs = 0;
  for (const d of facts.distance)
    if (d !== 255 && d !== 0) {
      total += d;
      pairs += 1;
    }
  put('meanDistance', pairs > 0 ? total / pairs : 0);
  put(
    'branching',
    facts.degree.reduce((count, d) => count + (d > 2 ? 1 : 0), 0),
  );
  put(
    'quaternary',
    facts.degree.reduce((count, d) => count + (d > 3 ? 1 : 0), 0),
  );
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
  const system = graph.rings.map((_, i) => i);
  const find = (i: number): number => (system[i] === i ? i : find(system[i] ?? 0));
  const owner = new Map<number, number>();
  graph.rings.forEach((ring, i) => {
    for (const atom of ring) {
      const first = owner.get(atom);
      if (first === undefined) owner.set(atom, i);
      else system[find(i)] = find(first);
    }
  });
  const members = new Map<number, number>();
  for (const ring of owner.values()) members.set(find(ring), (members.get(find(ring)) ?? 0) + 1);
  return Math.max(0, ...members.values());
}

function longestDistance({ distance }: AtomFacts): number {
  let longest = 0;
  for (const d of distance) if (d !== 255 && d > longest) longest = d;
  return longest;
}

/** Sums over simple paths of 0 to 3 bonds of the products of the atoms' weights. */
function pathSums({ graph }: AtomFacts, simple: Float64Array, valence: Float64Array) {
  const totals = { paths: [0, 0, 0, 0], simple: [0, 0, 0, 0], valence: [0, 0, 0, 0] };
  const record = (length: number, s: number, v: number) => {
    const share = length === 0 ? 1 : 0.5;
    totals.paths[length] = (totals.paths[length] ?? 0) + share;
    totals.simple[length] = (totals.simple[length] ?? 0) + s * share;
    totals.valence[length] = (totals.valence[length] ?? 0) + v * share;
  };
  const walk = (path: readonly number[], s: number, v: number) => {
    record(path.length - 1, s, v);
    if (path.length > 3) return;
    const end = path[path.length - 1] ?? 0;
    for (let slot = graph.start[end] ?? 0; slot < (graph.start[end + 1] ?? 0); slot += 1) {
      const next = graph.neighbor[slot] ?? 0;
      if (!path.includes(next))
        walk([...path, next], s * (simple[next] ?? 0), v * (valence[next] ?? 0));
    }
  };
  for (let i = 0; i < graph.size; i += 1) walk([i], simple[i] ?? 0, valence[i] ?? 0);
  return totals;
}

/** Counts of bonds by order. */
export function putBonds({ graph }: AtomFacts, put: Put): void {
  const tally = [0, 0, 0, 0, 0];
  for (const { order } of graph.bonds) tally[order] = (tally[order] ?? 0) + 1;
  put('singleBonds', tally[1] ?? 0);
  put('doubleBonds', tally[2] ?? 0);
  put('tripleBonds', tally[3] ?? 0);
  put('aromaticBonds', tally[AROMATIC] ?? 0);
}
