import type { ModelCard } from '@biographql/admet-predictor';

type Cell = string | number;
type Column = readonly [title: string, cell: (card: ModelCard) => Cell];

const MISSING = '–';
const figure = (value: number | undefined) => value?.toFixed(3) ?? MISSING;
const percent = (share: number | null | undefined) =>
  share == null ? MISSING : (100 * share).toFixed(1);
const short = (value: number | null) => value?.toPrecision(3) ?? MISSING;
const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');
const row = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;

/** The paper's own measure of each kind of model. */
const getMeasure = ({ kind }: ModelCard): string => (kind === 'classification' ? 'accuracy' : 'r2');

function toTable(cards: readonly ModelCard[], columns: readonly Column[]): readonly string[] {
  const all: readonly Column[] = [['model', ({ model }) => model], ...columns];
  return [
    row(all.map(([title]) => title)),
    row(all.map(() => '---')),
    ...cards.map((card) => row(all.map(([, cell]) => cell(card)))),
    '',
  ];
}

/** A figure of random and of scaffold folds. */
function both(title: string, key: string): Column {
  return [
    title,
    ({ crossValidation: { random, scaffold } }) =>
      `${figure(random[key])} / ${figure(scaffold[key])}`,
  ];
}

const comparison: readonly Column[] = [
  ['rows', ({ rows }) => rows],
  ['published', ({ published }) => `${published.method} ${figure(published.figure)}`],
  ['plain folds (as published)', (card) => figure(card.crossValidation.plain[getMeasure(card)])],
  [
    'random folds (twins together)',
    (card) => figure(card.crossValidation.random[getMeasure(card)]),
  ],
  ['scaffold folds', (card) => figure(card.crossValidation.scaffold[getMeasure(card)])],
  ['reaches the published figure', (card) => (isReached(card) ? 'yes' : 'no')],
];

const classifiers: readonly Column[] = [
  ['positive', ({ positiveShare }) => `${percent(positiveShare ?? 0)} %`],
  both('balanced accuracy', 'balancedAccuracy'),
  both('ROC-AUC', 'rocAuc'),
  both('MCC', 'mcc'),
  both('calibration error', 'calibrationError'),
  ['ROC-AUC, plain folds', ({ crossValidation }) => figure(crossValidation.plain.rocAuc)],
];

const regressions: readonly Column[] = [
  ['scale', ({ unit, crossValidation: { scale } }) => (scale === null ? unit : `${scale} ${unit}`)],
  both('RMSE', 'rmse'),
  both('MAE', 'mae'),
  both('Spearman', 'spearman'),
  both('within 2-fold', 'within2Fold'),
];

const certainty: readonly Column[] = [
  ['coverage, random', ({ certainty: { random } }) => percent(random.coverage)],
  ['coverage, scaffold', ({ certainty: { scaffold } }) => percent(scaffold.coverage)],
  [
    'in thirds of the estimate, scaffold',
    ({ certainty: { scaffold } }) => scaffold.coverageOfThirds.map(percent).join(', '),
  ],
  [
    'of the worst cluster, scaffold',
    ({ certainty: { scaffold } }) => percent(scaffold.coverageOfWorstCluster),
  ],
  [
    'outside the domain, below 0.35',
    ({ certainty: { scaffold } }) => percent(scaffold.outsideOfFar),
  ],
  [
    'error in / out of the domain',
    ({ certainty: { scaffold } }) =>
      `${short(scaffold.errorInDomain)} / ${short(scaffold.errorOutOfDomain)}`,
  ],
  [
    'error in the best / worst fifth',
    ({ certainty: { scaffold } }) => `${short(scaffold.bestFifth)} / ${short(scaffold.worstFifth)}`,
  ],
  ['AUC of "this is wrong"', ({ certainty: { scaffold } }) => scaffold.wrongAuc.toFixed(2)],
];

/** Whether plain folds, which are how the published figure was made, reach it. */
function isReached(card: ModelCard): boolean {
  return (card.crossValidation.plain[getMeasure(card)] ?? Number.NaN) >= card.published.figure;
}

/** Renders the tables of the evaluation as Markdown. */
export function renderTables(cards: readonly ModelCard[]): string {
  const ofClasses = cards.filter((card) => card.kind === 'classification');
  const ofValues = cards.filter((card) => card.kind === 'regression');
  const below = cards.filter((card) => !isReached(card));
  const logged = ofValues.filter(({ crossValidation }) => crossValidation.scale === 'log10');
  const onLog10 = `${listed(logged.map((card) => card.model))} on log10`;
  return [
    '### Comparison with the published figures',
    '',
    `Accuracy of classifiers, R2 of regressions (${onLog10}). Plain folds are how the published figures were made, so they decide the last column: ${cards.length - below.length} of ${cards.length} models reach the figure.`,
    '',
    ...toTable(cards, comparison),
    'Below the published figure, and why:',
    '',
    ...below.map((card) => `- **${card.model}**: ${card.note ?? 'no reason is known.'}`),
    '',
    '### Classifiers',
    '',
    'Each cell: random / scaffold folds.',
    '',
    ...toTable(ofClasses, classifiers),
    '### Regression models',
    '',
    `Each cell: random / scaffold folds; ${onLog10}.`,
    '',
    ...toTable(ofValues, regressions),
    '### How sure',
    '',
    `Coverage: the share in % of measured values that the 90 % interval or the set of answers holds. Errors: share of wrong classes, or mean absolute error on the scale of training; all of scaffold folds unless a title says otherwise. Wrong is the wrong class, or an error above the model's RMSE. Clusters: ten of the fingerprints of all molecules, those with 30 molecules or more. Below 0.35: molecules whose nearest training molecule has a lower similarity; a dash where it was not measured.`,
    '',
    ...toTable(cards, certainty),
    'Where measurements are gathered from many laboratories, nothing in a molecule shows how far one of them is off. Where no probability is near 0 or 1, no prediction can be set apart as safe. Sets below 1,000 rows have 110 to 330 in a third, of which coverage moves by 2 to 3 points by chance.',
    '',
  ].join('\n');
}
