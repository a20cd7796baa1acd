import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityCollector } from '../entities/entity-collector.js';
import type { JoinGroup } from '../entities/join-plan.js';
import { readTriples } from '../rdf/read-triples.js';
import type { BuildContext } from './build-context.js';
import { graphWriter } from './graph-writer.js';
import { mergeGroups, writeJoins } from './joins-file.js';
import { GRAPH_FILE } from './open-dataset.js';
import { TripleJoiner } from './triple-joiner.js';

/** A graph whose entities are joined. */
export interface JoinedGraph {
  readonly collector: EntityCollector;
  readonly triples: number;
}

/**
 * Puts the facts of entities that are the same thing under one IRI, and lists them: the graph's file is written anew, in
 * one more pass, when any are. Facts keep their statements, and with them their sources.
 * @param earlier - the joins of the dataset that was added to, whose graph is joined.
 */
export async function joinEntities(
  graph: JoinedGraph,
  earlier: readonly JoinGroup[],
  context: BuildContext,
): Promise<JoinedGraph> {
  const { folder, vocabulary, signal } = context;
  const { groups, leftOut } = graph.collector.joins();
  await writeJoins(folder.directory, { groups: mergeGroups(earlier, groups), leftOut });
  if (groups.length === 0) return graph;
  const path = join(folder.directory, GRAPH_FILE);
  const apart = join(folder.directory, `apart.${GRAPH_FILE}`);
  await rename(path, apart);
  const joiner = new TripleJoiner(groups, vocabulary);
  const collector = new EntityCollector(vocabulary);
  await using writer = graphWriter(path);
  let triples = 0;
  const write = async (batch: Parameters<TripleJoiner['join']>[0]) => {
    collector.add(batch);
    await writer.write(batch);
    triples += batch.length;
  };
  for await (const batch of readTriples(apart, { signal, blankNodePrefix: null }))
    await write(joiner.join(batch));
  await write(joiner.links());
  await writer.end();
  await rm(apart);
  return { collector, triples };
}

/** Leaves a graph as it is, with the joins of the dataset that it was added to. */
export async function keepJoins(
  graph: JoinedGraph,
  earlier: readonly JoinGroup[],
  { folder }: BuildContext,
): Promise<JoinedGraph> {
  if (earlier.length > 0) await writeJoins(folder.directory, { groups: earlier, leftOut: [] });
  return graph;
}
