import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readModelFile } from './format.js';

const bytes = () =>
  new Uint8Array(readFileSync(new URL('../../models/SkinS.bin', import.meta.url)));

describe('readModelFile', () => {
  it('reads every member and reference', () => {
    const file = readModelFile(bytes());
    expect(file.header.model).toBe('SkinS');
    expect(file.members).toHaveLength(file.header.members.length);
    for (const [i, member] of file.members.entries()) {
      if (!('roots' in member)) continue;
      const header = file.header.members[i];
      expect(header).toMatchObject({ trees: member.roots.length, nodes: member.words.length / 2 });
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
  ])('rejects %s', (_, damage) => {
    expect(() => readModelFile(damage(bytes()))).toThrowError(
      expect.objectContaining({ name: 'PredictorError', code: 'INVALID_MODEL_FILE' }) as Error,
    );
  });
});
