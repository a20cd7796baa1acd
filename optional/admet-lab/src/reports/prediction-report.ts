import type { ModelCard, ModelName, TrainedPrediction } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import type { Explanation } from '../explain/explained-model.js';
import { basisOfCustom } from './custom-model-report.js';
import { basisOfCard, type EndpointFacts, type PredictionBasis } from './model-report.js';
import { figure, fillReport, type Report, type ReportFacts } from './report.js';

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
  readonly explanation?: Explanation<Name> | undefined;
  /** Default: now. */
  readonly date?: Date;
}

const SEEN =
  'None: a training molecule has the same atom environments, so that the value was, or may have been, learned.';
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

function getReport(
  { prediction, explanation, date = new Date() }: PredictionFacts<string>,
  basis: PredictionBasis,
): Report {
  const { smiles, model } = prediction;
  const { trained, endpoint, dependent } = basis;
  const facts = {
    ...{ smiles, model, trained, endpoint, dependent },
    ...valueFacts(prediction, basis),
    ...similarFacts(prediction, explanation, basis),
    ...reasonFacts(prediction, explanation),
  };
  return fillReport('QPRF', model, facts, date);
}

const NOTHING_PREDICTED: ReportFacts = Object.fromEntries(
  [
    ...['fragments', 'neutralizedAtoms', 'logValue', 'percentile', 'scope', 'similarity'],
    ...['nearestOf', 'skeleton', 'independence', 'interval', 'absoluteError', 'answers'],
    ...['wrongChance', 'deviation', 'ofNewScaffolds'],
  ].map((name) => [name, null]),
);

function valueFacts(prediction: TrainedPrediction<string>, basis: PredictionBasis): ReportFacts {
  const notJudged = 'Not judged: there is no value.';
  if (prediction.status === 'rejected') {
    const { code, message, position } = prediction.reason;
    const place = position === undefined ? '' : ` (at character ${position})`;
    const value = `None. ${code}: ${message}${place}`;
    return { ...NOTHING_PREDICTED, value, domain: notJudged, notJudged };
  }
  const { expectedError, similarity, outOfScope, interval, predictionSet } = prediction;
  const [low, high] = interval ?? [];
  const isAmount = low !== undefined && high !== undefined;
  return {
    fragments: String(prediction.fragments),
    neutralizedAtoms: String(prediction.neutralizedAtoms),
    value: withUnit(prediction.value, basis),
    logValue: prediction.logValue === undefined ? null : figure(prediction.logValue),
    percentile: figure(prediction.percentile),
    scope: outOfScope === undefined ? 'In scope.' : `Out of scope. ${outOfScope}`,
    domain: `${prediction.inDomain ? 'Inside' : 'Outside'}: the expected error is ${figure(expectedError)} (inside: at most ${figure(basis.limit)}), the similarity ${figure(similarity)} (inside: at least ${figure(basis.floor)}).`,
    similarity: figure(similarity),
    nearestOf: basis.nearestOf,
    skeleton: prediction.knownScaffold
      ? 'One of a training molecule.'
      : 'New: no training molecule has it.',
    independence: similarity === 1 ? SEEN : null,
    notJudged: null,
    interval: isAmount ? `${figure(low)} to ${withUnit(high, basis)}` : null,
    absoluteError: isAmount ? `${figure(expectedError)} ${basis.errorScale}`.trim() : null,
    answers: isAmount ? null : predictionSet === 'either' ? 'yes, no' : (predictionSet ?? ''),
    wrongChance: isAmount ? null : figure(expectedError),
    deviation: figure(prediction.deviation),
    ofNewScaffolds: basis.ofNewScaffolds,
  };
}

function similarFacts(
  { status }: TrainedPrediction<string>,
  explanation: Explanation<string> | undefined,
  basis: PredictionBasis,
): ReportFacts {
  if (!explanation || status === 'rejected') return { measured: [], similarNote: null };
  const measured = explanation.similar.map(({ smiles, value, similarity, source }, i) => ({
    name: `Measured molecule ${i + 1}`,
    text: `${smiles}: ${withUnit(value, basis)}, similarity ${figure(similarity)}; ${source}`,
  }));
  return { measured, similarNote: explanation.similarNote ?? null };
}

function reasonFacts(
  prediction: TrainedPrediction<string>,
  explanation: Explanation<string> | undefined,
): ReportFacts {
  const found = prediction.status === 'predicted' ? prediction.alerts : [];
  const alerts =
    found.length === 0
      ? 'None of the list of the package, which is our own.'
      : `${found.join(', ')} (our own list)`;
  const { atoms = [], rest = [], base, score, scale } = explanation ?? {};
  const sum = (parts: readonly { readonly contribution: number }[]) =>
    figure(parts.reduce((total, { contribution }) => total + contribution, 0));
  const largest = [...atoms].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  const isExplained = explanation !== undefined;
  return {
    alerts,
    notExplained: isExplained ? null : 'Not computed.',
    score: score === undefined ? null : figure(score),
    scoreScale: scale ?? null,
    scoreBase: base === undefined ? null : figure(base),
    byAtoms: sum(atoms),
    byRest: sum(rest),
    topAtoms: isExplained
      ? listed(largest.map(({ index, contribution }) => [`atom ${index}`, contribution]))
      : null,
    topRest: isExplained
      ? listed(rest.map(({ name, contribution }) => [name, contribution]))
      : null,
  };
}

function listed(parts: readonly (readonly [name: string, contribution: number])[]): string {
  const some = parts.slice(0, LISTED).map(([name, value]) => `${name}: ${figure(value)}`);
  return some.length === 0 ? 'none' : some.join('; ');
}

function withUnit(value: number, { isClass, unit }: PredictionBasis): string {
  return isClass || unit === '' ? figure(value) : `${figure(value)} ${unit}`;
}
