import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryPlace } from '../../temporary-place.js';
import { sentenceEmbedder } from './sentence-embedder.js';

describe('sentenceEmbedder', () => {
  it('refuses a folder without a model', async () => {
    await using place = await temporaryPlace();
    await expect(sentenceEmbedder(place.directory)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      cause: { message: expect.stringContaining('holds neither model.onnx nor') },
    });
  });

  it('says what must be installed, or else that the file is no model', async () => {
    await using place = await temporaryPlace();
    await writeFile(join(place.directory, 'model.onnx'), 'no model');
    await writeFile(join(place.directory, 'tokenizer.json'), '{}');
    await expect(sentenceEmbedder(place.directory)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
    });
  });
});
