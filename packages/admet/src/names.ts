import { ADMET_CATEGORIES, ADMET_MODEL_NAMES } from './generated/catalog.js';

export { ADMET_CATEGORIES, ADMET_MODEL_NAMES };

/** One of the 28 wire names; `CYPIA2i`, `CYPIA2s` and `CYP2CI9i` carry the letter I where chemists write the digit 1. */
export type AdmetModelName = (typeof ADMET_MODEL_NAMES)[number];

/** One heading of the specification's table, in its exact wording. */
export type AdmetCategory = (typeof ADMET_CATEGORIES)[number];
