import { AROMATIC, countNeighbors, someNeighbor } from '../molecule/graph.js';
import type { AtomFacts } from './atoms.js';
import { crippenNames } from './crippen-table.js';

const typeIndex = new Map(crippenNames.map((name, i) => [name, i]));

/** Type of each heavy atom and of the hydrogens it carries, as indices into {@link crippenNames}. */
export interface CrippenAssignment {
  readonly heavy: Uint8Array;
  readonly hydrogen: Uint8Array;
}

/** Assigns the Wildman–Crippen types. */
export function assignCrippen(facts: AtomFacts): CrippenAssignment {
  const { graph } = facts;
  const heavy = new Uint8Array(graph.size);
  const hydrogen = new Uint8Array(graph.size);
  for (let atom = 0; atom < graph.size; atom += 1) {
    const near = surroundings(facts, atom);
    heavy[atom] = typeIndex.get(heavyType(facts, atom, near)) ?? 0;
    hydrogen[atom] = typeIndex.get(hydrogenType(facts, atom)) ?? 0;
  }
  return { heavy, hydrogen };
}

/** Neighbors counted by kind; "joined" means by a single or aromatic bond. */
interface Surroundings {
  readonly aliphaticCarbon: number;
  readonly aliphatic: number;
  readonly aromatic: number;
  readonly aromaticCarbon: number;
  readonly polar: number;
  readonly exotic: number;
}

const polarElements = new Set([7, 8, 16, 9, 17, 35, 53]);

function surroundings({ graph }: AtomFacts, atom: number): Surroundings {
  let aliphaticCarbon = 0;
  let aliphatic = 0;
  let aromatic = 0;
  let aromaticCarbon = 0;
  let polar = 0;
  let exotic = 0;
  for (let slot = graph.start[atom] ?? 0; slot < (graph.start[atom + 1] ?? 0); slot += 1) {
    const order = graph.order[slot] ?? 0;
    if (order !== 1 && order !== AROMATIC) continue;
    const other = graph.neighbor[slot] ?? 0;
    const element = graph.element[other] ?? 0;
    if (graph.aromatic[other] === 1) {
      aromatic += 1;
      if (element === 6) aromaticCarbon += 1;
    } else {
      aliphatic += 1;
      if (element === 6) aliphaticCarbon += 1;
      else if (polarElements.has(element)) polar += 1;
      else exotic += 1;
    }
  }
  return { aliphaticCarbon, aliphatic, aromatic, aromaticCarbon, polar, exotic };
}

function heavyType(facts: AtomFacts, atom: number, near: Surroundings): string {
  const element = facts.graph.element[atom] ?? 0;
  const charge = facts.graph.charge[atom] ?? 0;
  if (element === 6)
    return facts.graph.aromatic[atom] === 1
      ? aromaticCarbonType(facts, atom, near)
      : aliphaticCarbonType(facts, atom, near);
  if (element === 7) return nitrogenType(facts, atom, near);
  if (element === 8) return oxygenType(facts, atom, near);
  if (element === 15) return 'P';
  if (element === 16) {
    if (facts.graph.aromatic[atom] === 1) return 'S3';
    return charge !== 0 || facts.oxoAcidCenter[atom] === 1 ? 'S2' : 'S1';
  }
  const halogen = { 9: 'F', 17: 'Cl', 35: 'Br', 53: 'I' }[element];
  if (halogen) return charge === 0 ? halogen : 'Hal';
  return (element >= 21 && element <= 30) ||
    (element >= 39 && element <= 48) ||
    (element >= 72 && element <= 80)
    ? 'Me2'
    : 'Me1';
}

function aliphaticCarbonType(facts: AtomFacts, atom: number, near: Surroundings): string {
  const { graph } = facts;
  const h = graph.hydrogens[atom] ?? 0;
  const connections = h + (facts.degree[atom] ?? 0);
  const { aliphaticCarbon, polar } = near;
  if (h === 4 || (h === 3 && aliphaticCarbon > 0) || (h === 2 && aliphaticCarbon > 1)) return 'C1';
  if ((h === 1 && aliphaticCarbon > 2) || (h === 0 && aliphaticCarbon > 3)) return 'C2';
  if (near.aromatic > 0 && h === 3) return near.aromaticCarbon > 0 ? 'C8' : 'C9';
  if (near.aromatic > 0 && connections === 4) return h === 2 ? 'C10' : h === 1 ? 'C11' : 'C12';
  if (polar > 0 && h === 3) return 'C3';
  if (polar > 0 && connections === 4 && h === 2) return 'C3';
  if (polar > 0 && connections === 4) return 'C4';
  const doubleTo = (test: (other: number) => boolean) =>
    someNeighbor(graph, atom, (other, order) => order === 2 && test(other));
  if (doubleTo((o) => graph.aromatic[o] === 0 && graph.element[o] !== 6)) return 'C5';
  if (doubleTo((o) => graph.aromatic[o] === 0)) return near.aromatic > 0 ? 'C26' : 'C6';
  if ((facts.tripleBonds[atom] ?? 0) > 0) return 'C7';
  if (doubleTo((o) => graph.aromatic[o] === 1)) return 'C26';
  return connections === 4 && near.exotic > 0 ? 'C27' : 'CS';
}

