import { atomicMass, electronegativity, polarizability } from '../molecule/elements.js';
import type { AtomFacts } from './atoms.js';
import { assignCrippen, type CrippenAssignment } from './crippen.js';
import { crippenLogP, crippenRefractivity } from './crippen-table.js';
import { electrotopologicalStates, partialCharges } from './electronic.js';
import { type IonizableClass, ionizable, type Pharmacophores } from './pharmacophore.js';
import { polarAreas, surfaceAreas } from './surface.js';
import type { Put } from './topology.js';

/** Bond distances of the autocorrelations: 0 to 7. */
export const LAGS = 8;
// Lower ends of the bins beyond the first.
export const logPEdges = [-0.4, -0.2, 0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
export const refractivityEdges = [1.29, 1.82, 2.24, 2.45, 2.75, 3.05, 3.63, 3.8, 4];
export const chargeEdges = [
  -0.3, -0.25, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3,
];
export const stateEdges = [-0.39, 0.29, 0.72, 1.17, 1.54, 1.81, 2.05, 4.69, 9.17, 15];
const ACIDS: readonly IonizableClass[] = [
  'carboxylicAcid',
  'strongAcid',
  'tetrazole',
  'acylSulfonamide',
  'acidicNh',
  'phenol',
];
const BASES: readonly IonizableClass[] = [
  'aliphaticAmine',
  'cyclicAmine',
  'amidine',
  'imidazole',
  'pyridine',
  'aniline',
];

const ionizableClasses = /* @__PURE__ */ Object.keys(ionizable) as readonly IonizableClass[];
const noGroups = /* @__PURE__ */ Object.fromEntries(
  ionizableClasses.map((kind) => [kind, 0]),
) as Record<IonizableClass, number>;

/** Lipophilicity, refractivity, surfaces, charges, states, ionization and their autocorrelations. */
export function putProperties(facts: AtomFacts, roles: Pharmacophores, put: Put): void {
  const { element, hydrogens } = facts.graph;
  const { size } = facts.graph;
  const types = assignCrippen(facts);
  const logP = contributions(hydrogens, types, crippenLogP);
  const refractivity = contributions(hydrogens, types, crippenRefractivity);
  const surface = surfaceAreas(facts);
  const polar = sum(polarAreas(facts));
  const charges = partialCharges(facts);
  const states = electrotopologicalStates(facts);
  put(sum(logP));
  put(sum(refractivity));
  put(sum(surface));
  put(polar);
  put(polar / Math.max(1, sum(surface)));
  putIonization(roles, sum(logP), put);
  putTypes(hydrogens, types, put);
  putBins(logP, logPEdges, surface, put);
  putBins(refractivity, refractivityEdges, surface, put);
  putBins(charges.heavy, chargeEdges, surface, put);
  putBins(states, stateEdges, surface, put);
  putRange(charges.heavy, put);
  putRange(charges.hydrogen, put);
  putRange(states, put);
  putStates(facts, states, put);
  const mass = new Float64Array(size);
  const negativity = new Float64Array(size);
  const polarized = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    const z = element[i] ?? 0;
    mass[i] = atomicMass(z) / 12.011;
    negativity[i] = electronegativity(z) - 2.55;
    polarized[i] = polarizability(z) / 1.76;
  }
  for (const values of [mass, negativity, polarized, logP, charges.heavy, states])
    putCorrelation(facts, values, put);
}

/** An atom's own contribution and those of its hydrogens. */
function contributions(
  hydrogens: Uint8Array,
  types: CrippenAssignment,
  table: Float64Array,
): Float64Array {
  const values = new Float64Array(hydrogens.length);
  for (let i = 0; i < values.length; i += 1)
    values[i] =
      (table[types.heavy[i] ?? 0] ?? 0) +
      (hydrogens[i] ?? 0) * (table[types.hydrogen[i] ?? 0] ?? 0);
  return values;
}

