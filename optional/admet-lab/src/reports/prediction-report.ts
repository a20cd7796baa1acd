import type { ModelCard, ModelName, TrainedPrediction } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import type { Explanation } from '../explain/explained-model.js';
import type { EndpointFacts } from './model-report.js';
import { basisOfCard, basisOfCustom, type PredictionBasis } from './prediction-basis.js';
import { entry, figure, getDay, type Report, type ReportEntry } from './report.js';

/** Input of a report on a prediction of one of the 28 models. */
export interface PredictionReportInput extends PredictionFacts<ModelName> {
  readonly card: ModelCard;
  /** From the catalog of `@biographql/admet`, `getAdmetModel`. */
  readonly endpoint: EndpointFacts;
}

/** Input of a report on a prediction of a custom model. */
export interface CustomPredictionReportInput extends PredictionFacts<string> {
  /** From the model's file: `readAssayModel(bytes).card`. */
  readonly card: AssayCard;
}

interface PredictionFacts<Name extends string> {
  readonly prediction: TrainedPrediction<Name>;
  /** Adds what atoms and descriptors contribute, and similar measured molecules. */
  readonly explanation?: Explanation<Name> | undefined;
  /** Default: now. */
  readonly date?: Date;
}

type Predicted = Extract<TrainedPrediction<string>, { readonly status: 'predicted' }>;

const SEEN =
  'None: a training molecule has the same atom environments, so that the value was, or may have been, learned.';
/** How many contributions are listed; the explanation has them all. */
const LISTED = 5;

/**
 * Returns the report of one prediction in the sections of the QSAR Prediction Reporting Format. A rejected molecule has a
 * report as well, which says why there is no value.
 */
export function predictionReport({ card, endpoint, ...facts }: PredictionReportInput): Report {
  return getReport(facts, basisOfCard(card, endpoint));
}

/** Report on a prediction of a custom model; what nobody stated of the assay is said to be not known. */
export function customPredictionReport({ card, ...facts }: CustomPredictionReportInput): Report {
  return getReport(facts, basisOfCustom(card));
}

function getReport(facts: PredictionFacts<string>, basis: PredictionBasis): Report {
  const { prediction, explanation, date = new Date() } = facts;
  const { smiles, model } = prediction;
  const isPredicted = prediction.status === 'predicted';
  return {
    kind: 'QPRF',
    title: `QSAR prediction report: ${model}`,
    date: getDay(date),
    sections: [
      {
        number: '1',
        title: 'Substance',
        entries: [
          entry('Structure (SMILES)', smiles),
          ...(isPredicted
            ? [
                entry(
                  'Parts',
                  `${prediction.fragments}; with more than one, the main organic part is predicted.`,
                ),
                entry('Neutralized atoms', String(prediction.neutralizedAtoms)),
              ]
            : []),
          entry('Stereochemistry', 'Not seen by the model.'),
        ],
      },
      {
        number: '2',
        title: 'General information',
        entries: [
          entry('Model', `${model}, see its QMRF`),
          entry('Date of the model', basis.trained),
        ],
      },
      {
        number: '3.1',
        title: 'Endpoint',
        principle: 1,
        entries: [entry('Endpoint', basis.endpoint), entry('Dependent variable', basis.dependent)],
      },
      {
        number: '3.2',
        title: 'Algorithm and prediction',
        principle: 2,
        entries: isPredicted ? valueEntries(prediction, basis) : rejectedEntries(prediction),
      },
      {
        number: '3.3',
        title: 'Applicability domain',
        principle: 3,
        entries: isPredicted
          ? domainEntries(prediction, basis, explanation)
          : [entry('Domain', 'Not judged: there is no value.')],
      },
      {
        number: '3.4',
        title: 'Uncertainty of the prediction',
        principle: 4,
        entries: isPredicted
          ? uncertaintyEntries(prediction, basis)
          : [entry('Uncertainty', 'Not judged: there is no value.')],
      },
      {
        number: '3.5',
        title: 'Chemical and biological basis',
        principle: 5,
        entries: reasonEntries(prediction, explanation),
      },
      {
        number: '4',
        title: 'Adequacy',
        entries: [
          entry('Purpose', 'To be stated by who uses the prediction.'),
          entry(
            'Conclusion',
            'To be drawn by who uses the prediction, together with other evidence. The report was generated and has not been reviewed.',
          ),
        ],
      },
    ],
  };
}

function valueEntries(prediction: Predicted, basis: PredictionBasis): readonly ReportEntry[] {
  const { value, logValue, percentile } = prediction;
  return [
    entry('Predicted value', withUnit(value, basis)),
    ...(logValue === undefined ? [] : [entry('log10 of the value', figure(logValue))]),
    entry('Among drugs', `${figure(percentile)} % of drugs with human data are predicted lower.`),
  ];
}

