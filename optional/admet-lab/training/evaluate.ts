/** Renews the tables of the predictor's EVALUATION.md from its cards. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ModelCard } from '@biographql/admet-predictor';
import { renderTables } from './evaluation-tables.js';

const predictor = new URL('../../../packages/admet-predictor/', import.meta.url);
const { models } = JSON.parse(readFileSync(new URL('models/cards.json', predictor), 'utf8')) as {
  readonly models: readonly ModelCard[];
};
const path = new URL('EVALUATION.md', predictor);
const text = readFileSync(path, 'utf8');
const [before = ''] = text.split('<!-- tables -->');
const [, after = ''] = text.split('<!-- end of tables -->');
writeFileSync(
  path,
  `${before}<!-- tables -->\n\n${renderTables(models)}\n<!-- end of tables -->${after}`,
);
