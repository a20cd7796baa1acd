import type { CallOptions, EntityIri } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { ArticleQuery } from '../article-index/article-index.js';
import type { EvidenceSources, EvidenceStart } from './links.js';

/** The most frequent entities; the maximum of a facet. */
const MOST_ENTITIES = 1_000;

/**
 * Counts, for each entity, the articles about the start that are annotated with it. An article is about the start if it is
 * annotated with it, or has its label as a phrase; the larger count is used. Entities without any are absent.
 */
export async function countArticles(
  { articles }: EvidenceSources,
  { iri, label }: EvidenceStart,
  options: CallOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const phrase = label.replaceAll('"', ' ').trim();
  const queries: readonly ArticleQuery[] = [
    { entity: iri as EntityIri },
    ...(phrase === '' ? [] : [{ text: `"${phrase}"` }]),
  ];
  const counts = new Map<string, number>();
  if (articles === null) return counts;
  for (const query of queries) {
    // An index may count in this thread: let other requests run in between.
    await nextTurn();
    options.signal?.throwIfAborted();
    const found = await articles.facet(query, 'entity', { ...options, limit: MOST_ENTITIES });
    for (const { key, count } of found) counts.set(key, Math.max(counts.get(key) ?? 0, count));
  }
  return counts;
}
