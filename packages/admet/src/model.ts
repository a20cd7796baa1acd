import { ADMET_CATEGORIES, ADMET_MODEL_NAMES, ADMET_SOURCES } from './generated/catalog.js';

/** Verdict on a value for an oral drug candidate; `neutral` means that no published limit applies. */
export type AdmetVerdict = 'favorable' | 'moderate' | 'unfavorable' | 'neutral';

/**
 * Direction of better values: upward, downward, inside a window, or none in general because it depends on the
 * purpose.
 */
export type AdmetDirection = 'higher' | 'lower' | 'window' | 'neutral';

/** A range of values with one verdict, from `from` (included) to `to` (excluded); a missing end is open. */
export interface AdmetBand {
  readonly from?: number;
  readonly to?: number;
  /** Label of a value in this range, such as `poorly soluble` or `likely`. */
  readonly label: string;
  readonly verdict: AdmetVerdict;
}

/** Published limits that split the value axis into adjoining bands, ascending and without gaps. */
export interface AdmetThresholds {
  /** In the model's own unit. */
  readonly bands: readonly AdmetBand[];
  /** The works that state the limits, at least one. */
  readonly sources: readonly AdmetSourceKey[];
}

/**
 * Performance reported for the original model of this name (`ADMET_SOURCES.dong2018`), not for the installed
 * predictor.
 */
export interface AdmetPublished {
  /** How the original model was trained. */
  readonly method: 'Random Forests' | 'SVM';
  /** Between 0 and 1, higher is better, as in the specification's Accuracy column. */
  readonly figure: number;
  /** `accuracy`: share of molecules put into the right class; `R2`: share of the variance explained. */
  readonly measure: 'accuracy' | 'R2';
  /** Present when the figure should not be expected of new molecules. */
  readonly caveat?: string;
}

interface AdmetModelBase {
  /** Name in the API; some have the letter I for the digit 1. */
  readonly name: AdmetModelName;
  /** Name for people, e.g. `CYP1A2 inhibitor`. */
  readonly label: string;
  /** How much an unfavorable value matters, 3 the most. Our judgment, for the order of concerns. */
  readonly severity: 1 | 2 | 3;
  readonly category: AdmetCategory;
  /** Wording of the specification's table. */
  readonly meaning: string;
  /** One or two sentences for non-chemists. */
  readonly description: string;
  readonly published: AdmetPublished;
  readonly direction: AdmetDirection;
  /** Absent without published limits. Those of CL only name levels. */
  readonly thresholds?: AdmetThresholds;
}

/** A model whose value is a measured quantity in `unit`. */
export interface AdmetRegressionModel extends AdmetModelBase {
  readonly kind: 'regression';
  /** Unit of every value, limit and range of this model. */
  readonly unit: string;
  /** 5th to 95th percentile of public measurements; values outside are unusual, not wrong. */
  readonly typicalRange: readonly [number, number];
}

/** A model whose value is the probability, from 0 to 1, that the molecule belongs to `positiveClass`. */
export interface AdmetClassificationModel extends AdmetModelBase {
  readonly kind: 'classification';
  readonly unit: 'probability';
  readonly typicalRange: readonly [0, 1];
  /** Names of the classes, e.g. `hERG blocker` and `not a hERG blocker`. */
  readonly classes: readonly [yes: string, no: string];
  /** Meaning of a value of 1. */
  readonly positiveClass: string;
}

/** One entry of the catalog; `kind` separates quantities from probabilities. */
export type AdmetModel = AdmetRegressionModel | AdmetClassificationModel;

export { ADMET_CATEGORIES, ADMET_MODEL_NAMES };

/** One of the 28 wire names; `CYPIA2i`, `CYPIA2s` and `CYP2CI9i` carry the letter I where chemists write the digit 1. */
export type AdmetModelName = (typeof ADMET_MODEL_NAMES)[number];

/** One heading of the specification's table, in its exact wording. */
export type AdmetCategory = (typeof ADMET_CATEGORIES)[number];

export { ADMET_SOURCES };

/** A published work that a figure or a limit of the catalog rests on. */
export interface AdmetSource {
  /** Short form for running text, such as `Xiong et al. 2021`. */
  readonly label: string;
  /** Title, journal or publisher, volume and first page. */
  readonly citation: string;
  /** Bare and in lower case. */
  readonly doi: string;
}

/** Key of a cited work in `ADMET_SOURCES`. */
export type AdmetSourceKey = keyof typeof ADMET_SOURCES;
