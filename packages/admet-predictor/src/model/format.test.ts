import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEAF, readModelFile } from './format.js';

const bytes = () =>
  new Uint8Array(readFileSync(new URL('../../models/SkinS.bin', import.meta.url)));

describe('readModelFile', () => {
  it('rebuilds every tree', () => {
    const file = readModelFile(bytes());
    expect(file.header.model).toBe('SkinS');
    for (const { roots, words } of file.members) {
      expect(roots[0]).toBe(0);
      words.forEach((word, i) => {
        if (i % 2 === 1) return;
        if (word >>> 16 === LEAF) expect(word & 0xffff).toBe(0);
        else expect(word & 0xffff).toBeGreaterThan(1);
      });
    }
    expect(file.domain.ones.length).toBe(file.header.domain.references);
  });

  it('reads bytes at any offset', () => {
    const source = bytes();
    const padded = new Uint8Array(source.length + 3);
    padded.set(source, 3);
    expect(readModelFile(padded.subarray(3)).header).toEqual(readModelFile(source).header);
  });

  it.each([
    ['nothing', (source: Uint8Array) => source.slice(0, 0)],
    ['another kind of file', (source: Uint8Array) => source.slice().fill(1, 0, 4)],
    ['a cut file', (source: Uint8Array) => source.slice(0, source.length - 4)],
    ['a damaged header', (source: Uint8Array) => source.slice().fill(0, 12, 40)],
    ['a page of text', () => new TextEncoder().encode('<!doctype html><title>Not found</title>')],
  ])('refuses %s', (_, damage) => {
    expect(() => readModelFile(damage(bytes()))).toThrowError(
      expect.objectContaining({ name: 'PredictorError', code: 'INVALID_MODEL_FILE' }) as Error,
    );
  });
});
