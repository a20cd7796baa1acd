import type { ModelCard } from '@biographql/admet-predictor';
import type { AssayCard } from '../custom/card.js';
import { getDependent, getEndpoint } from './custom-model-report.js';
import type { EndpointFacts } from './model-report.js';
import { figure } from './report.js';

/** What a prediction is reported against, whichever model it is of. */
export interface PredictionBasis {
  readonly isClass: boolean;
  /** Of values; empty where none is stated. */
  readonly unit: string;
  /** When the model was trained. */
  readonly trained: string;
  readonly endpoint: string;
  readonly dependent: string;
  /** Expected error above which, and similarity below which, a molecule is outside the domain. */
  readonly limit: number;
  readonly floor: number;
  /** Molecules that similarity is to. */
  readonly nearestOf: string;
  /** What follows an error to expect. */
  readonly errorScale: string;
  readonly ofNewScaffolds: string;
}

/** Of one of the 28. */
export function basisOfCard(card: ModelCard, endpoint: EndpointFacts): PredictionBasis {
  const { kind, unit, trained, domain, crossValidation } = card;
  const { category, meaning, description, positiveClass } = endpoint;
  const isClass = kind === 'classification';
  const { scale, scaffold } = crossValidation;
  return {
    isClass,
    unit,
    trained,
    endpoint: `${category}: ${meaning}. ${description}`,
    dependent: isClass
      ? `calibrated probability of: ${positiveClass ?? 'the positive class'}`
      : unit,
    limit: domain.limit,
    floor: domain.floor,
    nearestOf: `all ${domain.molecules} training molecules`,
    errorScale: scale === null ? unit : `on ${scale}`,
    ofNewScaffolds: newScaffolds(scaffold),
  };
}

/** Of a custom model. */
export function basisOfCustom(card: AssayCard): PredictionBasis {
  const { kind, unit, date, scale, trainedOn, crossValidation, file } = card;
  return {
    isClass: kind === 'classification',
    unit: unit ?? '',
    trained: date,
    endpoint: getEndpoint(card),
    dependent: getDependent(card),
    limit: file.domain.limit,
    floor: file.domain.floor,
    nearestOf: `${file.domain.references} fingerprints of the ${trainedOn} training molecules`,
    errorScale: scale === 'log10' ? 'on log10 of the value' : (unit ?? ''),
    ofNewScaffolds: newScaffolds(crossValidation.scaffold.own),
  };
}

function newScaffolds(figures: object): string {
  const [name = '', value = 0] =
    Object.entries(figures).find(([key]) => key === 'rmse' || key === 'rocAuc') ?? [];
  const words = name === 'rmse' ? 'root mean squared error' : 'area under the ROC curve';
  return `${words} ${figure(Number(value))} in cross-validation by scaffold`;
}
