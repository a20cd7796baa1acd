import { atomicMass, electronegativity, polarizability } from '../molecule/elements.js';
import type { AtomFacts } from './atoms.js';
import { assignCrippen, type CrippenAssignment } from './crippen.js';
import { crippenTypes } from './crippen-table.js';
import { electrotopologicalStates, partialCharges } from './electronic.js';
import { type IonizableClass, ionizable, type Pharmacophores } from './pharmacophore.js';
import { polarAreas, surfaceAreas } from './surface.js';
import type { Put } from './topology.js';

const LAGS = 8;
const logPEdges = [-0.4, -0.2, 0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
const refractivityEdges = [1.29, 1.82, 2.24, 2.45, 2.75, 3.05, 3.63, 3.8, 4];
const chargeEdges = [-0.3, -0.25, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3];
const stateEdges = [-0.39, 0.29, 0.72, 1.17, 1.54, 1.81, 2.05, 4.69, 9.17, 15];
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

/** Lipophilicity, refractivity, surfaces, charges, states, ionization and their autocorrelations. */
export function putProperties(facts: AtomFacts, roles: Pharmacophores, put: Put): void {
  const { element, hydrogens } = facts.graph;
  const types = assignCrippen(facts);
  const logP = contributions(hydrogens, types, 1);
  const refractivity = contributions(hydrogens, types, 2);
  const surface = surfaceAreas(facts);
  const polar = sum(polarAreas(facts));
  const charges = partialCharges(facts);
  const states = electrotopologicalStates(facts);
  put('logP', sum(logP));
  put('refractivity', sum(refractivity));
  put('surface', sum(surface));
  put('polarSurface', polar);
  put('polarFraction', polar / Math.max(1, sum(surface)));
  putIonization(roles, sum(logP), put);
  putTypes(hydrogens, types, put);
  putBins({ name: 'logP', values: logP, edges: logPEdges }, surface, put);
  putBins({ name: 'refractivity', values: refractivity, edges: refractivityEdges }, surface, put);
  putBins({ name: 'charge', values: charges.heavy, edges: chargeEdges }, surface, put);
  putBins({ name: 'state', values: states, edges: stateEdges }, surface, put);
  putRange('charge', charges.heavy, put);
  putRange('protonCharge', charges.hydrogen, put);
  putRange('state', states, put);
  putStates(facts, states, put);
  const each = (property: (z: number) => number) =>
    Float64Array.from(element as ArrayLike<number>, property);
  const correlated = {
    mass: each((z) => atomicMass(z) / 12.011),
    electronegativity: each((z) => electronegativity(z) - 2.55),
    polarizability: each((z) => polarizability(z) / 1.76),
    logP,
    charge: charges.heavy,
    state: states,
  };
  putCorrelations(facts, correlated, put);
}

/** Sum of an atom's own contribution and those of its hydrogens; column 1 is log P, 2 refractivity. */
function contributions(
  hydrogens: Uint8Array,
  types: CrippenAssignment,
  column: 1 | 2,
): Float64Array {
  const of = (type: number | undefined) => crippenTypes[type ?? 0]?.[column] ?? 0;
  return Float64Array.from(
    hydrogens as ArrayLike<number>,
    (h, i) => of(types.heavy[i]) + h * of(types.hydrogen[i]),
  );
}

function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Ionizable groups, the net charge they suggest at pH 7.4 and a rough log D that follows. */
function putIonization(roles: Pharmacophores, logP: number, put: Put): void {
  const tally = new Map<IonizableClass, number>();
  for (const kind of roles.classes) if (kind) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  for (const kind of Object.keys(ionizable) as IonizableClass[])
    put(`ionizable:${kind}`, tally.get(kind) ?? 0);
  const present = (kinds: readonly IonizableClass[]) =>
    kinds.filter((kind) => tally.has(kind)).map((kind) => ionizable[kind]);
  const acidic = Math.min(14, ...present(ACIDS));
  const basic = Math.max(0, ...present(BASES));
  const count = (kinds: readonly IonizableClass[]) =>
    kinds.reduce((n, kind) => n + (tally.get(kind) ?? 0), 0);
  const positive = count(BASES.slice(0, 3));
  const negative = count(ACIDS.slice(0, 4));
  put('strongestAcid', acidic);
  put('strongestBase', basic);
  put('positiveGroups', positive);
  put('negativeGroups', negative);
  put('netCharge', positive - negative);
  put('zwitterion', Math.min(positive, negative));
  put('logD', logP - Math.log10(1 + 10 ** (7.4 - acidic) + 10 ** (basic - 7.4)));
}

const typeNames = crippenTypes.map(([name]) => `type:${name}`);

function putTypes(hydrogens: Uint8Array, types: CrippenAssignment, put: Put): void {
  const tally = new Float64Array(crippenTypes.length);
  types.heavy.forEach((type, i) => {
    tally[type] = (tally[type] ?? 0) + 1;
    const ofHydrogen = types.hydrogen[i] ?? 0;
    tally[ofHydrogen] = (tally[ofHydrogen] ?? 0) + (hydrogens[i] ?? 0);
  });
  typeNames.forEach((name, i) => {
    put(name, tally[i] ?? 0);
  });
}

interface Binned {
  readonly name: string;
  readonly values: Float64Array;
  readonly edges: readonly number[];
}

/** Surface area falling into bins of an atomic property. */
function putBins({ name, values, edges }: Binned, surface: Float64Array, put: Put): void {
  const bins = new Float64Array(edges.length + 1);
  values.forEach((value, i) => {
    let bin = 0;
    while (bin < edges.length && value >= (edges[bin] ?? 0)) bin += 1;
    bins[bin] = (bins[bin] ?? 0) + (surface[i] ?? 0);
  });
  bins.forEach((area, i) => {
    put(`${name}Area${i}`, area);
  });
}

function putRange(name: string, values: Float64Array, put: Put): void {
  let low = values.length > 0 ? Infinity : 0;
  let high = values.length > 0 ? -Infinity : 0;
  let absolute = 0;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
    absolute += Math.abs(value);
  }
  put(`${name}Min`, low);
  put(`${name}Max`, high);
  put(`${name}Absolute`, absolute);
}

