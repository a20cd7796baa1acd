import type { ModelCard, ModelName, TrainedPrediction } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import type { Explanation } from '../explain/explained-model.js';
import { factsOfCustom } from './custom-model-report.js';
import { type EndpointFacts, factsOfCard, type ModelFacts } from './model-report.js';
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
  'None: a training molecule has the same atom environments, so the model may have seen the measured value.';
const LISTED = 5;

/**
 * Returns the report of one prediction in the sections of the QSAR Prediction Reporting Format. A rejected molecule has a
 * report as well, which says why there is no value.
 */
export function predictionReport({ card, endpoint, ...facts }: PredictionReportInput): Report {
  return getReport(facts, factsOfCard(card, endpoint));
}

/** Report on a prediction of a custom model; unstated facts of the assay are reported as unknown. */
export function customPredictionReport({ card, ...facts }: CustomPredictionReportInput): Report {
  return getReport(facts, factsOfCustom(card));
}

function getReport(
  { prediction, explanation, date = new Date() }: PredictionFacts<string>,
  basis: ModelFacts,
): Report {
  const { smiles, model } = prediction;
  const facts = {
    ...{ smiles, model, ...basis },
    ...valueFacts(prediction, basis),
    ...(prediction.status === 'predicted' && explanation && similarFacts(explanation, basis)),
    ...reasonFacts(prediction, explanation),
  };
  return fillReport('QPRF', model, facts, date);
}

function valueFacts(prediction: TrainedPrediction<string>, basis: ModelFacts): ReportFacts {
  const notJudged = 'Not assessed: there is no value.';
  if (prediction.status === 'rejected') {
    const { code, message, position } = prediction.reason;
    const place = position === undefined ? '' : ` (at character ${position})`;
    const value = `None. ${code}: ${message}${place}`;
    return { value, domain: notJudged, notJudged, ofNewScaffolds: null };
  }
  const { expectedError, similarity, outOfScope, interval, predictionSet } = prediction;
  return {
    fragments: String(prediction.fragments),
    neutralizedAtoms: String(prediction.neutralizedAtoms),
    value: withUnit(prediction.value, basis),
    logValue: prediction.logValue === undefined ? null : figure(prediction.logValue),
    percentile: figure(prediction.percentile),
    scope: outOfScope === undefined ? 'In scope.' : `Out of scope. ${outOfScope}`,
    domain: `${prediction.inDomain ? 'Inside' : 'Outside'}: the expected error is ${figure(expectedError)} (must be at most ${basis.limit}) and the similarity is ${figure(similarity)} (must be at least ${basis.floor}).`,
    similarity: figure(similarity),
    skeleton: prediction.knownScaffold
      ? 'Also in a training molecule.'
      : 'New: not in any training molecule.',
    independence: similarity === 1 ? SEEN : null,
    ...(interval === undefined
      ? {
          answers: predictionSet === 'either' ? 'yes, no' : predictionSet,
          wrongChance: figure(expectedError),
        }
      : {
          interval: `${figure(interval[0])} to ${withUnit(interval[1], basis)}`,
          absoluteError: `${figure(expectedError)} ${basis.errorScale}`.trim(),
        }),
    deviation: figure(prediction.deviation),
  };
}

function similarFacts(
  { similar, similarNote }: Explanation<string>,
  basis: ModelFacts,
): ReportFacts {
  const measured = similar.map(({ smiles, value, similarity, source }, i) => ({
    name: `Measured molecule ${i + 1}`,
    text: `${smiles}: ${withUnit(value, basis)}, similarity ${figure(similarity)}; ${source}`,
  }));
  return { measured, similarNote };
}

function reasonFacts(
  prediction: TrainedPrediction<string>,
  explanation: Explanation<string> | undefined,
): ReportFacts {
  const found = prediction.status === 'predicted' ? prediction.alerts : null;
  const alerts =
    found === null
      ? 'Not computed.'
      : found.length === 0
        ? 'None of the structural alerts in this package was found.'
        : `${found.join(', ')} (from this package's list)`;
  if (explanation === undefined) return { alerts, notExplained: 'Not computed.' };
  const { atoms, rest, base, score, scale } = explanation;
  const sum = (parts: readonly { readonly contribution: number }[]) =>
    figure(parts.reduce((total, { contribution }) => total + contribution, 0));
  const largest = [...atoms].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  return {
    alerts,
    score: figure(score),
    scoreScale: scale,
    scoreBase: figure(base),
    byAtoms: sum(atoms),
    byRest: sum(rest),
    topAtoms: listed(largest.map(({ index, contribution }) => [`atom ${index}`, contribution])),
    topRest: listed(rest.map(({ name, contribution }) => [name, contribution])),
  };
}

function listed(parts: readonly (readonly [name: string, contribution: number])[]): string {
  const some = parts.slice(0, LISTED).map(([name, value]) => `${name}: ${figure(value)}`);
  return some.length === 0 ? 'none' : some.join('; ');
}

function withUnit(value: number, { unit }: ModelFacts): string {
  return unit === '' ? figure(value) : `${figure(value)} ${unit}`;
}
