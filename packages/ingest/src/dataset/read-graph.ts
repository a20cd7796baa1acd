import { copyFile, rename, stat, truncate } from 'node:fs/promises';
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
import { GRAPH_FILE } from './open-dataset.js';
import { nothingReadable, type PartPlan } from './part-plan.js';
import type { Reject } from './progress.js';
import { sourceBytes } from './source-bytes.js';
import { TripleJoiner } from './triple-joiner.js';

/** What the triples of a build go to. */
export interface GraphTarget {
  readonly collector: EntityCollector;
  /** The joins of the dataset that is added to. */
  readonly earlier: readonly JoinGroup[];
}

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
    if (!begun.isDone) await cutToOwn(path, begun.bytes);
    await reader.takeUp(begun, path);
  } else if (plan.previous !== null) {
    await copyFile(plan.previous.graph.path, path);
    await reader.readWritten(path);
  }
  let notedAt = Number.NEGATIVE_INFINITY;
  for (const [index, file] of left.entries()) {
    await reader.add(file, path);
    if (left[index + 1]?.source !== file.source) reader.checkSource(file.source);
    if (performance.now() - notedAt < CHECKPOINT_MS) continue;
    await checkpoint.save({ reading: await reader.reading(path, false) });
    notedAt = performance.now();
  }
  const reading = await reader.reading(path, true);
  await checkpoint.save({ reading });
  reporter.finish();
  return reading;
}

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
  private rejected = 0;
  private bySource: number[];
  private earlierBytes = 0;
  private readonly joiner: TripleJoiner | null;

  constructor(
    private readonly plan: PartPlan,
    private readonly context: BuildContext,
    private readonly target: GraphTarget,
  ) {
    const { earlier } = target;
    this.bySource = plan.sources.map(() => 0);
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

  /** Reads a file of a source and writes its triples as one gzip member. */
  async add(file: GraphSourceFile, path: string): Promise<void> {
    await using writer = graphWriter(path);
    for (const rejected of file.unreadable) this.reject(rejected);
    const before = this.triples;
    if (file.source === null) {
      for await (const batch of this.readNames(file.path)) await writer.write(batch);
    } else {
      const { seed } = this.context;
      const blankNodePrefix = `b${seed}s${file.source}f${file.number}n`;
      const options = { ...this.plan.formats, blankNodePrefix };
      for await (const read of this.read(file.path, options)) {
        const batch = this.joiner === null ? read : this.joiner.join(read);
        this.target.collector.add(batch);
        await writer.write(batch);
      }
      this.bySource[file.source] = (this.bySource[file.source] ?? 0) + this.triples - before;
    }
    await writer.end();
    this.files += 1;
  }

  /** @throws InvalidArgumentError for a source without a triple. */
  checkSource(source: number | null): void {
    if (source === null || (this.bySource[source] ?? 0) > 0) return;
    throw nothingReadable('triple', this.plan.sources[source]?.path ?? '');
  }

  async reading(path: string, isDone: boolean): Promise<GraphReading> {
    const { files, triples, rejected, bySource } = this;
    const { size: bytes } = await stat(path);
    return { files, bytes, triples, rejected, bySource, isDone };
  }

  private async *read(
    path: string,
    formats: Parameters<typeof readTriples>[1],
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
    for await (const batch of readTriples(path, options)) {
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
