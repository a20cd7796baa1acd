import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@biographql/engines';
import { decompressed } from '../bytes/decompress.js';
import { lineBlocks, textLines } from '../bytes/lines.js';
import { ignoreAbsence, shareFile, sourceBytes } from './files.js';
import { lineWriter } from './line-writer.js';
import type { ArticlesManifest, SourceRecords } from './manifest.js';
import { type Dataset, damaged } from './open-dataset.js';

/**
 * Name of the file that has the articles of a dataset as their sources gave them, one gzip member for each source: a line of
 * JSON for each record, those that others replace or withdraw among them, and for each list of withdrawn ones.
 */
export const RECORDS_FILE = 'articles.jsonl.gz';

/** That articles are withdrawn: those before it in the file of records. */
interface Withdrawal {
  readonly withdrawn: readonly string[];
}

const WITHDRAWAL = '{"withdrawn":';

/** Articles that are read at once. */
const BATCH = 500;

/** Returns whether it is known which articles a dataset has of which source. */
export function hasRecords({ origin, sources }: ArticlesManifest): boolean {
  return origin === 'ingest' && sources.every(({ records }) => records !== undefined);
}

/** Puts the file of records of a dataset, if it has one, into the folder of another. */
export async function shareRecords(from: string, to: string): Promise<void> {
  await shareFile(join(from, RECORDS_FILE), join(to, RECORDS_FILE)).catch(ignoreAbsence);
}

/** Returns the line that keeps that articles are withdrawn. */
function withdrawalLine(withdrawn: readonly string[]): string {
  return JSON.stringify({ withdrawn } satisfies Withdrawal);
}

/** A source of articles that an earlier dataset keeps. */
export interface KeptSource {
  /** Its place among the sources of that dataset. */
  readonly place: number;
  /** Where its records begin in the file. */
  readonly start: number;
  readonly records: SourceRecords;
}

/** What is left out of the records that a dataset keeps. */
export interface LeftOutRecords {
  /** Places of sources. */
  readonly sources: ReadonlySet<number>;
  /** Identifiers of articles. */
  readonly articles: ReadonlySet<string>;
}

/** Some records of a source. */
export interface KeptBatch {
  /** As they are kept. */
  readonly lines: readonly string[];
  readonly articles: readonly Article[];
  /** Articles that were left out by their identifiers. */
  readonly removed: number;
}

/** The records that a dataset keeps. */
export class KeptRecords {
  readonly sources: readonly KeptSource[];
  private readonly path: string;
  /** By identifier, the number of the last line that withdraws it. */
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

  /** Looks for what is withdrawn; to be called before the sources are read, in their order. */
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
   * Reads a source: the lines that stay, and those of its articles that no source that is left withdraws.
   * @throws DatasetError `damaged` when the file is not what was written.
   */
  async *read(source: KeptSource): AsyncGenerator<KeptBatch> {
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

  private async *toLines({ start, records }: KeptSource): AsyncGenerator<readonly string[]> {
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

/** Keeps what one source of articles gives. */
export interface SourceRecord extends AsyncDisposable {
  take(file: string, article: Article): void;
  /** Notes that a file withdraws an article: of all files so far, and of this one. */
  withdraw(file: string, id: string): void;
  /** Writes what was taken. */
  flush(): Promise<void>;
  /** Writes the rest and tells what was written. */
  end(): Promise<Omit<SourceRecords, 'rejected'>>;
}

/** Begins the records of the next source, behind those that a file of records holds. */
export async function sourceRecord(path: string): Promise<SourceRecord> {
  const before = await sourceBytes(path);
  const writer = lineWriter(path);
  let lines: string[] = [];
  let [taken, withdrawn] = [0, 0];
  /** What the file withdraws that is being read: also what follows in it. */
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
