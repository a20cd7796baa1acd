import { AROMATIC, countNeighbors, type MoleculeGraph, someNeighbor } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';
import type { Put } from './topology.js';

type GroupTest = (facts: AtomFacts, atom: number) => boolean;

const is = (graph: MoleculeGraph, atom: number, element: number) => graph.element[atom] === element;
/** A bond order and the element at its far end, as one number. */
const bondTo = (element: number, order: number) => element * 8 + order;
const singleNitrogen = bondTo(7, 1);
const singleOxygen = bondTo(8, 1);
const singleFluorine = bondTo(9, 1);
const singleSulfur = bondTo(16, 1);
const doubleCarbon = bondTo(6, 2);
const doubleNitrogen = bondTo(7, 2);
const doubleOxygen = bondTo(8, 2);
const doubleSulfur = bondTo(16, 2);
const tripleCarbon = bondTo(6, 3);
const tripleNitrogen = bondTo(7, 3);
const count = ({ graph }: AtomFacts, atom: number, bond: number) =>
  countNeighbors(graph, atom, (o, order) => bondTo(graph.element[o] ?? 0, order) === bond);
const has = ({ graph }: AtomFacts, atom: number, bond: number) =>
  someNeighbor(graph, atom, (o, order) => bondTo(graph.element[o] ?? 0, order) === bond);
const isCarbonyl: GroupTest = ({ carbonyl, graph }, atom) =>
  carbonyl[atom] === 1 && graph.aromatic[atom] === 0;
const hydroxyl: GroupTest = ({ graph }, atom) =>
  is(graph, atom, 8) && (graph.hydrogens[atom] ?? 0) > 0;
const inRingOf = (graph: MoleculeGraph, atom: number, length: number) =>
  graph.rings.some((ring) => ring.length === length && ring.includes(atom));
const halogens = new Set([9, 17, 35, 53]);

