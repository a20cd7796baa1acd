import type { GraphSchema, SchemaGraph } from '@biographql/server';
import { readShape } from '../survey/shape-file.js';
import { createGraphModel } from './graph-model.js';
import { graphResolvers } from './graph-resolvers.js';
import { getSchemaText } from './schema-text.js';

/** Opens the schema that `biographql schema` made of the loaded graph; null when there is none. */
export async function openGraphSchema({
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
