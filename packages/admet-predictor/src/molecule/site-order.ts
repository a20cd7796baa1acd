import { bearsOxygen, type SettledRings } from './aromatic-rings.js';
import { atByte, atFloat, atInt, mix } from './at.js';
import type { Atom, Bond, MoleculeGraph } from './graph.js';
import { CENTER, isHolder, isSite, type MobileRegion } from './mobile-region.js';

/**
 * Orders the sites by where a hydrogen belongs, by rules of ours: carbon outside aromatic rings before nitrogen, nitrogen
 * before sulfur, sulfur before oxygen, carbon in aromatic rings last; hydrazones before azo, oximes before nitroso
 * compounds, amino groups before imines of heteroaromatic rings, enaminones before β-iminoketones, enones with their
 * double bonds together. Ties go by `ranks`. Carbons that come last and have no hydrogen to give are left out.
 */
export function orderSites(
  region: MobileRegion,
  { aromatic, ketonic }: Pick<SettledRings, 'aromatic' | 'ketonic'>,
  ranks: Int32Array,
): readonly Atom[] {
  const inRing = new Set([...aromatic, ...ketonic].flat());
  const inSix = new Set(aromatic.filter(({ length }) => length === 6).flat());
  const isKetonic = new Set(ketonic.flat());
  const weights = new Float64Array(region.atoms.length);
  for (const site of region.sites)
    weights[site.index] = getWeight(site, { region, inRing, inSix, isKetonic });
  return region.sites
    .filter(
      (site) => site.element !== 6 || atFloat(weights, site.index) > 0 || isHolder(site, region),
    )
    .sort(
      ({ index: a }, { index: b }) =>
        atFloat(weights, b) - atFloat(weights, a) || atInt(ranks, a) - atInt(ranks, b),
    );
}

interface Surroundings {
  readonly region: MobileRegion;
  readonly inRing: ReadonlySet<Atom>;
  readonly inSix: ReadonlySet<Atom>;
  readonly isKetonic: ReadonlySet<Atom>;
}

// Preference of a hydrogen for each kind of site. Only the order matters; gaps leave room for ranks within a kind.
const NEXT_TO_NITROGEN = 60;
const CARBON = 50;
const NITROGEN = 45;
const RING_NITROGEN = 40;
const AZO_CARBON = 39;
const SHARED_CARBON = 35;
const AZINE_NITROGEN = 30;
const KETONIC_CARBON = 25;
const SULFUR = 20;
const OXYGEN = 10;
const AROMATIC_CARBON = 0;
const CARBOXYL_CARBON = -10;

function getWeight(site: Atom, where: Surroundings): number {
  if (site.element === 6) return carbonWeight(site, where);
  if (site.element === 7) return nitrogenWeight(site, where);
  if (site.element !== 8) return SULFUR;
  if (site.bonds.some(({ to }) => to.element === 7)) return NEXT_TO_NITROGEN;
  return OXYGEN - Math.max(0, ...site.bonds.map(({ to }) => to.heteroNeighbors));
}

function carbonWeight(site: Atom, { region, inRing, inSix, isKetonic }: Surroundings): number {
  if (inSix.has(site)) return AROMATIC_CARBON;
  if (inRing.has(site) && !isNextToKeto(site, region))
    return isKetonic.has(site) ? KETONIC_CARBON : AROMATIC_CARBON;
  const isMobile = ({ to }: Bond) => to.element !== 6 && isSite(to, region);
  if (site.heteroNeighbors > 1 && site.bonds.some(isMobile)) return CARBOXYL_CARBON;
  if (site.bonds.some(({ to }) => to.element === 7 && to.heteroNeighbors > 0)) return AZO_CARBON;
  const centers = site.bonds.filter(
    ({ to }) => to.element === 6 && atByte(region.roles, to.index) & CENTER,
  ).length;
  return (centers > 1 ? SHARED_CARBON : CARBON) + 4 - site.bonds.length;
}

function isNextToKeto(site: Atom, region: MobileRegion): boolean {
  return site.bonds.some(({ to, cyclic }) => cyclic && bearsOxygen(to, region));
}

function nitrogenWeight(site: Atom, { region, inRing, inSix }: Surroundings): number {
  if (inRing.has(site)) {
    const lactam = isNextToKeto(site, region) ? 2 : 0;
    return AZINE_NITROGEN + lactam + (inSix.has(site) ? 0 : 1);
  }
  if (site.rings.length > 0) return RING_NITROGEN;
  if (site.bonds.some(({ to }) => to.element === 8)) return NITROGEN - 1;
  return site.bonds.length === 1 ? NITROGEN + 1 : NITROGEN;
}

const ROUNDS = 8;

export function skeletonRanks({ size, atoms, bonds }: MoleculeGraph): Int32Array {
  const seeds = atoms.map((atom) => {
    const seed = mix(mix(5, atom.element), atom.bonds.length);
    return mix(mix(seed, atom.charge + 8 + 32 * atom.rings.length), 0);
  });
  let ranks = new Int32Array(seeds);
  let next = new Int32Array(size);
  const sums = new Int32Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0);
    for (const { a, b } of bonds) {
      sums[a] = atInt(sums, a) + mix(round, atInt(ranks, b));
      sums[b] = atInt(sums, b) + mix(round, atInt(ranks, a));
    }
    for (let i = 0; i < size; i += 1) next[i] = mix(atInt(ranks, i), atInt(sums, i));
    [ranks, next] = [next, ranks];
  }
  return ranks;
}
