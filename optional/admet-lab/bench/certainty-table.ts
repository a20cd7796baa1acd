import type { CertaintyFigures } from '@biographql/admet-predictor';
import type { Card } from './card.js';
import before from './certainty-before.json' with { type: 'json' };

/** What was known of scaffold folds before there was an estimate; without intervals there is no coverage. */
type Before = Readonly<
  Record<
    string,
    | {
        readonly coverage: number | null;
        readonly errorInDomain: number;
        readonly errorOutOfDomain: number | null;
        readonly wrongAuc: number;
      }
    | undefined
  >
>;

/** What is aimed at, on scaffold folds. */
const SLACK = 0.02;
const FIFTHS = 2;
const AUC = 0.7;

const earlier: Before = before;
const measure = { classification: 'accuracy', regression: 'r2' } as const;
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const percent = (share: number) => (100 * share).toFixed(1);
const short = (value: number | null) => (value === null ? '–' : value.toPrecision(3));
const figure = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));

/** Renders how sure predictions are as Markdown, with every model that misses an aim and why. */
export function renderCertainty(cards: readonly Card[]): readonly string[] {
  const missed = cards.flatMap((card) => {
    const reasons = misses(card);
    return reasons.length === 0
      ? []
      : [`- **${card.model}**: ${reasons.join('; ')}. ${reasonOf(card, reasons)}`];
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
    'error in / out of the domain',
    'error in the best / worst fifth',
    'AUC of "this is wrong"',
  ];
  return [
    '### How sure',
    '',
    `Coverage: the share in % of measured values that the 90 % interval or the set of answers holds. Errors: share of wrong classes, or mean absolute error on the scale of training; all of scaffold folds unless a title says otherwise. Where two figures are joined by an arrow, the first is of the version before: one width for each third of the similarity, a domain by similarity to 1,500 molecules, and the members' deviation as the only measure of doubt. Wrong is the wrong class, or an error above the model's RMSE.`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...cards.map(certaintyRow),
    '',
    `Aims on scaffold folds: coverage of each third within ${100 * SLACK} points of 90 % (of sets: no lower, since one answer that is right more often than that cannot be cut down), at least ${FIFTHS} times the error in the worst fifth, AUC at least ${AUC.toFixed(2)}. ${cards.length - missed.length} of ${cards.length} models reach all. Missed by:`,
    '',
    ...missed,
    '',
    'Where measurements are gathered from many laboratories, nothing in a molecule tells how far one of them is off. Where no probability is near 0 or 1, no prediction can be set apart as safe. Sets below 1,000 rows have 110 to 330 in a third, of which coverage moves by 2 to 3 points by chance.',
    '',
  ];
}

function certaintyRow(card: Card): string {
  const { model, kind, published, crossValidation, certainty } = card;
  const key = measure[kind];
  const { random, scaffold } = certainty;
  const old = earlier[model];
  const oldCoverage = old?.coverage == null ? '' : `${percent(old.coverage)} → `;
  const oldDomain = old ? `${short(old.errorInDomain)} / ${short(old.errorOutOfDomain)} → ` : '';
  return row([
    model,
    figure(published.figure),
    figure(crossValidation.plain[key]),
    figure(crossValidation.random[key]),
    figure(crossValidation.scaffold[key]),
    percent(random.coverage),
    `${oldCoverage}${percent(scaffold.coverage)}`,
    scaffold.coverageOfThirds.map(percent).join(', '),
    `${oldDomain}${short(scaffold.errorInDomain)} / ${short(scaffold.errorOutOfDomain)}`,
    `${short(scaffold.bestFifth)} / ${short(scaffold.worstFifth)}`,
    `${old ? `${old.wrongAuc.toFixed(2)} → ` : ''}${scaffold.wrongAuc.toFixed(2)}`,
  ]);
}

function misses({ kind, certainty: { scaffold } }: Card): readonly string[] {
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

function reasonOf({ kind, rows }: Card, missed: readonly string[]): string {
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
