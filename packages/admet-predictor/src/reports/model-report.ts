import { FEATURE_VERSION } from '../features/layout.js';
import type { EndpointFacts, ModelCard } from './model-card.js';
import { dayOf, figure, type Report } from './report.js';
import {
  DESCRIPTORS,
  EXACT,
  entry,
  estimateWords,
  figures,
  LIMITS,
  lastSections,
  percent,
  SCOPE,
} from './wording.js';

/** What a model report is made of. */
export interface ModelReportInput {
  readonly card: ModelCard;
  /** From the catalog of `@biographql/admet`, `getAdmetModel`. */
  readonly endpoint: EndpointFacts;
  /** Default: now. */
  readonly date?: Date;
}

/**
 * Returns a model's report in the sections of the QSAR Model Reporting Format, which follow the OECD's principles of
 * validation (ENV/JM/MONO(2007)2). All of it is generated from the model's card; what a card does not tell is said to be
 * missing.
 */
export function modelReport({ card, endpoint, date = new Date() }: ModelReportInput): Report {
  const { model, crossValidation: validation, domain, certainty, published } = card;
  const isClass = card.kind === 'classification';
  return {
    kind: 'QMRF',
    title: `QSAR model report: ${model}`,
    date: dayOf(date),
    sections: [
      {
        number: '1',
        title: 'QSAR identifier',
        entries: [
          entry('Title', `${model}: ${endpoint.meaning}`),
          entry('Software', '@biographql/admet-predictor, in Node.js or a browser; MIT license'),
        ],
      },
      {
        number: '2',
        title: 'General information',
        entries: [
          entry('Date of the model', card.trained),
          entry(
            'Reproduction',
            `${REPRODUCTION} Seed ${card.seed}, features of version ${FEATURE_VERSION}.`,
          ),
          entry(
            'Availability of the model',
            'Open: the model file, the code and the training recipe are published.',
          ),
        ],
      },
      {
        number: '3',
        title: 'Defining the endpoint',
        principle: 1,
        entries: [
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
            `Several laboratories and methods, as collected by the source: ${card.data}. The protocols are not told apart.`,
          ),
        ],
      },
      {
        number: '4',
        title: 'Defining the algorithm',
        principle: 2,
        entries: [
          entry(
            'Type',
            `A blend with equal weights of ${card.members.map(memberText).join('; ')}.`,
          ),
          entry('Descriptors', DESCRIPTORS),
          entry('Explanation of single values', EXACT),
        ],
      },
      {
        number: '5',
        title: 'Applicability domain',
        principle: 3,
        entries: [
          entry('Scope', SCOPE),
          entry(
            'Estimate of the error',
            `Each prediction has one, from its similarity to the nearest of all ${domain.molecules} training molecules (${domain.measure}), whether one of their ${domain.scaffolds} ring skeletons is its own, the deviation among the members and the value${card.kind === 'regression' ? ' and descriptors' : ''}; fitted on errors of molecules that the members had not seen.`,
          ),
          entry(
            'Domain',
            `An estimate of at most ${figure(domain.limit)} (${errorScale(card)}) and a similarity of at least ${figure(domain.floor)}: ${percent(certainty.scaffold.inDomain)} of molecules on new scaffolds.`,
          ),
          entry(
            'Error inside and outside, new scaffolds',
            `${figure(certainty.scaffold.errorInDomain)} inside, ${certainty.scaffold.errorOutOfDomain === null ? 'none' : figure(certainty.scaffold.errorOutOfDomain)} outside.`,
          ),
          entry('Limits', LIMITS),
        ],
      },
      {
        number: '6',
        title: 'Internal validation',
        principle: 4,
        entries: [
          entry('Training set', trainingText(card)),
          entry(
            'Cross-validation',
            `${validation.folds} folds that keep stereo, salt and tautomer twins together: ${figures(validation.random)}.`,
          ),
          entry(
            'Cross-validation by scaffold',
            `${validation.scaffoldFolds} folds, for molecules unlike those of training: ${figures(validation.scaffold)}.`,
          ),
          entry(
            'Plain cross-validation',
            `Flattered by twins, only to be compared with published figures: ${figures(validation.plain)}.`,
          ),
          entry(
            card.kind === 'regression' ? 'Intervals' : 'Sets of answers',
            `Conformal, at ${percent(certainty.level)}. They held the measured value of ${percent(certainty.random.coverage)} in random and ${percent(certainty.scaffold.coverage)} in scaffold folds (by thirds of the estimate ${certainty.scaffold.coverageOfThirds.map(percent).join(', ')})${certainty.scaffold.either === undefined ? '' : `; ${percent(certainty.scaffold.either)} of the latter were left undecided`}.`,
          ),
          entry('Estimate of the error, new scaffolds', estimateWords(certainty.scaffold)),
          ...(validation.scale === null ? [] : [entry('Scale of the figures', validation.scale)]),
          entry(
            'Published for comparison',
            `${published.method}, ${published.measure} ${figure(published.figure)}, on other rows: not like for like.`,
          ),
          ...(card.note === null ? [] : [entry('Remark', card.note)]),
        ],
      },
      ...lastSections({
        externalSet: 'None is reported in the model card.',
        data: card.data,
        license: card.license,
      }),
    ],
  };
}

const REPRODUCTION = 'The training recipe is in the folder training of the package’s sources.';

const memberNames: Readonly<Record<string, string>> = {
  boosted: 'boosted trees',
  randomized: 'boosted trees with random thresholds',
  forest: 'extremely randomized trees',
  linear: 'a regularized linear model',
};

function memberText({ name, ...settings }: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(settings).map(([key, value]) => `${key} ${String(value)}`);
  return `${memberNames[String(name)] ?? String(name)} (${told.join(', ')})`;
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
