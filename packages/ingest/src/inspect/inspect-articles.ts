import type { CallOptions } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article } from '@biographql/engines';
import { ARTICLE_FORMATS, articleFilesAt } from '../articles/article-files.js';
import type { ArticleProgress } from '../articles/article-source.js';
import { readArticleRecords } from '../articles/read-articles.js';
import type { Reject } from '../dataset/progress.js';
import { type Count, Tally } from './inspect-graph.js';

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
  const reasons = new Tally();
  /** The parts of each record by the identifier of its article, without those that were withdrawn. */
  const records = new Map<string, (readonly Part[])[]>();
  let withdrawn = 0;
  const batches = readArticleRecords(paths, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
    onReject: (reject) => {
      reasons.add(reject.reason);
      onReject?.(reject);
    },
  });
  for await (const batch of batches)
    for (const record of batch) {
      if ('article' in record)
        getOrAdd(records, record.article.id, () => []).push(
          PARTS.filter((part) => IS_THERE[part](record.article)),
        );
      else
        for (const id of record.withdrawn) {
          withdrawn += records.get(id)?.length ?? 0;
          records.delete(id);
        }
    }
  const all = [...records.values()].flat();
  const countOf = (part: Part) => all.filter((parts) => parts.includes(part)).length;
  const rejected = reasons.total();
  return {
    formats: await getFormats(paths),
    records: all.length + withdrawn + rejected,
    articles: records.size,
    repeated: all.length - records.size,
    withdrawn,
    rejected,
    rejects: reasons.counts(),
    parts: Object.fromEntries(PARTS.map((part) => [part, countOf(part)])) as Record<Part, number>,
  };
}

type Part = keyof ArticleInspection['parts'];

const IS_THERE: Readonly<Record<Part, (article: Article) => boolean>> = {
  abstracts: ({ abstract }) => abstract !== null,
  authors: ({ authors }) => authors.length > 0,
  meshHeadings: ({ mesh }) => mesh.length > 0,
  keywords: ({ keywords }) => keywords !== undefined,
  dates: ({ issued }) => issued !== null,
  fullTexts: ({ hasFullText }) => hasFullText,
};
const PARTS = Object.keys(IS_THERE) as readonly Part[];

async function getFormats(paths: readonly string[]): Promise<readonly Count[]> {
  const formats = new Tally();
  for (const path of paths)
    for (const { format } of await articleFilesAt(path))
      formats.add(format === 'unknown' ? 'standard input' : ARTICLE_FORMATS[format]);
  return formats.counts();
}
