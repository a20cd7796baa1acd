import type { Explanation } from '../explain/explanation.js';
import type { TrainedPrediction } from '../prediction.js';
import type { EndpointFacts, ModelCard } from './model-card.js';
import { dayOf, figure, type Report, type ReportEntry } from './report.js';

/** What a prediction report is made of. */
export interface PredictionReportInput {
  readonly prediction: TrainedPrediction;
  readonly card: ModelCard;
  /** From the catalog of `@biographql/admet`, `getAdmetModel`. */
  readonly endpoint: EndpointFacts;
  /** Adds what atoms and descriptors contribute, and similar measured molecules. */
  readonly explanation?: Explanation | undefined;
  /** Default: now. */
  readonly date?: Date;
}

type Predicted = Extract<TrainedPrediction, { readonly status: 'predicted' }>;

const SEEN =
  'None: a training molecule has the same atom environments, so that the value was, or may have been, learned.';
/** How many contributions are listed; the explanation has them all. */
const LISTED = 5;

/**
 * Returns the report of one prediction in the sections of the QSAR Prediction Reporting Format. A rejected molecule has a
 * report as well, which says why there is no value.
 */
export function predictionReport(input: PredictionReportInput): Report {
  const { prediction, card, endpoint, date = new Date() } = input;
  const { smiles, model } = prediction;
  const isPredicted = prediction.status === 'predicted';
  return {
    kind: 'QPRF',
    title: `QSAR prediction report: ${model}`,
    date: dayOf(date),
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
          entry('Date of the model', card.trained),
        ],
      },
      {
        number: '3.1',
        title: 'Endpoint',
        principle: 1,
        entries: [
          entry('Endpoint', `${endpoint.category}: ${endpoint.meaning}. ${endpoint.description}`),
          entry(
            'Dependent variable',
            card.kind === 'classification'
              ? `calibrated probability of: ${endpoint.positiveClass ?? 'the positive class'}`
              : card.unit,
          ),
        ],
      },
      {
        number: '3.2',
        title: 'Algorithm and prediction',
        principle: 2,
        entries: isPredicted ? valueEntries(prediction, card) : rejectedEntries(prediction),
      },
      {
        number: '3.3',
        title: 'Applicability domain',
        principle: 3,
        entries: isPredicted
          ? domainEntries(prediction, input)
          : [entry('Domain', 'Not judged: there is no value.')],
      },
      {
        number: '3.4',
        title: 'Uncertainty of the prediction',
        principle: 4,
        entries: isPredicted
          ? uncertaintyEntries(prediction, card)
          : [entry('Uncertainty', 'Not judged: there is no value.')],
      },
      {
        number: '3.5',
        title: 'Chemical and biological basis',
        principle: 5,
        entries: reasonEntries(prediction, input.explanation),
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

function valueEntries(prediction: Predicted, { kind, unit }: ModelCard): readonly ReportEntry[] {
  const { value, logValue, percentile } = prediction;
  return [
    entry(
      'Predicted value',
      kind === 'classification' ? figure(value) : `${figure(value)} ${unit}`,
    ),
    ...(logValue === undefined ? [] : [entry('log10 of the value', figure(logValue))]),
    entry('Among drugs', `${figure(percentile)} % of drugs with human data are predicted lower.`),
  ];
}

function rejectedEntries(
  prediction: Extract<TrainedPrediction, { readonly status: 'rejected' }>,
): readonly ReportEntry[] {
  const { code, message, position } = prediction.reason;
  const place = position === undefined ? '' : ` (at character ${position})`;
  return [entry('Predicted value', `None. ${code}: ${message}${place}`)];
}

function domainEntries(
  { inDomain, similarity, knownScaffold, expectedError, outOfScope }: Predicted,
  { card, explanation }: PredictionReportInput,
): readonly ReportEntry[] {
  const { limit, floor, molecules } = card.domain;
  return [
    entry('Scope', outOfScope === undefined ? 'In scope.' : `Out of scope. ${outOfScope}`),
    entry(
      'Domain',
      `${inDomain ? 'Inside' : 'Outside'}: the expected error is ${figure(expectedError ?? Number.NaN)} (inside: at most ${figure(limit)}), the similarity ${figure(similarity)} (inside: at least ${figure(floor)}).`,
    ),
    entry(
      'Similarity',
      `${figure(similarity)} to the nearest of all ${molecules} training molecules.`,
    ),
    entry(
      'Ring skeleton',
      knownScaffold ? 'One of a training molecule.' : 'New: no training molecule has it.',
    ),
    ...(similarity === 1 ? [entry('Independence', SEEN)] : []),
    ...similarEntries(explanation, card),
  ];
}

function similarEntries(
  explanation: Explanation | undefined,
  { unit }: ModelCard,
): readonly ReportEntry[] {
  if (!explanation) return [];
  const { similar, similarNote } = explanation;
  return [
    ...similar.map(({ smiles, value, similarity, source }, i) =>
      entry(
        `Measured molecule ${i + 1}`,
        `${smiles}: ${figure(value)}${unit === 'probability' ? '' : ` ${unit}`}, similarity ${figure(similarity)}; ${source}`,
      ),
    ),
    ...(similarNote === undefined ? [] : [entry('Measured molecules', similarNote)]),
  ];
}

function uncertaintyEntries(
  { interval, predictionSet, calibratedProbability, expectedError, deviation }: Predicted,
  card: ModelCard,
): readonly ReportEntry[] {
  const [low, high] = interval ?? [];
  const { scaffold, scale } = card.crossValidation;
  const [name = '', value = 0] =
    Object.entries(scaffold).find(([key]) => key === 'rmse' || key === 'rocAuc') ?? [];
  return [
    ...(low === undefined || high === undefined
      ? [
          entry(
            'Answers not ruled out (90 %)',
            predictionSet === 'either' ? 'yes, no' : `${predictionSet}`,
          ),
          entry(
            'Probability with regard to the domain',
            figure(calibratedProbability ?? Number.NaN),
          ),
          entry('Chance that the class is wrong', figure(expectedError ?? Number.NaN)),
        ]
      : [
          entry('Interval (90 %)', `${figure(low)} to ${figure(high)} ${card.unit}`),
          entry(
            'Expected absolute error',
            `${figure(expectedError ?? Number.NaN)} ${scale === null ? card.unit : `on ${scale}`}`,
          ),
        ]),
    entry('Deviation among the members', figure(deviation)),
    entry(
      'Expected for new scaffolds',
      `${name === 'rmse' ? 'root mean squared error' : 'area under the ROC curve'} ${figure(value)} in cross-validation by scaffold`,
    ),
  ];
}

function reasonEntries(
  prediction: TrainedPrediction,
  explanation: Explanation | undefined,
): readonly ReportEntry[] {
  const alerts = prediction.status === 'predicted' ? prediction.alerts : [];
  const entries = [
    entry(
      'Structural alerts',
      alerts.length === 0
        ? 'None of the list of the package, which is our own.'
        : `${alerts.join(', ')} (a list of our own)`,
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

function entry(name: string, text: string): ReportEntry {
  return { name, text };
}