function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Ionizable groups, the net charge they suggest at pH 7.4 and a rough log D that follows. */
function putIonization({ classes }: Pharmacophores, logP: number, put: Put): void {
  const tally: Record<IonizableClass, number> = { ...noGroups };
  for (const kind of classes) if (kind) tally[kind] += 1;
  for (const kind of ionizableClasses) put(tally[kind]);
  let acidic = 14;
  for (const kind of ACIDS) if (tally[kind] > 0) acidic = Math.min(acidic, ionizable[kind]);
  let basic = 0;
  for (const kind of BASES) if (tally[kind] > 0) basic = Math.max(basic, ionizable[kind]);
  const positive = tally.aliphaticAmine + tally.cyclicAmine + tally.amidine;
  const negative =
    tally.carboxylicAcid + tally.strongAcid + tally.tetrazole + tally.acylSulfonamide;
  put(acidic);
  put(basic);
  put(positive);
  put(negative);
  put(positive - negative);
  put(Math.min(positive, negative));
  put(logP - Math.log10(1 + 10 ** (7.4 - acidic) + 10 ** (basic - 7.4)));
}

function putTypes(hydrogens: Uint8Array, { heavy, hydrogen }: CrippenAssignment, put: Put): void {
  const tally = new Float64Array(crippenLogP.length);
  for (let i = 0; i < heavy.length; i += 1) {
    const own = heavy[i] ?? 0;
    tally[own] = (tally[own] ?? 0) + 1;
    const ofHydrogen = hydrogen[i] ?? 0;
    tally[ofHydrogen] = (tally[ofHydrogen] ?? 0) + (hydrogens[i] ?? 0);
  }
  for (const count of tally) put(count);
}

/** Surface area falling into bins of an atomic property. */
function putBins(
  values: Float64Array,
  edges: readonly number[],
  surface: Float64Array,
  put: Put,
): void {
  const bins = new Float64Array(edges.length + 1);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    let bin = 0;
    while (bin < edges.length && value >= (edges[bin] ?? 0)) bin += 1;
    bins[bin] = (bins[bin] ?? 0) + (surface[i] ?? 0);
  }
  for (const area of bins) put(area);
}

function putRange(values: Float64Array, put: Put): void {
  let low = values.length > 0 ? Infinity : 0;
  let high = values.length > 0 ? -Infinity : 0;
  let absolute = 0;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
    absolute += Math.abs(value);
  }
  put(low);
  put(high);
  put(absolute);
}

const stateRows: Readonly<Record<number, number>> = {
  6: 0,
  7: 1,
  8: 2,
  16: 3,
  9: 4,
  17: 4,
  35: 4,
  53: 4,
};

/** Sums of electrotopological states by element and kind of atom. */
function putStates({ graph }: AtomFacts, states: Float64Array, put: Put): void {
  const sums = new Float64Array(18);
  for (let i = 0; i < graph.size; i += 1) {
    const row = stateRows[graph.element[i] ?? 0] ?? 5;
    const column = graph.aromatic[i] === 1 ? 0 : (graph.hydrogens[i] ?? 0) > 0 ? 2 : 1;
    const slot = row * 3 + column;
    sums[slot] = (sums[slot] ?? 0) + (states[i] ?? 0);
  }
  for (const total of sums) put(total);
}

/** Moreau–Broto autocorrelation of an atomic property over bond distances 0 to 7. */
function putCorrelation({ graph, distance }: AtomFacts, values: Float64Array, put: Put): void {
  const { size } = graph;
  const sums = new Float64Array(LAGS);
  for (let i = 0; i < size; i += 1) {
    const own = values[i] ?? 0;
    for (let j = i; j < size; j += 1) {
      const d = distance[i * size + j] ?? 255;
      if (d < LAGS) sums[d] = (sums[d] ?? 0) + own * (values[j] ?? 0);
    }
  }
  for (const total of sums) put(total);
}
