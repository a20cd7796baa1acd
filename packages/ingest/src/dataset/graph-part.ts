import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type GraphFile, inBatches } from '@biographql/engines';
import { addPrefix, getStandardVocabularies } from '@biographql/engines/vocabulary';
import { EntityCollector, type EntityRow } from '../entities/entity-collector.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { addNames } from '../names/add-names.js';
import { type ReadTriplesOptions, readGraphFile, readTriples } from '../rdf/read-triples.js';
import type { TripleBatches } from '../rdf/triple.js';
import {
  type BuildContext,
  buildEngine,
  getFacts,
  nothingReadable,
  type PartPlan,
  type PlannedSource,
  type ReadContext,
  totalBytes,
} from './build-plan.js';
import { damaged, GRAPH_FILE, graphWriter, joinFiles, shareFile } from './files.js';
import type { GraphManifest, ManifestSource, SourceRows } from './manifest.js';
import { mergeGraph, writeMerges } from './merge-entities.js';
import { placesIn } from './open-dataset.js';
import type { Reject } from './progress.js';
import { STORED_TRIPLES, sourceFile } from './sources.js';

export interface BuiltGraph {
  readonly manifest: GraphManifest;
  /** Number of triples with an IRI as subject, by predicate. */
  readonly predicates: Readonly<Record<string, number>>;
}

/**
 * Reads and stores the sources of a graph, and builds its triples (N-Triples, gzip), label index and triple index.
 * @param onGraph - called once all triples are written.
 * @throws InvalidArgumentError when no source holds a triple that can be read.
 */
export async function buildGraphPart(
  plan: PartPlan,
  context: BuildContext,
  onGraph?: (graph: GraphFile) => void,
): Promise<BuiltGraph> {
  const { directory, reporter, drivers, signal } = context;
  const { collector, triples, sources } = await readGraph(plan, context);
  onGraph?.(placesIn(directory, triples).graph.graph);
  reporter.start('labels', { total: collector.entityCount() });
  const { entities } = await buildEngine('labels', context, triples, (place, options) =>
    drivers.labels.build(inBatches<EntityRow>(collector.rows()), place, {
      ...options,
      identifiers: collector.identifiers.reader.data,
      onProgress: (done) => reporter.update({ done }),
    }),
  );
  reporter.finish();
  const { graph } = drivers;
  if (graph.build !== undefined)
    await buildEngine('graph', context, triples, async (place, options) =>
      graph.build?.(toLines(place.graph.path, signal), place, options),
    );
  const predicates = collector.predicates.counts();
  const { prefixes } = collector.identifiers;
  const manifest = {
    origin: plan.origin,
    triples,
    entities,
    vocabularies: getStandardVocabularies(Object.keys(predicates)),
    ...(Object.keys(prefixes).length > 0 && { prefixes }),
    rejected: sources.reduce((sum, { rows }) => sum + (rows?.rejected ?? 0), 0),
    sources,
  };
  return { manifest, predicates };
}

interface ReadGraph {
  readonly collector: EntityCollector;
  /** Triples of the whole graph after equivalent entities are merged. */
  readonly triples: number;
  readonly sources: readonly ManifestSource[];
}

async function readGraph(
  { sources: planned, formats, isMerged, merges: earlier = [] }: PartPlan,
  context: BuildContext,
): Promise<ReadGraph> {
  const { reporter, directory } = context;
  const path = join(directory, GRAPH_FILE);
  const files = planned.map((_, place) => sourceFile(directory, 'graph', place));
  for (const file of [path, ...files]) await rm(file, { force: true });
  reporter.start('read-graph', { totalBytes: await totalBytes(planned) });
  const reader = new GraphReader(context);
  const read: ManifestSource[] = [];
  for (const [place, source] of planned.entries()) {
    const target = files[place] ?? '';
    await mkdir(dirname(target), { recursive: true });
    read.push(await reader.add(source, place, target, formats));
  }
  const sources = reader.check(planned, read);
  const { collector } = reader;
  const merges = isMerged ? collector.findMerges() : { groups: earlier, leftOut: [] };
  if (isMerged || earlier.length > 0) await writeMerges(directory, merges);
  const whole =
    merges.groups.length === 0
      ? { collector, triples: sources.reduce((sum, { rows }) => sum + (rows?.triples ?? 0), 0) }
      : await mergeGraph(
          files,
          path,
          merges.groups,
          sources.map(({ rows }) => rows?.prefixes),
          context,
        );
  if (files.length === 0) await graphWriter(path).end();
  else if (whole.collector === collector) await joinFiles(files, path);
  reporter.finish();
  context.signal?.throwIfAborted();
  return { ...whole, sources };
}

