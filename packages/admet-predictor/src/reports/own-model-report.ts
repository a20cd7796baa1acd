import type { AssayCard, AssayComparison } from '../assay/assay-card.js';
import { dependentOf, endpointOf } from './assay-wording.js';
import { dayOf, figure, type Report, type ReportEntry } from './report.js';
import {
  DESCRIPTORS,
  EXACT,
  entry,
  estimateWords,
  figures,
  LIMITS,
  lastSections,
  NOT_TOLD,
  percent,
  SCOPE,
} from './wording.js';

/** What the report of a model of one's own is made of. */
export interface OwnModelReportInput {
  /** As the model's file tells it when it is read: `readAssayModel(bytes).card`. */
  readonly card: AssayCard;
  /** Default: now. */
  readonly date?: Date;
}

const UNSTATED = 'Not known: to be stated by who trained the model.';

/**
 * Returns the report of a model of one's own in the sections of the QSAR Model Reporting Format, from what training knows.
 * What it does not know (the protocol, the source of the rows, an external validation) is said to be not known.
 */
export function ownModelReport({ card, date = new Date() }: OwnModelReportInput): Report {
  const { name, base, seed, file } = card;
  return {
    kind: 'QMRF',
    title: `QSAR model report: ${name}`,
    date: dayOf(date),
    sections: [
      {
        number: '1',
        title: 'QSAR identifier',
        entries: [
          entry('Title', `${name}: a model of one’s own assay, built on ${base}`),
          entry('Software', '@biographql/admet-predictor, in Node.js or a browser; MIT license'),
        ],
      },
      {
        number: '2',
        title: 'General information',
        entries: [
          entry('Date of the model', card.date ?? NOT_TOLD),
          entry('Developer', UNSTATED),
          entry(
            'Reproduction',
            `The same rows, settings, seed and day give the same file, byte by byte. Seed ${seed}${file === undefined ? '' : `, features of version ${file.featureVersion}`}.`,
          ),
          entry(
            'Availability of the model',
            `One file, which holds the whole of ${base} as well. To whom it is open is to be stated by who has it. ${keptWords(card)}`,
          ),
        ],
      },
      {
        number: '3',
        title: 'Defining the endpoint',
        principle: 1,
        entries: [
          entry('Endpoint', endpointOf(card)),
          entry('Dependent variable', dependentOf(card)),
          entry('Experimental protocol', UNSTATED),
        ],
      },
      {
        number: '4',
        title: 'Defining the algorithm',
        principle: 2,
        entries: [
          ...algorithm(card),
          entry('Descriptors', DESCRIPTORS),
          entry('Explanation of single values', EXACT),
        ],
      },
      {
        number: '5',
        title: 'Applicability domain',
        principle: 3,
        entries: domain(card),
      },
      {
        number: '6',
        title: 'Internal validation',
        principle: 4,
        entries: validation(card),
      },
      ...lastSections({
        externalSet: 'None is known: training sees its own rows alone.',
        data: 'Rows of who trained it; where they were measured is not known.',
        license: UNSTATED,
      }),
    ],
  };
}

function algorithm({ base, kind, scale, file }: AssayCard): readonly ReportEntry[] {
  const members =
    'a line through its score, corrected by half of what boosted trees say and half of what a ridge regression says of what the line leaves';
  if (file === undefined) return [entry('Type', `${base} (see its QMRF), by ${members}.`)];
  const { line, calibration, range, members: parts } = file;
  const [{ trees, nodes }] = parts;
  return [
    entry(
      'Type',
      `${base} (see its QMRF), by ${members}: ${figure(line.intercept)} + ${figure(line.slope)} × score, ${trees} trees of ${nodes} nodes, and one weight for each feature.`,
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

function domain({ base, kind, trainedOn, certainty, file }: AssayCard): readonly ReportEntry[] {
  const scope = entry('Scope', `That of ${base}. ${SCOPE}`);
  if (file === undefined || certainty === undefined)
    return [scope, entry('Domain', NOT_TOLD), entry('Limits', LIMITS)];
  const { references, scaffolds, floor, limit } = file.domain;
  const { inDomain, errorInDomain, errorOutOfDomain } = certainty.scaffold;
  const skeletons = scaffolds === null ? 'ring skeletons' : `${scaffolds} ring skeletons`;
  const shown = (value: number | null) => (value === null ? 'none' : figure(value));
  return [
    scope,
    entry(
      'Estimate of the error',
      `Each prediction has one, from its similarity to the nearest of ${references} fingerprints of the ${trainedOn} own molecules, whether one of their ${skeletons} is its own, how far the two members differ, and the value; fitted on errors of molecules that the members had not seen.`,
    ),
    entry(
      'Domain',
      `An estimate of at most ${shown(limit)} (${kind === 'classification' ? 'chance that the class is wrong' : 'mean absolute error on the scale of learning'}) and a similarity of at least ${figure(floor)}: ${percent(inDomain)} of molecules on new scaffolds.`,
    ),
    entry(
      'Error inside and outside, new scaffolds',
      `${shown(errorInDomain)} inside, ${shown(errorOutOfDomain)} outside.`,
    ),
    entry('Limits', LIMITS),
  ];
}

function validation(card: AssayCard): readonly ReportEntry[] {
  const { base, kind, scale, certainty, crossValidation, knownToBase } = card;
  return [
    entry('Training set', trainingSet(card)),
    entry(
      'Cross-validation',
      `Five folds that keep stereo, salt and tautomer twins together: ${compared(crossValidation.random, base)}`,
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
    ...(certainty === undefined
      ? [entry('How sure', NOT_TOLD)]
      : [
          entry(
            kind === 'regression' ? 'Intervals' : 'Sets of answers',
            `Conformal, at ${percent(certainty.level)}. They held the measured value of ${percent(certainty.random.coverage)} in random and ${percent(certainty.scaffold.coverage)} in scaffold folds, by limits that were set on other folds.`,
          ),
          entry('Estimate of the error, new scaffolds', estimateWords(certainty.scaffold)),
        ]),
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
      ? `${name} alone tells another quantity or unit`
      : `${name} alone ${figures(base)}`;
  return `${figures(own)}. In comparison, a line through ${name} ${figures(line)}; ${alone}.`;
}

function keptWords({ file }: AssayCard): string {
  if (file === undefined) return '';
  return file.keptRows === 0
    ? 'It holds fingerprints of molecules and none of their measured values.'
    : `It holds ${file.keptRows} molecules with their measured values.`;
}
