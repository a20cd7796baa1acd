import type { CertaintyFigures, ModelCard } from '@biographql/admet-predictor';

/** Targets on scaffold folds. */
const SLACK = 0.02;
const FIFTHS = 2;
const AUC = 0.7;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const percent = (share: number) => (100 * share).toFixed(1);
const short = (value: number | null) => (value === null ? '–' : value.toPrecision(3));
const share = (value: number | null | undefined) => (value == null ? '–' : percent(value));
const figure = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));

/** Renders how sure predictions are as Markdown, with every model that misses an aim and why. */
export function renderCertainty(cards: readonly ModelCard[]): readonly string[] {
  const missed = cards.flatMap((card) => {
    const reasons = misses(card);
    return reasons.length === 0
      ? []
      : [`- **${card.model}**: ${reasons.join('; ')}. ${getReason(card, reasons)}`];
  });
  const head = [
    'model',
    'published',
    'plain folds',
    'random folds',
    'scaffold folds',
    'coverage, random',
    'coverage, scaffold',
    'in thirds of the estimate, scaffold',
    'of the worst cluster, scaffold',
    'outside the domain, below 0.35',
    'error in / out of the domain',
    'error in the best / worst fifth',
    'AUC of "this is wrong"',
  ];
  return [
    '### How sure',
    '',
    `Coverage: the share in % of measured values that the 90 % interval or the set of answers holds. Errors: share of wrong classes, or mean absolute error on the scale of training; all of scaffold folds unless a title says otherwise. Wrong is the wrong class, or an error above the model's RMSE. Clusters: ten of the fingerprints of all molecules, those with 30 molecules or more. Below 0.35: molecules whose nearest training molecule has a lower similarity; a dash where it was not measured.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...cards.map(certaintyRow),
    '',
    `Aims on scaffold folds: coverage of each third within ${100 * SLACK} points of 90 % (of sets: no lower, since one answer that is right more often than that cannot be cut down), at least ${FIFTHS} times the error in the worst fifth, AUC at least ${AUC.toFixed(2)}. ${cards.length - missed.length} of ${cards.length} models reach all. Missed by:`,
    '',
    ...missed,
    '',
    'Where measurements are gathered from many laboratories, nothing in a molecule shows how far one of them is off. Where no probability is near 0 or 1, no prediction can be set apart as safe. Sets below 1,000 rows have 110 to 330 in a third, of which coverage moves by 2 to 3 points by chance.',
    '',
  ];
}

function certaintyRow(card: ModelCard): string {
  const { model, kind, published, crossValidation, certainty } = card;
  const key = kind === 'classification' ? 'accuracy' : 'r2';
  const { random, scaffold } = certainty;
  return row([
    model,
    figure(published.figure),
    figure(crossValidation.plain[key]),
    figure(crossValidation.random[key]),
    figure(crossValidation.scaffold[key]),
    percent(random.coverage),
    percent(scaffold.coverage),
    scaffold.coverageOfThirds.map(percent).join(', '),
    share(scaffold.coverageOfWorstCluster),
    share(scaffold.outsideOfFar),
    `${short(scaffold.errorInDomain)} / ${short(scaffold.errorOutOfDomain)}`,
    `${short(scaffold.bestFifth)} / ${short(scaffold.worstFifth)}`,
    scaffold.wrongAuc.toFixed(2),
  ]);
}

function misses({ kind, certainty: { scaffold } }: ModelCard): readonly string[] {
  const ratio = scaffold.worstFifth / scaffold.bestFifth;
  return [
    ...(isCovered(scaffold, kind === 'classification')
      ? []
      : [`coverage of thirds ${scaffold.coverageOfThirds.map(percent).join(', ')} %`]),
    ...(ratio < FIFTHS ? [`worst fifth ${ratio.toFixed(2)} times the best`] : []),
    ...(scaffold.wrongAuc < AUC ? [`AUC ${scaffold.wrongAuc.toFixed(3)}`] : []),
  ];
}

const SMALL = 1000;

function getReason({ kind, rows }: ModelCard, missed: readonly string[]): string {
  if (kind === 'regression')
    return missed.some((text) => !text.startsWith('coverage'))
      ? 'Most of the error is of the measurements.'
      : 'Limits of known skeletons are joined from both kinds of folds.';
  return rows < SMALL ? `A small set: ${rows} rows.` : 'Few of its probabilities are near 0 or 1.';
}

function isCovered({ coverageOfThirds }: CertaintyFigures, isClass: boolean): boolean {
  return coverageOfThirds.every(
    (share) => share >= 0.9 - SLACK && (isClass || share <= 0.9 + SLACK),
  );
}
