import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { modelNames } from '@biographql/admet-predictor';
import {
  createMoleculeReader,
  defaultToolkit,
  featurize,
} from '@biographql/admet-predictor/internal';
import { describe, expect, it, vi } from 'vitest';
import { findSimilar, readMeasured } from './measured.js';

// Hundreds of molecules are read.
vi.setConfig({ testTimeout: 240_000 });

const folder = new URL('../../measured/', import.meta.url);

describe('the files of measured molecules', () => {
  it.each(modelNames)('%s fits its model and features, or says why it is empty', async (model) => {
    const file = await readMeasured(await readFile(new URL(`${model}.bin`, folder)));
    expect(file.header.model).toBe(model);
    expect(file.values).toHaveLength(file.smiles.length);
    expect(file.values.every(Number.isFinite)).toBe(true);
    if (file.smiles.length === 0) expect(file.header.note).toMatch(/license|GPL/);
    else expect(file.header.source).toMatch(/CC0|CC BY 4.0|MIT|Apache-2.0/);
    expect(findSimilar(file, new Float32Array(4000), 3)).toHaveLength(
      Math.min(3, file.smiles.length),
    );
  });

  it.each(['DILI', 'CYP2D6s'] as const)('%s has the fingerprints of today', async (model) => {
    const file = await readMeasured(await readFile(new URL(`${model}.bin`, folder)));
    const reader = createMoleculeReader(defaultToolkit(undefined));
    const stale: string[] = [];
    for (const smiles of file.smiles) {
      const outcome = await reader.read(smiles);
      const features =
        'molecule' in outcome ? featurize(outcome.molecule.graph) : new Float32Array(0);
      if (findSimilar(file, features, 1)[0]?.similarity !== 1) stale.push(smiles);
    }
    // Otherwise run `pnpm measured`.
    expect(stale).toEqual([]);
  });

  it.each([
    ['no archive', Buffer.from('<!doctype html>')],
    ['another file', gzipSync('BGAM')],
    ['one cut short', gzipSync('BGMM\\u0001')],
  ])('reject %s', async (_, bytes) => {
    await expect(readMeasured(bytes)).rejects.toMatchObject({ code: 'INVALID_MODEL_FILE' });
  });
});
