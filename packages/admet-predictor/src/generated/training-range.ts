/** Atomic numbers that molecules of every training set have. */
export const commonElements: readonly number[] = [6, 7, 8, 9, 15, 16, 17, 35, 53];

/** Fewest and most heavy atoms of each model's training molecules, then their other elements; in the order of `modelNames`. */
export const trainedOn: readonly (readonly number[])[] = [
  [2, 88, 14, 32, 33, 34], // logS
  [6, 115, 5, 14, 34], // LogD7
  [6, 68], // Caco2
  [2, 101], // PGPi
  [5, 136, 5], // PGPs
  [3, 101], // HIA
  [3, 87, 5], // F20
  [3, 87, 5], // F30
  [2, 136, 5, 14, 34], // PPB
  [3, 155, 5, 14], // VD
  [1, 136, 5, 14], // BBB
  [4, 114, 5, 14, 33, 34], // CYPIA2i
  [3, 68, 5], // CYPIA2s
  [4, 114, 5, 14, 33, 34], // CYP3A4i
  [3, 85, 5], // CYP3A4s
  [4, 114, 5, 14, 33, 34], // CYP2C9i
  [4, 68, 5], // CYP2C9s
  [4, 114, 5, 14, 33, 34], // CYP2CI9i
  [4, 68, 5], // CYP2C19s
  [4, 114, 5, 14, 33, 34], // CYP2D6i
  [4, 68, 5], // CYP2D6s
  [3, 85, 5, 14], // CL
  [3, 289, 5, 14], // THALF
  [2, 55], // Ames
  [7, 78, 5, 14], // DILI
  [4, 52], // SkinS
  [4, 58, 5, 14], // hERG
  [3, 57, 5], // HHT
];
