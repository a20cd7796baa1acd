import { atByte } from './at.js';
import type { Atom, Bond, MoleculeGraph } from './graph.js';

const expandable = new Set([15, 16, 33, 34, 52]);

/**
 * Writes charges that stand for bonds in one form, in place: ylides, oxides and imides of P, S, As, Se and Te with a
 * double bond, azides and diazo compounds as `X=[N+]=[N-]`, aci-nitro groups as nitro groups, and open amidinium ions
 * whose positive nitrogen has no hydrogen as the amidine.
 */
export function unifyCharges(draft: Draft): void {
  for (const atom of draft.graph.atoms) {
    if (atom.charge <= 0) continue;
    if (expandable.has(atom.element)) closeYlide(draft, atom);
    if (atom.element !== 7) continue;
    openDiazo(draft, atom);
    closeAciNitro(draft, atom);
    openAmidinium(draft, atom);
  }
}

function closeYlide(draft: Draft, cation: Atom): void {
  for (const bond of cation.bonds) {
    if (cation.charge <= 0 || bond.to.charge >= 0 || orderIn(draft, bond) > 2) continue;
    step(draft, bond, 1);
    cation.charge -= 1;
    bond.to.charge += 1;
  }
}

function openDiazo(draft: Draft, cation: Atom): void {
  const [terminal] = getBonds(draft, cation, 3);
  const anion = cation.bonds.find(
    ({ to }) => to.charge < 0 && (to.element === 6 || to.element === 7),
  );
  if (!terminal || !anion || terminal.to.element !== 7 || terminal.to.bonds.length > 1) return;
  step(draft, terminal, -1);
  step(draft, anion, 1);
  anion.to.charge += 1;
  terminal.to.charge -= 1;
}

function closeAciNitro(draft: Draft, cation: Atom): void {
  const [double] = getBonds(draft, cation, 2);
  const hydroxyl = cation.bonds.find(({ to }) => to.element === 8 && to.hydrogens > 0);
  const oxide = cation.bonds.some(({ to }) => to.element === 8 && to.charge < 0);
  if (double?.to.element !== 6 || !hydroxyl || !oxide) return;
  moveHydrogen(hydroxyl.to, double.to);
  step(draft, double, -1);
  step(draft, hydroxyl, 1);
}

function openAmidinium(draft: Draft, cation: Atom): void {
  const [double] = getBonds(draft, cation, 2);
  if (!double || double.cyclic || double.to.element !== 6 || cation.hydrogens > 0) return;
  const donor = double.to.bonds.find(
    (bond) =>
      bond !== double && bond.to.element === 7 && bond.to.hydrogens > 0 && bond.to.charge === 0,
  );
  if (!donor || donor.cyclic) return;
  step(draft, double, -1);
  step(draft, donor, 1);
  cation.charge -= 1;
  donor.to.hydrogens -= 1;
}

function step({ orders }: Draft, { place }: Bond, by: number): void {
  orders[place] = (orders[place] ?? 0) + by;
}

function moveHydrogen(from: Atom, to: Atom): void {
  from.hydrogens -= 1;
  to.hydrogens += 1;
}

export interface Draft {
  readonly graph: MoleculeGraph;
  readonly orders: Uint8Array;
}

export function getDraft(graph: MoleculeGraph): Draft {
  return { graph, orders: new Uint8Array(graph.bonds.map(({ order }) => order)) };
}

function orderIn({ orders }: Draft, bond: Bond): number {
  return atByte(orders, bond.place);
}

export function getBonds(draft: Draft, atom: Atom, order: number): readonly Bond[] {
  return atom.bonds.filter((bond) => orderIn(draft, bond) === order);
}
