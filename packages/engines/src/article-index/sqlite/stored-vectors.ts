import { cosine } from '@biographql/word-vectors';
import { LRUCache } from 'lru-cache';
import type { SqlDatabase } from '../../sqlite/sqlite.js';
import { readUint8Array, writeArray } from '../../sqlite/stored-arrays.js';
import { toWholeNumbers } from '../reading/article-vectors.js';
import { fuseRelevance } from '../reading/fuse-relevance.js';
import type { TextEmbedder } from '../reading/text-embedder.js';
import type { RankedNumbers } from './article-matcher.js';

const VECTORS = 'text-vector';
const MODEL = 'text-vector-model';
const BATCH = 256;
const KEPT_TEXTS = 200;

/**
 * Writes the vectors of all articles, a byte a number.
 * @param textAt - the text of an article by its number, from 1.
 */
export async function writeVectors(
  database: SqlDatabase,
  embedder: TextEmbedder,
  articles: {
    readonly size: number;
    textAt(number: number): string;
    readonly signal: AbortSignal | undefined;
  },
): Promise<void> {
  const { dimensions } = embedder;
  const all = new Int8Array((articles.size + 1) * dimensions);
  for (let first = 1; first <= articles.size; first += BATCH) {
    articles.signal?.throwIfAborted();
    const length = Math.min(BATCH, articles.size + 1 - first);
    const texts = Array.from({ length }, (_, place) => articles.textAt(first + place));
    const vectors = await embedder.embed(texts);
    vectors.forEach((vector, place) => {
      all.set(toWholeNumbers(vector), (first + place) * dimensions);
    });
  }
  writeArray(database, VECTORS, new Uint8Array(all.buffer));
  writeArray(database, MODEL, new TextEncoder().encode(embedder.name));
}

/** The name of the embedder whose vectors a file holds. */
export function storedModel(database: SqlDatabase): string {
  return new TextDecoder().decode(readUint8Array(database, MODEL));
}

/** The vectors of a file's articles: one byte per article and dimension in memory. */
export class StoredVectors {
  readonly #all: Int8Array;
  readonly #embedder: TextEmbedder;
  readonly #texts = new LRUCache<string, Float32Array>({ max: KEPT_TEXTS });

  constructor(database: SqlDatabase, embedder: TextEmbedder) {
    this.#all = new Int8Array(readUint8Array(database, VECTORS).buffer);
    this.#embedder = embedder;
  }

  /** Puts the first of the articles in order by words and meaning. */
  async fuse({ numbers, relevances }: RankedNumbers, text: string): Promise<Uint32Array> {
    const vector = await this.#vectorOf(text);
    const likenesses = relevances.map((_, place) => this.#likeness(numbers[place] ?? 0, vector));
    const fused = numbers.slice();
    fuseRelevance(relevances, likenesses, this.#embedder.weight).forEach((from, place) => {
      fused[place] = numbers[from] ?? 0;
    });
    return fused;
  }

  async #vectorOf(text: string): Promise<Float32Array> {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const [vector = new Float32Array(this.#embedder.dimensions)] = await this.#embedder.embed([
      text,
    ]);
    this.#texts.set(text, vector);
    return vector;
  }

  #likeness(number: number, vector: Float32Array): number {
    const start = number * this.#embedder.dimensions;
    return cosine(this.#all.subarray(start, start + this.#embedder.dimensions), vector);
  }
}
