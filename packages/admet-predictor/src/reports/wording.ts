import type { AssayCertaintyFigures } from '../assay/assay-card.js';
import { figure, type ReportEntry, type ReportSection } from './report.js';

/** Said of what an older file of a model of one's own lacks. */
export const NOT_TOLD = 'Not known: the model’s file does not tell.';

/** What no model sees. */
export const LIMITS = 'Stereoisomers get the same value.';

const measures: Readonly<Record<string, string>> = {
  accuracy: 'accuracy',
  balancedAccuracy: 'balanced accuracy',
  rocAuc: 'area under the ROC curve',
  mcc: 'Matthews correlation',
  logLoss: 'log loss',
  calibrationError: 'expected calibration error',
  r2: 'R²',
  rmse: 'root mean squared error',
  mae: 'mean absolute error',
  spearman: 'Spearman correlation',
  within2Fold: 'share within twofold',
};

/** What every model sees of a molecule. */
export const DESCRIPTORS =
  'Counts of folded circular environments by atom and by pharmacophore class (radius 0 to 2), counts of pharmacophore pairs by distance, and 358 named descriptors of composition, shape, lipophilicity, charge, electrotopological state, ionization and functional groups; all from the molecular graph without stereo.';

/** What is said of every model's values by atoms. */
export const EXACT = 'Exact: contributions of atoms and of named descriptors add up to the score.';

/** Which molecules every model is made for. */
export const SCOPE =
  'Organic molecules without metals, one substance, of elements and sizes among the training molecules; others are refused or marked out of scope.';

const STATISTICAL =
  'None was assumed: the model is statistical. Descriptors have a chemical meaning, and every value can be explained by atoms; that shows what the model has learned and is no proof of a mechanism.';

const USE =
  'Predictions support a decision; they replace no measurement. The report was generated and has not been reviewed by an authority.';

/** Figures with their names in words. */
export function figures(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${measures[name] ?? name} ${figure(Number(value))}`)
    .join(', ');
}

/** A share as a percentage. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A statement of a report. */
export function entry(name: string, text: string): ReportEntry {
  return { name, text };
}

/** How well the estimates of the error tell good predictions from bad ones. */
export function estimateWords({
  bestFifth,
  worstFifth,
  wrongAuc,
}: Pick<AssayCertaintyFigures, 'bestFifth' | 'worstFifth' | 'wrongAuc'>): string {
  return `Error in its best and worst fifth ${figure(bestFifth)} and ${figure(worstFifth)}; area under the ROC curve for wrong predictions ${figure(wrongAuc)}.`;
}

/** The last sections of every model's report: 7 to 9. */
export function lastSections({
  externalSet,
  data,
  license,
}: {
  readonly externalSet: string;
  readonly data: string;
  readonly license: string;
}): readonly ReportSection[] {
  return [
    {
      number: '7',
      title: 'External validation',
      principle: 4,
      entries: [entry('External set', externalSet)],
    },
    {
      number: '8',
      title: 'Mechanistic interpretation',
      principle: 5,
      entries: [entry('Basis', STATISTICAL)],
    },
    {
      number: '9',
      title: 'Miscellaneous information',
      entries: [entry('Data', data), entry('License of the data', license), entry('Use', USE)],
    },
  ];
}
