import { countNeighbors, someNeighbor } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';
import type { DescriptorSink } from './descriptor-sink.js';
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
/** Whether any neighbor passes. */
const near = ({ graph, atom }: Site, test: (other: number, order: number) => boolean) =>
  someNeighbor(graph, atom, test);

const ester: GroupTest = (s) =>
  s.carbonyl &&
  near(s, (o, bond) => bond === 1 && s.graph.element[o] === 8 && s.facts.degree[o] === 2);
const amide: GroupTest = (s) => s.carbonyl && s.singleN === 1 && s.singleO === 0;
const alkylHalide: GroupTest = (s) =>
  s.graph.element[s.atom] !== 9 &&
  near(s, (o) => s.graph.element[o] === 6 && s.facts.hybridization[o] === 3);
const nitro: GroupTest = ({ graph, facts, atom }) =>
  countNeighbors(graph, atom, (o) => graph.element[o] === 8 && facts.degree[o] === 1) > 1;
/** An amine with so many hydrogens, whose neighbors take no part in its lone pair. */
const amine =
  (hydrogens: number, aryl: boolean): GroupTest =>
  (s) =>
    s.hydrogens === hydrogens &&
    s.charge === 0 &&
    !s.aromatic &&
    s.degree === 3 - hydrogens &&
    s.aryls > 0 === aryl &&
    !near(
      s,
      (o) =>
        s.graph.element[o] !== 6 ||
        s.facts.carbonyl[o] === 1 ||
        (s.graph.aromatic[o] === 0 && s.facts.hybridization[o] !== 3),
    );
const inRingOf = ({ graph, atom }: Site, length: number) =>
  graph.rings.some((ring) => ring.length === length && ring.includes(atom));

