import { at, atByte } from './at.js';
import type { Draft } from './charge-forms.js';
import type { Atom } from './graph.js';

export const SITE = 1;
export const CENTER = 2;

export interface MobileRegion {
  readonly roles: Uint8Array;
  /** The atom at the other end of an atom's one double bond; -1 where there is none, -2 for atoms that take no part. */
  readonly partners: Int32Array;
  readonly sites: readonly Atom[];
  readonly atoms: readonly Atom[];
}

const FIXED = -2;
const mobileElements = new Set([6, 7, 8, 16, 34]);

/**
 * Finds the systems of mobile hydrogens. A site is an N, O, S or Se with a hydrogen or a double bond next to a center; a
 * center is a C or N with a double bond next to a site; and any C, N, O, S with a hydrogen or a double bond next to a
 * center is a site in turn. Atoms with a charge or a triple bond, cumulenes and double bonds to S and P take no part.
 */
export function findMobileRegion(draft: Draft): MobileRegion {
  const { atoms } = draft.graph;
  const partners = getPartners(draft);
  const roles = new Uint8Array(atoms.length);
  const isFree = (atom: Atom) => at(partners, atom.index) !== FIXED;
  const isDouble = (atom: Atom) => at(partners, atom.index) >= 0;
  const hasUnit = (atom: Atom) => isFree(atom) && (isDouble(atom) || atom.hydrogens > 0);
  const canBeCenter = (atom: Atom) =>
    (atom.element === 6 || atom.element === 7) && isDouble(atom) && atom.bonds.length > 1;
  const queue: Atom[] = [];
  const mark = (atom: Atom, role: number) => {
    const known = atByte(roles, atom.index);
    if ((known & role) !== 0) return;
    roles[atom.index] = known | role;
    queue.push(atom);
  };
  for (const atom of atoms)
    if (atom.element !== 6 && hasUnit(atom) && atom.bonds.some(({ to }) => canBeCenter(to)))
      mark(atom, SITE);
  for (const atom of queue) {
    const role = atByte(roles, atom.index);
    if (role & SITE) {
      for (const { to } of atom.bonds) if (canBeCenter(to)) mark(to, CENTER);
      if (bearsMobileHydrogen(atom, isFree)) mark(atom, CENTER);
    }
    if (atByte(roles, atom.index) & CENTER)
      for (const { to } of atom.bonds) if (hasUnit(to)) mark(to, SITE);
  }
  const sites = atoms.filter(({ index }) => atByte(roles, index) & SITE);
  return { roles, partners, sites, atoms };
}

export function isHolder(atom: Atom, { roles, partners }: MobileRegion): boolean {
  return atByte(roles, atom.index) !== 0 && at(partners, atom.index) === -1 && atom.hydrogens > 0;
}

export function getPartner({ index }: Atom, { partners, atoms }: MobileRegion): Atom | undefined {
  const partner = at(partners, index);
  return partner < 0 ? undefined : at(atoms, partner);
}

export function isSite({ index }: Atom, { roles }: MobileRegion): boolean {
  return (atByte(roles, index) & SITE) !== 0;
}

export function isFixed({ index }: Atom, { partners }: MobileRegion): boolean {
  return at(partners, index) === FIXED;
}

function bearsMobileHydrogen(atom: Atom, isFree: (atom: Atom) => boolean): boolean {
  return (
    atom.element === 6 &&
    atom.hydrogens > 0 &&
    atom.bonds.some(({ to }) => to.element !== 6 && to.hydrogens > 0 && isFree(to))
  );
}

function getPartners({ graph, orders }: Draft): Int32Array {
  const partners = new Int32Array(graph.size).fill(-1);
  const fix = (atom: Atom) => {
    partners[atom.index] = FIXED;
  };
  for (const atom of graph.atoms) if (!takesPart(atom)) fix(atom);
  graph.bonds.forEach(({ a, b }, place) => {
    const order = atByte(orders, place);
    if (order === 1) return;
    const first = at(graph.atoms, a);
    const second = at(graph.atoms, b);
    const isFirst = at(partners, a) === -1;
    const isSecond = at(partners, b) === -1;
    if (order === 2 && isFirst && isSecond) {
      partners[a] = b;
      partners[b] = a;
      return;
    }
    for (const end of [first, second]) {
      const other = at(partners, end.index);
      if (other >= 0) partners[other] = FIXED;
      fix(end);
    }
  });
  return partners;
}

function takesPart({ element, charge, bonds }: Atom): boolean {
  if (charge !== 0 || !mobileElements.has(element)) return false;
  return (element !== 16 && element !== 34) || bonds.length < 2;
}