function aromaticCarbonType(facts: AtomFacts, atom: number, near: Surroundings): string {
  const { graph } = facts;
  if ((graph.hydrogens[atom] ?? 0) > 0) return 'C18';
  if (near.exotic > 0) return 'C13';
  const outer = (test: (element: number, aromatic: boolean) => boolean, bond = 1) =>
    someNeighbor(
      graph,
      atom,
      (o, order) => order === bond && test(graph.element[o] ?? 0, graph.aromatic[o] === 1),
    );
  if (outer((element) => element === 9)) return 'C14';
  if (outer((element) => element === 17)) return 'C15';
  if (outer((element) => element === 35)) return 'C16';
  if (outer((element) => element === 53)) return 'C17';
  if ((facts.aromaticBonds[atom] ?? 0) > 2) return 'C19';
  if (outer((_, aromatic) => aromatic)) return 'C20';
  if (outer((element) => element === 6)) return 'C21';
  if (outer((element) => element === 7)) return 'C22';
  if (outer((element) => element === 8)) return 'C23';
  if (outer((element) => element === 16)) return 'C24';
  if (outer((element) => element === 6 || element === 7 || element === 8, 2)) return 'C25';
  return 'CS';
}

function nitrogenType(facts: AtomFacts, atom: number, near: Surroundings): string {
  const { graph } = facts;
  const h = graph.hydrogens[atom] ?? 0;
  const charge = graph.charge[atom] ?? 0;
  if (graph.aromatic[atom] === 1) return charge > 0 ? 'N12' : charge === 0 ? 'N11' : 'NS';
  const doubles = facts.doubleBonds[atom] ?? 0;
  const triples = facts.tripleBonds[atom] ?? 0;
  if (charge < 0) return 'N14';
  if (charge > 0) {
    if (h > 0) return 'N10';
    if (near.aliphatic > 3) return 'N13';
    if (triples > 0) return 'N14';
    const azide =
      countNeighbors(graph, atom, (o, order) => order === 2 && graph.element[o] === 7) > 1;
    if (azide) return 'N14';
    const diazo = doubles > 1 && someNeighbor(graph, atom, (o) => graph.element[o] === 7);
    return diazo ? 'N13' : 'NS';
  }
  if (h === 2) return near.aliphatic > 0 ? 'N1' : near.aromatic > 0 ? 'N3' : 'NS';
  if (h === 1) {
    if (near.aliphatic > 1) return 'N2';
    if (near.aromatic > 0 && near.aromatic + near.aliphatic > 1) return 'N4';
    return doubles > 0 ? 'N5' : 'NS';
  }
  if (doubles > 0 && near.aliphatic + near.aromatic > 0) return 'N6';
  if (near.aliphatic > 2) return 'N7';
  if (near.aromatic > 0 && near.aromatic + near.aliphatic > 2) return 'N8';
  return triples > 0 ? 'N9' : 'NS';
}

function oxygenType(facts: AtomFacts, atom: number, near: Surroundings): string {
  const { graph } = facts;
  if (graph.aromatic[atom] === 1) return 'O1';
  if ((graph.hydrogens[atom] ?? 0) > 0) return 'O2';
  if (near.aliphatic > 1) return 'O3';
  if (near.aromatic > 0 && near.aromatic + near.aliphatic > 1) return 'O4';
  const other = graph.neighbor[graph.start[atom] ?? 0] ?? 0;
  const element = graph.element[other] ?? 0;
  if ((graph.charge[atom] ?? 0) < 0) {
    if (element === 7) return 'O5';
    if (element === 16) return 'O6';
    return facts.carbonyl[other] === 1 ? 'O12' : 'O7';
  }
  if ((facts.doubleBonds[atom] ?? 0) === 0) return 'OS';
  if (element === 7 || element === 8) return 'O5';
  if (element === 16) return 'O6';
  if (element !== 6) return 'OS';
  return graph.aromatic[other] === 1 ? 'O8' : carbonylOxygenType(facts, other);
}

function carbonylOxygenType(facts: AtomFacts, carbon: number): string {
  const { graph } = facts;
  const h = graph.hydrogens[carbon] ?? 0;
  const near = surroundings(facts, carbon);
  const hetero = near.aliphatic - near.aliphaticCarbon;
  if (h > 0) {
    if (h === 2 || near.aliphaticCarbon > 0) return 'O9';
    if (
      someNeighbor(
        graph,
        carbon,
        (o, order) =>
          order === 1 && [7, 8].includes(graph.element[o] ?? 0) && graph.aromatic[o] === 0,
      )
    )
      return 'O9';
    return near.aromaticCarbon > 0 ? 'O10' : 'OS';
  }
  if (near.aliphaticCarbon > 0 && near.aliphatic > 1) return 'O9';
  if ((facts.doubleBonds[carbon] ?? 0) > 1) return 'O9';
  if (
    near.aromatic > 0 &&
    near.aliphaticCarbon + near.aromaticCarbon > 0 &&
    near.aromatic + near.aliphatic > 1
  )
    return 'O10';
  return hetero > 1 ? 'O11' : 'OS';
}

function hydrogenType({ graph, carbonyl }: AtomFacts, atom: number): string {
  const element = graph.element[atom] ?? 0;
  const aromatic = graph.aromatic[atom] === 1;
  if (element === 6) return 'H1';
  if (element === 7) return 'H3';
  if (aromatic || element !== 8) return 'H2';
  if ((graph.hydrogens[atom] ?? 0) > 1) return 'H2';
  const other = graph.neighbor[graph.start[atom] ?? 0] ?? 0;
  const partner = graph.element[other] ?? 0;
  if (graph.aromatic[other] === 1) return 'H2';
  if (partner === 6) {
    const connections =
      (graph.hydrogens[other] ?? 0) + (graph.start[other + 1] ?? 0) - (graph.start[other] ?? 0);
    if (connections === 4) return 'H2';
    const enol = carbonyl[other] === 1 || someNeighbor(graph, other, (_, order) => order === 2);
    return enol ? 'H4' : 'HS';
  }
  if (partner === 7) return 'H3';
  return partner === 8 || partner === 16 ? 'H4' : 'H2';
}
