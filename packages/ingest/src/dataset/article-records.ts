import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@biographql/engines';
import { decompressed } from '../bytes/decompress.js';
import { lineBlocks, textLines } from '../bytes/lines.js';
import { ignoreAbsence, lineWriter, shareFile, sourceBytes } from './files.js';
import type { ArticlesManifest, SourceRecords } from './manifest.js';
import { type Dataset, damaged } from './open-dataset.js';

/**
 * Name of the file of article records: one gzip member per source, one JSON line per record or list of withdrawn
 * articles. Replaced and withdrawn records are included.
 */
export const RECORDS_FILE = 'articles.jsonl.gz';

interface Withdrawal {
  readonly withdrawn: readonly string[];
}

const WITHDRAWAL = '{"withdrawn":';

const BATCH = 500;

export function hasRecords({ origin, sources }: ArticlesManifest): boolean {
  return origin === 'ingest' && sources.every(({ records }) => records !== undefined);
}

export async function shareRecords(from: string, to: string): Promise<void> {
  await shareFile(join(from, RECORDS_FILE), join(to, RECORDS_FILE)).catch(ignoreAbsence);
}

function withdrawalLine(withdrawn: readonly string[]): string {
  return JSON.stringify({ withdrawn } satisfies Withdrawal);
}

export interface RecordSource {
  readonly place: number;
  readonly start: number;
  readonly records: SourceRecords;
}

export interface LeftOutRecords {
  readonly sources: ReadonlySet<number>;
  readonly articles: ReadonlySet<string>;
}

export interface RecordBatch {
  readonly lines: readonly string[];
  readonly articles: readonly Article[];
  readonly removed: number;
}

export class StoredRecords {
  readonly sources: readonly RecordSource[];
  private readonly path: string;
  private withdrawnAt: ReadonlyMap<string, number> = new Map();
  private lines = 0;

  constructor(
    { directory, manifest }: Pick<Dataset, 'directory' | 'manifest'>,
    private readonly leftOut: LeftOutRecords,
  ) {
    this.path = join(directory, RECORDS_FILE);
    let start = 0;
    this.sources = manifest.articles.sources.flatMap(({ records }, place) => {
      if (records === undefined) return [];
      const source = { place, start, records };
      start += records.bytes;
      return leftOut.sources.has(place) ? [] : [source];
    });
  }

  /** Collects withdrawals. Call it before reading the sources, in their order. */
  async prepare(): Promise<void> {
    const withdrawnAt = new Map<string, number>();
    if (this.sources.every(({ records }) => records.withdrawn === 0)) return;
    let line = 0;
    for (const source of this.sources)
      for await (const lines of this.toLines(source))
        for (const text of lines) {
          line += 1;
          if (text.startsWith(WITHDRAWAL))
            for (const id of (JSON.parse(text) as Withdrawal).withdrawn) withdrawnAt.set(id, line);
        }
    this.withdrawnAt = withdrawnAt;
  }

  /**
   * Reads a source without records that are left out or withdrawn by a remaining source.
   * @throws DatasetError `damaged` when the file was changed.
   */
  async *read(source: RecordSource): AsyncGenerator<RecordBatch> {
    for await (const all of this.toLines(source)) {
      const lines: string[] = [];
      const articles: Article[] = [];
      let removed = 0;
      for (const text of all) {
        this.lines += 1;
        const article = text.startsWith(WITHDRAWAL) ? null : (JSON.parse(text) as Article);
        if (article !== null && this.leftOut.articles.has(article.id)) {
          removed += 1;
          continue;
        }
        lines.push(text);
        if (article !== null && (this.withdrawnAt.get(article.id) ?? 0) < this.lines)
          articles.push(article);
      }
      yield { lines, articles, removed };
    }
  }

  private async *toLines({ start, records }: RecordSource): AsyncGenerator<readonly string[]> {
    const { path } = this;
    const bytes = createReadStream(path, { start, end: start + records.bytes - 1 });
    let read = 0;
    try {
      for await (const block of lineBlocks(decompressed(bytes, path))) {
        if (block.kind === 'too-long') throw new RangeError('a line is too long');
        const lines = textLines(block.bytes);
        for (const text of lines) if (!text.startsWith(WITHDRAWAL)) read += 1;
        for (let first = 0; first < lines.length; first += BATCH)
          yield lines.slice(first, first + BATCH);
      }
    } catch (error) {
      throw damaged(path, 'the records of a source cannot be read', error);
    }
    if (read !== records.taken)
      throw damaged(path, 'the records of a source are not those that were read');
  }
}

export interface SourceRecord extends AsyncDisposable {
  take(file: string, article: Article): void;
  /** Withdraws an article from this file and all files before it. */
  withdraw(file: string, id: string): void;
  flush(): Promise<void>;
  end(): Promise<Omit<SourceRecords, 'rejected'>>;
}

export async function sourceRecord(path: string): Promise<SourceRecord> {
  const before = await sourceBytes(path);
  const writer = lineWriter(path);
  let lines: string[] = [];
  let [taken, withdrawn] = [0, 0];
  /** Withdrawals of the current file, which also apply to its later records. */
  let pending: { readonly file: string; readonly ids: string[] } = { file: '', ids: [] };
  const turnTo = (file: string) => {
    if (pending.file === file) return;
    if (pending.ids.length > 0) lines.push(withdrawalLine(pending.ids));
    pending = { file, ids: [] };
  };
  const flush = async () => {
    const waiting = lines;
    lines = [];
    await writer.write(waiting);
  };
  return {
    take(file, article) {
      turnTo(file);
      lines.push(JSON.stringify(article));
      taken += 1;
    },
    withdraw(file, id) {
      turnTo(file);
      pending.ids.push(id);
      withdrawn += 1;
    },
    flush,
    async end() {
      turnTo('');
      await flush();
      await writer.end();
      return { bytes: (await sourceBytes(path)) - before, taken, withdrawn };
    },
    [Symbol.asyncDispose]: () => writer[Symbol.asyncDispose](),
  };
}
