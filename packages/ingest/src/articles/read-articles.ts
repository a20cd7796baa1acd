import type { Article } from '@biographql/engines';
import { DamagedFileError } from '../rdf/decompress.js';
import { openBytes } from '../rdf/open-bytes.js';
import { type ArticleFile, articleFilesAt } from './article-files.js';
import type { ReadArticlesOptions, ReadRecord } from './article-source.js';
import { readJsonLines } from './read-json-lines.js';
import { readPubmedXml } from './read-pubmed-xml.js';

const READERS = { 'pubmed-xml': readPubmedXml, 'json-lines': readJsonLines } as const;

interface Counts {
  articles: number;
  rejects: number;
}

/**
 * Reads articles from files and folders, in the order given: PubMed XML (`.xml`) and JSON lines (`.jsonl`, `.ndjson`),
 * also with `.gz` or `.br`. What cannot be taken goes to `onReject` with its place and reason, and the reading goes on;
 * a damaged compressed file ends with a reject after its good records. The same article may come twice.
 * @throws InvalidArgumentError when a path leads to no file of articles; an abort rejects with `signal.reason`.
 */
export async function* readArticles(
  paths: string | readonly string[],
  options: ReadArticlesOptions = {},
): AsyncGenerator<Article> {
  for await (const batch of readArticleBatches(paths, options)) yield* batch;
}

/** The same as {@link readArticles}, a few hundred articles at a time: waiting for each of them costs as much as reading it. */
export async function* readArticleBatches(
  paths: string | readonly string[],
  options: ReadArticlesOptions = {},
): AsyncGenerator<readonly Article[]> {
  const counts: Counts = { articles: 0, rejects: 0 };
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    for (const file of await articleFilesAt(path)) yield* readFile(file, counts, options);
  }
}

async function* readFile(
  file: ArticleFile,
  counts: Counts,
  { signal, onProgress, onReject }: ReadArticlesOptions,
): AsyncGenerator<readonly Article[]> {
  await using source = openBytes(file.path);
  const report = () =>
    onProgress?.({
      file: file.path,
      ...counts,
      bytesRead: source.bytesRead(),
      bytesTotal: file.bytes,
    });
  const reading = READERS[file.format](watched(source.chunks, signal, report));
  for await (const records of endingInReject(reading)) {
    const articles: Article[] = [];
    for (const record of records) {
      if (record.kind === 'article') {
        articles.push(record.article);
      } else {
        counts.rejects++;
        onReject?.({ file: file.path, ...record.place, id: record.id, reason: record.reason });
      }
    }
    counts.articles += articles.length;
    yield articles;
  }
  report();
}

async function* watched(
  chunks: AsyncIterable<Buffer>,
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

/** A file that turns out to be damaged half-way is a reject, not the end of the whole reading. */
async function* endingInReject(
  records: AsyncIterable<readonly ReadRecord[]>,
): AsyncGenerator<readonly ReadRecord[]> {
  try {
    yield* records;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    const place = { line: null, byte: null };
    yield [{ kind: 'reject', place, id: null, reason: error.message }];
  }
}
