import { atByte, atFloat } from '../molecule/at.js';
import { atomicMass, electronegativity, polarizability } from '../molecule/elements.js';
import { AROMATIC, perAtom } from '../molecule/graph.js';
import { assignCrippen } from './crippen.js';
import { crippenLogP, crippenNames, crippenRefractivity } from './crippen-table.js';
import { electrotopologicalStates, partialCharges } from './electronic.js';
import type { DescriptorSink, MoleculeFacts } from './facts.js';
import { putGroups } from './groups.js';
import { type IonizableClass, ionizable, pharmacophoreBits } from './pharmacophore.js';
import {
  acidClasses,
  baseClasses,
  chargeEdges,
  contributions,
  getBin,
  logPEdges,
  refractivityEdges,
  stateEdges,
  stateNames,
  stateSlot,
} from './properties.js';
import { polarAreas, surfaceAreas } from './surface.js';
import { putComposition, rotates } from './topology.js';

/**
 * The share of each atom in a descriptor, by the descriptor's name; never negative. Sums with positive and negative parts
 * (logP, logD), shape and connectivity belong to no atom.
 */
export type AtomParts = ReadonlyMap<string, Float64Array>;

const wholes = new Set(['formalCharge', 'heteroFraction', 'unsaturation']);
const bondNames: Readonly<Record<number, string>> = {
  1: 'singleBonds',
  2: 'doubleBonds',
  3: 'tripleBonds',
  [AROMATIC]: 'aromaticBonds',
};
const positive = new Set(['aliphaticAmine', 'cyclicAmine', 'amidine']);
const negative = new Set(['carboxylicAcid', 'strongAcid', 'tetrazole', 'acylSulfonamide']);
const LAGS = 8;
/** Equivalent atoms differ only by rounding. */
const TIE = 1e-9;

/** Attributes descriptors that count atoms, bonds, rings or groups, or sum over atoms, to those atoms. */
export function atomParts(facts: MoleculeFacts): AtomParts {
  const { graph, roles } = facts;
  const { atoms, size } = graph;
  const parts = new Map<string, Float64Array>();
  const add = (name: string, atom: number, amount: number) => {
    if (amount === 0) return;
    let amounts = parts.get(name);
    if (!amounts) {
      amounts = new Float64Array(size);
      parts.set(name, amounts);
    }
    amounts[atom] = atFloat(amounts, atom) + Math.abs(amount);
  };
  const all = (name: string, values: Float64Array) =>
    values.forEach((value, atom) => {
      add(name, atom, value);
    });

  for (const atom of atoms) {
    const sink = getSink((name, value) => wholes.has(name) || add(name, atom.index, value));
    putComposition({ ...graph, atoms: [atom] }, sink);
    putGroups([atom], sink);
    if (atom.rings.length > 1) add('fusedAtoms', atom.index, 1);
    if (atom.bonds.length > 2) add('branching', atom.index, 1);
    if (atom.bonds.length > 3) add('quaternary', atom.index, 1);
    if (atom.element !== 6) add('heteroFraction', atom.index, 1);
    if (atom.rings.length > 0) add('ringFraction', atom.index, 1);
    if (atom.aromatic) add('aromaticFraction', atom.index, 1);
    for (const bond of atom.bonds) {
      const name = bondNames[bond.order];
      if (name) add(name, atom.index, 0.5);
      if (!rotates(atom, bond)) continue;
      add('rotatableBonds', atom.index, 0.5);
      add('rotorFraction', atom.index, 0.5);
    }
    const mask = atByte(roles.mask, atom.index);
    for (const [name, bit] of Object.entries(pharmacophoreBits))
      if (mask & bit) add(`role:${name}`, atom.index, 1);
  }
  addIonization(facts, add);
  addRings(facts, add);

  const types = assignCrippen(atoms);
  const readName = (type: number) => `type:${crippenNames[type]}`;
  for (const { index, hydrogens } of atoms) {
    add(readName(atByte(types.heavy, index)), index, 1);
    add(readName(atByte(types.hydrogen, index)), index, hydrogens);
  }
  const logP = contributions(atoms, types, crippenLogP);
  const refractivity = contributions(atoms, types, crippenRefractivity);
  const surface = surfaceAreas(atoms);
  const charges = partialCharges(atoms);
  const states = electrotopologicalStates(facts);
  all('refractivity', refractivity);
  all('surface', surface);
  const polar = polarAreas(atoms);
  all('polarSurface', polar);
  all('polarFraction', polar);
  const binned = [
    ['logPArea', logP, logPEdges],
    ['refractivityArea', refractivity, refractivityEdges],
    ['chargeArea', charges.heavy, chargeEdges],
    ['stateArea', states, stateEdges],
  ] as const;
  for (const [name, values, edges] of binned)
    for (let atom = 0; atom < size; atom += 1)
      add(`${name}${getBin(atFloat(values, atom), edges)}`, atom, atFloat(surface, atom));
  const ranged = { charge: charges.heavy, protonCharge: charges.hydrogen, state: states };
  for (const [name, values] of Object.entries(ranged)) {
    all(`${name}Absolute`, values);
    const low = Math.min(...values);
    const high = Math.max(...values);
    values.forEach((value, atom) => {
      if (value - low < TIE) add(`${name}Min`, atom, 1);
      if (high - value < TIE) add(`${name}Max`, atom, 1);
    });
  }
  for (const atom of atoms)
    add(`state:${stateNames[stateSlot(atom)]}`, atom.index, atFloat(states, atom.index));

  const lagged = {
    massLag: perAtom(atoms, ({ element }) => atomicMass(element)),
    electronegativityLag: perAtom(atoms, ({ element }) => electronegativity(element) - 2.55),
    polarizabilityLag: perAtom(atoms, ({ element }) => polarizability(element)),
    logPLag: logP,
    chargeLag: charges.heavy,
    stateLag: states,
  };
  for (const [name, values] of Object.entries(lagged)) addLags(facts, name, values, add);
  return parts;
}

