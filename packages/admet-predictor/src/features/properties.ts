import { atByte, atFloat } from '../molecule/at.js';
import { atomicMass, electronegativity, polarizability } from '../molecule/elements.js';
import { type Atom, perAtom } from '../molecule/graph.js';
import { assignCrippen, type CrippenAssignment } from './crippen.js';
import { crippenLogP, crippenNames, crippenRefractivity } from './crippen-table.js';
import { electrotopologicalStates, partialCharges } from './electronic.js';
import type { DescriptorSink, MoleculeFacts } from './facts.js';
import { type IonizableClass, ionizable, type Pharmacophores } from './pharmacophore.js';
import { polarAreas, surfaceAreas } from './surface.js';

const LAGS = 8;
// Lower ends of the bins beyond the first.
export const logPEdges = [-0.4, -0.2, 0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
export const refractivityEdges = [1.29, 1.82, 2.24, 2.45, 2.75, 3.05, 3.63, 3.8, 4];
export const chargeEdges = [
  -0.3, -0.25, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3,
];
export const stateEdges = [-0.39, 0.29, 0.72, 1.17, 1.54, 1.81, 2.05, 4.69, 9.17, 15];
export const acidClasses: readonly IonizableClass[] = [
  'carboxylicAcid',
  'strongAcid',
  'tetrazole',
  'acylSulfonamide',
  'acidicNh',
  'phenol',
];
export const baseClasses: readonly IonizableClass[] = [
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

export function putProperties(facts: MoleculeFacts, out: DescriptorSink): void {
  const { atoms } = facts.graph;
  const types = assignCrippen(atoms);
  const logP = contributions(atoms, types, crippenLogP);
  const refractivity = contributions(atoms, types, crippenRefractivity);
  const surface = surfaceAreas(atoms);
  const polar = sum(polarAreas(atoms));
  const charges = partialCharges(atoms);
  const states = electrotopologicalStates(facts);
  out.put('logP', sum(logP));
  out.put('refractivity', sum(refractivity));
  out.put('surface', sum(surface));
  out.put('polarSurface', polar);
  out.put('polarFraction', polar / Math.max(1, sum(surface)));
  putIonization(facts.roles, sum(logP), out);
  out.putEach('type:', crippenNames, typeCounts(atoms, types));
  out.putAll('logPArea', areasByBin(logP, logPEdges, surface));
  out.putAll('refractivityArea', areasByBin(refractivity, refractivityEdges, surface));
  out.putAll('chargeArea', areasByBin(charges.heavy, chargeEdges, surface));
  out.putAll('stateArea', areasByBin(states, stateEdges, surface));
  out.putEach('charge', RANGE, range(charges.heavy));
  out.putEach('protonCharge', RANGE, range(charges.hydrogen));
  out.putEach('state', RANGE, range(states));
  out.putEach('state:', stateNames, stateSums(atoms, states));
  const mass = perAtom(atoms, ({ element }) => atomicMass(element) / 12.011);
  const negativity = perAtom(atoms, ({ element }) => electronegativity(element) - 2.55);
  const polarized = perAtom(atoms, ({ element }) => polarizability(element) / 1.76);
  out.putAll('massLag', correlation(facts, mass));
  out.putAll('electronegativityLag', correlation(facts, negativity));
  out.putAll('polarizabilityLag', correlation(facts, polarized));
  out.putAll('logPLag', correlation(facts, logP));
  out.putAll('chargeLag', correlation(facts, charges.heavy));
  out.putAll('stateLag', correlation(facts, states));
}

export function contributions(
  atoms: readonly Atom[],
  { heavy, hydrogen }: CrippenAssignment,
  table: Float64Array,
): Float64Array {
  return perAtom(
    atoms,
    ({ index, hydrogens }) =>
      atFloat(table, atByte(heavy, index)) + hydrogens * atFloat(table, atByte(hydrogen, index)),
  );
}

function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function putIonization({ classes }: Pharmacophores, logP: number, out: DescriptorSink): void {
  const tally: Record<IonizableClass, number> = { ...noGroups };
  for (const kind of classes) if (kind) tally[kind] += 1;
  out.putEach('ionizable:', ionizableClasses, Object.values(tally));
  let acidic = 14;
  for (const kind of acidClasses) if (tally[kind] > 0) acidic = Math.min(acidic, ionizable[kind]);
  let basic = 0;
  for (const kind of baseClasses) if (tally[kind] > 0) basic = Math.max(basic, ionizable[kind]);
  const positive = tally.aliphaticAmine + tally.cyclicAmine + tally.amidine;
  const negative =
    tally.carboxylicAcid + tally.strongAcid + tally.tetrazole + tally.acylSulfonamide;
  out.put('strongestAcid', acidic);
  out.put('strongestBase', basic);
  out.put('positiveGroups', positive);
  out.put('negativeGroups', negative);
  out.put('netCharge', positive - negative);
  out.put('zwitterion', Math.min(positive, negative));
  out.put('logD', logP - Math.log10(1 + 10 ** (7.4 - acidic) + 10 ** (basic - 7.4)));
}

function typeCounts(atoms: readonly Atom[], { heavy, hydrogen }: CrippenAssignment): Float64Array {
  const tally = new Float64Array(crippenNames.length);
  for (const { index, hydrogens } of atoms) {
    const heavyType = atByte(heavy, index);
    tally[heavyType] = atFloat(tally, heavyType) + 1;
    const ofHydrogen = atByte(hydrogen, index);
    tally[ofHydrogen] = atFloat(tally, ofHydrogen) + hydrogens;
  }
  return tally;
}

function areasByBin(
  values: Float64Array,
  edges: readonly number[],
  surface: Float64Array,
): Float64Array {
  const bins = new Float64Array(edges.length + 1);
  for (let i = 0; i < values.length; i += 1) {
    const bin = getBin(atFloat(values, i), edges);
    bins[bin] = atFloat(bins, bin) + atFloat(surface, i);
  }
  return bins;
}

export function getBin(value: number, edges: readonly number[]): number {
  let bin = 0;
  while (value >= (edges[bin] ?? Infinity)) bin += 1;
  return bin;
}

const RANGE = ['Min', 'Max', 'Absolute'] as const;

function range(values: Float64Array): readonly [min: number, max: number, absolute: number] {
  let low = values.length > 0 ? Infinity : 0;
  let high = values.length > 0 ? -Infinity : 0;
  let absolute = 0;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
    absolute += Math.abs(value);
  }
  return [low, high, absolute];
}

export const stateNames = ['C', 'N', 'O', 'S', 'halogen', 'other'].flatMap((element) =>
  ['Aromatic', 'Bare', 'Hydride'].map((kind) => `${element}${kind}`),
);
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

function stateSums(atoms: readonly Atom[], states: Float64Array): Float64Array {
  const sums = new Float64Array(stateNames.length);
  for (const atom of atoms) {
    const slot = stateSlot(atom);
    sums[slot] = atFloat(sums, slot) + atFloat(states, atom.index);
  }
  return sums;
}

export function stateSlot({ element, aromatic, hydrogens }: Atom): number {
  return (stateRows[element] ?? 5) * 3 + (aromatic ? 0 : hydrogens > 0 ? 2 : 1);
}

/** Moreau–Broto autocorrelation of an atomic property over bond distances 0 to 7. */
function correlation({ graph, distances }: MoleculeFacts, values: Float64Array): Float64Array {
  const { size } = graph;
  const sums = new Float64Array(LAGS);
  for (let i = 0; i < size; i += 1) {
    const atomValue = atFloat(values, i);
    for (let j = i; j < size; j += 1) {
      const d = atByte(distances, i * size + j);
      if (d < LAGS) sums[d] = atFloat(sums, d) + atomValue * atFloat(values, j);
    }
  }
  return sums;
}
