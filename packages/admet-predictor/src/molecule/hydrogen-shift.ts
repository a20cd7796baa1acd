import { at, atByte } from './at.js';
import type { Atom } from './graph.js';
import { type MobileRegion, SITE } from './mobile-region.js';

/** Which hydrogens may leave their atom, and which double bonds may come. */
export interface ShiftRules {
  readonly mayLeave: (holder: Atom) => boolean;
  readonly mayJoin: (a: Atom, b: Atom) => boolean;
  /** Whether two hydrogens may move for one. */
  readonly twoAtOnce?: boolean;
}

/** Steps after which the search for a path ends, so that no cage of rings takes long. */
const MOST_STEPS = 400;

/**
 * Moves hydrogens so that `target`, which has a double bond, holds one more: from an atom at the end of a path of
 * alternating bonds, or, when there is none and the other end of the double bond is a site, for both ends from two
 * atoms that a path joins. Changes the region's partners and the atoms' hydrogens. Returns whether it could.
 */
export function bringHydrogen(target: Atom, region: MobileRegion, rules: ShiftRules): boolean {
  const { partners, atoms, roles } = region;
  const other = at(partners, target.index);
  if (other < 0) return false;
  const path = new Set([target]);
  const center = at(atoms, other);
  const count = { steps: 0 };
  if (atByte(roles, other) !== 0 && extend(center, path.add(center), { region, rules, count })) {
    partners[target.index] = -1;
    target.hydrogens += 1;
    return true;
  }
  return rules.twoAtOnce === true && bringTwo(target, center, region, rules);
}

interface Search {
  readonly region: MobileRegion;
  readonly rules: ShiftRules;
  readonly count: { steps: number };
}

/** Finds a new partner for an atom, at the cost of a holder's hydrogen. */
function extend(atom: Atom, path: Set<Atom>, search: Search): boolean {
  const { region, rules, count } = search;
  const { roles, partners, atoms } = region;
  for (const { to } of atom.bonds) {
    if (path.has(to) || roles[to.index] === 0 || !rules.mayJoin(atom, to)) continue;
    count.steps += 1;
    if (count.steps > MOST_STEPS) return false;
    const beyond = at(partners, to.index);
    if (beyond === -1) {
      if (to.hydrogens === 0 || !rules.mayLeave(to)) continue;
      to.hydrogens -= 1;
      join(partners, atom, to);
      return true;
    }
    const next = at(atoms, beyond);
    if (path.has(next) || roles[beyond] === 0) continue;
    path.add(to).add(next);
    if (extend(next, path, search)) {
      join(partners, atom, to);
      return true;
    }
    path.delete(to);
    path.delete(next);
  }
  return false;
}

/**
 * Moves a carbonyl or imine group to the next carbon: `target`, a carbon with a double bond to a hetero atom, and that
 * atom take the hydrogens of a carbon beside it and of a hetero atom on this. Returns whether it could.
 */
export function transposeCarbonyl(
  target: Atom,
  { partners, atoms, roles }: MobileRegion,
  mayLeave: ShiftRules['mayLeave'],
): boolean {
  const partner = at(partners, target.index);
  const other = partner < 0 ? undefined : at(atoms, partner);
  if (target.element !== 6 || !other || other.element === 6) return false;
  const isHolder = (atom: Atom) =>
    roles[atom.index] !== 0 && at(partners, atom.index) === -1 && atom.hydrogens > 0;
  for (const { to: carbon } of target.bonds) {
    if (carbon.element !== 6 || !isHolder(carbon) || !mayLeave(carbon)) continue;
    const hetero = carbon.bonds.find(({ to }) => to.element !== 6 && isHolder(to))?.to;
    if (!hetero) continue;
    for (const end of [target, other]) {
      end.hydrogens += 1;
      partners[end.index] = -1;
    }
    carbon.hydrogens -= 1;
    hetero.hydrogens -= 1;
    join(partners, carbon, hetero);
    return true;
  }
  return false;
}

function bringTwo(target: Atom, center: Atom, region: MobileRegion, rules: ShiftRules): boolean {
  const { partners, sites } = region;
  const count = { steps: 0 };
  const freed = new Set([target, center]);
  const start = partners.slice();
  const second = release(center, freed, { region, rules, count });
  if (second)
    for (const holder of sites) {
      if (at(partners, holder.index) !== -1 || holder.hydrogens === 0 || freed.has(holder)) continue;
      if (!rules.mayLeave(holder)) continue;
      if (!extend(holder, new Set([...freed, holder]), { region, rules, count })) continue;
      holder.hydrogens -= 1;
      for (const end of [target, second]) {
        end.hydrogens += 1;
        partners[end.index] = -1;
      }
      return true;
    }
  partners.set(start);
  return false;
}

/** Frees an atom of its double bond by a path to a site that then can take a hydrogen, which is returned. */
function release(atom: Atom, path: Set<Atom>, search: Search): Atom | null {
  const { region, rules, count } = search;
  const { roles, partners, atoms } = region;
  if (atByte(roles, atom.index) === SITE) return atom;
  for (const { to } of atom.bonds) {
    const beyond = at(partners, to.index);
    if (path.has(to) || beyond < 0 || roles[to.index] === 0 || !rules.mayJoin(atom, to)) continue;
    count.steps += 1;
    if (count.steps > MOST_STEPS) return null;
    const next = at(atoms, beyond);
    if (path.has(next)) continue;
    path.add(to).add(next);
    const end = release(next, path, search);
    if (end) {
      join(partners, atom, to);
      return end;
    }
    path.delete(to);
    path.delete(next);
  }
  return atByte(roles, atom.index) & SITE ? atom : null;
}

/**
 * Gives an oxime ether its double bond back, at the cost of an imine elsewhere: amides that lead from one to the other
 * let both hydrogens of an O-alkyl hydroxylamine wander. Returns whether there was one.
 */
export function restoreOxime({ sites, partners, atoms, roles }: MobileRegion): boolean {
  const isHolder = (atom: Atom) =>
    roles[atom.index] !== 0 && at(partners, atom.index) === -1 && atom.hydrogens > 0;
  const isOximeNitrogen = (atom: Atom) =>
    atom.element === 7 && atom.bonds.some(({ to }) => to.element === 8);
  for (const nitrogen of sites) {
    if (!isOximeNitrogen(nitrogen) || !isHolder(nitrogen)) continue;
    const carbon = nitrogen.bonds.find(({ to }) => to.element === 6 && isHolder(to))?.to;
    const imine = sites.find((site) => {
      const partner = at(partners, site.index);
      const other = partner < 0 ? undefined : at(atoms, partner);
      return site.element === 6 && other?.element === 7 && site.heteroNeighbors === 1;
    });
    if (!carbon || !imine) continue;
    for (const end of [imine, at(atoms, at(partners, imine.index))]) {
      end.hydrogens += 1;
      partners[end.index] = -1;
    }
    nitrogen.hydrogens -= 1;
    carbon.hydrogens -= 1;
    join(partners, nitrogen, carbon);
    return true;
  }
  return false;
}

function join(partners: Int32Array, a: Atom, b: Atom): void {
  partners[a.index] = b.index;
  partners[b.index] = a.index;
}
