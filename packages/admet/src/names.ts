/** The 28 wire names accepted as `modelName`, in the order of the specification's table, spelled as the wire spells them. */
export const ADMET_MODEL_NAMES = [
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

/** One of the 28 wire names; `CYPIA2i`, `CYPIA2s` and `CYP2CI9i` carry the letter I where chemists write the digit 1. */
export type AdmetModelName = (typeof ADMET_MODEL_NAMES)[number];

/** The six headings of the specification's table, in its order. */
export const ADMET_CATEGORIES = [
  'Basic physicochemical property',
  'Absorption',
  'Distribution',
  'Metabolism',
  'Excretion',
  'Toxicity',
] as const;

/** One heading of the specification's table, in its exact wording. */
export type AdmetCategory = (typeof ADMET_CATEGORIES)[number];
