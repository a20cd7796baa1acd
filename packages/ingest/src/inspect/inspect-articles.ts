import type { CallOptions } from '@biographql/core';
import { ARTICLE_FORMATS, articleFilesAt } from '../articles/article-files.js';
import type { ArticleProgress, ArticleReject } from '../articles/article-source.js';
import { findDeletions } from '../articles/find-deletions.js';
import { readArticleBatches } from '../articles/read-articles.js';
import { type Count, getCounts } from './inspect-graph.js';

/** What a build would make of files of articles. Records are articles, repeated, withdrawn and rejected ones together. */
export interface ArticleInspection {
  readonly formats: readonly Count[];
  readonly records: number;
  readonly articles: number;
  readonly repeated: number;
  readonly withdrawn: number;
  readonly rejected: number;
  readonly rejects: readonly Count[];
  readonly parts: {
    readonly abstracts: number;
    readonly authors: number;
    readonly meshHeadings: number;
    readonly keywords: number;
    readonly dates: number;
    readonly fullTexts: number;
  };
}

export interface InspectArticlesOptions extends CallOptions {
  readonly onReject?: ((reject: ArticleReject) => void) | undefined;
  readonly onProgress?: ((progress: ArticleProgress) => void) | undefined;
}

/**
 * Reads files and folders of articles as a build would, and tells what it would make of them; nothing is written. The
 * identifiers of all articles are in memory.
 * @throws InvalidArgumentError when a path holds no file of articles; `signal.reason` when aborted.
 */
export async function inspectArticles(
  paths: readonly string[],
  { signal, onReject, onProgress }: InspectArticlesOptions = {},
): Promise<ArticleInspection> {
  const call = signal === undefined ? {} : { signal };
  const { isDeleted } = await findDeletions(paths, call);
  const reasons = new Map<string, number>();
  const ids = new Set<string>();
  const parts = { abstracts: 0, authors: 0, meshHeadings: 0, keywords: 0, dates: 0, fullTexts: 0 };
  let taken = 0;
  let withdrawn = 0;
  const batches = readArticleBatches(paths, {
    ...call,
    ...(onProgress === undefined ? {} : { onProgress }),
    isLeftOut: (id, file) => {
      const isWithdrawn = isDeleted(id, file);
      if (isWithdrawn) withdrawn += 1;
      return isWithdrawn;
    },
    onReject: (reject) => {
      reasons.set(reject.reason, (reasons.get(reject.reason) ?? 0) + 1);
      onReject?.(reject);
    },
  });
  for await (const batch of batches) {
    for (const article of batch) {
      taken += 1;
      ids.add(article.id);
      if (article.abstract !== null) parts.abstracts += 1;
      if (article.authors.length > 0) parts.authors += 1;
      if (article.mesh.length > 0) parts.meshHeadings += 1;
      if (article.keywords !== undefined) parts.keywords += 1;
      if (article.issued !== null) parts.dates += 1;
      if (article.hasFullText) parts.fullTexts += 1;
    }
  }
  const rejects = getCounts(reasons);
  const rejected = rejects.reduce((sum, { count }) => sum + count, 0);
  return {
    formats: await getFormats(paths),
    records: taken + withdrawn + rejected,
    articles: ids.size,
    repeated: taken - ids.size,
    withdrawn,
    rejected,
    rejects,
    parts,
  };
}

async function getFormats(paths: readonly string[]): Promise<readonly Count[]> {
  const formats = new Map<string, number>();
  for (const path of paths) {
    for (const { format } of await articleFilesAt(path)) {
      const name = format === 'unknown' ? 'standard input' : ARTICLE_FORMATS[format];
      formats.set(name, (formats.get(name) ?? 0) + 1);
    }
  }
  return getCounts(formats);
}
