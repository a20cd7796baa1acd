import { join } from 'node:path';
import { inBatches } from '@biographql/engines';
import { type DeclaredPrefixes, getStandardVocabularies } from '@biographql/engines/vocabulary';
import type { EntityRow } from '../entities/entity-collector.js';
import { EntityCollector } from '../entities/entity-collector.js';
import { readTriples } from '../rdf/read-triples.js';
import { buildEngine } from './build-engine.js';
import { type BuildContext, manifestSources, type PartPlan } from './build-plan.js';
import type { GraphCounts, LabelCounts } from './checkpoint.js';
import { sourceBytes } from './files.js';
import type { GraphManifest, SourceRows } from './manifest.js';
import { mergeEntities, readMerges, writeMerges } from './merge-entities.js';
import { GRAPH_FILE, placesIn } from './open-dataset.js';
import { readGraph } from './read-graph.js';
import { hasRows } from './source-rows.js';

/**
 * Writes the triples (N-Triples, gzip) and the label index of a build, in one pass over the sources.
 * @throws InvalidArgumentError when no source holds a triple that can be read.
 */
export async function buildGraphPart(
  plan: PartPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  const { checkpoint } = context;
  const { graph: before } = plan.previous?.manifest ?? {};
  let { graph, labels } = checkpoint.steps;
  if (graph === undefined || labels === undefined) {
    const collector =
      graph === undefined
        ? await writeGraph(plan, context)
        : await collectAgain(context, [before?.prefixes, ...graph.bySource.map(getPrefixes)]);
    graph = checkpoint.steps.graph ?? { triples: 0, rejected: 0, bySource: [] };
    context.onGraph?.(placesIn(context.folder.directory, graph.triples).graph.graph);
    labels = await buildLabels(collector, graph, context);
    await checkpoint.save({ labels });
  }
  if (checkpoint.steps.graphIndex === undefined) {
    await buildGraphIndex(context, graph.triples);
    await checkpoint.save({ graphIndex: true });
  }
  const isKnown = plan.origin === 'ingest' && (before === undefined || hasRows(before));
  const { entities, vocabularies, prefixes } = labels;
  return {
    origin: plan.origin,
    triples: graph.triples,
    entities,
    vocabularies,
    ...(Object.keys(prefixes).length > 0 && { prefixes }),
    rejected: (before?.rejected ?? 0) + graph.rejected,
    sources: [
      ...(before?.sources ?? []),
      ...(await manifestSources(plan, isKnown ? graph.bySource : [])),
    ],
  };
}

async function writeGraph(plan: PartPlan, context: BuildContext): Promise<EntityCollector> {
  const { previous, isMerged } = plan;
  const { directory } = context.folder;
  const earlier = previous === null ? [] : (await readMerges(previous.directory)).groups;
  const read = await readGraph(plan, earlier, context);
  if (!isMerged && earlier.length > 0)
    await writeMerges(directory, { groups: earlier, leftOut: [] });
  const { collector, triples } = isMerged ? await mergeEntities(read, earlier, context) : read;
  const { rejected, bySource } = read;
  await context.checkpoint.save({ graph: { triples, rejected, bySource } });
  return collector;
}

function getPrefixes({ prefixes }: SourceRows): DeclaredPrefixes | undefined {
  return prefixes;
}

async function collectAgain(
  { folder, vocabulary, signal, reporter }: BuildContext,
  declared: readonly (DeclaredPrefixes | undefined)[],
): Promise<EntityCollector> {
  const path = join(folder.directory, GRAPH_FILE);
  reporter.start('read-graph', { totalBytes: await sourceBytes(path) });
  const collector = new EntityCollector(vocabulary);
  for (const prefixes of declared) collector.identifiers.declareAll(prefixes);
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
      areDistinct: true,
      areOrdered: true,
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
