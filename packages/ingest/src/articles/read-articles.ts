import type { Article } from '@biographql/engines';
import { type Chunks, openBytes } from '../bytes/open-bytes.js';
import { tarMembers } from '../bytes/tar-members.js';
import { isGraphOrArchive } from '../formats/built-in-formats.js';
import { toEndOfFile } from '../limits.js';
import {
  type ArticleFile,
  type ArticleFormat,
  articleFilesAt,
  getArticleFormat,
  NO_ARTICLES,
} from './article-files.js';
import type { ReadArticlesOptions, RecordBatches } from './article-source.js';
import { readEuropePmc, readJsonLines } from './json-article.js';
import { readJats } from './read-jats.js';
import { readPubmedXml } from './read-pubmed-xml.js';
import { readNbib, readRis } from './tagged-records.js';

type RecordReader = (chunks: Chunks) => RecordBatches;

const READERS: Readonly<Record<Exclude<ArticleFormat, 'tar'>, RecordReader>> = {
  'pubmed-xml': readPubmedXml,
  jats: readJats,
  nbib: readNbib,
  ris: readRis,
  'europe-pmc': readEuropePmc,
  'json-lines': readJsonLines,
};

/**
 * Reads articles from files and folders in batches, in the order given; formats and compressions are detected by content,
 * and tar archives are read as folders. What cannot be taken goes to `onReject` with its place and reason, and the reading
 * goes on; a damaged compressed file ends with a reject after its good records. The same article may come twice.
 * @throws InvalidArgumentError when nothing is at a path; an abort rejects with `signal.reason`.
 */
export async function* readArticleBatches(
  paths: string | readonly string[],
  options: ReadArticlesOptions = {},
): AsyncGenerator<readonly Article[]> {
  for await (const records of readArticleRecords(paths, options))
    yield records.flatMap((record) => ('article' in record ? [record.article] : []));
}

/** An article, or the identifiers of those that a file withdraws from itself and all files before it. */
export type ArticleRecord =
  | { readonly article: Article }
  | { readonly withdrawn: readonly string[] };

/** Reads like {@link readArticleBatches}; what a file withdraws follows its articles. */
export async function* readArticleRecords(
  paths: string | readonly string[],
  options: ReadArticlesOptions = {},
): AsyncGenerator<readonly ArticleRecord[]> {
  const counts = { articles: 0 };
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    const files = await articleFilesAt(path);
    if (files.length === 0) rejectFile(path, options);
    for (const file of files) yield* readFile(file, counts, options);
  }
}

function rejectFile(source: string, { onReject }: ReadArticlesOptions): void {
  onReject?.({ source, line: null, reason: NO_ARTICLES, text: '' });
}

async function* readFile(
  file: ArticleFile,
  counts: { articles: number },
  options: ReadArticlesOptions,
): AsyncGenerator<readonly ArticleRecord[]> {
  await using source = openBytes(file.path);
  const format =
    file.format === 'unknown' ? getArticleFormat(await source.head(), file.path) : file.format;
  if (format === null) {
    rejectFile(file.path, options);
    return;
  }
  const report = () =>
    options.onProgress?.({ file: file.path, ...counts, bytesRead: source.bytesRead() });
  const chunks = watched(source.chunks, options.signal, report);
  const reading =
    format === 'tar'
      ? readArchive(file.path, chunks, options)
      : readRecords(file.path, READERS[format](chunks), options);
  const withdrawn: string[] = [];
  for await (const batch of reading) {
    for (const record of batch) if ('withdrawn' in record) withdrawn.push(...record.withdrawn);
    const articles = batch.filter((record) => 'article' in record);
    counts.articles += articles.length;
    yield articles;
  }
  if (withdrawn.length > 0) yield [{ withdrawn }];
  report();
}

async function* readArchive(
  path: string,
  chunks: Chunks,
  options: ReadArticlesOptions,
): AsyncGenerator<readonly ArticleRecord[]> {
  try {
    for await (const member of tarMembers(chunks)) {
      const head = await member.head();
      const format = isGraphOrArchive(head, member.name)
        ? null
        : getArticleFormat(head, member.name);
      if (format === null || format === 'tar') continue;
      const name = `${path}/${member.name}`;
      yield* readRecords(name, READERS[format](member.chunks), options);
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    options.onReject?.({ source: path, text: '', ...toEndOfFile(error) });
  }
}

/** A file that cannot be read to its end is a reject, not the end of the whole reading. */
async function* readRecords(
  path: string,
  reading: RecordBatches,
  { onReject, signal }: ReadArticlesOptions,
): AsyncGenerator<readonly ArticleRecord[]> {
  try {
    for await (const records of reading) {
      const found: ArticleRecord[] = [];
      for (const record of records) {
        if (!('reason' in record)) found.push(record);
        else {
          const { line, reason, id } = record;
          onReject?.({ source: path, line, reason, text: id ?? '' });
        }
      }
      yield found;
    }
  } catch (error) {
    signal?.throwIfAborted();
    onReject?.({ source: path, text: '', ...toEndOfFile(error) });
  }
}

async function* watched(
  chunks: Chunks,
  signal: AbortSignal | undefined,
  report: () => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    yield chunk;
    report();
  }
  signal?.throwIfAborted();
}
