import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityCollector } from '../entities/entity-collector.js';
import type { MergeGroup } from '../entities/merge-plan.js';
import { readTriples } from '../rdf/read-triples.js';
import type { Triple } from '../rdf/triple.js';
import type { BuildContext } from './build-plan.js';
import { graphWriter } from './line-writer.js';
import { mergeGroups, writeMerges } from './merges-file.js';
import { GRAPH_FILE } from './open-dataset.js';
import { retainRows } from './source-rows.js';
import { TripleMerger } from './triple-merger.js';

export interface CollectedGraph {
  readonly collector: EntityCollector;
  readonly triples: number;
}

/**
 * Merges the facts of equivalent entities under one IRI and lists the merges. Rewrites the graph file in one pass when
 * there are any.
 * @param earlier - merges of the dataset that was extended.
 */
export async function mergeEntities(
  graph: CollectedGraph,
  earlier: readonly MergeGroup[],
  { folder: { directory }, vocabulary, signal }: BuildContext,
): Promise<CollectedGraph> {
  const { groups, leftOut } = graph.collector.findMerges();
  await writeMerges(directory, { groups: mergeGroups(earlier, groups), leftOut });
  if (groups.length === 0) return graph;
  const [read, merged] = [join(directory, GRAPH_FILE), join(directory, `merged.${GRAPH_FILE}`)];
  await rm(merged, { force: true });
  const merger = new TripleMerger(groups, vocabulary);
  const collector = new EntityCollector(vocabulary);
  let triples = 0;
  {
    await using writer = graphWriter(merged);
    const write = async (batch: readonly Triple[]) => {
      collector.add(batch);
      await writer.write(batch);
      triples += batch.length;
    };
    for await (const batch of readTriples(read, { signal, blankNodePrefix: null }))
      await write(merger.merge(batch));
    await write(merger.links());
    await writer.end();
  }
  if (earlier.length === 0) await retainRows(directory);
  await rename(merged, read);
  return { collector, triples };
}
