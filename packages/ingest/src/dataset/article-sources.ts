import type { Article } from '@biographql/engines';
import { type ArticleRecord, readArticleRecords } from '../articles/read-articles.js';
import { lineBlocks, textLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';
import { getFacts, nothingReadable, type PlannedSource, type ReadContext } from './build-plan.js';
import { damaged, lineWriter, shareFile } from './files.js';
import type { ManifestSource, SourceRecords } from './manifest.js';
import type { Reject } from './progress.js';

const BATCH = 500;

/** Reads sources of articles one after the other. What cannot be read is a reject. */
export class ArticleSourceReader {
  private taken = 0;
  private earlierBytes = 0;
  private firstReject: Pick<Reject, 'line' | 'reason'> | null = null;

  constructor(private readonly context: Omit<ReadContext, 'vocabulary'>) {}

  /**
   * Reads a source; a stored one is linked.
   * @param target - file that its records are stored in; null to only count them.
   */
  async add(
    source: PlannedSource,
    target: string | null,
    onRecords: (records: readonly ArticleRecord[]) => void = () => {},
  ): Promise<ManifestSource> {
    const { stored, path } = source;
    const facts = await getFacts(source);
    if (stored !== undefined) {
      if (target !== null) await shareFile(path, target);
      return facts;
    }
    let [taken, withdrawn, rejected] = [0, 0, 0];
    const onReject = (reject: Reject) => {
      rejected += 1;
      this.firstReject ??= reject;
      this.context.reject(reject);
    };
    const { signal, reporter } = this.context;
    const records = readArticleRecords(path, {
      ...(signal && { signal }),
      onReject,
      onProgress: ({ file, articles, bytesRead }) =>
        reporter.update({
          source: file,
          done: this.taken + articles,
          bytes: this.earlierBytes + bytesRead,
        }),
    });
    await using writer = target === null ? null : lineWriter(target);
    for await (const batch of records) {
      onRecords(batch);
      await writer?.write(batch.map(toLine));
      const articles = batch.filter((record) => 'article' in record).length;
      taken += articles;
      withdrawn += batch.length - articles;
    }
    await writer?.end();
    if (taken + withdrawn + rejected === 0)
      onReject({ source: path, line: null, reason: NOTHING_READ, text: '' });
    this.taken += taken;
    this.earlierBytes += facts.bytes;
    return { ...facts, records: { taken, withdrawn, rejected } };
  }

  /** @throws InvalidArgumentError when no source has an article or withdraws one. */
  check(planned: readonly PlannedSource[], read: readonly ManifestSource[]): void {
    const fresh = planned.filter(({ stored }) => stored === undefined);
    const [first] = fresh;
    const isRead = read.some(
      ({ records }, place) =>
        planned[place]?.stored === undefined && records && records.taken + records.withdrawn > 0,
    );
    if (first !== undefined && !isRead)
      throw nothingReadable('article', first.path, this.firstReject);
  }
}

const NOTHING_READ = 'the source contains no readable articles';

function toLine(record: ArticleRecord): string {
  return JSON.stringify('article' in record ? record.article : { withdrawn: record.withdrawn });
}

const WITHDRAWAL = '{"withdrawn":';

export interface StoredRecords {
  readonly path: string;
  readonly records: SourceRecords | undefined;
}

/** @throws DatasetError `damaged` when the file was changed. */
async function* readStored({
  path,
  records,
}: StoredRecords): AsyncGenerator<readonly ArticleRecord[]> {
  let taken = 0;
  try {
    await using source = openBytes(path);
    for await (const block of lineBlocks(source.chunks)) {
      if (block.kind === 'too-long') throw new RangeError('a line is too long');
      const lines = textLines(block.bytes);
      for (let first = 0; first < lines.length; first += BATCH) {
        const batch = lines.slice(first, first + BATCH).map(toRecord);
        taken += batch.filter((record) => 'article' in record).length;
        yield batch;
      }
    }
  } catch (error) {
    throw damaged(path, 'the articles of a source cannot be read', error);
  }
  if (taken !== records?.taken)
    throw damaged(path, 'the number of articles of a source differs from the manifest');
}

function toRecord(line: string): ArticleRecord {
  const value: unknown = JSON.parse(line);
  return line.startsWith(WITHDRAWAL) ? (value as ArticleRecord) : { article: value as Article };
}

/**
 * Reads the articles of stored sources, in their order, without those that a later record withdraws. An article may
 * come twice: the later one counts.
 */
export async function* readStoredArticles(
  sources: readonly StoredRecords[],
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Article[]> {
  /** By identifier, the number of the last record that withdraws the article. */
  const withdrawnAt = new Map<string, number>();
  let number = 0;
  if (sources.some(({ records }) => records !== undefined && records.withdrawn > 0))
    for (const source of sources)
      for await (const batch of readStored(source))
        for (const record of batch) {
          number += 1;
          if ('withdrawn' in record) for (const id of record.withdrawn) withdrawnAt.set(id, number);
        }
  number = 0;
  for (const source of sources)
    for await (const batch of readStored(source)) {
      signal?.throwIfAborted();
      const articles: Article[] = [];
      for (const record of batch) {
        number += 1;
        if ('article' in record && (withdrawnAt.get(record.article.id) ?? 0) < number)
          articles.push(record.article);
      }
      yield articles;
    }
}
