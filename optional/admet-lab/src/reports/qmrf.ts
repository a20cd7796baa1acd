import { entry, figure, getDay, percent, type Report, type ReportEntry } from './report.js';

/** The parts of a model report that differ between models. */
export interface ModelFacts {
  readonly name: string;
  readonly title: string;
  /** Date, developer, reproduction and availability. */
  readonly general: readonly ReportEntry[];
  readonly endpoint: readonly ReportEntry[];
  /** What kind of model it is. */
  readonly algorithm: readonly ReportEntry[];
  /** Molecules within the model's scope, in addition to the rules for all models. */
  readonly scope?: string;
  readonly isClass: boolean;
  /** What the error of a prediction is estimated from. */
  readonly estimatedFrom: string;
  /** Unit of the expected error. */
  readonly errorScale: string;
  /** Expected error above which, and similarity below which, a molecule is outside the domain. */
  readonly domain: { readonly limit: number; readonly floor: number };
  readonly certainty: {
    readonly level: number;
    readonly random: HeldFigures;
    readonly scaffold: HeldFigures & DomainFigures;
  };
  /** How the coverage of intervals was measured; after the figures. */
  readonly coverageNote: string;
  /** Training set and cross-validation; after them comes the certainty. */
  readonly validation: readonly ReportEntry[];
  readonly remarks: readonly ReportEntry[];
  readonly externalSet: string;
  readonly data: string;
  readonly license: string;
}

interface HeldFigures {
  readonly coverage: number;
}

interface DomainFigures {
  readonly inDomain: number;
  readonly errorInDomain: number | null;
  readonly errorOutOfDomain: number | null;
  readonly bestFifth: number;
  readonly worstFifth: number;
  readonly wrongAuc: number;
}

/** Builds a report in the sections of the QSAR Model Reporting Format, which follow the OECD's principles of validation (ENV/JM/MONO(2007)2). */
export function qmrf(facts: ModelFacts, date: Date): Report {
  return {
    kind: 'QMRF',
    title: `QSAR model report: ${facts.name}`,
    date: getDay(date),
    sections: [
      {
        number: '1',
        title: 'QSAR identifier',
        entries: [entry('Title', facts.title), entry('Software', SOFTWARE)],
      },
      { number: '2', title: 'General information', entries: facts.general },
      { number: '3', title: 'Defining the endpoint', principle: 1, entries: facts.endpoint },
      {
        number: '4',
        title: 'Defining the algorithm',
        principle: 2,
        entries: [
          ...facts.algorithm,
          entry('Descriptors', DESCRIPTORS),
          entry('Explanation of single values', EXACT),
        ],
      },
      {
        number: '5',
        title: 'Applicability domain',
        principle: 3,
        entries: domainEntries(facts),
      },
      {
        number: '6',
        title: 'Internal validation',
        principle: 4,
        entries: [...facts.validation, ...certaintyEntries(facts), ...facts.remarks],
      },
      {
        number: '7',
        title: 'External validation',
        principle: 4,
        entries: [entry('External set', facts.externalSet)],
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
        entries: [
          entry('Data', facts.data),
          entry('License of the data', facts.license),
          entry('Use', USE),
        ],
      },
    ],
  };
}

function domainEntries({
  scope,
  estimatedFrom,
  errorScale,
  domain: { limit, floor },
  certainty: { scaffold },
}: ModelFacts): readonly ReportEntry[] {
  const shown = (value: number | null) => (value === null ? 'none' : figure(value));
  return [
    entry('Scope', scope === undefined ? SCOPE : `${scope} ${SCOPE}`),
    entry(
      'Estimate of the error',
      `Each prediction has one, from ${estimatedFrom}; fitted on errors of molecules that the members had not seen.`,
    ),
    entry(
      'Domain',
      `An estimate of at most ${figure(limit)} (${errorScale}) and a similarity of at least ${figure(floor)}: ${percent(scaffold.inDomain)} of molecules on new scaffolds.`,
    ),
    entry(
      'Error inside and outside, new scaffolds',
      `${shown(scaffold.errorInDomain)} inside, ${shown(scaffold.errorOutOfDomain)} outside.`,
    ),
    entry('Limits', 'Stereoisomers get the same value.'),
  ];
}

function certaintyEntries({
  isClass,
  coverageNote,
  certainty: { level, random, scaffold },
}: ModelFacts): readonly ReportEntry[] {
  const { bestFifth, worstFifth, wrongAuc } = scaffold;
  return [
    entry(
      isClass ? 'Sets of answers' : 'Intervals',
      `Conformal, at ${percent(level)}. They held the measured value of ${percent(random.coverage)} in random and ${percent(scaffold.coverage)} in scaffold folds${coverageNote}.`,
    ),
    entry(
      'Estimate of the error, new scaffolds',
      `Error in its best and worst fifth ${figure(bestFifth)} and ${figure(worstFifth)}; area under the ROC curve for wrong predictions ${figure(wrongAuc)}.`,
    ),
  ];
}

const SOFTWARE = '@biographql/admet-predictor, in Node.js or a browser; MIT license';

const DESCRIPTORS =
  'Counts of folded circular environments by atom and by pharmacophore class (radius 0 to 2), counts of pharmacophore pairs by distance, and 358 named descriptors of composition, shape, lipophilicity, charge, electrotopological state, ionization and functional groups; all from the molecular graph without stereo.';

const EXACT = 'Exact: contributions of atoms and of named descriptors add up to the score.';

const SCOPE =
  'Organic molecules without metals, one substance, of elements and sizes among the training molecules; others are rejected or marked out of scope.';

const STATISTICAL =
  "None is assumed: the model is statistical. Descriptors have a chemical meaning, and every value can be explained by atoms. This shows what the model has learned and doesn't prove a mechanism.";

const USE =
  'Predictions support a decision; they replace no measurement. The report was generated and has not been reviewed by an authority.';
