import { copyFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityCollector } from '../entities/entity-collector.js';
import type { JoinGroup } from '../entities/join-plan.js';
import { addNames } from '../names/add-names.js';
import { readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { BuildContext } from './build-context.js';
import type { GraphReading } from './checkpoint.js';
import { type GraphSourceFile, graphSourceFiles } from './graph-sources.js';
import { graphWriter } from './graph-writer.js';
import type { SourceRows } from './manifest.js';
import { type Dataset, damaged, GRAPH_FILE } from './open-dataset.js';
import { nothingReadable, type PartPlan } from './part-plan.js';
import type { Reject } from './progress.js';
import { sourceBytes } from './source-bytes.js';
import { copyRows, hasRows, ROWS_FILE } from './source-rows.js';
import { TripleJoiner } from './triple-joiner.js';

/** What the triples of a build go to. */
export interface GraphTarget {
  readonly collector: EntityCollector;
  /** The joins of the dataset that is added to. */
  readonly earlier: readonly JoinGroup[];
}

const NONE: ReadonlySet<string> = new Set();

/** Milliseconds between two checkpoints: a folder of many small files is not slowed down by them. */
const CHECKPOINT_MS = 1_000;

/**
 * Writes the triples of a build (N-Triples, gzip) in one pass over its sources, one gzip member for each file, and tells
 * them to the collector. An interrupted build goes on after the last file that was noted: what is written is read again,
 * since the collector is kept in memory.
 * @throws InvalidArgumentError when a source holds no triple that can be read.
 */
export async function readGraph(
  plan: PartPlan,
  context: BuildContext,
  target: GraphTarget,
): Promise<GraphReading> {
  const { checkpoint, folder, reporter } = context;
  const path = join(folder.directory, GRAPH_FILE);
  const files = await graphSourceFiles(plan);
  const { reading: begun } = checkpoint.steps;
  const earlierBytes = await sourceBytes(
    begun === undefined ? (plan.previous?.graph.path ?? '') : path,
  );
  const left = files.slice(begun?.files ?? 0);
  const totalBytes = left.reduce((sum, { bytes }) => sum + bytes, earlierBytes);
  reporter.start('read-graph', { totalBytes });
  const reader = new GraphReader(plan, context, target);
  if (begun !== undefined) {
    if (!begun.isDone) await reader.cut(begun);
    await reader.takeUp(begun, path);
  } else if (plan.previous !== null) {
    await copyFile(plan.previous.graph.path, path);
    await reader.beginRows(plan.previous);
    await reader.readWritten(path);
  } else if (files.length === 0) {
    await graphWriter(path).end();
  }
  let notedAt = Number.NEGATIVE_INFINITY;
  for (const [index, file] of left.entries()) {
    await reader.add(file, path);
    const isEnd = left[index + 1]?.source !== file.source;
    if (isEnd && file.stored === undefined) reader.checkSource(file.source);
    if (performance.now() - notedAt < CHECKPOINT_MS) continue;
    await checkpoint.save({ reading: await reader.reading(path, false) });
    notedAt = performance.now();
  }
  const reading = await reader.reading(path, true);
  await checkpoint.save({ reading });
  reporter.finish();
  return reading;
}

/** By which the blank nodes of a file were told from those of others when it was first read. */
const EARLIER_PREFIX = /^b[0-9a-f]+s\d+f\d+n/;

/** Cuts a file to its first bytes, as a file of its own: a program that stood still may have the old one open. */
async function cutToOwn(path: string, bytes: number): Promise<void> {
  const own = `${path}.own`;
  await copyFile(path, own);
  await truncate(own, bytes);
  await rename(own, path);
}

/** Reads one file after the other, with counts over all of them. */
class GraphReader {
  private files = 0;
  private triples = 0;
  /** Those of the triples that stand in named graphs. */
  private named = 0;
  private rejected = 0;
  private bySource: SourceRows[];
  private earlierBytes = 0;
  private readonly joiner: TripleJoiner | null;
  private readonly path: string;
  /** Where triples are written as they are read, as well, since those of the graph's file are joined; null where they are not. */
  private readonly rowsPath: string | null;

  constructor(
    private readonly plan: PartPlan,
    private readonly context: BuildContext,
    private readonly target: GraphTarget,
  ) {
    const { earlier } = target;
    const { sources, names = [], previous } = plan;
    this.bySource = [...sources, ...names].map(() => ({ bytes: [], triples: 0, rejected: 0 }));
    const { directory } = context.folder;
    this.path = join(directory, GRAPH_FILE);
    const isOwn = earlier.length > 0 && previous !== null && hasRows(previous.manifest.graph);
    this.rowsPath = isOwn ? join(directory, ROWS_FILE) : null;
    this.joiner = earlier.length === 0 ? null : new TripleJoiner(earlier, context.vocabulary);
  }

  /** Goes on where an earlier run came to. */
  async takeUp({ files, triples, rejected, bySource }: GraphReading, path: string): Promise<void> {
    await this.readWritten(path);
    this.files = files;
    this.triples = triples;
    this.rejected = rejected;
    this.bySource = [...bySource];
  }

  /** Reads what the graph's file holds. */
  async readWritten(path: string): Promise<void> {
    for await (const batch of this.read(path, { blankNodePrefix: null, format: 'n-triples' }))
      this.target.collector.add(batch);
  }

  /** Cuts what an earlier run wrote to what it noted. */
  async cut({ bytes, rowBytes }: GraphReading): Promise<void> {
    await cutToOwn(this.path, bytes);
    if (this.rowsPath !== null && rowBytes !== null) await cutToOwn(this.rowsPath, rowBytes);
  }

  /** Begins with the rows of the dataset that is added to. */
  async beginRows(previous: Dataset): Promise<void> {
    if (this.rowsPath !== null) await copyFile(join(previous.directory, ROWS_FILE), this.rowsPath);
  }

  /** Reads a file of a source and writes its triples as one gzip member. */
  async add(file: GraphSourceFile, path: string): Promise<void> {
    const { triples, named, rejected } = this;
    const before = { triples, named, rejected, bytes: await this.rowsEnd() };
    for (const rejected of file.unreadable) this.reject(rejected);
    await this.writeFrom(file, path);
    const known = this.bySource[file.place] ?? { bytes: [], triples: 0, rejected: 0 };
    const inGraphs = (known.named ?? 0) + this.named - before.named;
    this.bySource[file.place] = {
      bytes: [...known.bytes, (await this.rowsEnd()) - before.bytes],
      triples: known.triples + this.triples - before.triples,
      ...(inGraphs > 0 && { named: inGraphs }),
      rejected: known.rejected + this.rejected - before.rejected,
    };
    this.files += 1;
  }

  private async writeFrom(file: GraphSourceFile, path: string): Promise<void> {
    // Named graphs are told where the triples stand as they were read.
    await using writer = graphWriter(path, { hasMarks: this.rowsPath === null });
    await using rows =
      this.rowsPath === null ? null : graphWriter(this.rowsPath, { hasMarks: true });
    if (file.source === null) {
      for await (const batch of this.readNames(file.path)) {
        await writer.write(batch);
        await rows?.write(batch);
      }
    } else {
      for await (const read of this.readSource(file, file.source)) {
        for (const { graph } of read) if (graph !== undefined) this.named += 1;
        const batch = this.joiner === null ? read : this.joiner.join(read);
        this.target.collector.add(batch);
        await writer.write(batch);
        await rows?.write(read);
      }
    }
    await writer.end();
    await rows?.end();
  }

  private async *readSource(
    { path, stored, number, without = NONE }: GraphSourceFile,
    source: number,
  ): AsyncGenerator<readonly Triple[]> {
    const { seed, folder } = this.context;
    const prefix = `b${seed}s${source}f${number}n`;
    if (stored === undefined) {
      yield* this.read(path, { ...this.plan.formats, blankNodePrefix: prefix });
      return;
    }
    const before = this.triples;
    const own = join(folder.directory, 'rows.nt.gz');
    await copyRows(stored, number, own);
    const blankNodePrefix = (label: string) => label.replace(EARLIER_PREFIX, prefix);
    const options = { blankNodePrefix, format: 'n-triples', hasMarks: true } as const;
    yield* this.read(own, options, (triples) =>
      triples.filter(({ graph }) => graph === undefined || !without.has(graph)),
    );
    await rm(own);
    if (number > 0) return;
    this.rejected += stored.rows.rejected;
    // One that was read whole must give what it gave before.
    if (
      without.size === 0 &&
      stored.rows.bytes.length === 1 &&
      this.triples - before !== stored.rows.triples
    ) {
      throw damaged(path, 'the rows of a source are not those that were read');
    }
  }

  /** @throws InvalidArgumentError for a source without a triple. */
  checkSource(source: number | null): void {
    if (source === null || (this.bySource[source]?.triples ?? 0) > 0) return;
    throw nothingReadable('triple', this.plan.sources[source]?.path ?? '');
  }

  async reading(path: string, isDone: boolean): Promise<GraphReading> {
    const { files, triples, rejected, bySource } = this;
    const { size: bytes } = await stat(path);
    const rowBytes = this.rowsPath === null ? null : await this.rowsEnd();
    return { files, bytes, triples, rejected, bySource, rowBytes, isDone };
  }

  private rowsEnd(): Promise<number> {
    return sourceBytes(this.rowsPath ?? this.path);
  }

  private async *read(
    path: string,
    formats: Parameters<typeof readTriples>[1],
    keep: (triples: readonly Triple[]) => readonly Triple[] = (triples) => triples,
  ): AsyncGenerator<readonly Triple[]> {
    const { reporter, signal } = this.context;
    let totalBytes = 0;
    const options = {
      ...formats,
      signal,
      onReject: (rejected: Reject) => this.reject(rejected),
      onProgress: (progress: { source: string; bytes: number; totalBytes: number }) => {
        totalBytes = progress.totalBytes;
        const bytes = this.earlierBytes + progress.bytes;
        reporter.update({ source: progress.source, done: this.triples, bytes });
      },
    };
    for await (const read of readTriples(path, options)) {
      const batch = keep(read);
      this.triples += batch.length;
      yield batch;
    }
    this.earlierBytes += totalBytes;
  }

  private async *readNames(path: string): AsyncGenerator<readonly Triple[]> {
    const { vocabulary, signal } = this.context;
    const { collector } = this.target;
    const onReject = (rejected: Reject) => this.reject(rejected);
    for await (const batch of addNames(path, { collector, vocabulary, signal, onReject })) {
      this.triples += batch.length;
      yield batch;
    }
  }

  private reject(rejected: Reject): void {
    this.rejected += 1;
    this.context.reject(rejected);
  }
}