/** Functional groups and toxicophores, each counted at its central atom. */
const groups: Readonly<Record<string, GroupTest>> = {
  acid: (f, a) =>
    isCarbonyl(f, a) && someNeighbor(f.graph, a, (o, bond) => bond === 1 && hydroxyl(f, o)),
  ester: (f, a) =>
    isCarbonyl(f, a) &&
    someNeighbor(f.graph, a, (o, bond) => bond === 1 && is(f.graph, o, 8) && f.degree[o] === 2),
  lactone: (f, a) => groups.ester?.(f, a) === true && (f.graph.ringCount[a] ?? 0) > 0,
  amide: (f, a) =>
    isCarbonyl(f, a) && count(f, a, singleNitrogen) === 1 && !has(f, a, singleOxygen),
  primaryAmide: (f, a) =>
    isCarbonyl(f, a) &&
    someNeighbor(f.graph, a, (o) => is(f.graph, o, 7) && f.graph.hydrogens[o] === 2),
  lactam: (f, a) => groups.amide?.(f, a) === true && (f.graph.ringCount[a] ?? 0) > 0,
  urea: (f, a) => isCarbonyl(f, a) && count(f, a, singleNitrogen) === 2,
  carbamate: (f, a) => isCarbonyl(f, a) && has(f, a, singleNitrogen) && has(f, a, singleOxygen),
  imide: (f, a) => is(f.graph, a, 7) && countNeighbors(f.graph, a, (o) => isCarbonyl(f, o)) > 1,
  ketone: (f, a) =>
    has(f, a, doubleOxygen) && f.heteroNeighbors[a] === 1 && f.degree[a] === 3 && is(f.graph, a, 6),
  aldehyde: (f, a) =>
    has(f, a, doubleOxygen) &&
    is(f.graph, a, 6) &&
    f.degree[a] === 2 &&
    f.graph.hydrogens[a] === 1 &&
    f.heteroNeighbors[a] === 1,
  acylHalide: (f, a) =>
    isCarbonyl(f, a) && someNeighbor(f.graph, a, (o) => halogens.has(f.graph.element[o] ?? 0)),
  thiocarbonyl: (f, a) => is(f.graph, a, 6) && has(f, a, doubleSulfur),
  michaelAcceptor: (f, a) =>
    is(f.graph, a, 6) &&
    has(f, a, doubleCarbon) &&
    f.graph.aromatic[a] === 0 &&
    someNeighbor(
      f.graph,
      a,
      (o, bond) =>
        bond === 1 && (isCarbonyl(f, o) || f.oxoAcidCenter[o] === 1 || f.tripleBonds[o] === 1),
    ),
  quinone: (f, a) =>
    isCarbonyl(f, a) &&
    inRingOf(f.graph, a, 6) &&
    f.heteroNeighbors[a] === 1 &&
    countNeighbors(f.graph, a, (o) => f.hybridization[o] === 2) > 2,
  primaryAmine: (f, a) => amine(f, a, 2) && !arylAttached(f, a),
  secondaryAmine: (f, a) => amine(f, a, 1) && !arylAttached(f, a),
  tertiaryAmine: (f, a) => amine(f, a, 0) && !arylAttached(f, a),
  primaryArylAmine: (f, a) => amine(f, a, 2) && arylAttached(f, a),
  secondaryArylAmine: (f, a) => amine(f, a, 1) && arylAttached(f, a),
  tertiaryArylAmine: (f, a) => amine(f, a, 0) && arylAttached(f, a),
  quaternaryAmmonium: (f, a) => is(f.graph, a, 7) && f.graph.charge[a] === 1 && f.degree[a] === 4,
  pyridinium: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.charge[a] === 1 &&
    f.graph.aromatic[a] === 1 &&
    !someNeighbor(f.graph, a, (o) => f.graph.charge[o] === -1),
  nOxide: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.charge[a] === 1 &&
    count(f, a, singleOxygen) === 1 &&
    f.doubleBonds[a] === 0,
  guanidine: (f, a) =>
    is(f.graph, a, 6) && has(f, a, doubleNitrogen) && count(f, a, singleNitrogen) > 1,
  amidine: (f, a) =>
    is(f.graph, a, 6) && has(f, a, doubleNitrogen) && count(f, a, singleNitrogen) === 1,
  imine: (f, a) =>
    is(f.graph, a, 6) && has(f, a, doubleNitrogen) && count(f, a, singleNitrogen) === 0,
  nitrile: (f, a) => is(f.graph, a, 6) && has(f, a, tripleNitrogen),
  alkyne: (f, a) => is(f.graph, a, 6) && has(f, a, tripleCarbon),
  terminalAlkyne: (f, a) => has(f, a, tripleCarbon) && (f.graph.hydrogens[a] ?? 0) > 0,
  isocyanate: (f, a) =>
    is(f.graph, a, 6) &&
    has(f, a, doubleNitrogen) &&
    (has(f, a, doubleOxygen) || has(f, a, doubleSulfur)),
  nitroAryl: (f, a) => nitro(f, a) && someNeighbor(f.graph, a, (o) => f.graph.aromatic[o] === 1),
  nitroAlkyl: (f, a) => nitro(f, a) && !someNeighbor(f.graph, a, (o) => f.graph.aromatic[o] === 1),
  nitrosamine: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.charge[a] === 0 &&
    has(f, a, doubleOxygen) &&
    has(f, a, singleNitrogen),
  nitroso: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.charge[a] === 0 &&
    has(f, a, doubleOxygen) &&
    !has(f, a, singleNitrogen),
  azo: (f, a) => is(f.graph, a, 7) && f.graph.charge[a] === 0 && has(f, a, doubleNitrogen),
  azideOrDiazo: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.charge[a] === 1 &&
    count(f, a, doubleNitrogen) + count(f, a, tripleNitrogen) > 0,
  hydrazine: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.aromatic[a] === 0 &&
    someNeighbor(
      f.graph,
      a,
      (o, bond) => bond === 1 && is(f.graph, o, 7) && f.graph.charge[o] === 0,
    ),
  hydroxylamine: (f, a) => is(f.graph, a, 7) && f.graph.charge[a] === 0 && has(f, a, singleOxygen),
  phenol: (f, a) => hydroxyl(f, a) && arylAttached(f, a),
  alcohol: (f, a) =>
    hydroxyl(f, a) &&
    someNeighbor(f.graph, a, (o) => is(f.graph, o, 6) && f.hybridization[o] === 3),
  catechol: (f, a) =>
    hydroxyl(f, a) &&
    someNeighbor(
      f.graph,
      a,
      (c) =>
        f.graph.aromatic[c] === 1 &&
        someNeighbor(
          f.graph,
          c,
          (d) =>
            f.graph.aromatic[d] === 1 &&
            someNeighbor(f.graph, d, (o, bond) => bond === 1 && hydroxyl(f, o)),
        ),
    ),
  ether: (f, a) =>
    is(f.graph, a, 8) &&
    f.graph.aromatic[a] === 0 &&
    f.degree[a] === 2 &&
    !someNeighbor(f.graph, a, (o) => isCarbonyl(f, o)),
  methoxy: (f, a) =>
    is(f.graph, a, 8) &&
    f.degree[a] === 2 &&
    someNeighbor(f.graph, a, (o) => f.graph.hydrogens[o] === 3),
  acetal: (f, a) => is(f.graph, a, 6) && f.hybridization[a] === 3 && count(f, a, singleOxygen) > 1,
  peroxide: (f, a) => is(f.graph, a, 8) && has(f, a, singleOxygen),
  epoxide: (f, a) => is(f.graph, a, 8) && inRingOf(f.graph, a, 3),
  aziridine: (f, a) => is(f.graph, a, 7) && inRingOf(f.graph, a, 3),
  betaLactam: (f, a) =>
    is(f.graph, a, 7) &&
    inRingOf(f.graph, a, 4) &&
    someNeighbor(f.graph, a, (o) => isCarbonyl(f, o)),
  alkylFluoride: (f, a) =>
    is(f.graph, a, 6) &&
    f.hybridization[a] === 3 &&
    count(f, a, singleFluorine) > 0 &&
    count(f, a, singleFluorine) < 3,
  trifluoromethyl: (f, a) => is(f.graph, a, 6) && count(f, a, singleFluorine) === 3,
  alkylHalide: (f, a) =>
    halogens.has(f.graph.element[a] ?? 0) &&
    !is(f.graph, a, 9) &&
    someNeighbor(f.graph, a, (o) => is(f.graph, o, 6) && f.hybridization[o] === 3),
  primaryAlkylHalide: (f, a) =>
    groups.alkylHalide?.(f, a) === true &&
    someNeighbor(f.graph, a, (o) => f.graph.hydrogens[o] === 2),
  arylHalide: (f, a) => halogens.has(f.graph.element[a] ?? 0) && arylAttached(f, a),
  thiol: (f, a) => is(f.graph, a, 16) && (f.graph.hydrogens[a] ?? 0) > 0,
  thioether: (f, a) =>
    is(f.graph, a, 16) && f.graph.aromatic[a] === 0 && f.degree[a] === 2 && f.doubleBonds[a] === 0,
  disulfide: (f, a) => is(f.graph, a, 16) && has(f, a, singleSulfur),
  sulfoxide: (f, a) => is(f.graph, a, 16) && count(f, a, doubleOxygen) === 1 && f.degree[a] === 3,
  sulfone: (f, a) =>
    is(f.graph, a, 16) &&
    count(f, a, doubleOxygen) === 2 &&
    !has(f, a, singleNitrogen) &&
    !has(f, a, singleOxygen),
  sulfonamide: (f, a) =>
    is(f.graph, a, 16) && count(f, a, doubleOxygen) === 2 && has(f, a, singleNitrogen),
  sulfonate: (f, a) =>
    is(f.graph, a, 16) && count(f, a, doubleOxygen) === 2 && has(f, a, singleOxygen),
  phosphorusOxo: (f, a) => is(f.graph, a, 15) && f.oxoAcidCenter[a] === 1,
  boron: (f, a) => is(f.graph, a, 5),
  silicon: (f, a) => is(f.graph, a, 14),
  thiophene: (f, a) => is(f.graph, a, 16) && f.graph.aromatic[a] === 1,
  furan: (f, a) => is(f.graph, a, 8) && f.graph.aromatic[a] === 1,
  aromaticNh: (f, a) =>
    is(f.graph, a, 7) && f.graph.aromatic[a] === 1 && (f.graph.hydrogens[a] ?? 0) > 0,
  aromaticN: (f, a) =>
    is(f.graph, a, 7) &&
    f.graph.aromatic[a] === 1 &&
    f.degree[a] === 2 &&
    f.graph.hydrogens[a] === 0,
  fusedAromatic: (f, a) => countNeighbors(f.graph, a, (_, bond) => bond === AROMATIC) > 2,
  conjugatedAlkene: (f, a) =>
    is(f.graph, a, 6) &&
    f.graph.aromatic[a] === 0 &&
    has(f, a, doubleCarbon) &&
    someNeighbor(f.graph, a, (o, bond) => bond === 1 && f.hybridization[o] === 2),
  isolatedAlkene: (f, a) =>
    is(f.graph, a, 6) && f.graph.aromatic[a] === 0 && has(f, a, doubleCarbon),
  gemDimethyl: (f, a) =>
    is(f.graph, a, 6) &&
    f.degree[a] === 4 &&
    countNeighbors(f.graph, a, (o) => f.graph.hydrogens[o] === 3) > 1,
  methylene: (f, a) =>
    is(f.graph, a, 6) &&
    f.graph.hydrogens[a] === 2 &&
    f.degree[a] === 2 &&
    (f.graph.ringCount[a] ?? 0) === 0 &&
    f.heteroNeighbors[a] === 0,
  benzylic: (f, a) =>
    is(f.graph, a, 6) &&
    f.hybridization[a] === 3 &&
    (f.graph.hydrogens[a] ?? 0) > 0 &&
    arylAttached(f, a),
  nMethyl: (f, a) => is(f.graph, a, 6) && f.graph.hydrogens[a] === 3 && has(f, a, singleNitrogen),
  spiro: (f, a) =>
    is(f.graph, a, 6) && f.degree[a] === 4 && f.graph.ringCount[a] === 2 && ringBonds(f, a) === 4,
  bridgehead: (f, a) => f.hybridization[a] === 3 && ringBonds(f, a) === 3,
};

