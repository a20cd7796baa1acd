import type { CallOptions, EntityIri } from '@biographql/core';
import { nextTurn } from '@biographql/core/internal';
import type { ArticleQuery } from '../article-index/article-index.js';
import type { StandingReaders, StandingStart } from './standing-readers.js';

/** Entities counted, the most frequent first: as many as a facet answers. */
const MOST_ENTITIES = 1_000;

/**
 * Counts, for each entity, the articles on the start that are annotated with it: articles that are annotated with the
 * start, or those that have its label as a phrase, whichever are more. An entity without any is absent.
 */
export async function countArticles(
  { articles }: StandingReaders,
  { iri, label }: StandingStart,
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
    // An index may count in this thread: other requests run between.
    await nextTurn();
    options.signal?.throwIfAborted();
    const found = await articles.facet(query, 'entity', { ...options, limit: MOST_ENTITIES });
    for (const { key, count } of found) counts.set(key, Math.max(counts.get(key) ?? 0, count));
  }
  return counts;
}
