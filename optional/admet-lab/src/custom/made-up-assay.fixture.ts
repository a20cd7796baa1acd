const HEADS = [
  ...['', 'C', 'CC', 'OCC', 'OC(=O)', 'NC(=O)', 'CN(C)C', 'CO', 'F', 'Cl', 'N#C', 'CC(C)C'],
  ...['NS(=O)(=O)', 'FC(F)(F)', 'CCCCCC', 'CC(=O)N'],
];
const RINGS = [
  ...['c1ccccc1', 'c1ccncc1', 'C1CCCCC1', 'c1ccsc1', 'C1CCNCC1', 'c1ccc2ccccc2c1'],
  ...['C1CCOC1', 'c1cc[nH]c1'],
];

/** 128 molecules: 16 groups on 8 ring systems. */
export const madeUpMolecules: readonly string[] = RINGS.flatMap((ring) =>
  HEADS.map((head) => head + ring),
);
