import type { Atom } from './graph.js';
import { join } from './hydrogen-shift.js';
import { getPartner, isHolder, type MobileRegion } from './mobile-region.js';

/**
 * Moves a carbonyl or imine group to the next carbon: `target`, a carbon with a double bond to a hetero atom, and that
 * atom take the hydrogens of a neighboring carbon and of a hetero atom bound to that carbon. Returns whether it could.
 */
export function transposeCarbonyl(
  target: Atom,
  region: MobileRegion,
  mayLeave: (holder: Atom) => boolean,
): boolean {
  const other = getPartner(target, region);
  if (target.element !== 6 || !other || other.element === 6) return false;
  for (const { to: carbon } of target.bonds) {
    if (carbon.element !== 6 || !isHolder(carbon, region) || !mayLeave(carbon)) continue;
    const hetero = carbon.bonds.find(({ to }) => to.element !== 6 && isHolder(to, region))?.to;
    if (!hetero) continue;
    exchange([target, other], [carbon, hetero], region);
    return true;
  }
  return false;
}

/**
 * Gives an oxime ether its double bond back, at the cost of an imine elsewhere: amides between the two
 * let both hydrogens of an O-alkyl hydroxylamine wander. Returns whether there was one.
 */
export function restoreOxime(region: MobileRegion): boolean {
  const { sites } = region;
  const isOximeNitrogen = (atom: Atom) =>
    atom.element === 7 && atom.bonds.some(({ to }) => to.element === 8);
  for (const nitrogen of sites) {
    if (!isOximeNitrogen(nitrogen) || !isHolder(nitrogen, region)) continue;
    const carbon = nitrogen.bonds.find(({ to }) => to.element === 6 && isHolder(to, region))?.to;
    const imine = sites.find(
      (site) =>
        site.element === 6 && site.heteroNeighbors === 1 && getPartner(site, region)?.element === 7,
    );
    const partner = imine && getPartner(imine, region);
    if (!carbon || !imine || !partner) continue;
    exchange([imine, partner], [nitrogen, carbon], region);
    return true;
  }
  return false;
}

function exchange(
  from: readonly [Atom, Atom],
  to: readonly [Atom, Atom],
  { partners }: MobileRegion,
): void {
  for (const end of from) {
    end.hydrogens += 1;
    partners[end.index] = -1;
  }
  for (const end of to) end.hydrogens -= 1;
  join(partners, ...to);
}
