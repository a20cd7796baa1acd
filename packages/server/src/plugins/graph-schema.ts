import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createExecutableSchema } from '../graphql/resolvers/index.js';
import { installAdvice } from './known-plugins.js';
import type { Plugin, SchemaGraph } from './plugin.js';

/** File that `biographql schema` writes into a data directory. */
export const GRAPH_SCHEMA_FILE = 'graph-shape.json';

const PACKAGE = '@biographql/graph-schema';

export async function openGraphSchema(plugins: readonly Plugin[], graph: SchemaGraph) {
  const openers = plugins.flatMap(({ openGraphSchema: open }) => open ?? []);
  for (const open of openers) {
    const opened = await open(graph);
    if (opened !== null) return { graphSchema: createExecutableSchema(opened) };
  }
  if (openers.length > 0 || !existsSync(join(graph.dataDir, GRAPH_SCHEMA_FILE))) return {};
  const graphSchemaMissing = `The schema of the loaded graph needs ${PACKAGE}, which is not installed. ${installAdvice(PACKAGE)}`;
  graph.logger.warn(graphSchemaMissing);
  return { graphSchemaMissing };
}