type Add = (name: string, atom: number, amount: number) => void;

function addIonization({ roles: { classes } }: MoleculeFacts, add: Add): void {
  const present = (kinds: readonly IonizableClass[]) =>
    kinds.filter((kind) => classes.includes(kind)).map((kind) => ionizable[kind]);
  const strongestAcid = Math.min(...present(acidClasses));
  const strongestBase = Math.max(...present(baseClasses));
  classes.forEach((kind, atom) => {
    if (!kind) return;
    add(`ionizable:${kind}`, atom, 1);
    if (acidClasses.includes(kind) && ionizable[kind] === strongestAcid)
      add('strongestAcid', atom, 1);
    if (baseClasses.includes(kind) && ionizable[kind] === strongestBase)
      add('strongestBase', atom, 1);
    const isPositive = positive.has(kind);
    if (!isPositive && !negative.has(kind)) return;
    add(isPositive ? 'positiveGroups' : 'negativeGroups', atom, 1);
    add('netCharge', atom, 1);
    add('zwitterion', atom, 1);
  });
}

function addRings({ graph }: MoleculeFacts, add: Add): void {
  for (const ring of graph.rings) {
    const isAromatic = ring.every((atom) => atom.aromatic);
    const kind = isAromatic ? 'romaticRings' : 'liphaticRings';
    const names = ['rings', `ring${Math.min(9, ring.length)}`, `a${kind}`];
    if (ring.some((atom) => atom.element !== 6)) names.push(`heteroA${kind}`);
    for (const { index } of ring) for (const name of names) add(name, index, 1 / ring.length);
  }
}

function addLags(
  { graph: { size }, distances }: MoleculeFacts,
  name: string,
  values: Float64Array,
  add: Add,
): void {
  for (let i = 0; i < size; i += 1)
    for (let j = i; j < size; j += 1) {
      const distance = atByte(distances, i * size + j);
      if (distance >= LAGS) continue;
      const half = Math.abs(atFloat(values, i) * atFloat(values, j)) / 2;
      add(`${name}${distance}`, i, half);
      add(`${name}${distance}`, j, half);
    }
}

function getSink(visit: (name: string, value: number) => void): DescriptorSink {
  return {
    put: visit,
    putAll: (prefix, values, from = 0) => {
      for (let i = 0; i < values.length; i += 1) visit(`${prefix}${from + i}`, values[i] ?? 0);
    },
    putEach: (prefix, names, values) =>
      names.forEach((name, i) => {
        visit(`${prefix}${name}`, values[i] ?? 0);
      }),
  };
}
