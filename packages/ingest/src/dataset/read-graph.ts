import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addPrefix } from '@biographql/engines/vocabulary';
import { STANDARD_INPUT } from '../bytes/open-bytes.js';
import { EntityCollector } from '../entities/entity-collector.js';
import type { MergeGroup } from '../entities/group-equivalents.js';
import { graphFilesAt } from '../formats/graph-files.js';
import { addNames } from '../names/add-names.js';
import { type ReadTriplesOptions, readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';
import { type BuildContext, nothingReadable, type PartPlan } from './build-plan.js';
import type { GraphCounts } from './checkpoint.js';
import { graphWriter, sourceBytes } from './files.js';
import type { SourceRows } from './manifest.js';
import { TripleMerger } from './merge-entities.js';
import { damaged, GRAPH_FILE } from './open-dataset.js';
import type { Reject } from './progress.js';
import { copyRows, hasRows, ROWS_FILE, type StoredSource } from './source-rows.js';

export interface GraphSourceFile {
  readonly path: string;
  readonly bytes: number;
  readonly kind: 'graph' | 'names';
  readonly source: number;
  readonly number: number;
  readonly stored?: StoredSource;
  readonly without?: ReadonlySet<string> | undefined;
}

export interface GraphSourceFiles {
  readonly files: readonly GraphSourceFile[];
  readonly unreadable: readonly (Reject & { readonly number: number })[];
}

export async function graphSourceFiles({
  sources,
  names = [],
  formats = {},
}: Pick<PartPlan, 'sources' | 'names' | 'formats'>): Promise<GraphSourceFiles> {
  const files: GraphSourceFile[] = [];
  const unreadable: (Reject & { readonly number: number })[] = [];
  for (const [source, { path, stored, without }] of sources.entries()) {
    const add = (file: Pick<GraphSourceFile, 'path' | 'bytes'>, number: number) => {
      const { path: filePath, bytes } = file;
      const own = { path: filePath, bytes, kind: 'graph', source, number } as const;
      files.push(stored === undefined ? own : { ...own, stored, without });
    };
    if (stored !== undefined)
      for (const [number, bytes] of stored.rows.bytes.entries()) add({ path, bytes }, number);
    else if (path === STANDARD_INPUT) add({ path, bytes: 0 }, 0);
    else {
      const found = await graphFilesAt(path, formats);
      for (const [number, file] of found.files.entries()) add(file, number);
      for (const file of found.unknown)
        unreadable.push({
          source: file.path,
          line: null,
          reason: file.reason,
          text: '',
          number: source,
        });
    }
  }
  for (const [index, path] of names.entries()) {
    const bytes = await sourceBytes(path);
    files.push({ path, bytes, kind: 'names', source: sources.length + index, number: 0 });
  }
  return { files, unreadable };
}

const EARLIER_PREFIX = /^b[0-9a-f]+s\d+f\d+n/;

/**
 * Writes the triples of a build (gzipped N-Triples, one member per file) and collects its entities in one pass.
 * Unreadable lines, files and sources are rejects.
 * @param earlier - merges of the dataset that is extended.
 * @throws InvalidArgumentError when no source holds a readable triple.
 */
export async function readGraph(
  plan: PartPlan,
  earlier: readonly MergeGroup[],
  context: BuildContext,
): Promise<GraphCounts & { readonly collector: EntityCollector }> {
  const { reporter } = context;
  const { files, unreadable } = await graphSourceFiles(plan);
  const earlierBytes = await sourceBytes(plan.previous?.graph.path ?? '');
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, earlierBytes);
  reporter.start('read-graph', { totalBytes });
  const reader = new GraphReader(plan, earlier, context);
  await reader.begin();
  for (const { number, ...reject } of unreadable) reader.reject(reject, number);
  for (const file of files) await reader.add(file);
  reader.checkSources();
  reporter.finish();
  return reader;
}

class GraphReader {
  readonly collector: EntityCollector;
  readonly bySource: SourceRows[];
  triples = 0;
  rejected = 0;
  private named = 0;
  private earlierBytes = 0;
  /** Of the file that is read. */
  private prefixes: Record<string, string> = {};
  private firstReject: Reject | null = null;
  private readonly merger: TripleMerger | null;
  private readonly path: string;
  /** Path of the unmerged triples; null where the graph file has them. */
  private readonly rowsPath: string | null;

  constructor(
    private readonly plan: PartPlan,
    earlier: readonly MergeGroup[],
    private readonly context: BuildContext,
  ) {
    const { sources, names = [], previous } = plan;
    const { directory } = context.folder;
    this.collector = new EntityCollector(context.vocabulary);
    this.bySource = [...sources, ...names].map(() => ({ bytes: [], triples: 0, rejected: 0 }));
    this.path = join(directory, GRAPH_FILE);
    const isOwn = earlier.length > 0 && previous !== null && hasRows(previous.manifest.graph);
    this.rowsPath = isOwn ? join(directory, ROWS_FILE) : null;
    this.merger = earlier.length === 0 ? null : new TripleMerger(earlier, context.vocabulary);
  }

