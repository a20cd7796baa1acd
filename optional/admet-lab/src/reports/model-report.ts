import { FEATURE_VERSION, type ModelCard } from '@biographql/admet-predictor';
import { qmrf } from './qmrf.js';
import { entry, figure, figures, percent, type Report } from './report.js';

/** What a model predicts, in words: an entry of the catalog of `@biographql/admet`. */
export interface EndpointFacts {
  readonly category: string;
  readonly meaning: string;
  readonly description: string;
  /** Classifiers only: what the probability is of. */
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

/** Report on one of the 28 models (QMRF), generated from its card. What a card does not contain is said to be missing. */
export function modelReport({ card, endpoint, date = new Date() }: ModelReportInput): Report {
  const { model, crossValidation: validation, domain, certainty, published } = card;
  const isClass = card.kind === 'classification';
  const { coverageOfThirds, either } = certainty.scaffold;
  const undecided =
    either === undefined ? '' : `; ${percent(either)} of the latter were left undecided`;
  return qmrf(
    {
      name: model,
      title: `${model}: ${endpoint.meaning}`,
      general: [
        entry('Date of the model', card.trained),
        entry(
          'Reproduction',
          `The training recipe is in the folder training of the sources of @biographql/admet-lab. Seed ${card.seed}, features of version ${FEATURE_VERSION}.`,
        ),
        entry(
          'Availability of the model',
          'Open: the model file, the code and the training recipe are published.',
        ),
      ],
      endpoint: [
        entry('Endpoint', `${endpoint.category}: ${endpoint.meaning}. ${endpoint.description}`),
        entry(
          'Unit',
          isClass
            ? `calibrated probability of: ${endpoint.positiveClass ?? 'the positive class'}`
            : card.unit,
        ),
        entry(
          'Dependent variable',
          card.transform === 'none' ? 'the value as measured' : card.transform,
        ),
        entry(
          'Experimental protocol',
          `Several laboratories and methods, as collected by the source: ${card.data}. The protocols are not distinguished.`,
        ),
      ],
      algorithm: [
        entry('Type', `A blend with equal weights of ${card.members.map(memberText).join('; ')}.`),
      ],
      isClass,
      estimatedFrom: `its similarity to the nearest of all ${domain.molecules} training molecules (${domain.measure}), whether one of their ${domain.scaffolds} ring skeletons is its own, the deviation among the members and the value${isClass ? '' : ' and descriptors'}`,
      errorScale: errorScale(card),
      domain,
      certainty,
      coverageNote: ` (by thirds of the estimate ${coverageOfThirds.map(percent).join(', ')})${undecided}`,
      validation: [
        entry('Training set', trainingText(card)),
        entry(
          'Cross-validation',
          `${validation.folds} folds, with stereo, salt and tautomer forms of a molecule in one fold: ${figures(validation.random)}.`,
        ),
        entry(
          'Cross-validation by scaffold',
          `${validation.scaffoldFolds} folds, for molecules unlike those of training: ${figures(validation.scaffold)}.`,
        ),
        entry(
          'Plain cross-validation',
          `Optimistic, because forms of one molecule can be in several folds; for comparison with published figures only: ${figures(validation.plain)}.`,
        ),
      ],
      remarks: [
        ...(validation.scale === null ? [] : [entry('Scale of the figures', validation.scale)]),
        entry(
          'Published for comparison',
          `${published.method}, ${published.measure} ${figure(published.figure)}, on other rows: not like for like.`,
        ),
        ...(card.note === null ? [] : [entry('Remark', card.note)]),
      ],
      externalSet: 'None is reported in the model card.',
      data: card.data,
      license: card.license,
    },
    date,
  );
}

const memberNames: Readonly<Record<string, string>> = {
  boosted: 'boosted trees',
  randomized: 'boosted trees with random thresholds',
  forest: 'extremely randomized trees',
  linear: 'a regularized linear model',
};

function memberText({ name, ...settings }: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(settings).map(([key, value]) => `${key} ${String(value)}`);
  return `${memberNames[String(name)] ?? String(name)} (${values.join(', ')})`;
}

function trainingText(card: ModelCard): string {
  const { rows, trainedOn, positiveShare, targetRange, transform, data } = card;
  const more = trainedOn > rows ? `, and ${trainedOn - rows} more that were only trained on` : '';
  const balance = positiveShare === null ? '' : `; ${figure(100 * positiveShare)} % positive`;
  const [low, median, high] = targetRange ?? [];
  const range =
    low === undefined || median === undefined || high === undefined
      ? ''
      : `; from ${figure(low)} to ${figure(high)}, median ${figure(median)}${transform === 'none' ? '' : ` (${transform})`}`;
  return `${rows} molecules of ${data}${more}${balance}${range}.`;
}

function errorScale({ kind, crossValidation }: ModelCard): string {
  if (kind === 'classification') return 'chance that the class is wrong';
  return `mean absolute error${crossValidation.scale === null ? '' : ` on ${crossValidation.scale}`}`;
}
