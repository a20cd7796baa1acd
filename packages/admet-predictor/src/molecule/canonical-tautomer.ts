import { settleRings } from './aromatic-rings.js';
import { at } from './at.js';
import type { Draft } from './charge-forms.js';
import type { Atom } from './graph.js';
import { restoreOxime, transposeCarbonyl } from './group-moves.js';
import { bringHydrogen } from './hydrogen-shift.js';
import {
  findMobileRegion,
  getPartner,
  isFixed,
  isHolder,
  isSite,
  type MobileRegion,
} from './mobile-region.js';
import { orderSites, skeletonRanks } from './site-order.js';

const MAX_ROUNDS = 4;

/**
 * Moves mobile hydrogens and double bonds, in place, to one form for all tautomers: rings are made aromatic where
 * hydrogens allow it, then each site, in order, takes a hydrogen if a later site can give one.
 */
export function canonicalizeTautomer(draft: Draft): void {
  const ranks = skeletonRanks(draft.graph);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const region = findMobileRegion(draft);
    if (!region.sites.some((site) => isHolder(site, region))) return;
    const before = region.partners.slice();
    settle(draft, region, ranks);
    if (before.every((partner, i) => partner === region.partners[i])) return;
    writeOrders(draft, region);
  }
}

function settle({ graph }: Draft, region: MobileRegion, ranks: Int32Array): void {
  const rings = settleRings(graph, region, ranks);
  const sites = orderSites(region, rings, ranks);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const taken = new Set<Atom>();
    let changed = false;
    const mayLeave = (holder: Atom) => !taken.has(holder);
    const rules = { mayLeave, mayJoin: rings.mayJoin };
    let left = sites.filter((site) => isHolder(site, region)).length;
    for (const site of sites) {
      // No hydrogen is left for later sites.
      if (left === 0) break;
      if (getPartner(site, region) && !wouldBeAllylic(site, region))
        changed =
          bringHydrogen(site, region, rules) ||
          transposeCarbonyl(site, region, mayLeave) ||
          changed;
      if (getPartner(site, region)) continue;
      taken.add(site);
      if (isHolder(site, region)) left -= 1;
    }
    if (!changed && !restoreOxime(region)) return;
  }
}

function wouldBeAllylic(site: Atom, region: MobileRegion): boolean {
  const partner = getPartner(site, region);
  const bearsSite = (atom: Atom) =>
    atom.bonds.some(({ to }) => to.element !== 6 && isSite(to, region));
  return site.element === 6 && partner?.element === 6 && bearsSite(site) && !bearsSite(partner);
}

function writeOrders({ graph, orders }: Draft, region: MobileRegion): void {
  graph.bonds.forEach(({ a, b }, place) => {
    const [first, second] = [at(graph.atoms, a), at(graph.atoms, b)];
    if (isFixed(first, region) || isFixed(second, region)) return;
    orders[place] = getPartner(first, region) === second ? 2 : 1;
  });
}
