import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ConfigError } from '../config/load-config.js';
import type { Config } from '../config/settings.js';
import { createExecutableSchema } from '../graphql/resolvers/index.js';
import { installAdvice } from './known-plugins.js';
import type { Plugin, QuestionReading, SchemaGraph } from './plugin.js';

/** File that `biographql schema` writes into a data directory. */
export const GRAPH_SCHEMA_FILE = 'graph-shape.json';

const GRAPH_SCHEMA = '@biographql/graph-schema';
const LANGUAGE_MODEL = '@biographql/language-model';

export async function openGraphSchema(plugins: readonly Plugin[], graph: SchemaGraph) {
  const openers = plugins.flatMap(({ openGraphSchema: open }) => open ?? []);
  for (const open of openers) {
    const opened = await open(graph);
    if (opened !== null) return { graphSchema: createExecutableSchema(opened) };
  }
  if (openers.length > 0 || !existsSync(join(graph.dataDir, GRAPH_SCHEMA_FILE))) return {};
  const graphSchemaMissing = `The schema of the loaded graph needs ${GRAPH_SCHEMA}, which is not installed. ${installAdvice(GRAPH_SCHEMA)}`;
  graph.logger.warn(graphSchemaMissing);
  return { graphSchemaMissing };
}

/** Opens the reader of the first plugin that has one for these settings. @throws ConfigError when `llmUrl` is set and nothing reads it. */
export function openReader(
  plugins: readonly Plugin[],
  config: Config,
  logger: Logger,
): Partial<QuestionReading> {
  const { llmUrl, llmModel } = config;
  if (llmUrl !== null && llmModel === '')
    throw new ConfigError('The setting llmUrl needs llmModel, too.');
  for (const { openReader: open } of plugins) {
    const reading = open?.(config, logger) ?? null;
    if (reading !== null) return reading;
  }
  if (llmUrl === null) return {};
  throw new ConfigError(
    `The setting llmUrl needs the plugin ${LANGUAGE_MODEL}. ${installAdvice(LANGUAGE_MODEL)}`,
  );
}
