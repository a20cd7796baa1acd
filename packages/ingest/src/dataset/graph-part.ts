import { inBatches } from '@biographql/engines';
import { standardVocabulariesOf } from '@biographql/vocabulary';
import { EntityCollector } from '../entities/entity-collector.js';
import type { EntityRow } from '../entities/entity-row.js';
import type { JoinGroup } from '../entities/join-plan.js';
import { readTriples } from '../rdf/read-triples.js';
import type { BuildContext } from './build-context.js';
import { buildEngine } from './build-engine.js';
import type { LabelCounts } from './checkpoint.js';
import { type JoinedGraph, joinEntities, keepJoins, takeUpJoined } from './join-entities.js';
import { readJoins } from './joins-file.js';
import type { GraphManifest } from './manifest.js';
import { placesIn } from './open-dataset.js';
import { manifestSources, type PartPlan } from './part-plan.js';
import { readGraph } from './read-graph.js';
import { hasRows } from './source-rows.js';

/**
 * Writes the triples (N-Triples, gzip) and the label index of a build, in one pass over the sources.
 * @throws InvalidArgumentError when a source holds no triple that can be read.
 */
export async function buildGraphPart(
  plan: PartPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  const { checkpoint } = context;
  const { rejected, triples: read } = checkpoint.steps.reading ?? { rejected: 0, triples: 0 };
  const counts =
    checkpoint.steps.labels === undefined
      ? await labelledGraph(plan, context)
      : { ...checkpoint.steps.labels, rejected, triples: checkpoint.steps.joined?.triples ?? read };
  if (checkpoint.steps.graphIndex === undefined) {
    await buildGraphIndex(context, counts.triples);
    await checkpoint.save({ graphIndex: true });
  }
  const { graph } = plan.previous?.manifest ?? {};
  const isKnown = plan.origin === 'ingest' && (graph === undefined || hasRows(graph));
  const rows = isKnown ? checkpoint.steps.reading?.bySource : [];
  const { triples, entities, vocabularies } = counts;
  return {
    origin: plan.origin,
    triples,
    entities,
    vocabularies,
    rejected: (graph?.rejected ?? 0) + counts.rejected,
    sources: [...(graph?.sources ?? []), ...(await manifestSources(plan, rows))],
  };
}

interface GraphCounts extends LabelCounts {
  readonly triples: number;
  readonly rejected: number;
}

/** Reads and joins the graph, and writes its labels. */
async function labelledGraph(plan: PartPlan, context: BuildContext): Promise<GraphCounts> {
  const { reporter, drivers, vocabulary, checkpoint, folder } = context;
  const earlier = plan.previous === null ? [] : (await readJoins(plan.previous.directory)).groups;
  const { collector, triples } = await joinedGraph(plan, earlier, context);
  context.onGraph?.(placesIn(folder.directory, triples).graph.graph);
  reporter.start('labels', { total: collector.entityCount() });
  const { entities } = await buildEngine('labels', context, triples, (place, options) =>
    drivers.labels.build(inBatches(collector.rows()), place, {
      ...options,
      identifiers: vocabulary.identifiers.data,
      areDistinct: true,
      areOrdered: true,
      onProgress: (done) => reporter.update({ done }),
    }),
  );
  reporter.finish();
  const predicates = collector.predicates.counts();
  const vocabularies = standardVocabulariesOf(Object.keys(predicates));
  const labels = { entities, vocabularies, predicates };
  await checkpoint.save({ labels });
  return { ...labels, triples, rejected: checkpoint.steps.reading?.rejected ?? 0 };
}

async function joinedGraph(
  plan: PartPlan,
  earlier: readonly JoinGroup[],
  context: BuildContext,
): Promise<JoinedGraph> {
  const collector = new EntityCollector(context.vocabulary);
  if (context.checkpoint.steps.joined !== undefined)
    return takeUpJoined(collector, earlier, context);
  const { triples } = await readGraph(plan, context, { collector, earlier });
  const graph = { collector, triples };
  return plan.isJoined ? joinEntities(graph, earlier, context) : keepJoins(graph, earlier, context);
}

/** Builds the index that a graph store may have besides the triples. */
async function buildGraphIndex(context: BuildContext, triples: number): Promise<void> {
  const { graph } = context.drivers;
  if (graph.build === undefined) return;
  await buildEngine('graph', context, triples, async (place, options) =>
    graph.build?.(linesOf(place.graph.path, context.signal), place, options),
  );
}

async function* linesOf(
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