const entries = Object.entries(groups).map(([name, test]) => [`group:${name}`, test] as const);

/** Counts every functional group of the table. */
export function putGroups(facts: AtomFacts, put: Put): void {
  for (const [name, test] of entries) {
    let total = 0;
    for (let atom = 0; atom < facts.graph.size; atom += 1) if (test(facts, atom)) total += 1;
    put(name, total);
  }
}

function amine(facts: AtomFacts, atom: number, hydrogens: number): boolean {
  const { graph } = facts;
  if (!is(graph, atom, 7) || graph.charge[atom] !== 0 || graph.aromatic[atom] === 1) return false;
  if (graph.hydrogens[atom] !== hydrogens || facts.degree[atom] !== 3 - hydrogens) return false;
  return !someNeighbor(
    graph,
    atom,
    (o) =>
      !is(graph, o, 6) ||
      facts.carbonyl[o] === 1 ||
      (graph.aromatic[o] === 0 && facts.hybridization[o] !== 3),
  );
}

function nitro({ graph }: AtomFacts, atom: number): boolean {
  return (
    is(graph, atom, 7) &&
    countNeighbors(
      graph,
      atom,
      (o) => is(graph, o, 8) && (graph.start[o + 1] ?? 0) - (graph.start[o] ?? 0) === 1,
    ) > 1
  );
}

function arylAttached({ graph }: AtomFacts, atom: number): boolean {
  return someNeighbor(graph, atom, (o, bond) => bond === 1 && graph.aromatic[o] === 1);
}

function ringBonds({ graph }: AtomFacts, atom: number): number {
  let bonds = 0;
  for (let slot = graph.start[atom] ?? 0; slot < (graph.start[atom + 1] ?? 0); slot += 1)
    bonds += graph.ringBond[slot] ?? 0;
  return bonds;
}
