import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type ModelCard, modelNames } from '@biographql/admet-predictor';
import { describe, expect, it } from 'vitest';
import catalog from '../../../packages/admet/models.json' with { type: 'json' };
import { renderTables } from '../training/evaluation-tables.js';

const predictor = new URL('../../../packages/admet-predictor/', import.meta.url);
const folder = new URL('models/', predictor);
const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
const { models: cards } = JSON.parse(readFileSync(new URL('cards.json', folder), 'utf8')) as {
  readonly models: readonly ModelCard[];
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

  it('is what the tables of EVALUATION.md were made from (training/evaluate.ts)', () => {
    const text = readFileSync(new URL('EVALUATION.md', predictor), 'utf8');
    expect(text).toContain(`<!-- tables -->\n\n${renderTables(cards)}\n<!-- end of tables -->`);
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