/** Functional groups and toxicophores, each counted at its central atom. */
const groups: Groups = {
  acid: [C, (s) => s.carbonyl && s.hydroxyls > 0],
  ester: [C, ester],
  lactone: [C, (s) => s.rings > 0 && ester(s)],
  amide: [C, amide],
  primaryAmide: [
    C,
    (s) => s.carbonyl && near(s, (o) => s.graph.element[o] === 7 && s.graph.hydrogens[o] === 2),
  ],
  lactam: [C, (s) => s.rings > 0 && amide(s)],
  urea: [C, (s) => s.carbonyl && s.singleN === 2],
  carbamate: [C, (s) => s.carbonyl && s.singleN > 0 && s.singleO > 0],
  imide: [N, (s) => s.carbonyls > 1],
  ketone: [C, (s) => s.doubleO > 0 && s.hetero === 1 && s.degree === 3],
  aldehyde: [C, (s) => s.doubleO > 0 && s.hetero === 1 && s.degree === 2 && s.hydrogens === 1],
  acylHalide: [C, (s) => s.carbonyl && near(s, (o) => isHalogen(s.graph.element[o]))],
  thiocarbonyl: [C, (s) => s.doubleS > 0],
  michaelAcceptor: [
    C,
    (s) =>
      s.doubleC > 0 &&
      !s.aromatic &&
      near(
        s,
        (o, bond) =>
          bond === 1 &&
          (isCarbonyl(s.facts, o) ||
            s.facts.oxoAcidCenter[o] === 1 ||
            s.facts.tripleBonds[o] === 1),
      ),
  ],
  quinone: [
    C,
    (s) =>
      s.carbonyl &&
      s.hetero === 1 &&
      inRingOf(s, 6) &&
      countNeighbors(s.graph, s.atom, (o) => s.facts.hybridization[o] === 2) > 2,
  ],
  primaryAmine: [N, amine(2, false)],
  secondaryAmine: [N, amine(1, false)],
  tertiaryAmine: [N, amine(0, false)],
  primaryArylAmine: [N, amine(2, true)],
  secondaryArylAmine: [N, amine(1, true)],
  tertiaryArylAmine: [N, amine(0, true)],
  quaternaryAmmonium: [N, (s) => s.charge === 1 && s.degree === 4],
  pyridinium: [N, (s) => s.charge === 1 && s.aromatic && !near(s, (o) => s.graph.charge[o] === -1)],
  nOxide: [N, (s) => s.charge === 1 && s.singleO === 1 && s.facts.doubleBonds[s.atom] === 0],
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
    (s) =>
      !s.aromatic &&
      near(s, (o, bond) => bond === 1 && s.graph.element[o] === 7 && s.graph.charge[o] === 0),
  ],
  hydroxylamine: [N, (s) => s.charge === 0 && s.singleO > 0],
  phenol: [O, (s) => s.hydrogens > 0 && s.aryls > 0],
  alcohol: [
    O,
    (s) =>
      s.hydrogens > 0 && near(s, (o) => s.graph.element[o] === 6 && s.facts.hybridization[o] === 3),
  ],
  catechol: [
    O,
    (s) =>
      s.hydrogens > 0 &&
      near(
        s,
        (c) =>
          s.graph.aromatic[c] === 1 &&
          someNeighbor(s.graph, c, (d) => s.graph.aromatic[d] === 1 && bearsHydroxyl(s, d)),
      ),
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
  primaryAlkylHalide: [
    HALOGEN,
    (s) => alkylHalide(s) && near(s, (o) => s.graph.hydrogens[o] === 2),
  ],
  arylHalide: [HALOGEN, (s) => s.aryls > 0],
  thiol: [S, (s) => s.hydrogens > 0],
  thioether: [S, (s) => !s.aromatic && s.degree === 2 && s.facts.doubleBonds[s.atom] === 0],
  disulfide: [S, (s) => s.singleS > 0],
  sulfoxide: [S, (s) => s.doubleO === 1 && s.degree === 3],
  sulfone: [S, (s) => s.doubleO === 2 && s.singleN === 0 && s.singleO === 0],
  sulfonamide: [S, (s) => s.doubleO === 2 && s.singleN > 0],
  sulfonate: [S, (s) => s.doubleO === 2 && s.singleO > 0],
  phosphorusOxo: [P, (s) => s.facts.oxoAcidCenter[s.atom] === 1],
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
      s.doubleC > 0 &&
      !s.aromatic &&
      near(s, (o, bond) => bond === 1 && s.facts.hybridization[o] === 2),
  ],
  isolatedAlkene: [C, (s) => s.doubleC > 0 && !s.aromatic],
  gemDimethyl: [C, (s) => s.degree === 4 && s.methyls > 1],
  methylene: [C, (s) => s.hydrogens === 2 && s.degree === 2 && s.rings === 0 && s.hetero === 0],
  benzylic: [C, (s) => s.hybridization === 3 && s.hydrogens > 0 && s.aryls > 0],
  nMethyl: [C, (s) => s.hydrogens === 3 && s.singleN > 0],
  spiro: [C, (s) => s.degree === 4 && s.rings === 2 && s.ringBonds === 4],
  bridgehead: [ANY, (s) => s.hybridization === 3 && s.ringBonds === 3],
};

/** Names of the groups, in the order of their counts. */
export const groupNames: readonly string[] = /* @__PURE__ */ Object.keys(groups);

interface Numbered {
  readonly place: number;
  readonly test: GroupTest;
}

/** The tests that can pass at an atom of an element. */
function testsByElement(): readonly (readonly Numbered[])[] {
  const all = Object.values(groups).map(([element, test], place) => ({ element, test, place }));
  return Array.from({ length: S + 1 }, (_, element) =>
    all.filter((group) => group.element === element || group.element === ANY),
  );
}

let tests: readonly (readonly Numbered[])[] | undefined;

/** Counts every functional group of the table. */
export function putGroups(facts: AtomFacts, out: DescriptorSink): void {
  tests ??= testsByElement();
  const totals = new Uint16Array(groupNames.length);
  const site = createSite(facts);
  for (let atom = 0; atom < facts.graph.size; atom += 1) {
    visitSite(site, atom);
    const element = facts.graph.element[atom] ?? 0;
    const own = tests[isHalogen(element) ? HALOGEN : element] ?? tests[ANY] ?? [];
    for (const { place, test } of own) if (test(site)) totals[place] = (totals[place] ?? 0) + 1;
  }
  out.putEach('group:', groupNames, totals);
}

function bearsHydroxyl({ graph }: Site, atom: number): boolean {
  return someNeighbor(
    graph,
    atom,
    (o, bond) => bond === 1 && graph.element[o] === 8 && (graph.hydrogens[o] ?? 0) > 0,
  );
}
