/** Figures of one cross-validation, as train.py writes them. */
export interface Figures {
  readonly accuracy?: number;
  readonly balancedAccuracy?: number;
  readonly rocAuc?: number;
  readonly mcc?: number;
  readonly calibrationError?: number;
  readonly r2?: number;
  readonly rmse?: number;
  readonly mae?: number;
  readonly spearman?: number;
  readonly within2Fold?: number;
}

/** The part of a model card that the table shows. */
export interface Card {
  readonly model: string;
  readonly kind: 'classification' | 'regression';
  readonly unit: string;
  readonly data: string;
  readonly license: string;
  readonly note: string | null;
  readonly rows: number;
  readonly positiveShare: number | null;
  readonly published: { readonly figure: number; readonly method: string };
  readonly crossValidation: {
    readonly random: Figures;
    readonly scaffold: Figures;
    /** Scaffold folds that were scored, of five. */
    readonly scaffoldFolds: number;
    readonly scale: string | null;
  };
}

const figure = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));
const pair = ({ random, scaffold, scaffoldFolds }: Card['crossValidation'], key: keyof Figures) => {
  const mark = scaffoldFolds === 1 && scaffold[key] !== undefined ? '¹' : '';
  return `${figure(random[key])} / ${figure(scaffold[key])}${mark}`;
};
const verdict = (own: number, published: number) =>
  own >= published ? 'yes' : own >= published - 0.01 ? 'within 0.01' : 'no';

/** Renders the two tables of the evaluation as Markdown. */
export function renderTables(cards: readonly Card[]): string {
  const classifiers = cards.filter((card) => card.kind === 'classification');
  const regressions = cards.filter((card) => card.kind === 'regression');
  return [
    '### Classifiers',
    '',
    'Each cell: random / scaffold folds. ¹ one of the five scaffold folds (large sets), not calibrated.',
    '',
    '| model | rows | positive | published accuracy | accuracy | balanced accuracy | ROC-AUC | MCC | calibration error | reaches the published figure |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...classifiers.map(classifierRow),
    '',
    '### Regression models',
    '',
    'Each cell: random / scaffold folds (¹ one of the five). VD, CL and THALF are measured on log10.',
    '',
    '| model | rows | scale | published R2 | R2 | RMSE | MAE | Spearman | within 2-fold | reaches the published figure |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...regressions.map(regressionRow),
    '',
  ].join('\n');
}

function classifierRow({ model, rows, positiveShare, published, crossValidation }: Card): string {
  const both = (key: keyof Figures) => pair(crossValidation, key);
  const share = `${((positiveShare ?? 0) * 100).toFixed(1)} %`;
  const reached = verdict(crossValidation.random.accuracy ?? 0, published.figure);
  return `| ${model} | ${rows} | ${share} | ${published.method} ${figure(published.figure)} | ${both('accuracy')} | ${both('balancedAccuracy')} | ${both('rocAuc')} | ${both('mcc')} | ${both('calibrationError')} | ${reached} |`;
}

function regressionRow({ model, rows, unit, published, crossValidation }: Card): string {
  const both = (key: keyof Figures) => pair(crossValidation, key);
  const scale = crossValidation.scale ? `${crossValidation.scale} ${unit}` : unit;
  const reached = verdict(crossValidation.random.r2 ?? 0, published.figure);
  return `| ${model} | ${rows} | ${scale} | ${published.method} ${figure(published.figure)} | ${both('r2')} | ${both('rmse')} | ${both('mae')} | ${both('spearman')} | ${both('within2Fold')} | ${reached} |`;
}
