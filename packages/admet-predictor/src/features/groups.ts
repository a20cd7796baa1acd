import { at } from '../molecule/at.js';
import { type Atom, countNeighbors, someNeighbor } from '../molecule/graph.js';
import type { DescriptorSink } from './facts.js';
import { createSite, isCarbonyl, type Site, visitSite } from './sites.js';

type GroupTest = (site: Site) => boolean;
type Groups = Readonly<Record<string, readonly [element: number, test: GroupTest]>>;

const ANY = 0;
const C = 6;
const N = 7;
const O = 8;
const P = 15;
const S = 16;
const HALOGEN = 9;
const isHalogen = (element: number | undefined) =>
  element === 9 || element === 17 || element === 35 || element === 53;
const near = ({ atom }: Site, test: (other: Atom, order: number) => boolean) =>
  someNeighbor(atom, test);

const ester: GroupTest = (s) =>
  s.carbonyl && near(s, (o, bond) => bond === 1 && o.element === 8 && o.bonds.length === 2);
const amide: GroupTest = (s) => s.carbonyl && s.singleN === 1 && s.singleO === 0;
const alkylHalide: GroupTest = (s) =>
  s.atom.element !== 9 && near(s, (o) => o.element === 6 && o.hybridization === 3);
const nitro: GroupTest = ({ atom }) =>
  countNeighbors(atom, (o) => o.element === 8 && o.bonds.length === 1) > 1;
const amine =
  (hydrogens: number, aryl: boolean): GroupTest =>
  (s) =>
    s.hydrogens === hydrogens &&
    s.charge === 0 &&
    !s.aromatic &&
    s.degree === 3 - hydrogens &&
    s.aryls > 0 === aryl &&
    !near(s, (o) => o.element !== 6 || o.carbonyl || (!o.aromatic && o.hybridization !== 3));
const inRingOf = ({ atom }: Site, length: number) =>
  atom.rings.some((ring) => ring.length === length);

