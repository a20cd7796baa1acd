import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '@biographql/engines';
import { standardVocabulariesOf } from '@biographql/vocabulary';
import { EntityCollector } from '../entities/entity-collector.js';
import type { JoinGroup } from '../entities/join-plan.js';
import type { GraphFormatOptions } from '../formats/graph-files.js';
import { addNames } from '../names/add-names.js';
import { type ReadTriplesOptions, readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { BuildContext } from './build-context.js';
import { buildEngine } from './build-engine.js';
import { graphWriter } from './graph-writer.js';
import { type JoinedGraph, joinEntities, keepJoins } from './join-entities.js';
import { readJoins } from './joins-file.js';
import type { GraphManifest } from './manifest.js';
import { GRAPH_FILE } from './open-dataset.js';
import { manifestSources, nothingReadable, type PartPlan } from './part-plan.js';
import type { Reject } from './progress.js';
import { sourceBytes } from './source-bytes.js';
import { TripleJoiner } from './triple-joiner.js';

/**
 * Writes the triples (N-Triples, gzip) and the label index of a build, in one pass over the sources.
 * @throws InvalidArgumentError when a source holds no triple that can be read.
 */
export async function buildGraphPart(
  plan: PartPlan,
  context: BuildContext,
): Promise<GraphManifest> {
  const { reporter, drivers, vocabulary } = context;
  const earlier = plan.previous === null ? [] : (await readJoins(plan.previous.directory)).groups;
  const counts = await writeGraph(plan, context, {
    collector: new EntityCollector(vocabulary),
    earlier,
  });
  const { collector, triples } = plan.isJoined
    ? await joinEntities(counts, earlier, context)
    : await keepJoins(counts, earlier, context);
  reporter.start('labels');
  const { entities } = await buildEngine('labels', context, triples, (place, options) =>
    drivers.labels.build(inBatches(collector.rows()), place, {
      ...options,
      identifiers: vocabulary.identifiers.data,
      onProgress: (done) => reporter.update({ done }),
    }),
  );
  await buildGraphIndex(context, triples);
  reporter.finish();
  const { graph } = plan.previous?.manifest ?? {};
  const sources = await manifestSources(plan);
  return {
    origin: plan.origin,
    triples,
    entities,
    vocabularies: standardVocabulariesOf(collector.predicateIris),
    rejected: (graph?.rejected ?? 0) + counts.rejected,
    sources: [...(graph?.sources ?? []), ...sources],
  };
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

async function writeGraph(
  { sources, names = [], previous, formats = {} }: PartPlan,
  context: BuildContext,
  {
    collector,
    earlier,
  }: { readonly collector: EntityCollector; readonly earlier: readonly JoinGroup[] },
): Promise<JoinedGraph & { readonly rejected: number }> {
  const { reporter, folder } = context;
  const graph = join(folder.directory, GRAPH_FILE);
  const paths = sources.map(({ path }) => path);
  if (previous !== null) paths.unshift(previous.graph.path);
  const sizes = await Promise.all(paths.map(sourceBytes));
  reporter.start('read-graph', { totalBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
  const reader = new GraphReader(context);
  if (previous !== null) {
    await copyFile(previous.graph.path, graph);
    for await (const batch of reader.read(previous.graph.path, null, { format: 'n-triples' }))
      collector.add(batch);
  }
  await using writer = graphWriter(graph);
  const joiner = new TripleJoiner(earlier, context.vocabulary);
  for (const [index, { path }] of sources.entries()) {
    const before = reader.triples;
    for await (const read of reader.read(path, `b${folder.id}s${index}f`, formats)) {
      const batch = earlier.length === 0 ? read : joiner.join(read);
      collector.add(batch);
      await writer.write(batch);
    }
    if (reader.triples === before) throw nothingReadable('triple', path);
  }
  for (const path of names) {
    for await (const batch of reader.readNames(path, collector)) await writer.write(batch);
  }
  await writer.end();
  reporter.finish();
  return { collector, triples: reader.triples, rejected: reader.rejected };
}

/** Reads one source after the other, with counts over all of them. */
class GraphReader {
  triples = 0;
  rejected = 0;
  private earlierBytes = 0;

  constructor(private readonly context: BuildContext) {}

  async *read(
    path: string,
    blankNodePrefix: string | null,
    formats: GraphFormatOptions,
  ): AsyncGenerator<readonly Triple[]> {
    const { reporter, signal } = this.context;
    let totalBytes = 0;
    const options: ReadTriplesOptions = {
      ...formats,
      signal,
      blankNodePrefix,
      onReject: (rejected) => this.rejectOne(rejected),
      onProgress: (progress) => {
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

  async *readNames(path: string, collector: EntityCollector): AsyncGenerator<readonly Triple[]> {
    const { vocabulary, signal } = this.context;
    const onReject = (rejected: Reject) => this.rejectOne(rejected);
    for await (const batch of addNames(path, { collector, vocabulary, signal, onReject })) {
      this.triples += batch.length;
      yield batch;
    }
  }

  private rejectOne(rejected: Reject): void {
    this.rejected += 1;
    this.context.reject(rejected);
  }
}
