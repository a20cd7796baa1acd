import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModelStore, fetchSource } from './model-store.js';

const folder = 'https://models.example/admet';
const address = `${folder}/logS.bin`;
const load = (body: BodyInit, init?: ResponseInit) => {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return createModelStore(fetchSource(folder), (file) => file).model('logS');
};
afterEach(() => vi.unstubAllGlobals());

describe('a model from an address', () => {
  it('names it where a page answers in its place', async () => {
    await expect(load('<!doctype html><title>Home</title>')).rejects.toMatchObject({
      code: 'INVALID_MODEL_FILE',
      shortMessage: `Not a model file, or a model file of another version: ${address} returned a web page.`,
      facts: { address },
    });
  });

  it('names it where the bytes are none', async () => {
    await expect(load('BG')).rejects.toMatchObject({
      code: 'INVALID_MODEL_FILE',
      shortMessage: `The model file is truncated: it was loaded from ${address}.`,
    });
  });

  it('names it where nothing is', async () => {
    await expect(load('', { status: 404 })).rejects.toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      shortMessage: `The model file for logS could not be loaded from ${address}.`,
    });
  });
});