const stateNames = ['C', 'N', 'O', 'S', 'halogen', 'other'].flatMap((element) =>
  ['Aromatic', 'Bare', 'Hydride'].map((kind) => `state:${element}${kind}`),
);

/** Sums of electrotopological states by element and kind of atom. */
function putStates({ graph }: AtomFacts, states: Float64Array, put: Put): void {
  const sums = new Float64Array(stateNames.length);
  for (let i = 0; i < graph.size; i += 1) {
    const element = graph.element[i] ?? 0;
    const row = { 6: 0, 7: 1, 8: 2, 16: 3, 9: 4, 17: 4, 35: 4, 53: 4 }[element] ?? 5;
    const column = graph.aromatic[i] === 1 ? 0 : (graph.hydrogens[i] ?? 0) > 0 ? 2 : 1;
    const slot = row * 3 + column;
    sums[slot] = (sums[slot] ?? 0) + (states[i] ?? 0);
  }
  stateNames.forEach((name, i) => {
    put(name, sums[i] ?? 0);
  });
}

/** Moreau–Broto autocorrelation of atomic properties over bond distances 0 to 7. */
function putCorrelations(
  { graph, distance }: AtomFacts,
  properties: Readonly<Record<string, Float64Array>>,
  put: Put,
): void {
  const { size } = graph;
  for (const [name, values] of Object.entries(properties)) {
    const sums = new Float64Array(LAGS);
    for (let i = 0; i < size; i += 1)
      for (let j = i; j < size; j += 1) {
        const d = distance[i * size + j] ?? 255;
        if (d < LAGS) sums[d] = (sums[d] ?? 0) + (values[i] ?? 0) * (values[j] ?? 0);
      }
    sums.forEach((total, lag) => {
      put(`${name}Lag${lag}`, total);
    });
  }
}
