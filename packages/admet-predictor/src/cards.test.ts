import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import catalog from '../../admet/models.json' with { type: 'json' };
import type { Card } from '../../../optional/admet-lab/bench/card.js';
import { renderTables } from '../../../optional/admet-lab/bench/table.js';
import { modelNames } from './index.js';

const folder = new URL('../models/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
const { models: cards } = JSON.parse(readFileSync(new URL('cards.json', folder), 'utf8')) as {
  readonly models: readonly (Card & { readonly license: string })[];
};

interface DecidedFacts {
  readonly name: string;
  readonly kind: string;
  readonly unit?: string;
  readonly published: {
    readonly figure: number;
    readonly method: string;
    readonly caveat?: string;
  };
  readonly training: { readonly data: string; readonly license: string; readonly note?: string };
}
const decidedFacts: readonly DecidedFacts[] = catalog.models;

describe('model folder', () => {
  it('holds the 28 models and a card for each', () => {
    expect(files.sort()).toEqual(modelNames.map((name) => `${name}.bin`).sort());
    expect(cards.map((card) => card.model)).toEqual([...modelNames]);
    for (const card of cards) {
      expect(card.license).not.toBe('');
      const { plain, random, scaffold } = card.crossValidation;
      expect(Object.keys(scaffold)).toEqual(Object.keys(random));
      expect(Object.keys(plain)).toEqual(Object.keys(random));
    }
  });

  it.each(cards)('holds a card of $model made from models.json (make_cards.py)', (card) => {
    const decided = decidedFacts.find(({ name }) => name === card.model);
    expect(card).toMatchObject({
      kind: decided?.kind,
      unit: decided?.unit ?? 'probability',
      data: decided?.training.data,
      license: decided?.training.license,
      note: decided?.training.note ?? decided?.published.caveat ?? null,
      published: { figure: decided?.published.figure, method: decided?.published.method },
    });
  });

  it('is what the tables of EVALUATION.md were made from (bench --write)', () => {
    const text = readFileSync(new URL('../EVALUATION.md', import.meta.url), 'utf8');
    expect(text).toContain(`<!-- tables -->\n\n${renderTables(cards)}\n<!-- end of tables -->`);
  });

  it('is what the tables before and after end with', () => {
    const text = readFileSync(new URL('../EVALUATION.md', import.meta.url), 'utf8');
    const [, table = ''] = text.split('### Before and after one form of all tautomers');
    for (const { model, kind, rows, crossValidation } of cards) {
      const line = table.split('\n').find((each) => each.startsWith(`| ${model} |`)) ?? '';
      const after = line.split('|').flatMap((cell) => cell.split(' → ')[1]?.trim() ?? []);
      const { plain, random, scaffold } = crossValidation;
      const figures = [plain, random, scaffold].map((folds) =>
        (kind === 'regression' ? folds.r2 : folds.accuracy)?.toFixed(3),
      );
      expect(after, model).toEqual([String(rows), ...figures]);
    }
  });

  it('weighs at most 12 MB, 9 MB compressed', () => {
    const paths = files.map((file) => new URL(file, folder));
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(
      12_000_000,
    );
    const packed = paths.reduce(
      (sum, path) => sum + gzipSync(readFileSync(path), { level: 1 }).length,
      0,
    );
    expect(packed).toBeLessThanOrEqual(9_000_000);
  });
});
