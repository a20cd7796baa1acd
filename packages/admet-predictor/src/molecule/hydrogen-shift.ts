import { at, atByte } from './at.js';
import type { Atom } from './graph.js';
import { isHolder, type MobileRegion, SITE } from './mobile-region.js';

export interface ShiftRules {
  readonly mayLeave: (holder: Atom) => boolean;
  readonly mayJoin: (a: Atom, b: Atom) => boolean;
}

/** Maximum steps of a path search, which could take long in cages of rings. */
const MAX_STEPS = 400;

/**
 * Moves a hydrogen to `target`, which has a double bond, from an atom at the end of a path of alternating bonds. Changes
 * the region's partners and the atoms' hydrogens. Returns whether there was such a path.
 */
export function bringHydrogen(target: Atom, region: MobileRegion, rules: ShiftRules): boolean {
  const { partners, atoms, roles } = region;
  const other = at(partners, target.index);
  if (other < 0 || atByte(roles, other) === 0) return false;
  const center = at(atoms, other);
  const search = { region, rules, count: { steps: 0 } };
  if (!extend(center, new Set([target, center]), search)) return false;
  partners[target.index] = -1;
  target.hydrogens += 1;
  return true;
}

interface Search {
  readonly region: MobileRegion;
  readonly rules: ShiftRules;
  readonly count: { steps: number };
}

function extend(atom: Atom, path: Set<Atom>, search: Search): boolean {
  const { region, rules, count } = search;
  const { roles, partners, atoms } = region;
  for (const { to } of atom.bonds) {
    if (path.has(to) || roles[to.index] === 0 || !rules.mayJoin(atom, to)) continue;
    count.steps += 1;
    if (count.steps > MAX_STEPS) return false;
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
 * Moves two hydrogens: one to `target`, which has a double bond, and one to a site at the end of a path from there, from
 * two atoms that another path joins. Changes the region as {@link bringHydrogen} does. Returns whether it could.
 */
export function bringTwo(target: Atom, region: MobileRegion, rules: ShiftRules): boolean {
  const { partners, atoms, sites } = region;
  const other = at(partners, target.index);
  if (other < 0) return false;
  const center = at(atoms, other);
  const count = { steps: 0 };
  const freed = new Set([target, center]);
  const start = partners.slice();
  const second = release(center, freed, { region, rules, count });
  if (second)
    for (const holder of sites) {
      if (!isHolder(holder, region) || freed.has(holder) || !rules.mayLeave(holder)) continue;
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

function release(atom: Atom, path: Set<Atom>, search: Search): Atom | null {
  const { region, rules, count } = search;
  const { roles, partners, atoms } = region;
  if (atByte(roles, atom.index) === SITE) return atom;
  for (const { to } of atom.bonds) {
    const beyond = at(partners, to.index);
    if (path.has(to) || beyond < 0 || roles[to.index] === 0 || !rules.mayJoin(atom, to)) continue;
    count.steps += 1;
    if (count.steps > MAX_STEPS) return null;
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

export function join(partners: Int32Array, a: Atom, b: Atom): void {
  partners[a.index] = b.index;
  partners[b.index] = a.index;
}
