import type { ModelCard } from '@biographql/admet-predictor';
import { renderCertainty } from './certainty-table.js';

const figure = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));
const FOLDS = 5;
const mark = ({ scaffold, scaffoldFolds }: ModelCard['crossValidation'], key: string) =>
  scaffoldFolds < FOLDS && scaffold[key] !== undefined ? '¹' : '';
const pair = (folds: ModelCard['crossValidation'], key: string) =>
  `${figure(folds.random[key])} / ${figure(folds.scaffold[key])}${mark(folds, key)}`;
const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (...names: readonly string[]) => [row(names), row(names.map(() => '---'))];
/** The paper's own measure of each kind of model. */
const getMeasure = ({ kind }: ModelCard): string => (kind === 'classification' ? 'accuracy' : 'r2');

/** Whether plain folds, which are how the published figure was made, reach it. */
export function verdict(card: ModelCard): 'yes' | 'within 0.01' | 'no' {
  const { published, crossValidation } = card;
  const own = crossValidation.plain[getMeasure(card)] ?? Number.NaN;
  // Figures have four decimals; the slack is for the subtraction alone.
  if (own >= published.figure) return 'yes';
  return own >= published.figure - 0.01 - 1e-9 ? 'within 0.01' : 'no';
}

/** Renders the tables of the evaluation as Markdown. */
export function renderTables(cards: readonly ModelCard[]): string {
  const classifiers = cards.filter((card) => card.kind === 'classification');
  const regressions = cards.filter((card) => card.kind === 'regression');
  const reached = cards.filter((card) => verdict(card) === 'yes').length;
  const near = cards.filter((card) => verdict(card) === 'within 0.01').length;
  const logged = regressions.filter(({ crossValidation }) => crossValidation.scale === 'log10');
  const onLog10 = `${listed(logged.map((card) => card.model))} on log10`;
  const scored = Math.min(...cards.map((card) => card.crossValidation.scaffoldFolds));
  return [
    '### Comparison with the published figures',
    '',
    `Accuracy of classifiers, R2 of regressions (${onLog10}). Plain folds are how the published figures were made, so they decide the last column: ${reached} of ${cards.length} models reach the figure, ${near} more come within 0.01.${scored < FOLDS ? ` ¹ ${scored} of the five scaffold and plain folds.` : ''}`,
    '',
    ...head(
      'model',
      'rows',
      'published',
      'plain folds (as published)',
      'random folds (twins together)',
      'scaffold folds',
      'reaches the published figure',
    ),
    ...cards.map(comparisonRow),
    '',
    'Below the published figure, and why:',
    '',
    ...cards
      .filter((card) => verdict(card) !== 'yes')
      .map((card) => `- **${card.model}**: ${card.note ?? 'no reason is known.'}`),
    '',
    '### Classifiers',
    '',
    'Each cell: random / scaffold folds.',
    '',
    ...head(
      'model',
      'positive',
      'balanced accuracy',
      'ROC-AUC',
      'MCC',
      'calibration error',
      'ROC-AUC, plain folds',
    ),
    ...classifiers.map(classifierRow),
    '',
    '### Regression models',
    '',
    `Each cell: random / scaffold folds; ${onLog10}.`,
    '',
    ...head('model', 'scale', 'RMSE', 'MAE', 'Spearman', 'within 2-fold'),
    ...regressions.map(regressionRow),
    '',
    ...renderCertainty(cards),
  ].join('\n');
}

function comparisonRow(card: ModelCard): string {
  const { model, rows, published, crossValidation } = card;
  const key = getMeasure(card);
  return row([
    model,
    rows,
    `${published.method} ${figure(published.figure)}`,
    figure(crossValidation.plain[key]),
    figure(crossValidation.random[key]),
    `${figure(crossValidation.scaffold[key])}${mark(crossValidation, key)}`,
    verdict(card),
  ]);
}

function classifierRow({ model, positiveShare, crossValidation }: ModelCard): string {
  const both = (key: string) => pair(crossValidation, key);
  return row([
    model,
    `${((positiveShare ?? 0) * 100).toFixed(1)} %`,
    both('balancedAccuracy'),
    both('rocAuc'),
    both('mcc'),
    both('calibrationError'),
    figure(crossValidation.plain.rocAuc),
  ]);
}

function regressionRow({ model, unit, crossValidation }: ModelCard): string {
  const both = (key: string) => pair(crossValidation, key);
  return row([
    model,
    crossValidation.scale ? `${crossValidation.scale} ${unit}` : unit,
    both('rmse'),
    both('mae'),
    both('spearman'),
    both('within2Fold'),
  ]);
}