const groups: Groups = {
  acid: [C, (s) => s.carbonyl && s.hydroxyls > 0],
  ester: [C, ester],
  lactone: [C, (s) => s.rings > 0 && ester(s)],
  amide: [C, amide],
  primaryAmide: [C, (s) => s.carbonyl && near(s, (o) => o.element === 7 && o.hydrogens === 2)],
  lactam: [C, (s) => s.rings > 0 && amide(s)],
  urea: [C, (s) => s.carbonyl && s.singleN === 2],
  carbamate: [C, (s) => s.carbonyl && s.singleN > 0 && s.singleO > 0],
  imide: [N, (s) => s.carbonyls > 1],
  ketone: [C, (s) => s.doubleO > 0 && s.hetero === 1 && s.degree === 3],
  aldehyde: [C, (s) => s.doubleO > 0 && s.hetero === 1 && s.degree === 2 && s.hydrogens === 1],
  acylHalide: [C, (s) => s.carbonyl && near(s, (o) => isHalogen(o.element))],
  thiocarbonyl: [C, (s) => s.doubleS > 0],
  michaelAcceptor: [
    C,
    (s) =>
      s.doubleC > 0 &&
      !s.aromatic &&
      near(s, (o, bond) => bond === 1 && (isCarbonyl(o) || o.oxoAcidCenter || o.tripleBonds === 1)),
  ],
  quinone: [
    C,
    (s) =>
      s.carbonyl &&
      s.hetero === 1 &&
      inRingOf(s, 6) &&
      countNeighbors(s.atom, (o) => o.hybridization === 2) > 2,
  ],
  primaryAmine: [N, amine(2, false)],
  secondaryAmine: [N, amine(1, false)],
  tertiaryAmine: [N, amine(0, false)],
  primaryArylAmine: [N, amine(2, true)],
  secondaryArylAmine: [N, amine(1, true)],
  tertiaryArylAmine: [N, amine(0, true)],
  quaternaryAmmonium: [N, (s) => s.charge === 1 && s.degree === 4],
  pyridinium: [N, (s) => s.charge === 1 && s.aromatic && !near(s, (o) => o.charge === -1)],
  nOxide: [N, (s) => s.charge === 1 && s.singleO === 1 && s.atom.doubleBonds === 0],
  guanidine: [C, (s) => s.doubleN > 0 && s.singleN > 1],
  amidine: [C, (s) => s.doubleN > 0 && s.singleN === 1],
  imine: [C, (s) => s.doubleN > 0 && s.singleN === 0],
  nitrile: [C, (s) => s.tripleN > 0],
  alkyne: [C, (s) => s.tripleC > 0],
  terminalAlkyne: [ANY, (s) => s.tripleC > 0 && s.hydrogens > 0],
  isocyanate: [C, (s) => s.doubleN > 0 && s.doubleO + s.doubleS > 0],
  nitroAryl: [N, (s) => s.aromatics > 0 && nitro(s)],
  nitroAlkyl: [N, (s) => s.aromatics === 0 && nitro(s)],
  nitrosamine: [N, (s) => s.charge === 0 && s.doubleO > 0 && s.singleN > 0],
  nitroso: [N, (s) => s.charge === 0 && s.doubleO > 0 && s.singleN === 0],
  azo: [N, (s) => s.charge === 0 && s.doubleN > 0],
  azideOrDiazo: [N, (s) => s.charge === 1 && s.doubleN + s.tripleN > 0],
  hydrazine: [
    N,
    (s) => !s.aromatic && near(s, (o, bond) => bond === 1 && o.element === 7 && o.charge === 0),
  ],
  hydroxylamine: [N, (s) => s.charge === 0 && s.singleO > 0],
  phenol: [O, (s) => s.hydrogens > 0 && s.aryls > 0],
  alcohol: [O, (s) => s.hydrogens > 0 && near(s, (o) => o.element === 6 && o.hybridization === 3)],
  catechol: [
    O,
    (s) =>
      s.hydrogens > 0 &&
      near(s, (c) => c.aromatic && someNeighbor(c, (d) => d.aromatic && bearsHydroxyl(d))),
  ],
  ether: [O, (s) => !s.aromatic && s.degree === 2 && s.carbonyls === 0],
  methoxy: [O, (s) => s.degree === 2 && s.methyls > 0],
  acetal: [C, (s) => s.hybridization === 3 && s.singleO > 1],
  peroxide: [O, (s) => s.singleO > 0],
  epoxide: [O, (s) => inRingOf(s, 3)],
  aziridine: [N, (s) => inRingOf(s, 3)],
  betaLactam: [N, (s) => s.carbonyls > 0 && inRingOf(s, 4)],
  alkylFluoride: [C, (s) => s.hybridization === 3 && s.singleF > 0 && s.singleF < 3],
  trifluoromethyl: [C, (s) => s.singleF === 3],
  alkylHalide: [HALOGEN, alkylHalide],
  primaryAlkylHalide: [HALOGEN, (s) => alkylHalide(s) && near(s, (o) => o.hydrogens === 2)],
  arylHalide: [HALOGEN, (s) => s.aryls > 0],
  thiol: [S, (s) => s.hydrogens > 0],
  thioether: [S, (s) => !s.aromatic && s.degree === 2 && s.atom.doubleBonds === 0],
  disulfide: [S, (s) => s.singleS > 0],
  sulfoxide: [S, (s) => s.doubleO === 1 && s.degree === 3],
  sulfone: [S, (s) => s.doubleO === 2 && s.singleN === 0 && s.singleO === 0],
  sulfonamide: [S, (s) => s.doubleO === 2 && s.singleN > 0],
  sulfonate: [S, (s) => s.doubleO === 2 && s.singleO > 0],
  phosphorusOxo: [P, (s) => s.atom.oxoAcidCenter],
  boron: [5, () => true],
  silicon: [14, () => true],
  thiophene: [S, (s) => s.aromatic],
  furan: [O, (s) => s.aromatic],
  aromaticNh: [N, (s) => s.aromatic && s.hydrogens > 0],
  aromaticN: [N, (s) => s.aromatic && s.degree === 2 && s.hydrogens === 0],
  fusedAromatic: [ANY, (s) => s.aromaticBonds > 2],
  conjugatedAlkene: [
    C,
    (s) =>
      s.doubleC > 0 && !s.aromatic && near(s, (o, bond) => bond === 1 && o.hybridization === 2),
  ],
  isolatedAlkene: [C, (s) => s.doubleC > 0 && !s.aromatic],
  gemDimethyl: [C, (s) => s.degree === 4 && s.methyls > 1],
  methylene: [C, (s) => s.hydrogens === 2 && s.degree === 2 && s.rings === 0 && s.hetero === 0],
  benzylic: [C, (s) => s.hybridization === 3 && s.hydrogens > 0 && s.aryls > 0],
  nMethyl: [C, (s) => s.hydrogens === 3 && s.singleN > 0],
  spiro: [C, (s) => s.degree === 4 && s.rings === 2 && s.ringBonds === 4],
  bridgehead: [ANY, (s) => s.hybridization === 3 && s.ringBonds === 3],
};

export const groupNames: readonly string[] = /* @__PURE__ */ Object.keys(groups);

interface Numbered {
  readonly place: number;
  readonly test: GroupTest;
}

function testsByElement(): readonly (readonly Numbered[])[] {
  const all = Object.values(groups).map(([element, test], place) => ({ element, test, place }));
  return Array.from({ length: S + 1 }, (_, element) =>
    all.filter((group) => group.element === element || group.element === ANY),
  );
}

let tests: readonly (readonly Numbered[])[] | undefined;

export function putGroups(atoms: readonly Atom[], out: DescriptorSink): void {
  tests ??= testsByElement();
  const totals = new Uint16Array(groupNames.length);
  let site: Site | undefined;
  for (const atom of atoms) {
    site ??= createSite(atom);
    visitSite(site, atom);
    const { element } = atom;
    const candidates = tests[isHalogen(element) ? HALOGEN : element] ?? at(tests, ANY);
    for (const { place, test } of candidates) if (test(site)) totals[place] = at(totals, place) + 1;
  }
  out.putEach('group:', groupNames, totals);
}

function bearsHydroxyl(atom: Atom): boolean {
  return someNeighbor(atom, (o, bond) => bond === 1 && o.element === 8 && o.hydrogens > 0);
}