async function* toLines(
  path: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly string[]> {
  for await (const batch of readGraphFile(path, signal))
    yield batch.map(({ ntriples }) => ntriples);
}

/** Prefix of blank node labels in stored triples: the place of their source; the number of their file follows. */
const OWN_PLACE = /^s\d+(?=f)/;

/** Reads sources of a graph one after the other, and collects their entities. What cannot be read is a reject. */
export class GraphReader {
  readonly collector: EntityCollector;
  private triples = 0;
  private rejected = 0;
  private firstReject: Reject | null = null;
  private earlierBytes = 0;
  private prefixes: Record<string, string> = {};

  constructor(private readonly context: ReadContext) {
    this.collector = new EntityCollector(context.vocabulary);
  }

  /**
   * Reads a source.
   * @param place - its place in the dataset, used as a prefix of its blank node labels.
   * @param target - file that its triples are stored in; null to only count them. A stored source that keeps its place is
   * linked.
   */
  async add(
    source: PlannedSource,
    place: number,
    target: string | null,
    formats: GraphFormatOptions = {},
  ): Promise<ManifestSource> {
    const { stored, path } = source;
    const [triples, rejected] = [this.triples, this.rejected];
    let named = 0;
    this.prefixes = { ...stored?.rows?.prefixes };
    this.collector.identifiers.declareAll(this.prefixes);
    const isSame = stored !== undefined && basename(target ?? '') === basename(path);
    await using writer = target === null || isSame ? null : graphWriter(target, { hasMarks: true });
    for await (const batch of this.read(source, place, formats)) {
      if (stored !== undefined || source.kind === 'graph') this.collector.add(batch);
      this.triples += batch.length;
      named += batch.reduce((sum, { graph }) => sum + Number(graph !== undefined), 0);
      await writer?.write(batch);
    }
    await writer?.end();
    if (isSame && target !== null) await shareFile(path, target);
    const rows: SourceRows = {
      triples: this.triples - triples,
      ...(named > 0 && { named }),
      ...(Object.keys(this.prefixes).length > 0 && { prefixes: this.prefixes }),
      rejected: (stored?.rows?.rejected ?? 0) + this.rejected - rejected,
    };
    if (stored !== undefined && rows.triples !== stored.rows?.triples)
      throw damaged(path, 'the number of triples of a source differs from the manifest');
    const facts = await getFacts(source);
    this.earlierBytes += facts.bytes;
    return { ...facts, rows };
  }

  /**
   * Rejects files and folders without a triple.
   * @throws InvalidArgumentError when none of them has any.
   */
  check(
    planned: readonly PlannedSource[],
    read: readonly ManifestSource[],
  ): readonly ManifestSource[] {
    const isFresh = (place: number) =>
      planned[place]?.kind === 'graph' && planned[place]?.stored === undefined;
    const isRead = read.some(({ rows }, place) => isFresh(place) && rows?.triples);
    return read.map((source, place) => {
      const { rows } = source;
      const path = planned[place]?.path ?? '';
      if (!isFresh(place) || rows === undefined || rows.triples > 0) return source;
      if (!isRead) throw nothingReadable('triple', path, this.firstReject);
      if (rows.rejected > 0) return source;
      const reason = 'the source contains no readable triples';
      this.reject({ source: path, line: null, reason, text: '' });
      return { ...source, rows: { ...rows, rejected: 1 } };
    });
  }

  private read(
    { kind, path, stored }: PlannedSource,
    place: number,
    formats: GraphFormatOptions,
  ): TripleBatches {
    const { vocabulary, signal, reporter } = this.context;
    const { collector, reject: onReject } = this;
    if (kind === 'names' && stored === undefined)
      return addNames(path, { collector, vocabulary, signal, onReject });
    const readOptions: ReadTriplesOptions =
      stored === undefined
        ? { ...formats, blankNodePrefix: `s${place}f` }
        : { ...STORED_TRIPLES, blankNodePrefix: (label) => label.replace(OWN_PLACE, `s${place}`) };
    return readTriples(path, {
      ...readOptions,
      signal,
      onReject,
      onPrefix: (prefix, namespace) => {
        if (addPrefix(this.prefixes, prefix, namespace))
          collector.identifiers.declare(prefix, namespace);
      },
      onProgress: ({ source, bytes }) =>
        reporter.update({ source, done: this.triples, bytes: this.earlierBytes + bytes }),
    });
  }

  private readonly reject = (reject: Reject): void => {
    this.rejected += 1;
    this.firstReject ??= reject;
    this.context.reject(reject);
  };
}
