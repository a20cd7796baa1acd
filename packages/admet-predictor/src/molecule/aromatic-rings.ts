import { at, atByte, atInt } from './at.js';
import type { Atom, MoleculeGraph, Ring } from './graph.js';
import { bringHydrogen, bringTwo, type ShiftRules } from './hydrogen-shift.js';
import { CENTER, isHolder, isSite, type MobileRegion, SITE } from './mobile-region.js';

export interface SettledRings {
  readonly aromatic: readonly Ring[];
  readonly ketonic: readonly Ring[];
  /** Whether a double bond may be placed here: not where it would lead out of a benzene ring. */
  readonly mayJoin: ShiftRules['mayJoin'];
}

/**
 * Moves hydrogens off the carbons of each ring of five or six atoms, and double bonds into each ring of six carbons,
 * where that makes the ring aromatic.
 */
export function settleRings(
  graph: MoleculeGraph,
  region: MobileRegion,
  ranks: Int32Array,
): SettledRings {
  const rings = graph.rings
    .filter((ring) => isConjugable(ring, region))
    .map((ring) => ({ ring, outside: heteroNeighbors(ring), rank: findRank(ring, ranks) }))
    .sort((a, b) => a.outside - b.outside || a.rank - b.rank)
    .map(({ ring }) => ring);
  const aromatic: Ring[] = [];
  const ketonic = rings.filter(
    (ring) => ring.length === 5 && ring.some((atom) => bearsOxygen(atom, region)),
  );
  const mayJoin = (a: Atom, b: Atom) => !leavesRing(a, b, aromatic);
  for (const ring of rings) {
    if (ketonic.includes(ring)) continue;
    if (sextetLacks(ring, region) === 0) {
      aromatic.push(ring);
      continue;
    }
    const before = snapshot(region);
    const added = enlarge(ring, region);
    if (makeAromatic(ring, region, aromatic)) {
      aromatic.push(ring);
      continue;
    }
    restore(region, before);
    for (const { index } of added) region.roles[index] = 0;
  }
  return { aromatic, ketonic, mayJoin };
}

function heteroNeighbors(ring: Ring): number {
  return ring.reduce((count, atom) => count + atom.heteroNeighbors, 0);
}

function findRank(ring: Ring, ranks: Int32Array): number {
  return ring.reduce((sum, { index }) => (sum + atInt(ranks, index)) | 0, 0);
}

function isConjugable(ring: Ring, { roles, partners }: MobileRegion): boolean {
  if (ring.length !== 5 && ring.length !== 6) return false;
  const fresh = ring.filter(({ index }) => roles[index] === 0 && at(partners, index) === -1);
  if (isBenzene(ring)) return fresh.length < 2 && ring.every((atom) => isOpen(atom, partners));
  if (ring.every(({ element }) => element === 6)) return false;
  return ring.every(({ index, element, bonds, doubleBonds, charge }) => {
    if (atByte(roles, index) !== 0 || at(partners, index) >= 0) return true;
    if (charge > 0) return doubleBonds === 1;
    return element === 7 ? bonds.length === 3 : element !== 6 && bonds.length === 2;
  });
}

export function bearsOxygen({ bonds }: Atom, region: MobileRegion): boolean {
  return bonds.some(
    ({ to, cyclic }) => !cyclic && to.element !== 6 && to.element !== 7 && isSite(to, region),
  );
}

function isOpen({ index, hydrogens }: Atom, partners: Int32Array): boolean {
  return at(partners, index) >= 0 || (at(partners, index) === -1 && hydrogens > 0);
}

function isBenzene(ring: Ring): boolean {
  return ring.length === 6 && ring.every(({ element }) => element === 6);
}

/** Adds the saturated carbons of a future benzene ring to the region. */
function enlarge(ring: Ring, { roles, partners }: MobileRegion): readonly Atom[] {
  if (!isBenzene(ring)) return [];
  const added = ring.filter(({ index }) => roles[index] === 0 && at(partners, index) === -1);
  for (const { index } of added) roles[index] = SITE | CENTER;
  return added;
}

function makeAromatic(ring: Ring, region: MobileRegion, aromatic: readonly Ring[]): boolean {
  const chosen = [ring, ...aromatic];
  const targets = region.sites
    .filter((site) => site.element !== 6 || !chosen.some((other) => other.includes(site)))
    .sort((a, b) => Number(a.element === 6) - Number(b.element === 6));
  const lacks = (other: Ring) => sextetLacks(other, region);
  const inside = new Set(ring);
  const holders = () =>
    region.sites
      .filter((site) => isHolder(site, region))
      .sort((a, b) => reluctance(a) - reluctance(b));
  const reluctance = (atom: Atom) => (inside.has(atom) ? 0 : 20) - atom.element;
  const improve = (bring: typeof bringHydrogen, mayLeave: (atom: Atom) => boolean): boolean => {
    const before = lacks(ring);
    return targets.some((site) => {
      const start = snapshot(region);
      if (!bring(site, region, { mayLeave, mayJoin: () => true })) return false;
      if (lacks(ring) < before && aromatic.every((other) => lacks(other) === 0)) return true;
      restore(region, start);
      return false;
    });
  };
  while (lacks(ring) > 0)
    if (
      !holders().some((holder) => improve(bringHydrogen, (atom) => atom === holder)) &&
      !improve(bringOneOrTwo, () => true)
    )
      return false;
  return true;
}

function bringOneOrTwo(target: Atom, region: MobileRegion, rules: ShiftRules): boolean {
  return bringHydrogen(target, region, rules) || bringTwo(target, region, rules);
}

/**
 * How far a ring is from six electrons: two for each carbon with all bonds single, one for each double bond to a carbon
 * outside, and the difference between its lone pairs and the double bonds that lead out of it and into no other ring; a
 * ring of five needs one more lone pair.
 */
function sextetLacks(ring: Ring, { partners, atoms }: MobileRegion): number {
  let pairs = ring.length - 6;
  let faults = 0;
  for (const atom of ring) {
    const partner = at(partners, atom.index);
    if (partner >= 0) {
      const other = at(atoms, partner);
      if (!atom.rings.some((atomRing) => other.rings.includes(atomRing))) {
        pairs -= 1;
        if (other.element === 6) faults += 1;
      }
    } else if (partner === -1 && atom.element === 6) faults += 2;
    else if (atom.charge === 0 || atom.doubleBonds === 0) pairs += 1;
  }
  return faults + Math.abs(pairs);
}

/** Whether an acyclic bond leads out of a benzene ring, or out of another aromatic ring to a carbon. */
function leavesRing(a: Atom, b: Atom, aromatic: readonly Ring[]): boolean {
  const leaves = (from: Atom, to: Atom) =>
    from.rings.some((ring) => aromatic.includes(ring) && (to.element === 6 || isBenzene(ring)));
  return (leaves(a, b) || leaves(b, a)) && !a.rings.some((ring) => b.rings.includes(ring));
}

interface Snapshot {
  readonly partners: Int32Array;
  readonly hydrogens: readonly number[];
}

function snapshot({ atoms, partners }: MobileRegion): Snapshot {
  return { partners: partners.slice(), hydrogens: atoms.map(({ hydrogens }) => hydrogens) };
}

function restore({ atoms, partners }: MobileRegion, snapshot: Snapshot): void {
  partners.set(snapshot.partners);
  for (const atom of atoms) atom.hydrogens = at(snapshot.hydrogens, atom.index);
}