  /** Starts with the graph of the extended dataset or an empty one, replacing leftovers of an interrupted run. */
  async begin(): Promise<void> {
    const { previous } = this.plan;
    const { directory } = this.context.folder;
    for (const name of [GRAPH_FILE, ROWS_FILE]) await rm(join(directory, name), { force: true });
    if (previous === null) {
      if (this.bySource.length === 0) await graphWriter(this.path).end();
      return;
    }
    await copyFile(previous.graph.path, this.path);
    if (this.rowsPath !== null) await copyFile(join(previous.directory, ROWS_FILE), this.rowsPath);
    this.collector.identifiers.declareAll(previous.manifest.graph.prefixes);
    for await (const batch of this.read(this.path, { blankNodePrefix: null, format: 'n-triples' }))
      this.collector.add(batch);
  }

  async add(file: GraphSourceFile): Promise<void> {
    const { triples, named, rejected } = this;
    this.prefixes = {};
    const rowsAt = await this.rowsEnd();
    await this.writeFrom(file);
    const known = this.sourceAt(file.source);
    const prefixes = { ...this.prefixes, ...known.prefixes };
    const inGraphs = (known.named ?? 0) + this.named - named;
    this.bySource[file.source] = {
      bytes: [...known.bytes, (await this.rowsEnd()) - rowsAt],
      triples: known.triples + this.triples - triples,
      ...(inGraphs > 0 && { named: inGraphs }),
      ...(Object.keys(prefixes).length > 0 && { prefixes }),
      rejected: known.rejected + this.rejected - rejected,
    };
  }

  checkSources(): void {
    const { sources } = this.plan;
    const given = sources.filter((_, number) => this.sourceAt(number).triples > 0);
    for (const [number, { path, stored }] of sources.entries()) {
      const { triples, rejected } = this.sourceAt(number);
      if (triples > 0 || stored !== undefined) continue;
      if (given.length === 0) throw nothingReadable('triple', path, this.firstReject);
      const reason = 'nothing in it can be read as a triple';
      if (rejected === 0) this.reject({ source: path, line: null, reason, text: '' }, number);
    }
  }

  reject(rejected: Reject, number?: number): void {
    this.rejected += 1;
    this.firstReject ??= rejected;
    this.context.reject(rejected);
    if (number === undefined) return;
    const known = this.sourceAt(number);
    this.bySource[number] = { ...known, rejected: known.rejected + 1 };
  }

  private sourceAt(number: number): SourceRows {
    return this.bySource[number] ?? { bytes: [], triples: 0, rejected: 0 };
  }

  private async writeFrom(file: GraphSourceFile): Promise<void> {
    // Only the file of unmerged triples names graphs.
    await using writer = graphWriter(this.path, { hasMarks: this.rowsPath === null });
    await using rows =
      this.rowsPath === null ? null : graphWriter(this.rowsPath, { hasMarks: true });
    const batches = file.kind === 'names' ? this.readNames(file.path) : this.readSource(file);
    for await (const read of batches) {
      let batch = read;
      if (file.kind === 'graph') {
        for (const { graph } of read) if (graph !== undefined) this.named += 1;
        if (this.merger !== null) batch = this.merger.merge(read);
        this.collector.add(batch);
      }
      await writer.write(batch);
      await rows?.write(read);
    }
    await writer.end();
    await rows?.end();
  }

  private async *readSource({
    path,
    stored,
    number,
    source,
    without = new Set(),
  }: GraphSourceFile): AsyncGenerator<readonly Triple[]> {
    const { seed, folder } = this.context;
    const prefix = `b${seed}s${source}f${number}n`;
    if (stored === undefined) {
      yield* this.read(path, { ...this.plan.formats, blankNodePrefix: prefix });
      return;
    }
    for (const declared of Object.entries(stored.rows.prefixes ?? {})) this.declare(...declared);
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
    const { bytes, triples, rejected } = stored.rows;
    this.rejected += rejected;
    if (without.size === 0 && bytes.length === 1 && this.triples - before !== triples)
      throw damaged(path, 'the rows of a source are not those that were read');
  }

  private readonly declare = (prefix: string, namespace: string): void => {
    if (!addPrefix(this.prefixes, prefix, namespace)) return;
    this.collector.identifiers.declare(prefix, namespace);
  };

  private rowsEnd(): Promise<number> {
    return sourceBytes(this.rowsPath ?? this.path);
  }

  private async *read(
    path: string,
    formats: ReadTriplesOptions,
    select: (triples: readonly Triple[]) => readonly Triple[] = (triples) => triples,
  ): AsyncGenerator<readonly Triple[]> {
    const { reporter, signal } = this.context;
    let totalBytes = 0;
    const options: ReadTriplesOptions = {
      ...formats,
      signal,
      onReject: (rejected) => this.reject(rejected),
      onPrefix: this.declare,
      onProgress: (progress) => {
        totalBytes = progress.totalBytes;
        const bytes = this.earlierBytes + progress.bytes;
        reporter.update({ source: progress.source, done: this.triples, bytes });
      },
    };
    for await (const read of readTriples(path, options)) {
      const batch = select(read);
      this.triples += batch.length;
      yield batch;
    }
    this.earlierBytes += totalBytes;
  }

  private async *readNames(path: string): AsyncGenerator<readonly Triple[]> {
    const { vocabulary, signal } = this.context;
    const { collector } = this;
    const onReject = (rejected: Reject) => this.reject(rejected);
    for await (const batch of addNames(path, { collector, vocabulary, signal, onReject })) {
      this.triples += batch.length;
      yield batch;
    }
  }
}
