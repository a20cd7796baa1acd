import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadWordVectors as loadFromAddress } from './browser.js';
import { cosine, loadWordVectors, openWordVectors } from './index.js';
import { vectorFile } from './vector-file.fixture.js';

const FILE = vectorFile({
  words: { asthma: [6, 0], asthmatic: [0, 4], con: [3, 3], child: [-7, 7], β: [2, 0] },
  pieces: { mab: [0, 7], s: [1, 1] },
});
const open = async () => openWordVectors(await FILE);
const rounded = (vector: Float32Array) => Array.from(vector, (value) => Math.round(value * 1e3));

describe('embed', () => {
  it.each<[string, readonly number[]]>([
    ['asthma', [1000, 0]],
    ['ASTHMA, (asthma)!', [1000, 0]],
    ['Äsťhmá', [1000, 0]],
    ['asthma asthmatic', [832, 555]],
    ['asthmatic asthma', [832, 555]],
    ['β', [1000, 0]],
    ['conmab', [287, 958]],
    ['childs', [-600, 800]],
    ['', [0, 0]],
    ['?! zz', [0, 0]],
  ])('%j', async (text, expected) => {
    expect(rounded((await open()).embed(text))).toEqual(expected);
  });

  it('has length 1, or 0, for any text', async () => {
    const vectors = await loadWordVectors();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const vector = vectors.embed(text);
        const length = Math.hypot(...vector);
        expect(length === 0 || Math.abs(length - 1) < 1e-3).toBe(true);
      }),
      { seed: 5 },
    );
  });
});

describe('the vectors of this package', () => {
  it.each([
    ['heart attack', 'myocardial infarction', 'kidney stones'],
    ['high blood pressure', 'hypertension', 'hypothyroidism'],
    ['children with asthma', 'pediatric wheezing', 'adult leukemia'],
    ['rozanolixizumab', 'rozanolixizumab in myasthenia', 'psychotherapy'],
  ])('put %j nearer to %j than to %j', async (text, near, far) => {
    const { embed } = await loadWordVectors();
    expect(cosine(embed(text), embed(near))).toBeGreaterThan(cosine(embed(text), embed(far)));
  });

  it('are loaded once', async () => {
    expect(await loadWordVectors()).toBe(await loadWordVectors());
  });
});

describe('openWordVectors', () => {
  it('refuses what holds no vectors', async () => {
    const gzip = async (bytes: Uint8Array<ArrayBuffer>) =>
      new Uint8Array(
        await new Response(
          new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')),
        ).arrayBuffer(),
      );
    await expect(openWordVectors(Uint8Array.of(1, 2, 3))).rejects.toThrow('no gzip');
    await expect(openWordVectors((await FILE).subarray(0, 60))).rejects.toThrow(TypeError);
    await expect(openWordVectors(await gzip(new Uint8Array(2)))).rejects.toThrow('no header');
    const other = await vectorFile({ words: { a: [1, 1, 1] } });
    await expect(openWordVectors(other)).rejects.toThrow('Not a file of word vectors');
  });
});

describe('in a browser', () => {
  it('loads from an address, and says what it answered', async () => {
    const bytes = await FILE;
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/words.bin.gz' ? 200 : 404;
      response.end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const vectors = await loadFromAddress(`http://127.0.0.1:${port}/words.bin.gz`);
      expect(vectors).toMatchObject({ name: 'test', dimensions: 2 });
      await expect(loadFromAddress(`http://127.0.0.1:${port}/x`)).rejects.toThrow('answered 404');
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('cosine', () => {
  it('does not depend on lengths, and is 0 beside a zero vector', () => {
    expect(cosine([1, 0], [5, 0])).toBe(1);
    expect(cosine(Int8Array.of(3, 4), Float32Array.of(-3, -4))).toBe(-1);
    expect(cosine([0, 0], [1, 1])).toBe(0);
    expect(cosine([], [])).toBe(0);
  });
});
