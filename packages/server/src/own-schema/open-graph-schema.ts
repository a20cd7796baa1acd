import { readShape } from '@biographql/ingest';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';
import type { OpenedDataset } from '../opened-dataset.js';
import { createOwnSchema } from './own-schema.js';

/** Opens the schema that `biographql schema` made of the graph; undefined where there is none. */
export async function openGraphSchema(
  { dataDir, serviceName }: Pick<Config, 'dataDir' | 'serviceName'>,
  { served, vocabulary }: Pick<OpenedDataset, 'served' | 'vocabulary'>,
  logger: Logger,
): Promise<GraphQLSchema | undefined> {
  const shape = await readShape(dataDir);
  if (shape === null) return undefined;
  if (shape.dataset !== null && served.digest !== null && shape.dataset !== served.digest) {
    const advice = 'run `biographql schema` again: classes or relations may have changed';
    const facts = { made: shape.dataset, served: served.digest };
    logger.warn(facts, `graph schema of another dataset, ${advice}`);
  }
  logger.info({ path: `/${serviceName}/graph`, classes: shape.classes.length }, 'graph schema');
  return createOwnSchema(shape, vocabulary);
}
