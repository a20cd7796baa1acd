import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type GraphFile, inBatches } from '@biographql/engines';
import { getStandardVocabularies } from '@biographql/engines/vocabulary';
import type { EntityCollector, EntityRow } from '../entities/entity-collector.js';
import { readTriples } from '../rdf/read-triples.js';
import { buildEngine } from './build-engine.js';
import type { BuiltGraph } from './build-folder.js';
import { type BuildContext, type PartPlan, totalBytes } from './build-plan.js';
import { GRAPH_FILE, graphWriter, joinFiles } from './files.js';
import { GraphReader } from './graph-reader.js';
import type { ManifestSource } from './manifest.js';
import { mergeGraph, writeMerges } from './merge-entities.js';
import { placesIn } from './open-dataset.js';
import { sourceFile } from './sources.js';

/**
 * Reads and stores the sources of a graph, and makes its triples (N-Triples, gzip), its labels and its index of them.
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
  /** Of the whole graph, once equivalent entities are merged. */
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
          { to: path, groups: merges.groups, prefixes: sources.map(({ rows }) => rows?.prefixes) },
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
  const reading = { signal, blankNodePrefix: null, format: 'n-triples' } as const;
  for await (const batch of readTriples(path, reading)) yield batch.map(({ ntriples }) => ntriples);
}