function rejectedEntries(
  prediction: Extract<TrainedPrediction<string>, { readonly status: 'rejected' }>,
): readonly ReportEntry[] {
  const { code, message, position } = prediction.reason;
  const place = position === undefined ? '' : ` (at character ${position})`;
  return [entry('Predicted value', `None. ${code}: ${message}${place}`)];
}

function domainEntries(
  { inDomain, similarity, knownScaffold, expectedError, outOfScope }: Predicted,
  basis: PredictionBasis,
  explanation: Explanation<string> | undefined,
): readonly ReportEntry[] {
  const { limit, floor, nearestOf } = basis;
  return [
    entry('Scope', outOfScope === undefined ? 'In scope.' : `Out of scope. ${outOfScope}`),
    entry(
      'Domain',
      `${inDomain ? 'Inside' : 'Outside'}: the expected error is ${figure(expectedError)} (inside: at most ${figure(limit)}), the similarity ${figure(similarity)} (inside: at least ${figure(floor)}).`,
    ),
    entry('Similarity', `${figure(similarity)} to the nearest of ${nearestOf}.`),
    entry(
      'Ring skeleton',
      knownScaffold ? 'One of a training molecule.' : 'New: no training molecule has it.',
    ),
    ...(similarity === 1 ? [entry('Independence', SEEN)] : []),
    ...similarEntries(explanation, basis),
  ];
}

function similarEntries(
  explanation: Explanation<string> | undefined,
  basis: PredictionBasis,
): readonly ReportEntry[] {
  if (!explanation) return [];
  const { similar, similarNote } = explanation;
  return [
    ...similar.map(({ smiles, value, similarity, source }, i) =>
      entry(
        `Measured molecule ${i + 1}`,
        `${smiles}: ${withUnit(value, basis)}, similarity ${figure(similarity)}; ${source}`,
      ),
    ),
    ...(similarNote === undefined ? [] : [entry('Measured molecules', similarNote)]),
  ];
}

function uncertaintyEntries(
  { interval, predictionSet, calibratedProbability, expectedError, deviation }: Predicted,
  basis: PredictionBasis,
): readonly ReportEntry[] {
  const [low, high] = interval ?? [];
  return [
    ...(low === undefined || high === undefined
      ? [
          entry(
            'Answers not ruled out (90 %)',
            predictionSet === 'either' ? 'yes, no' : (predictionSet ?? ''),
          ),
          ...(calibratedProbability === undefined
            ? []
            : [entry('Probability with regard to the domain', figure(calibratedProbability))]),
          entry('Chance that the class is wrong', figure(expectedError)),
        ]
      : [
          entry('Interval (90 %)', `${figure(low)} to ${withUnit(high, basis)}`),
          entry('Expected absolute error', `${figure(expectedError)} ${basis.errorScale}`.trim()),
        ]),
    entry('Deviation among the members', figure(deviation)),
    entry('Expected for new scaffolds', basis.ofNewScaffolds),
  ];
}

function reasonEntries(
  prediction: TrainedPrediction<string>,
  explanation: Explanation<string> | undefined,
): readonly ReportEntry[] {
  const alerts = prediction.status === 'predicted' ? prediction.alerts : [];
  const entries = [
    entry(
      'Structural alerts',
      alerts.length === 0
        ? 'None of the list of the package, which is our own.'
        : `${alerts.join(', ')} (our own list)`,
    ),
  ];
  if (!explanation) return [...entries, entry('Contributions', 'Not computed.')];
  const { atoms, rest, base, score, scale } = explanation;
  const largest = [...atoms].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  const sum = (parts: readonly { readonly contribution: number }[]) =>
    figure(parts.reduce((total, { contribution }) => total + contribution, 0));
  return [
    ...entries,
    entry(
      'Score',
      `${figure(score)} (scale: ${scale}): ${figure(base)} for drugs in general, ${sum(atoms)} by atoms, ${sum(rest)} by the whole molecule and by what it lacks`,
    ),
    entry(
      'Atoms that contribute most',
      listed(largest.map(({ index, contribution }) => [`atom ${index}`, contribution])),
    ),
    entry(
      'Of the whole molecule',
      listed(rest.map(({ name, contribution }) => [name, contribution])),
    ),
  ];
}

function listed(parts: readonly (readonly [name: string, contribution: number])[]): string {
  const some = parts.slice(0, LISTED).map(([name, value]) => `${name}: ${figure(value)}`);
  return some.length === 0 ? 'none' : some.join('; ');
}

function withUnit(value: number, { isClass, unit }: PredictionBasis): string {
  return isClass || unit === '' ? figure(value) : `${figure(value)} ${unit}`;
}
