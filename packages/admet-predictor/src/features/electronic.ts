import { at, atByte, atFloat } from '../molecule/at.js';
import { period, valenceElectrons } from '../molecule/elements.js';
import { type Atom, perAtom } from '../molecule/graph.js';
import { type MoleculeFacts, NOT_CONNECTED } from './facts.js';

/** Orbital electronegativity `a + b q + c q²` by element and hybridization: Gasteiger and Marsili,
 *  Tetrahedron 36 (1980) 3219, table 1, by 4 × atomic number + hybridization; elements outside it get
 *  the sp3 carbon's values. */
const orbital: Readonly<Record<number, readonly [number, number, number]>> = {
  27: [7.98, 9.18, 1.88],
  26: [8.79, 9.32, 1.51],
  25: [10.39, 9.45, 0.73],
  31: [11.54, 10.82, 1.36],
  30: [12.87, 11.15, 0.85],
  29: [15.68, 11.7, -0.27],
  35: [14.18, 12.92, 1.39],
  34: [17.07, 13.79, 0.47],
  33: [17.07, 13.79, 0.47],
  39: [14.66, 13.85, 2.31],
  71: [11, 9.69, 1.35],
  143: [10.08, 8.47, 1.16],
  215: [9.9, 7.96, 0.96],
  67: [10.14, 9.13, 1.38],
  66: [10.88, 9.49, 1.33],
  65: [12, 10.81, 1.2],
  63: [8.9, 8.24, 0.96],
  62: [9.67, 8.53, 0.43],
  59: [7.3, 6.567, 0.657],
  23: [5.98, 6.82, 1.605],
  22: [6.42, 6.807, 1.322],
};
const hydrogenOrbital = [7.17, 6.24, -0.56] as const;
const sp3Carbon = [7.98, 9.18, 1.88] as const;
const HYDROGEN_CATION = 20.02;
const ITERATIONS = 6;

export interface PartialCharges {
  readonly heavy: Float64Array;
  readonly hydrogen: Float64Array;
}

interface Shell {
  readonly atom: Atom;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly cation: number;
  charge: number;
  hydrogenCharge: number;
  chi: number;
  shift: number;
}

export function partialCharges(atoms: readonly Atom[]): PartialCharges {
  const shells = atoms.map(getShell);
  let damping = 1;
  for (let round = 0; round < ITERATIONS; round += 1) {
    damping /= 2;
    for (const shell of shells) {
      const { a, b, c, charge } = shell;
      shell.chi = a + b * charge + c * charge * charge;
      shell.shift = 0;
    }
    for (const shell of shells) equalize(shell, shells, damping);
    for (const shell of shells) shell.charge += shell.shift;
  }
  return {
    heavy: new Float64Array(shells.map(({ charge }) => charge)),
    hydrogen: new Float64Array(shells.map(({ hydrogenCharge }) => hydrogenCharge)),
  };
}

function getShell(atom: Atom): Shell {
  const row = atom.element * 4;
  const [a, b, c] = orbital[row + atom.hybridization] ?? orbital[row + 3] ?? sp3Carbon;
  const cation = a + b + c;
  return { atom, a, b, c, cation, charge: atom.charge, hydrogenCharge: 0, chi: 0, shift: 0 };
}

function equalize(shell: Shell, shells: readonly Shell[], damping: number): void {
  const { atom, chi, cation } = shell;
  for (const { to } of atom.bonds) {
    const other = at(shells, to.index);
    const scale = other.chi > chi ? cation : other.cation;
    shell.shift += ((other.chi - chi) / scale) * damping;
  }
  if (atom.hydrogens === 0) return;
  const [a, b, c] = hydrogenOrbital;
  const charge = shell.hydrogenCharge;
  const chiH = a + b * charge + c * charge * charge;
  const flow = ((chiH - chi) / (chiH > chi ? cation : HYDROGEN_CATION)) * damping;
  shell.shift += atom.hydrogens * flow;
  shell.hydrogenCharge = charge - flow;
}

/** Electrotopological state of each heavy atom: Hall, Mohney and Kier, Quant. Struct.-Act. Relat.
 *  10 (1991) 43. */
export function electrotopologicalStates({ graph, distances }: MoleculeFacts): Float64Array {
  const { size } = graph;
  const intrinsic = perAtom(graph.atoms, ({ element, hydrogens, bonds }) => {
    const delta = Math.max(1, bonds.length);
    const valence = valenceElectrons(element) - hydrogens;
    return ((2 / period(element)) ** 2 * valence + 1) / delta;
  });
  return intrinsic.map((intrinsicState, i) => {
    let sum = 0;
    for (let j = 0; j < size; j += 1) {
      const d = atByte(distances, i * size + j);
      if (j !== i && d !== NOT_CONNECTED)
        sum += (intrinsicState - atFloat(intrinsic, j)) / ((d + 1) * (d + 1));
    }
    return intrinsicState + sum;
  });
}
