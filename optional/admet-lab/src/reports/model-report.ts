import { FEATURE_VERSION, type ModelCard } from '@biographql/admet-predictor';
import type { AssayCertainty } from '../custom/card.js';
import {
  figure,
  figures,
  fillReport,
  memberText,
  percent,
  type Report,
  type ReportFacts,
} from './report.js';

/** Description of a model: an entry of the catalog of `@biographql/admet`. */
export interface EndpointFacts {
  readonly category: string;
  readonly meaning: string;
  readonly description: string;
  /** Classifiers only: the class that the probability refers to. */
  readonly positiveClass?: string;
}

/** Input of a report on one of the 28 models. */
export interface ModelReportInput {
  readonly card: ModelCard;
  /** From the catalog of `@biographql/admet`, `getAdmetModel`. */
  readonly endpoint: EndpointFacts;
  /** Default: now. */
  readonly date?: Date;
}

/** Report on one of the 28 models (QMRF), generated from its card. Entries without a fact are left out. */
export function modelReport({ card, endpoint, date = new Date() }: ModelReportInput): Report {
  const { model, crossValidation: validation, domain, certainty, published, transform } = card;
  const isClass = card.kind === 'classification';
  const { coverageOfThirds, either } = certainty.scaffold;
  const undecided =
    either === undefined
      ? ''
      : `; in scaffold folds, ${percent(either)} of the prediction sets contained both classes`;
  const facts = {
    title: `${model}: ${endpoint.meaning}`,
    ...factsOfCard(card, endpoint),
    reproduction: `The training recipe is in the “training” folder of the @biographql/admet-lab source code. Seed ${card.seed}, feature version ${FEATURE_VERSION}.`,
    availability: 'Open: the model file, the code and the training recipe are published.',
    unit: getUnit(card, endpoint),
    dependent: transform === 'none' ? 'the value as measured' : transform,
    protocol: `Measurements from several laboratories and methods, as collected by the source: ${card.data}. Different protocols are pooled.`,
    algorithm: `An equally weighted blend of ${card.members.map(memberText).join('; ')}.`,
    scope: '',
    estimatedFrom: `the similarity of the molecule to its nearest neighbor among the ${domain.molecules} training molecules (${domain.measure}), whether its ring skeleton is one of the ${domain.scaffolds} in the training set, the deviation among the predictions of the ensemble members, and the predicted value${isClass ? '' : ' and descriptors'}`,
    errorScale: isClass
      ? 'chance that the class is wrong'
      : `mean absolute error${validation.scale === null ? '' : ` on ${validation.scale}`}`,
    ...certaintyFacts(certainty, isClass),
    coverageNote: ` (by tercile of the estimated error, lowest first: ${coverageOfThirds.map(percent).join(', ')})${undecided}`,
    trainingSet: getTrainingSet(card),
    randomFolds: `${validation.folds} folds, with all stereo, salt and tautomer forms of a molecule in the same fold: ${figures(validation.random)}.`,
    scaffoldFolds: `${validation.scaffoldFolds} folds, tested on molecules unlike the training molecules: ${figures(validation.scaffold)}.`,
    plainFolds: `Optimistic, because forms of one molecule can be in several folds; use only for comparison with published figures: ${figures(validation.plain)}.`,
    scale: validation.scale,
    published: `${published.method}, ${published.measure} ${figure(published.figure)}, on different data, so the figures are not directly comparable.`,
    remark: card.note,
    externalSet: 'None is reported in the model card.',
    data: card.data,
    license: card.license,
  };
  return fillReport('QMRF', model, facts, date);
}

export function factsOfCard(card: ModelCard, endpoint: EndpointFacts): ModelFacts {
  const { kind, unit, trained, domain, crossValidation } = card;
  const { scale, scaffold } = crossValidation;
  return {
    unit: kind === 'classification' ? '' : unit,
    trained,
    endpoint: getEndpoint(endpoint),
    dependent: getUnit(card, endpoint),
    limit: figure(domain.limit),
    floor: figure(domain.floor),
    nearestOf: `all ${domain.molecules} training molecules`,
    errorScale: scale === null ? unit : `on ${scale}`,
    ofNewScaffolds: getNewScaffolds(scaffold),
  };
}

/** Facts shared by reports on a model and on its predictions. */
export interface ModelFacts {
  /** Unit of values; empty for classes. */
  readonly unit: string;
  readonly trained: string;
  readonly endpoint: string;
  readonly dependent: string;
  readonly limit: string;
  readonly floor: string;
  readonly nearestOf: string;
  readonly errorScale: string;
  readonly ofNewScaffolds: string;
}

export function certaintyFacts(
  { level, random, scaffold }: AssayCertainty,
  isClass: boolean,
): ReportFacts {
  const shown = (value: number | null) => (value === null ? 'none' : figure(value));
  return {
    inDomain: percent(scaffold.inDomain),
    errorInDomain: shown(scaffold.errorInDomain),
    errorOutOfDomain: shown(scaffold.errorOutOfDomain),
    heldBy: isClass ? 'Prediction sets' : 'Intervals',
    level: percent(level),
    heldRandom: percent(random.coverage),
    heldScaffold: percent(scaffold.coverage),
    bestFifth: figure(scaffold.bestFifth),
    worstFifth: figure(scaffold.worstFifth),
    wrongAuc: figure(scaffold.wrongAuc),
  };
}

export function getNewScaffolds(values: object): string {
  const found = Object.entries(values).filter(([key]) => key === 'rmse' || key === 'rocAuc');
  return `${figures(Object.fromEntries(found.slice(0, 1)))} in cross-validation by scaffold`;
}

function getEndpoint({ category, meaning, description }: EndpointFacts): string {
  return `${category}: ${meaning}. ${description}`;
}

function getUnit({ kind, unit }: ModelCard, { positiveClass }: EndpointFacts): string {
  if (kind === 'regression') return unit;
  return `calibrated probability of: ${positiveClass ?? 'the positive class'}`;
}

function getTrainingSet(card: ModelCard): string {
  const { rows, trainedOn, positiveShare, targetRange, transform, data } = card;
  const more =
    trainedOn > rows ? `, and ${trainedOn - rows} more that were used only for training` : '';
  const balance = positiveShare === null ? '' : `; ${figure(100 * positiveShare)} % positive`;
  const [low, median, high] = targetRange ?? [];
  const range =
    low === undefined || median === undefined || high === undefined
      ? ''
      : `; values${transform === 'none' ? '' : ` (${transform})`} from ${figure(low)} to ${figure(high)}, median ${figure(median)}`;
  return `${rows} molecules from ${data}${more}${balance}${range}.`;
}
