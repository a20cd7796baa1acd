import { nonMetals } from './elements.js';
import type { Atom } from './graph.js';

const SMALL = 5;

/**
 * Neutral formulas of the larger counter-ions and solvents of drug salts and solvates. One formula may stand for
 * several, such as fumaric and maleic acid; a single molecule is never treated as one.
 */
const counterIons = new Set(
  [
    // Oxalic, malonic, lactic, succinic, adipic, fumaric, malic, tartaric, citric, ascorbic acid.
    'C2H2O4 C3H4O4 C3H6O3 C4H6O4 C6H10O4 C4H4O4 C4H6O5 C4H6O6 C6H8O7 C6H8O6',
    // Gluconic, lactobionic, benzoic, salicylic, mandelic, xinafoic, embonic, trifluoroacetic acid.
    'C6H12O7 C12H22O12 C7H6O2 C7H6O3 C8H8O3 C11H8O3 C23H16O6 C2F3HO2',
    // Palmitic, oleic, stearic, nicotinic, pyroglutamic, aspartic, glutamic acid.
    'C16H32O2 C18H34O2 C18H36O2 C6H5NO2 C5H7NO3 C4H7NO4 C5H9NO4',
    // Methyl sulfuric, esylic, isethionic, edisylic, besylic, tosylic, camsylic, napsylic, napadisylic acid.
    'CH4O4S C2H6O3S C2H6O4S C2H6O6S2 C6H6O3S C7H8O3S C10H16O4S C10H8O3S C10H8O6S2',
    // Lauryl sulfuric acid, saccharin, diethanolamine, trolamine, tromethamine, meglumine, epolamine, benzathine.
    'C12H26O4S C7H5NO3S C4H11NO2 C6H15NO3 C4H11NO3 C7H17NO5 C6H13NO C16H20N2',
    // Piperazine, cyclohexylamine, dicyclohexylamine, triethylamine, pyridine, lysine, arginine, choline, procaine.
    'C4H10N2 C6H13N C12H23N C6H15N C5H5N C6H14N2O2 C6H14N4O2 C5H14NO C13H20N2O2',
    // Glycerol, ethyl acetate or dioxane, benzene, as solvents.
    'C3H8O3 C4H8O2 C6H6',
  ].flatMap((line) => line.split(' ')),
);

export function isCounterIon(heavyAtoms: number, formula: string): boolean {
  return heavyAtoms <= SMALL || counterIons.has(formula);
}

export function isInorganic(formula: string): boolean {
  return /^C(O2?|S2|H2O3|H?N[OS]?)?$/.test(formula);
}

export function getFormula(part: readonly Atom[], hydrogens: (atom: Atom) => number): string {
  return part
    .flatMap((atom) => [nonMetals[atom.element] ?? '?', ...'H'.repeat(hydrogens(atom))])
    .sort()
    .join('')
    .replace(/(.)\1+/g, (run, symbol) => symbol + run.length);
}
