import { join } from 'node:path';
import { EngineUnavailableError, type EntityIri } from '@biographql/core';
import type { Place } from '../../driver.js';
import { allRows } from '../../row-batches.js';
import { readRows, writeRows } from '../../stored-rows.js';
import type { ArticleBuildOptions, ArticleDriver } from '../article-build.js';
import type { Article } from '../article-index.js';
import { memoryArticleIndex } from './memory-article-index.js';

/** An article, with the names and twins of its entities. */
interface StoredArticle {
  readonly article: Article;
  readonly names: readonly (readonly [string, string])[];
  /** Twins of its entities, each with the entity that stands for it. */
  readonly twins: readonly (readonly [EntityIri, EntityIri])[];
}

/** Articles in a file of JSON lines, read into memory when opened: the reference, and enough for a few thousand articles. */
export const memoryArticles: ArticleDriver = {
  name: 'memory',
  format: 2,
  async build(articles, at, { entityLabel = () => null, entityTwins = () => [], ...options } = {}) {
    const named = withNames(articles, { entityLabel, entityTwins });
    const taken = await writeRows(fileIn(at), named, options);
    const kept = await allRows((await openFile(at)).rows());
    return { articles: kept.length, duplicates: taken - kept.length };
  },
  async open(at) {
    try {
      return await openFile(at);
    } catch (cause) {
      throw new EngineUnavailableError('memory-articles', 'open', cause);
    }
  },
};

function fileIn({ directory }: Place): string {
  return join(directory, 'articles.jsonl');
}

async function openFile(at: Place) {
  const stored = await readRows<StoredArticle>(fileIn(at));
  const names = new Map(stored.flatMap((row) => row.names));
  return memoryArticleIndex(
    stored.map(({ article }) => article),
    {
      entityLabel: (iri) => names.get(iri) ?? null,
      entityTwins: stored.flatMap((row) => row.twins),
    },
  );
}

async function* withNames(
  batches: AsyncIterable<readonly Article[]>,
  { entityLabel, entityTwins }: Required<Pick<ArticleBuildOptions, 'entityLabel' | 'entityTwins'>>,
): AsyncGenerator<readonly StoredArticle[]> {
  for await (const batch of batches) {
    yield batch.map((article) => ({
      article,
      names: article.entities.flatMap((iri) => {
        const label = entityLabel(iri);
        return label === null ? [] : [[iri, label] as const];
      }),
      twins: article.entities.flatMap((iri) =>
        entityTwins(iri).map((twin) => [twin, iri] as const),
      ),
    }));
  }
}
