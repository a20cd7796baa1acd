import type { AssayCard, AssayComparison } from '../custom/card.js';
import { qmrf } from './qmrf.js';
import { entry, figure, figures, type Report, type ReportEntry } from './report.js';

/** Input of a report on a custom model. */
export interface CustomModelReportInput {
  /** From the model's file: `readAssayModel(bytes).card`. */
  readonly card: AssayCard;
  /** Default: now. */
  readonly date?: Date;
}

const UNSTATED = 'Not known: to be stated by who trained the model.';

/**
 * Report on a custom model (QMRF), generated from its card. What training does not know (the protocol, the source of the
 * rows, an external validation) is said to be not known.
 */
export function customModelReport({ card, date = new Date() }: CustomModelReportInput): Report {
  const { name, base, kind, seed, file, trainedOn, certainty } = card;
  const { references, scaffolds } = file.domain;
  const isClass = kind === 'classification';
  return qmrf(
    {
      name,
      title: `${name}: a custom model, built on ${base}`,
      general: [
        entry('Date of the model', card.date),
        entry('Developer', UNSTATED),
        entry(
          'Reproduction',
          `The same rows, settings, seed and day give the same file, byte by byte. Seed ${seed}, features of version ${file.featureVersion}.`,
        ),
        entry(
          'Availability of the model',
          `One file, which holds the whole of ${base} as well. To whom it is open is to be stated by who has it. ${keptText(card)}`,
        ),
      ],
      endpoint: [
        entry('Endpoint', getEndpoint(card)),
        entry('Dependent variable', getDependent(card)),
        entry('Experimental protocol', UNSTATED),
      ],
      algorithm: algorithm(card),
      scope: `That of ${base}.`,
      isClass,
      estimatedFrom: `its similarity to the nearest of ${references} fingerprints of the ${trainedOn} training molecules, whether one of their ${scaffolds} ring skeletons is its own, how far the two members differ, and the value`,
      errorScale: isClass
        ? 'chance that the class is wrong'
        : 'mean absolute error on the scale of learning',
      domain: file.domain,
      certainty,
      coverageNote: ', by limits that were set on other folds',
      validation: validation(card),
      remarks: [],
      externalSet: 'None is known: training sees its own rows only.',
      data: 'Rows of who trained it; where they were measured is not known.',
      license: UNSTATED,
    },
    date,
  );
}

/** What a custom model predicts, as far as it was stated. */
export function getEndpoint({ name, base }: AssayCard): string {
  return `What who trained it calls “${name}”. Training gets a name and values only: what was measured is not known. It is built on ${base}, which may predict another quantity.`;
}

/** What the values of a custom model are. */
export function getDependent({ kind, unit, scale }: AssayCard): string {
  if (kind === 'classification')
    return 'calibrated probability of the class that the table calls 1, active, yes or the like';
  const stated = unit === null ? 'the value as measured; no unit was stated' : unit;
  return scale === 'log10' ? `${stated}; learned as log10` : stated;
}

function algorithm({ base, kind, scale, file }: AssayCard): readonly ReportEntry[] {
  const { line, calibration, range, members } = file;
  const [{ trees, nodes }] = members;
  return [
    entry(
      'Type',
      `${base} (see its QMRF), by a line through its score, corrected by the mean of boosted trees and a ridge regression on what the line leaves: ${figure(line.intercept)} + ${figure(line.slope)} × score, ${trees} trees of ${nodes} nodes, and one weight for each feature.`,
    ),
    ...(calibration === null
      ? []
      : [
          entry(
            'Calibration',
            `Log-odds are ${figure(calibration.intercept)} + ${figure(calibration.slope)} × score, fitted on scores of molecules that were not seen.`,
          ),
        ]),
    ...(range === null || kind === 'classification'
      ? []
      : [
          entry(
            'Ends',
            `Values are held between ${figure(range[0])} and ${figure(range[1])}${scale === 'log10' ? ' on log10' : ''}, as those of ${base}.`,
          ),
        ]),
  ];
}

function validation(card: AssayCard): readonly ReportEntry[] {
  const { base, kind, scale, crossValidation, knownToBase } = card;
  return [
    entry('Training set', trainingSet(card)),
    entry(
      'Cross-validation',
      `Five folds, with stereo, salt and tautomer forms of a molecule in one fold: ${compared(crossValidation.random, base)}`,
    ),
    entry(
      'Cross-validation by scaffold',
      `Five folds, for molecules on new ring skeletons: ${compared(crossValidation.scaffold, base)}`,
    ),
    ...(kind === 'regression'
      ? [entry('Scale of the figures', scale === 'log10' ? 'log10 of the value' : 'the value')]
      : []),
    entry(
      'Known to the base',
      knownToBase === 0
        ? `None of the molecules has the atom environments of one that ${base} was trained on.`
        : `${knownToBase} of the molecules look like training molecules of ${base}, whose figures are too good for these.`,
    ),
  ];
}

function trainingSet({ rows, trainedOn, leftOut, kind, unit }: AssayCard): string {
  const out = Object.entries(leftOut).map(([code, count]) => `${code} ${count}`);
  const values =
    kind === 'classification' ? 'two classes' : `values in ${unit ?? 'no stated unit'}`;
  return `${trainedOn} molecules, each once, of ${rows} rows with ${values}; ${out.length === 0 ? 'none was left out' : `left out by reason: ${out.join(', ')}`}.`;
}

function compared({ own, line, base }: AssayComparison, name: string): string {
  const alone =
    base === undefined
      ? `${name} alone predicts another quantity or unit`
      : `${name} alone ${figures(base)}`;
  return `${figures(own)}. In comparison, a line through ${name} ${figures(line)}; ${alone}.`;
}

function keptText({ file }: AssayCard): string {
  return file.keptRows === 0
    ? 'It holds fingerprints of molecules and none of their measured values.'
    : `It holds ${file.keptRows} molecules with their measured values.`;
}
