/** Standard atomic weights (IUPAC 2021, abridged) of the elements in the training sets, except germanium. */
const weights: Readonly<Record<number, number>> = {
  1: 1.008,
  3: 6.94,
  5: 10.81,
  6: 12.011,
  7: 14.007,
  8: 15.999,
  9: 18.998,
  11: 22.99,
  12: 24.305,
  13: 26.982,
  14: 28.085,
  15: 30.974,
  16: 32.06,
  17: 35.45,
  19: 39.098,
  20: 40.078,
  26: 55.845,
  29: 63.546,
  30: 65.38,
  33: 74.922,
  34: 78.971,
  35: 79.904,
  50: 118.71,
  51: 121.76,
  52: 127.6,
  53: 126.904,
  78: 195.08,
  79: 196.97,
  80: 200.59,
  82: 207.2,
};

/** Nonmetals except astatine and the noble gases, which do not occur in organic molecules. */
export const nonMetals: Readonly<Record<number, string>> = {
  1: 'H',
  5: 'B',
  6: 'C',
  7: 'N',
  8: 'O',
  9: 'F',
  14: 'Si',
  15: 'P',
  16: 'S',
  17: 'Cl',
  32: 'Ge',
  33: 'As',
  34: 'Se',
  35: 'Br',
  52: 'Te',
  53: 'I',
};

export function knownMass(element: number): number | undefined {
  return weights[element];
}

/** Relative atomic mass; elements outside the table get 2.2 times the atomic number. */
export function atomicMass(element: number): number {
  return weights[element] ?? element * 2.2;
}

export function valenceElectrons(element: number): number {
  if (element <= 2) return element;
  if (element <= 10) return element - 2;
  if (element <= 18) return element - 10;
  if (element <= 20) return element - 18;
  if (element >= 31 && element <= 36) return element - 28;
  if (element >= 49 && element <= 54) return element - 46;
  if (element >= 81 && element <= 86) return element - 78;
  return 2;
}

export function period(element: number): number {
  if (element <= 2) return 1;
  if (element <= 10) return 2;
  if (element <= 18) return 3;
  if (element <= 36) return 4;
  return element <= 54 ? 5 : 6;
}

/** Single-bond covalent radius in angstrom, within 0.04 of Cordero 2008; 1.4 where not listed. */
export function covalentRadius(element: number): number {
  return radii[element] ?? 1.4;
}

/** Pauling electronegativity; 1.8 where not listed. */
export function electronegativity(element: number): number {
  return pauling[element] ?? 1.8;
}

/** Static dipole polarizability in cubic angstrom; 6 where not listed. */
export function polarizability(element: number): number {
  return polarizabilities[element] ?? 6;
}

const radii: Readonly<Record<number, number>> = {
  1: 0.31,
  5: 0.84,
  6: 0.77,
  7: 0.7,
  8: 0.66,
  9: 0.6,
  14: 1.11,
  15: 1.07,
  16: 1.04,
  17: 1.0,
  34: 1.2,
  35: 1.16,
  53: 1.36,
};
const pauling: Readonly<Record<number, number>> = {
  1: 2.2,
  5: 2.04,
  6: 2.55,
  7: 3.04,
  8: 3.44,
  9: 3.98,
  14: 1.9,
  15: 2.19,
  16: 2.58,
  17: 3.16,
  34: 2.55,
  35: 2.96,
  53: 2.66,
};
const polarizabilities: Readonly<Record<number, number>> = {
  1: 0.667,
  5: 3.03,
  6: 1.76,
  7: 1.1,
  8: 0.802,
  9: 0.557,
  14: 5.38,
  15: 3.63,
  16: 2.9,
  17: 2.18,
  34: 3.77,
  35: 3.05,
  53: 5.35,
};
