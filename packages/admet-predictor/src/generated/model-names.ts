/** The 28 model names of the service's contract, in its table's order and spelling. */
export const modelNames = [
  "logS",
  "LogD7",
  "Caco2",
  "PGPi",
  "PGPs",
  "HIA",
  "F20",
  "F30",
  "PPB",
  "VD",
  "BBB",
  "CYPIA2i",
  "CYPIA2s",
  "CYP3A4i",
  "CYP3A4s",
  "CYP2C9i",
  "CYP2C9s",
  "CYP2CI9i",
  "CYP2C19s",
  "CYP2D6i",
  "CYP2D6s",
  "CL",
  "THALF",
  "Ames",
  "DILI",
  "SkinS",
  "hERG",
  "HHT"
] as const;

/** Units of the regression models' values; the value of every other model is a probability in [0, 1]. */
export const modelUnits = {
  logS: "log10 mol/L",
  LogD7: "log10 ratio",
  Caco2: "log10 cm/s",
  PPB: "%",
  VD: "L/kg",
  CL: "mL/min/kg",
  THALF: "h"
} as const;
