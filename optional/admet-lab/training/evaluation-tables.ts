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

/** Measure in the paper for each kind of model. */
const getMeasure = ({ kind }: ModelCard): string => (kind === 'classification' ? 'accuracy' : 'r2');

function toTable(cards: readonly ModelCard[], columns: readonly Column[]): readonly string[] {
  const titled: readonly Column[] = [['model', ({ model }) => model], ...columns];
  return [
    row(titled.map(([title]) => title)),
    row(titled.map(() => '---')),
    ...cards.map((card) => row(titled.map(([, cell]) => cell(card)))),
    '',
  ];
}

type Folds = 'random' | 'scaffold' | 'cluster' | 'source';

const both: readonly Folds[] = ['random', 'scaffold'];
const all: readonly Folds[] = [...both, 'cluster', 'source'];

/** Column with a figure for several kinds of folds. */
function figures(
  title: string,
  key: string | ((card: ModelCard) => string),
  folds: readonly Folds[] = both,
): Column {
  return [
    title,
    (card) => {
      const name = typeof key === 'string' ? key : key(card);
      return folds.map((kind) => figure(card.crossValidation[kind]?.[name])).join(' / ');
    },
  ];
}

const comparison: readonly Column[] = [
  ['rows', ({ rows }) => rows],
  ['published', ({ published }) => `${published.method} ${figure(published.figure)}`],
  ['plain folds (as published)', (card) => figure(card.crossValidation.plain[getMeasure(card)])],
  ['reaches the published figure', (card) => (isReached(card) ? 'yes' : 'no')],
];

const classifiers: readonly Column[] = [
  ['positive', ({ positiveShare }) => `${percent(positiveShare ?? 0)} %`],
  figures('balanced accuracy', 'balancedAccuracy'),
  figures('ROC-AUC', 'rocAuc'),
  figures('MCC', 'mcc'),
  figures('calibration error', 'calibrationError'),
  ['ROC-AUC, plain folds', ({ crossValidation }) => figure(crossValidation.plain.rocAuc)],
];

const regressions: readonly Column[] = [
  ['scale', ({ unit, crossValidation: { scale } }) => (scale === null ? unit : `${scale} ${unit}`)],
  figures('RMSE', 'rmse'),
  figures('MAE', 'mae'),
  figures('Spearman', 'spearman'),
  figures('within 2-fold', 'within2Fold'),
];

const unseen: readonly Column[] = [
  figures('accuracy or R2', getMeasure, all),
  figures(
    'ROC-AUC or mean absolute error',
    ({ kind }) => (kind === 'classification' ? 'rocAuc' : 'mae'),
    all,
  ),
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

/** Whether plain folds, the published method, reach the published figure. */
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
    '### Unseen chemistry and other sources',
    '',
    `Each cell: random / scaffold / cluster folds / another source. Cluster folds leave two of ten clusters of structures (k-means of fingerprints) out at a time. Where training includes a second table from another source, models fitted only on the main table are tested on the molecules of the second one. This shows what to expect for a laboratory that no model has seen. Rows of the other models don't name their source, so that cluster folds are the hardest test there is. A dash: not measured. ${onLog10}.`,
    '',
    ...toTable(cards, unseen),
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
    '### Uncertainty',
    '',
    `Coverage: the share in % of measured values that the 90 % interval or the prediction set contains. Errors: share of wrong classes, or mean absolute error on the scale of training; all of scaffold folds unless a title says otherwise. A prediction is wrong if its class is wrong, or its error is above the model's RMSE. Clusters: the fingerprints of all molecules form ten clusters, of which those with 30 molecules or more count. Below 0.35: molecules whose nearest training molecule has a lower similarity; a dash where it was not measured.`,
    '',
    ...toTable(cards, certainty),
    'Where measurements are gathered from many laboratories, nothing in a molecule shows how far one of them is off. Where no probability is near 0 or 1, no prediction can be set apart as safe. Sets below 1,000 rows have 110 to 330 in a third, of which coverage moves by 2 to 3 points by chance.',
    '',
  ].join('\n');
}
