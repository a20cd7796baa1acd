import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityIri } from '@biographql/core';
import type { Article } from '@biographql/engines';
import { type Deletions, findDeletions } from '../articles/find-deletions.js';
import { readArticleBatches } from '../articles/read-articles.js';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { hasRecords, RECORDS_FILE, StoredRecords, sourceRecord } from './article-records.js';
import {
  type BuildContext,
  manifestSources,
  nothingReadable,
  type PartPlan,
} from './build-plan.js';
import { lineWriter, shareFile, sourceBytes } from './files.js';
import type { ManifestSource, SourceRecords } from './manifest.js';
import type { Dataset } from './open-dataset.js';
import type { Reject } from './progress.js';

const NONE: ReadonlySet<never> = new Set<never>();

const UNFOLLOWED = "deletions can't be applied from standard input: pass the file instead";

export type ArticleContext = Pick<
  BuildContext,
  'drivers' | 'reporter' | 'reject' | 'signal' | 'settings'
> & { readonly folder: Pick<BuildContext['folder'], 'directory'> };

export class ArticleReader {
  private rejected = 0;
  private taken = 0;
  private firstReject: Pick<Reject, 'line' | 'reason'> | null = null;
  private earlierBytes = 0;
  private readonly kept: ManifestSource[] = [];
  private readonly records: SourceRecords[] = [];
  /** File of records; null where the sources of earlier articles are unknown. */
  private readonly path: string | null;

  constructor(
    private readonly plan: PartPlan,
    private readonly context: ArticleContext,
    private readonly isKnown: (entity: EntityIri) => boolean,
  ) {
    const before = plan.previous?.manifest.articles;
    const isOwn = plan.origin === 'ingest' && (before === undefined || hasRecords(before));
    this.path = isOwn ? join(context.folder.directory, RECORDS_FILE) : null;
  }

  async *read(): AsyncGenerator<readonly Article[]> {
    const { previous, sources } = this.plan;
    const { signal } = this.context;
    if (this.path !== null) await rm(this.path, { force: true });
    const deletions = await findDeletions(
      sources.map(({ path }) => path),
      signal === undefined ? {} : { signal },
    );
    if (previous !== null) {
      if (this.path === null) yield* this.readIndex(previous, deletions);
      else yield* this.readStored(previous, { deletions, path: this.path });
    }
    let isGiven = sources.length === 0;
    for (const { path } of sources) {
      const before = this.taken;
      const { hasDeletions } = yield* this.readSource(path, deletions);
      if (this.taken > before || hasDeletions) isGiven = true;
      this.earlierBytes += await sourceBytes(path);
      signal?.throwIfAborted();
    }
    const [{ path } = { path: '' }] = sources;
    if (!isGiven) throw nothingReadable('article', path, this.firstReject);
  }

  async told(): Promise<{
    readonly sources: readonly ManifestSource[];
    readonly rejected: number;
  }> {
    const { previous } = this.plan;
    const before = previous?.manifest.articles;
    const added = (await manifestSources(this.plan)).map((source, place) => {
      const records = this.records[place];
      return records === undefined ? source : { ...source, records };
    });
    if (this.path === null) {
      const rejected = (before?.rejected ?? 0) + this.rejected;
      return { sources: [...(before?.sources ?? []), ...added], rejected };
    }
    const sources = [...this.kept, ...added];
    const rejected = sources.reduce((sum, { records }) => sum + (records?.rejected ?? 0), 0);
    return { sources, rejected };
  }

  private async *readIndex(
    previous: Dataset,
    deletions: Deletions,
  ): AsyncGenerator<readonly Article[]> {
    const { without = NONE } = this.plan;
    const { drivers, settings } = this.context;
    await using articles = await drivers.articles.open(
      previous.places.articles,
      settings === undefined ? {} : { settings },
    );
    for await (const batch of articles.rows()) {
      const kept = batch.filter(({ id }) => !deletions.isDeleted(id, null) && !without.has(id));
      yield this.counted(kept.map(this.withKnown));
    }
  }

  private async *readStored(
    previous: Dataset,
    { deletions, path }: { readonly deletions: Deletions; readonly path: string },
  ): AsyncGenerator<readonly Article[]> {
    const { without = NONE, withoutSources = NONE } = this.plan;
    const leftOut = { sources: withoutSources, articles: without };
    const records = new StoredRecords(previous, leftOut);
    if (records.sources.length === 0) return;
    const isWhole = without.size + withoutSources.size === 0;
    const present = join(previous.directory, RECORDS_FILE);
    if (isWhole) await (this.plan.sources.length === 0 ? shareFile : copyFile)(present, path);
    await records.prepare();
    for (const source of records.sources) {
      const known = previous.manifest.articles.sources[source.place];
      if (known === undefined) continue;
      const before = await sourceBytes(path);
      await using writer = isWhole ? null : lineWriter(path);
      let removed = 0;
      for await (const batch of records.read(source)) {
        this.context.signal?.throwIfAborted();
        await writer?.write(batch.lines);
        removed += batch.removed;
        yield this.counted(batch.articles.filter(({ id }) => !deletions.isDeleted(id, null)));
      }
      await writer?.end();
      const bytes = (await sourceBytes(path)) - before;
      const own = { ...source.records, bytes, taken: source.records.taken - removed };
      this.kept.push(isWhole ? known : { ...known, records: own });
    }
  }

  /** Stored records have the entities of an earlier graph, which the present one may not have. */
  private readonly withKnown = (article: Article): Article => ({
    ...article,
    entities: article.entities.filter(this.isKnown),
  });

  private async *readSource(
    path: string,
    deletions: Deletions,
  ): AsyncGenerator<readonly Article[], { readonly hasDeletions: boolean }> {
    const { reporter, reject, signal } = this.context;
    await using record = this.path === null ? null : await sourceRecord(this.path);
    let rejected = 0;
    const rejectOne = (source: string, line: number | null, reason: string, text: string) => {
      rejected += 1;
      this.firstReject ??= { line, reason };
      reject({ source, line, reason, text });
    };
    let hasDeletions = false;
    let found = 0;
    const batches = readArticleBatches(path, {
      ...(signal === undefined ? {} : { signal }),
      isLeftOut: (id, file, article) => {
        found += 1;
        record?.take(file, article);
        return deletions.isDeleted(id, file);
      },
      onDeletion: ({ file, id }) => {
        hasDeletions = true;
        if (file === STANDARD_INPUT) rejectOne(file, null, UNFOLLOWED, id);
        else record?.withdraw(file, id);
      },
      onReject: ({ file, line, id, reason }) => rejectOne(file, line, reason, id ?? ''),
      onProgress: ({ file, bytesRead }) => {
        reporter.update({ source: file, done: this.taken, bytes: this.earlierBytes + bytesRead });
      },
    });
    for await (const batch of batches) {
      await record?.flush();
      yield this.counted(batch);
    }
    if (found + rejected === 0 && !hasDeletions) {
      rejected += 1;
      reject({
        source: path,
        line: null,
        reason: 'nothing in it can be read as an article',
        text: '',
      });
    }
    this.rejected += rejected;
    if (record !== null) this.records.push({ ...(await record.end()), rejected });
    return { hasDeletions };
  }

  private counted(batch: readonly Article[]): readonly Article[] {
    this.taken += batch.length;
    this.context.reporter.update({ done: this.taken });
    return batch;
  }
}
