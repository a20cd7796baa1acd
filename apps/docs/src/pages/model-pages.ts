import {
  ADMET_ALIASES,
  ADMET_CATEGORIES,
  ADMET_MODELS,
  ADMET_SOURCES,
  type AdmetModel,
} from '@biographql/admet';
import type { ModelCard } from '@biographql/admet-predictor/reports';
import type { Page } from '../page.js';
import { readSource } from '../repository.js';

const MEASURES: Readonly<Record<string, string>> = {
  accuracy: 'accuracy',
  balancedAccuracy: 'balanced accuracy',
  rocAuc: 'ROC-AUC',
  mcc: 'Matthews correlation',
  logLoss: 'log loss',
  calibrationError: 'calibration error',
  r2: 'R2',
  rmse: 'RMSE',
  mae: 'MAE',
  spearman: 'Spearman correlation',
  within2Fold: 'share within 2-fold',
};

/** Returns a page for each ADMET model, of the catalog and of what training measured, and the list of them. */
export function modelPages(): readonly Page[] {
  const { models: cards } = JSON.parse(
    readSource('packages/admet-predictor/models/cards.json'),
  ) as { readonly models: readonly ModelCard[] };
  const models: readonly AdmetModel[] = ADMET_MODELS;
  const pages = models.map((model): Page => {
    const card = cards.find((one) => one.model === model.name);
    if (card === undefined) throw new Error(`No card of the model ${model.name}.`);
    return {
      route: `models/${model.name}.md`,
      source: 'packages/admet/models.json',
      markdown: modelText(model, card),
    };
  });
  return [
    { route: 'models/index.md', source: 'packages/admet/models.json', markdown: listText(models) },
    ...pages,
  ];
}

function listText(models: readonly AdmetModel[]): string {
  const parts = ADMET_CATEGORIES.map((category) => {
    const rows = models
      .filter((model) => model.category === category)
      .map(
        (model) =>
          `| [${model.name}](/models/${model.name}) | ${model.meaning} | ${unitOf(model)} |`,
      );
    return [
      `## ${category}`,
      ['| model | what it predicts | unit |', '| --- | --- | --- |', ...rows].join('\n'),
    ].join('\n\n');
  });
  return [
    '# ADMET models',
    'What happens to a molecule in the body, predicted from its structure: 28 models, in the service, in Node and in the browser tab ([predictor](/packages/admet-predictor/)). A page of each tells what it was trained on, how it was checked and which limits it is read by; [evaluation](/packages/admet-predictor/evaluation) compares all of them with published figures.',
    ...parts,
  ].join('\n\n');
}

function modelText(model: AdmetModel, card: ModelCard): string {
  return [
    `# ${model.name}`,
    `**${sentence(model.meaning)}** ${model.description}`,
    factsTable(model, card),
    ...limitParts(model),
    '## Training',
    trainingTable(card),
    ...(card.note === null ? [] : [`::: warning What to know\n${card.note}\n:::`]),
    '## Evaluation',
    evaluationText(card),
    '## Ask it',
    callText(model),
  ].join('\n\n');
}

function factsTable(model: AdmetModel, card: ModelCard): string {
  const rows: (readonly [string, string])[] = [
    ['category', model.category],
    ['value', quantityOf(model)],
    ['other names', aliasesOf(model) || 'none'],
    ['better is', DIRECTIONS[model.direction] ?? model.direction],
  ];
  if (card.targetRange !== null) {
    const [least = 0, middle = 0, most = 0] = card.targetRange;
    rows.push(['values in training', `${least} to ${most}, median ${middle}`]);
  }
  return table(['what', 'of this model'], rows);
}

function aliasesOf({ name }: AdmetModel): string {
  return ADMET_ALIASES[name].map((alias) => `\`${alias}\``).join(', ');
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  higher: 'higher',
  lower: 'lower',
  window: 'within a window',
  neutral: 'neither: it depends on the purpose',
};

function quantityOf(model: AdmetModel): string {
  return model.kind === 'classification'
    ? `probability from 0 to 1 of: ${model.positiveClass}`
    : `a quantity in ${model.unit}`;
}

function unitOf(model: AdmetModel): string {
  return model.kind === 'classification' ? 'probability' : model.unit;
}

function limitParts(model: AdmetModel): readonly string[] {
  const { thresholds } = model;
  if (!thresholds) {
    return [
      '## Limits',
      'None: whether a value is good depends on the purpose, so its verdict is `neutral`.',
    ];
  }
  const rows = thresholds.bands.map(
    ({ from, to, label, verdict }) => [rangeText(from, to), label, verdict] as const,
  );
  const sources = thresholds.sources.map((key) => {
    const { label, citation, doi } = ADMET_SOURCES[key];
    return `[${label}](https://doi.org/${doi}): ${citation}`;
  });
  return ['## Limits', table(['value', 'band', 'verdict'], rows), `Source: ${sources.join('; ')}.`];
}

function rangeText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `from ${from}` : `${from} to ${to}`;
}

function trainingTable(card: ModelCard): string {
  const { domain, members } = card;
  const rows: (readonly [string, string])[] = [
    ['data', card.data],
    ['license of the data', card.license],
    [
      'molecules',
      card.rows === card.trainedOn
        ? `${card.rows}`
        : `${card.rows} checked on, ${card.trainedOn} trained on`,
    ],
    ['members', members.map(({ name }) => name).join(', ')],
    [
      'applicability domain',
      `${domain.measure}: inside from a similarity of ${domain.floor.toPrecision(3)} to one of ${domain.molecules} training molecules, and up to an expected error of ${domain.limit.toPrecision(3)}`,
    ],
    ['trained', card.trained],
  ];
  if (card.positiveShare !== null) {
    rows.splice(3, 0, ['of the positive class', `${(card.positiveShare * 100).toFixed(1)} %`]);
  }
  return table(['what', 'of this model'], rows);
}

function evaluationText({ crossValidation, published }: ModelCard): string {
  const { folds, plain, random, scaffold, scale } = crossValidation;
  const rows = Object.keys(random).map(
    (name) =>
      [
        MEASURES[name] ?? name,
        figure(plain[name]),
        figure(random[name]),
        figure(scaffold[name]),
      ] as const,
  );
  const measured = scale === null ? '' : `, measured on ${scale}`;
  return [
    `Three times ${folds} folds${measured}. Random folds keep twins of a molecule together and show what to expect of a new molecule of a known kind; scaffold folds what to expect of new chemistry; plain folds are as published figures were made, and flatter. [How they are made](/packages/admet-predictor/evaluation).`,
    table(['measure', 'plain folds', 'random folds', 'scaffold folds'], rows),
    `Published for the original model, on other rows: ${published.method}, ${published.measure} ${published.figure}.`,
  ].join('\n\n');
}

function callText({ name }: AdmetModel): string {
  return [
    '```ts',
    "import { createPredictor } from '@biographql/admet-predictor';",
    '',
    'const predictor = createPredictor();',
    `const [aspirin] = await predictor.predict('${name}', ['CC(=O)Oc1ccccc1C(=O)O']);`,
    '```',
  ].join('\n');
}

function figure(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(3);
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
