import { ADMET_CATEGORIES, ADMET_MODELS, ADMET_SOURCES, type AdmetModel } from '@biographql/admet';
import type { Page } from '../page.js';

const INTRODUCTION =
  'What the body does to a molecule, predicted from its structure: 28 models, in the service, in Node and in the browser ([predictor](/packages/admet-predictor/)). [Evaluation](/packages/admet-predictor/evaluation) lists their data and how they were tested.';

/** Returns the page of the ADMET models: what each predicts, and the thresholds that its values are read by. */
export function modelPage(): Page {
  const models: readonly AdmetModel[] = ADMET_MODELS;
  const parts = ADMET_CATEGORIES.flatMap((category) => [
    `## ${category}`,
    [
      '| model | predicts | value | thresholds |',
      '| --- | --- | --- | --- |',
      ...models.filter((model) => model.category === category).map(rowOf),
    ].join('\n'),
  ]);
  const markdown = ['# ADMET models', INTRODUCTION, ...parts].join('\n\n');
  return { route: 'models/index.md', source: 'packages/admet/models.json', markdown };
}

function rowOf(model: AdmetModel): string {
  const value =
    model.kind === 'classification' ? `probability of: ${model.positiveClass}` : model.unit;
  return `| \`${model.name}\` | ${model.meaning} | ${value} | ${thresholdsText(model)} |`;
}

function thresholdsText({ thresholds }: AdmetModel): string {
  if (!thresholds) return 'none published';
  const bands = thresholds.bands.map(
    ({ from, to, label, verdict }) => `${rangeText(from, to)}: ${label} (${verdict})`,
  );
  const sources = thresholds.sources.map((key) => {
    const { label, doi } = ADMET_SOURCES[key];
    return `[${label}](https://doi.org/${doi})`;
  });
  return `${bands.join('; ')}. Source: ${sources.join(', ')}`;
}

function rangeText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `below ${to}`;
  return to === undefined ? `from ${from}` : `${from} to ${to}`;
}
