import { period, valenceElectrons } from '../molecule/elements.js';
import type { AtomFacts } from './atoms.js';

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

/** Partial charges of heavy atoms and of one hydrogen on each of them. */
export interface PartialCharges {
  readonly heavy: Float64Array;
  readonly hydrogen: Float64Array;
}

/** Iterative equalization of electronegativity, six rounds with halved damping. */
export function partialCharges({ graph, hybridization }: AtomFacts): PartialCharges {
  const { size } = graph;
  const heavy = Float64Array.from(graph.charge);
  const hydrogen = new Float64Array(size);
  const a = new Float64Array(size);
  const b = new Float64Array(size);
  const c = new Float64Array(size);
  const cation = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    const row = (graph.element[i] ?? 0) * 4;
    const own = orbital[row + (hybridization[i] ?? 0)] ?? orbital[row + 3] ?? sp3Carbon;
    [a[i], b[i], c[i]] = own;
    cation[i] = own[0] + own[1] + own[2];
  }
  const chi = new Float64Array(size);
  const shift = new Float64Array(size);
  let damping = 1;
  for (let round = 0; round < ITERATIONS; round += 1) {
    damping /= 2;
    for (let i = 0; i < size; i += 1) {
      const q = heavy[i] ?? 0;
      chi[i] = (a[i] ?? 0) + (b[i] ?? 0) * q + (c[i] ?? 0) * q * q;
    }
    shift.fill(0);
    for (let i = 0; i < size; i += 1) {
      const own = chi[i] ?? 0;
      for (let slot = graph.start[i] ?? 0; slot < (graph.start[i + 1] ?? 0); slot += 1) {
        const j = graph.neighbor[slot] ?? 0;
        const other = chi[j] ?? 0;
        const scale = (other > own ? cation[i] : cation[j]) ?? 1;
        shift[i] = (shift[i] ?? 0) + ((other - own) / scale) * damping;
      }
      const h = graph.hydrogens[i] ?? 0;
      if (h === 0) continue;
      const qh = hydrogen[i] ?? 0;
      const chiH = hydrogenOrbital[0] + hydrogenOrbital[1] * qh + hydrogenOrbital[2] * qh * qh;
      const flow = ((chiH - own) / ((chiH > own ? cation[i] : HYDROGEN_CATION) ?? 1)) * damping;
      shift[i] = (shift[i] ?? 0) + h * flow;
      hydrogen[i] = qh - flow;
    }
    for (let i = 0; i < size; i += 1) heavy[i] = (heavy[i] ?? 0) + (shift[i] ?? 0);
  }
  return { heavy, hydrogen };
}

/** Electrotopological state of each heavy atom: Hall, Mohney and Kier, Quant. Struct.-Act. Relat.
 *  10 (1991) 43. */
export function electrotopologicalStates({ graph, degree, distance }: AtomFacts): Float64Array {
  const { size } = graph;
  const intrinsic = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    const element = graph.element[i] ?? 0;
    const delta = Math.max(1, degree[i] ?? 0);
    const valence = valenceElectrons(element) - (graph.hydrogens[i] ?? 0);
    intrinsic[i] = ((2 / period(element)) ** 2 * valence + 1) / delta;
  }
  const states = intrinsic.slice();
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    for (let j = 0; j < size; j += 1) {
      const d = distance[i * size + j] ?? 255;
      if (j === i || d === 255) continue;
      sum += ((intrinsic[i] ?? 0) - (intrinsic[j] ?? 0)) / ((d + 1) * (d + 1));
    }
    states[i] = (states[i] ?? 0) + sum;
  }
  return states;
}
