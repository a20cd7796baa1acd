import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityCollector } from '../entities/entity-collector.js';
import type { JoinGroup } from '../entities/join-plan.js';
import { readTriples } from '../rdf/read-triples.js';
import type { BuildContext } from './build-context.js';
import { graphWriter } from './graph-writer.js';
import { mergeGroups, writeJoins } from './joins-file.js';
import { GRAPH_FILE } from './open-dataset.js';
import { sourceBytes } from './source-bytes.js';
import { keepRows } from './source-rows.js';
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
  const { groups, leftOut } = graph.collector.joins();
  await writeJoins(context.folder.directory, { groups: mergeGroups(earlier, groups), leftOut });
  if (groups.length === 0) return graph;
  return writeJoined(groups, earlier, context);
}

async function writeJoined(
  groups: readonly JoinGroup[],
  earlier: readonly JoinGroup[],
  context: BuildContext,
): Promise<JoinedGraph> {
  const { folder, vocabulary, signal, checkpoint } = context;
  const { read, joined } = pathsOf(context);
  await rm(joined, { force: true });
  const joiner = new TripleJoiner(groups, vocabulary);
  const collector = new EntityCollector(vocabulary);
  await using writer = graphWriter(joined);
  let triples = 0;
  const write = async (batch: Parameters<TripleJoiner['join']>[0]) => {
    collector.add(batch);
    await writer.write(batch);
    triples += batch.length;
  };
  for await (const batch of readTriples(read, { signal, blankNodePrefix: null }))
    await write(joiner.join(batch));
  await write(joiner.links());
  await writer.end();
  // Noted before it takes the other's place: it must never be joined once more.
  await checkpoint.save({ joined: { triples } });
  if (earlier.length === 0) await keepRows(folder.directory);
  await rename(joined, read);
  return { collector, triples };
}

/** Goes on with a graph that an earlier run joined. */
export async function takeUpJoined(
  collector: EntityCollector,
  earlier: readonly JoinGroup[],
  context: BuildContext,
): Promise<JoinedGraph> {
  const { read, joined } = pathsOf(context);
  // Absent when the earlier run came to it.
  if ((await sourceBytes(joined)) > 0) {
    if (earlier.length === 0) await keepRows(context.folder.directory);
    await rename(joined, read);
  }
  const { signal, reporter } = context;
  reporter.start('read-graph', { totalBytes: await sourceBytes(read) });
  let triples = 0;
  for await (const batch of readTriples(read, {
    signal,
    blankNodePrefix: null,
    format: 'n-triples',
    onProgress: ({ bytes }) => reporter.update({ bytes, done: triples }),
  })) {
    collector.add(batch);
    triples += batch.length;
  }
  reporter.finish();
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

function pathsOf({ folder }: BuildContext) {
  const { directory } = folder;
  return { read: join(directory, GRAPH_FILE), joined: join(directory, `joined.${GRAPH_FILE}`) };
}
