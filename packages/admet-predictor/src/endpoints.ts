/** The 28 model names of the service's contract, in its table's order and spelling. */
export const modelNames = [
  'logS',
  'LogD7',
  'Caco2',
  'PGPi',
  'PGPs',
  'HIA',
  'F20',
  'F30',
  'PPB',
  'VD',
  'BBB',
  'CYPIA2i',
  'CYPIA2s',
  'CYP3A4i',
  'CYP3A4s',
  'CYP2C9i',
  'CYP2C9s',
  'CYP2CI9i',
  'CYP2C19s',
  'CYP2D6i',
  'CYP2D6s',
  'CL',
  'THALF',
  'Ames',
  'DILI',
  'SkinS',
  'hERG',
  'HHT',
] as const;

/** One of the 28 model names. */
export type ModelName = (typeof modelNames)[number];

const known: ReadonlySet<string> = new Set(modelNames);

/** Whether the text is exactly one of the 28 model names (case matters). */
export function isModelName(text: string): text is ModelName {
  return known.has(text);
}

/** Units of the regression models' values; every other model answers a probability in [0, 1]. */
export const modelUnits = {
  logS: 'log10 mol/L',
  LogD7: 'log10 ratio at pH 7.4',
  Caco2: 'log10 cm/s',
  PPB: '% bound',
  VD: 'L/kg',
  CL: 'mL/min/kg',
  THALF: 'h',
} as const satisfies Partial<Record<ModelName, string>>;
