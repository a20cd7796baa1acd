import { cosine } from '@biographql/word-vectors';
import type { Article } from '../article-index.js';
import { embeddedText, toWholeNumbers } from '../reading/article-vectors.js';
import { FUSED_ARTICLES, fuseRelevance } from '../reading/fuse-relevance.js';
import { type TextEmbedder, wordEmbedder } from '../reading/text-embedder.js';
import type { RankedArticle } from './memory-matcher.js';

/** What articles mean, worked out when first asked for. */
export interface MemoryMeanings {
  /** Puts the first of the articles in order by words and meaning. */
  fuse(ranked: readonly RankedArticle[], text: string): Promise<readonly RankedArticle[]>;
}

/** @param given - default: static word vectors. */
export function memoryMeanings(given?: TextEmbedder): MemoryMeanings {
  const vectors = new Map<Article, Int8Array>();
  return {
    async fuse(ranked, text) {
      const first = ranked.slice(0, FUSED_ARTICLES);
      const embedder = given ?? (await wordEmbedder());
      const missing = first.flatMap(({ article }) => (vectors.has(article) ? [] : [article]));
      const made = await embedder.embed(missing.map(embeddedText));
      missing.forEach((article, place) => {
        vectors.set(article, toWholeNumbers(made[place] ?? new Float32Array(0)));
      });
      const [vector = new Float32Array(0)] = await embedder.embed([text]);
      const relevances = first.map(({ relevance }) => relevance);
      const likenesses = first.map(({ article }) => cosine(vectors.get(article) ?? [], vector));
      const order = fuseRelevance(relevances, likenesses, embedder.weight);
      const fused = order.flatMap((place) => first[place] ?? []);
      return [...fused, ...ranked.slice(FUSED_ARTICLES)];
    },
  };
}
