import type { GraphSchema, Plugin, SchemaGraph } from '@biographql/server';
import { checkSchema } from './command/check-schema.js';
import { schemaCommand } from './command/schema-command.js';
import { createGraphModel } from './graphql/graph-model.js';
import { graphResolvers } from './graphql/graph-resolvers.js';
import { getSchemaText } from './graphql/schema-text.js';
import { readShape } from './survey/shape-file.js';

/** Adds `biographql schema`, and serves the schema of the loaded graph at `/{serviceName}/graph`. */
export const plugin: Plugin = {
  name: '@biographql/graph-schema',
  commands: [schemaCommand],
  openGraphSchema,
  checkDataset: checkSchema,
};

/** Opens the schema that `biographql schema` made of the loaded graph; null when there is none. */
async function openGraphSchema({
  dataDir,
  digest,
  vocabulary,
  logger,
}: SchemaGraph): Promise<GraphSchema | null> {
  const shape = await readShape(dataDir, digest);
  if (shape === null) return null;
  if (shape.dataset !== null && digest !== null && shape.dataset !== digest) {
    logger.warn(
      { made: shape.dataset, served: digest },
      'The graph schema was made from another dataset. Run `biographql schema` again: classes or relations may have changed.',
    );
  }
  logger.info({ classes: shape.classes.length }, 'graph schema');
  const model = createGraphModel(shape, vocabulary);
  return { typeDefs: getSchemaText(model), resolvers: graphResolvers(model) };
}
