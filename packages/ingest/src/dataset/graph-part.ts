import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inBatches } from '@biographql/engines';
import { type DeclaredPrefixes, getStandardVocabularies } from '@biographql/engines/vocabulary';
import { EntityCollector, type EntityRow } from '../entities/entity-collector.js';
import { readTriples } from '../rdf/read-triples.js';
import { buildEngine } from './build-engine.js';
import type { BuildContext, PartPlan } from './build-plan.js';
import type { GraphCounts, LabelCounts } from './checkpoint.js';
import { GRAPH_FILE, graphWriter, joinFiles, sourceBytes } from './files.js';
import { GraphReader } from './graph-reader.js';
import type { GraphManifest, ManifestSource } from './manifest.js';
import { mergeGraph, writeMerges } from './merge-entities.js';
import { placesIn } from './open-dataset.js';
import { sourceFile } from './stored-sources.js';

/**
 * Reads and stores the sources of a graph, and makes its triples (N-Triples, gzip), its labels and its index of them.
 * @throws InvalidArgumentError when no source holds a triple that can be read.
 */
export async function buildGraphPart(
  plan: PartPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  const { checkpoint, folder } = context;
  let { graph, labels } = checkpoint.steps;
  if (graph === undefined || labels === undefined) {
    const read =
      graph === undefined
        ? await readGraph(plan, context)
        : { ...graph, collector: await collectAgain(graph.sources, context) };
    graph = { triples: read.triples, sources: read.sources };
    await checkpoint.save({ graph });
    context.onGraph?.(placesIn(folder.directory, graph.triples).graph.graph);
    labels = await buildLabels(read.collector, graph, context);
    await checkpoint.save({ labels });
  }
  if (checkpoint.steps.graphIndex === undefined) {
    await buildGraphIndex(context, graph.triples);
    await checkpoint.save({ graphIndex: true });
  }
  const { triples, sources } = graph;
  const { entities, vocabularies, prefixes } = labels;
  return {
    origin: plan.origin,
    triples,
    entities,
    vocabularies,
    ...(Object.keys(prefixes).length > 0 && { prefixes }),
    rejected: sources.reduce((sum, { rows }) => sum + (rows?.rejected ?? 0), 0),
    sources,
  };
}

interface ReadGraph extends GraphCounts {
  readonly collector: EntityCollector;
}

async function readGraph(
  { sources: planned, formats, isMerged, merges: earlier = [] }: PartPlan,
  context: BuildContext,
): Promise<ReadGraph> {
  const { reporter, folder } = context;
  const path = join(folder.directory, GRAPH_FILE);
  const files = planned.map((_, place) => sourceFile(folder.directory, 'graph', place));
  for (const file of [path, ...files]) await rm(file, { force: true });
  const sizes = await Promise.all(planned.map((source) => sourceBytes(source.path)));
  reporter.start('read-graph', { totalBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
  const reader = new GraphReader(context);
  const read: ManifestSource[] = [];
  for (const [place, source] of planned.entries()) {
    const target = files[place] ?? '';
    await mkdir(dirname(target), { recursive: true });
    read.push(await reader.add(source, { place, target, formats }));
  }
  const sources = reader.check(planned, read);
  const { collector } = reader;
  const merges = isMerged ? collector.findMerges() : { groups: earlier, leftOut: [] };
  if (isMerged || earlier.length > 0) await writeMerges(folder.directory, merges);
  const whole =
    merges.groups.length === 0
      ? { collector, triples: sources.reduce((sum, { rows }) => sum + (rows?.triples ?? 0), 0) }
      : await mergeGraph(
          files,
          { to: path, groups: merges.groups, prefixes: getPrefixes(sources) },
          context,
        );
  if (files.length === 0) await graphWriter(path).end();
  else if (whole.collector === collector) await joinFiles(files, path);
  reporter.finish();
  context.signal?.throwIfAborted();
  return { ...whole, sources };
}

function getPrefixes(
  sources: readonly ManifestSource[],
): readonly (DeclaredPrefixes | undefined)[] {
  return sources.map(({ rows }) => rows?.prefixes);
}

async function collectAgain(
  sources: readonly ManifestSource[],
  { folder, vocabulary, signal, reporter }: BuildContext,
): Promise<EntityCollector> {
  const path = join(folder.directory, GRAPH_FILE);
  reporter.start('read-graph', { totalBytes: await sourceBytes(path) });
  const collector = new EntityCollector(vocabulary);
  for (const prefixes of getPrefixes(sources)) collector.identifiers.declareAll(prefixes);
  for await (const batch of readTriples(path, {
    signal,
    blankNodePrefix: null,
    format: 'n-triples',
    onProgress: ({ bytes, triples }) => reporter.update({ bytes, done: triples }),
  }))
    collector.add(batch);
  reporter.finish();
  return collector;
}

async function buildLabels(
  collector: EntityCollector,
  { triples }: Pick<GraphCounts, 'triples'>,
  context: BuildContext,
): Promise<LabelCounts> {
  const { reporter, drivers } = context;
  reporter.start('labels', { total: collector.entityCount() });
  const { entities } = await buildEngine('labels', context, triples, (place, options) =>
    drivers.labels.build(inBatches<EntityRow>(collector.rows()), place, {
      ...options,
      identifiers: collector.identifiers.reader.data,
      onProgress: (done) => reporter.update({ done }),
    }),
  );
  reporter.finish();
  const predicates = collector.predicates.counts();
  const { prefixes } = collector.identifiers;
  const vocabularies = getStandardVocabularies(Object.keys(predicates));
  return { entities, vocabularies, prefixes, predicates };
}

async function buildGraphIndex(context: BuildContext, triples: number): Promise<void> {
  const { graph } = context.drivers;
  if (graph.build === undefined) return;
  await buildEngine('graph', context, triples, async (place, options) =>
    graph.build?.(toLines(place.graph.path, context.signal), place, options),
  );
}

async function* toLines(
  path: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly string[]> {
  for await (const batch of readTriples(path, {
    signal,
    blankNodePrefix: null,
    format: 'n-triples',
  })) {
    yield batch.map(({ ntriples }) => ntriples);
  }
}
