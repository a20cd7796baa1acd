import { at } from './at.js';
import { settleRings } from './aromatic-rings.js';
import type { Draft } from './draft.js';
import type { Atom } from './graph.js';
import { bringHydrogen, restoreOxime, transposeCarbonyl } from './hydrogen-shift.js';
import { findMobileRegion, type MobileRegion, SITE } from './mobile-region.js';
import { orderSites } from './site-order.js';
import { skeletonRanks } from './skeleton-rank.js';

const MOST_ROUNDS = 4;

/**
 * Moves mobile hydrogens and double bonds, in place, to one form for all tautomers: rings are made aromatic where
 * hydrogens allow it, then each site in its order takes a hydrogen, if one that comes later in the order can give it.
 */
export function canonicalizeTautomer(draft: Draft): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const region = findMobileRegion(draft);
    if (region.sites.length < 2) return;
    const before = region.partners.slice();
    settle(draft, region);
    if (before.every((partner, i) => partner === region.partners[i])) return;
    writeOrders(draft, region);
  }
}

function settle({ graph }: Draft, region: MobileRegion): void {
  const ranks = skeletonRanks(graph);
  const rings = settleRings(graph, region, ranks);
  const { sites, kindOf } = orderSites(region, rings, ranks);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const taken = new Set<Atom>();
    let changed = false;
    for (const atom of sites) {
      const isHolder = at(region.partners, atom.index) === -1;
      const mayLeave = (holder: Atom) =>
        !taken.has(holder);
      const rules = { mayLeave, mayJoin: rings.mayJoin };
      if (
        !isHolder &&
        !wouldBeAllylic(atom, region) &&
        (bringHydrogen(atom, region, rules) || transposeCarbonyl(atom, region, (carbon) => !taken.has(carbon)))
      )
        changed = true;
      if (at(region.partners, atom.index) === -1) taken.add(atom);
    }
    if (!changed && !restoreOxime(region)) return;
  }
}

/** Whether a carbon is the enol's or enamine's own, which keeps its double bond: a hydrogen there would make an alcohol. */
function wouldBeAllylic(site: Atom, { partners, atoms, roles }: MobileRegion): boolean {
  const partner = at(partners, site.index);
  const other = partner < 0 ? undefined : at(atoms, partner);
  const bearsSite = (atom: Atom) =>
    atom.bonds.some(({ to }) => to.element !== 6 && at(roles, to.index) & SITE);
  return site.element === 6 && other?.element === 6 && bearsSite(site) && !bearsSite(other);
}

function writeOrders({ graph, orders }: Draft, { partners }: MobileRegion): void {
  graph.bonds.forEach(({ a, b }, place) => {
    if (at(partners, a) === -2 || at(partners, b) === -2) return;
    orders[place] = at(partners, a) === b ? 2 : 1;
  });
}
