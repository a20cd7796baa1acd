import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { modelNames } from './index.js';

const folder = new URL('../models/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));

describe('model folder', () => {
  it('holds the 28 models and a card for each', () => {
    const cards = JSON.parse(readFileSync(new URL('cards.json', folder), 'utf8')) as {
      models: readonly {
        model: string;
        license: string;
        crossValidation: { plain: object; random: object; scaffold: object };
      }[];
    };
    expect(files.sort()).toEqual(modelNames.map((name) => `${name}.bin`).sort());
    expect(cards.models.map((card) => card.model)).toEqual([...modelNames]);
    for (const card of cards.models) {
      expect(card.license).not.toBe('');
      const { plain, random, scaffold } = card.crossValidation;
      expect(Object.keys(scaffold)).toEqual(Object.keys(random));
      expect(Object.keys(plain)).toEqual(Object.keys(random));
    }
  });

  it('weighs at most 12 MB, 8 MB compressed', () => {
    const paths = files.map((file) => new URL(file, folder));
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(
      12_000_000,
    );
    const packed = paths.reduce(
      (sum, path) => sum + gzipSync(readFileSync(path), { level: 1 }).length,
      0,
    );
    expect(packed).toBeLessThanOrEqual(8_000_000);
  });
});
