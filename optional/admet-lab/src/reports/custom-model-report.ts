import type { AssayCard, AssayComparison } from '../custom/card.js';
import { certaintyFacts, getNewScaffolds, type ModelFacts } from './model-report.js';
import { figure, figures, fillReport, type Report } from './report.js';

/** Input of a report on a custom model. */
export interface CustomModelReportInput {
  /** From the model's file: `readAssayModel(bytes).card`. */
  readonly card: AssayCard;
  /** Default: now. */
  readonly date?: Date;
}

const UNSTATED = 'Not known. Only the author of the model can provide this information.';

/**
 * Report on a custom model (QMRF), generated from its card. Facts unknown to training (the protocol, the source of the
 * rows, an external validation) are reported as unknown.
 */
export function customModelReport({ card, date = new Date() }: CustomModelReportInput): Report {
  const { name, base, kind, seed, file, trainedOn, certainty, scale, knownToBase } = card;
  const { judgedOn = trainedOn } = card;
  const { line, calibration, range, domain, storedRows } = file;
  const [{ trees, nodes }] = file.members;
  const isClass = kind === 'classification';
  const isLog10 = scale === 'log10';
  const retained =
    storedRows === 0
      ? 'The file contains fingerprints of the molecules, but none of their measured values.'
      : `The file contains ${storedRows} molecules with their measured values.`;
  const { random, scaffold } = card.crossValidation;
  const facts = {
    title: `${name}: a custom model, built on ${base}`,
    ...factsOfCustom(card),
    unit: null,
    developer: UNSTATED,
    reproduction: `The same rows, settings, seed and date produce the same file, byte for byte. Seed ${seed}, feature version ${file.featureVersion}.`,
    availability: `One file, which also contains ${base}. The owner of the file decides who may use it. ${retained}`,
    protocol: UNSTATED,
    algorithm: `A linear fit of the score of ${base} (see its QMRF), corrected by the mean of two models of the residuals. The fit is ${figure(line.intercept)} + ${figure(line.slope)} × score. The two models are boosted trees (${trees} trees with ${nodes} nodes in total) and a ridge regression (one weight for each feature).`,
    calibration:
      calibration &&
      `Log-odds are ${figure(calibration.intercept)} + ${figure(calibration.slope)} × score, fitted on the scores of molecules that were held out from training.`,
    ends:
      range === null || isClass
        ? null
        : `Values are clipped to the range from ${figure(range[0])} to ${figure(range[1])}${isLog10 ? ', on the log10 scale' : ''}, like those of ${base}.`,
    scope: `Same as that of ${base}. `,
    estimatedFrom: `the similarity of the molecule to its nearest neighbor among ${domain.references} of the ${trainedOn} training molecules, whether its ring skeleton is one of the ${domain.scaffolds} in the training set, the difference between the predictions of the two ensemble members, and the predicted value`,
    errorScale: isClass
      ? 'chance that the class is wrong'
      : 'mean absolute error on the scale used for training',
    ...certaintyFacts(certainty, isClass),
    coverageNote: ', with limits computed from the other folds',
    trainingSet: getTrainingSet(card),
    randomFolds: `Five folds, with all stereo, salt and tautomer forms of a molecule in the same fold: ${compare(random, base)}`,
    scaffoldFolds: `Five folds, tested on molecules with new ring skeletons: ${compare(scaffold, base)}`,
    scale: isClass ? null : isLog10 ? 'log10 of the value' : 'the value itself',
    knownToBase:
      knownToBase === 0
        ? `None of the molecules matches a training molecule of ${base} (compared by atom environments).`
        : `${knownToBase} of the molecules match training molecules of ${base} (compared by atom environments). The cross-validation figures are based on ${judgedOn === trainedOn ? 'all' : 'the other'} ${judgedOn} molecules.`,
    externalSet: 'None is known.',
    data: 'Measurements provided by the author; the laboratory is not known.',
    license: UNSTATED,
  };
  return fillReport('QMRF', name, facts, date);
}

export function factsOfCustom(card: AssayCard): ModelFacts {
  const { unit, date, scale, trainedOn, crossValidation, file } = card;
  const { limit, floor, references } = file.domain;
  return {
    unit: unit ?? '',
    trained: date,
    endpoint: getEndpoint(card),
    dependent: getDependent(card),
    limit: figure(limit),
    floor: figure(floor),
    nearestOf: `${references} fingerprints from the ${trainedOn} training molecules`,
    errorScale: scale === 'log10' ? 'on log10 of the value' : (unit ?? ''),
    ofNewScaffolds: getNewScaffolds(crossValidation.scaffold.own),
  };
}

function getEndpoint({ name, base }: AssayCard): string {
  return `The quantity that the author named “${name}”. Training reads only a name and values, so the measured quantity is not known. The model is built on ${base}, which may predict a different quantity.`;
}

function getDependent({ kind, unit, scale }: AssayCard): string {
  if (kind === 'classification')
    return 'calibrated probability of the positive class (1, active, yes or similar in the training table)';
  const stated = unit === null ? 'the value as measured; no unit was stated' : unit;
  return scale === 'log10' ? `${stated}; log10-transformed for training` : stated;
}

function getTrainingSet({ rows, trainedOn, leftOut, kind, unit }: AssayCard): string {
  const out = Object.entries(leftOut).map(([code, count]) => `${code} ${count}`);
  const values =
    kind === 'classification'
      ? 'class labels'
      : `values ${unit === null ? 'without a unit' : `in ${unit}`}`;
  return `${trainedOn} distinct molecules from ${rows} rows with ${values}; ${out.length === 0 ? 'no row was left out' : `rows left out, by reason: ${out.join(', ')}`}.`;
}

function compare({ own: model, line, base }: AssayComparison, name: string): string {
  const ofBase =
    base === undefined
      ? `${name} itself is not comparable, because its quantity or unit differs`
      : `${name} itself: ${figures(base)}`;
  return `${figures(model)}. For comparison, a linear fit of ${name}: ${figures(line)}; ${ofBase}.`;
}
