import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article } from '@biographql/engines';
import { ARTICLE_FORMATS, articleFilesAt } from '../articles/article-files.js';
import type { ArticleProgress } from '../articles/article-source.js';
import { readArticleRecords } from '../articles/read-articles.js';
import type { Reject } from '../dataset/progress.js';
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
  readonly onReject?: ((reject: Reject) => void) | undefined;
  readonly onProgress?: ((progress: ArticleProgress) => void) | undefined;
}

/**
 * Reads files and folders of articles as a build would, and reports what it would make of them; nothing is written. The
 * identifiers of all articles are in memory.
 * @throws InvalidArgumentError when a path holds no file of articles; `signal.reason` when aborted.
 */
export async function inspectArticles(
  paths: readonly string[],
  { signal, onReject, onProgress }: InspectArticlesOptions = {},
): Promise<ArticleInspection> {
  const reasons = new Map<string, number>();
  /** The parts of each record by the identifier of its article, without those that were withdrawn. */
  const records = new Map<string, Parts[]>();
  let withdrawn = 0;
  const batches = readArticleRecords(paths, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
    onReject: (reject) => {
      reasons.set(reject.reason, (reasons.get(reject.reason) ?? 0) + 1);
      onReject?.(reject);
    },
  });
  for await (const batch of batches)
    for (const record of batch) {
      if ('article' in record)
        getOrAdd(records, record.article.id, () => []).push(getParts(record.article));
      else
        for (const id of record.withdrawn) {
          withdrawn += records.get(id)?.length ?? 0;
          records.delete(id);
        }
    }
  const all = [...records.values()].flat();
  const countOf = (part: Parts) => all.filter((parts) => (parts & part) !== 0).length;
  const rejects = getCounts(reasons);
  const rejected = rejects.reduce((sum, { count }) => sum + count, 0);
  return {
    formats: await getFormats(paths),
    records: all.length + withdrawn + rejected,
    articles: records.size,
    repeated: all.length - records.size,
    withdrawn,
    rejected,
    rejects,
    parts: {
      abstracts: countOf(PARTS.abstract),
      authors: countOf(PARTS.authors),
      meshHeadings: countOf(PARTS.mesh),
      keywords: countOf(PARTS.keywords),
      dates: countOf(PARTS.issued),
      fullTexts: countOf(PARTS.fullText),
    },
  };
}

/** Bits of what a record has. */
const PARTS = { abstract: 1, authors: 2, mesh: 4, keywords: 8, issued: 16, fullText: 32 } as const;
type Parts = number;

function getParts(article: Article): Parts {
  return (
    (article.abstract === null ? 0 : PARTS.abstract) |
    (article.authors.length === 0 ? 0 : PARTS.authors) |
    (article.mesh.length === 0 ? 0 : PARTS.mesh) |
    (article.keywords === undefined ? 0 : PARTS.keywords) |
    (article.issued === null ? 0 : PARTS.issued) |
    (article.hasFullText ? PARTS.fullText : 0)
  );
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
