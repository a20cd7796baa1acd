import type { Engines } from '@biographql/engines';
import { readShape } from '@biographql/ingest';
import type { Vocabulary } from '@biographql/vocabulary';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';
import type { ServedDataset } from '../services/provenance-service.js';
import { createOwnSchema } from './own-schema.js';

/** What the schema of the loaded graph is opened with. */
export interface GraphSchemaParts {
  readonly engines: Pick<Engines, 'graph' | 'labels'>;
  readonly vocabulary: Vocabulary;
  readonly served: Pick<ServedDataset, 'digest'>;
  readonly logger: Logger;
}

/** Opens the schema that `biographql schema` made of the graph; undefined where there is none. */
export async function openGraphSchema(
  { dataDir, serviceName }: Pick<Config, 'dataDir' | 'serviceName'>,
  { engines, vocabulary, served, logger }: GraphSchemaParts,
): Promise<GraphQLSchema | undefined> {
  const shape = await readShape(dataDir);
  if (shape === null) return undefined;
  if (shape.dataset !== null && served.digest !== null && shape.dataset !== served.digest) {
    const advice = 'run `biographql schema` again: classes or relations may have changed';
    logger.warn(
      { made: shape.dataset, served: served.digest },
      `graph schema of another dataset, ${advice}`,
    );
  }
  logger.info({ path: `/${serviceName}/graph`, classes: shape.classes.length }, 'graph schema');
  return createOwnSchema(shape, { ...engines, vocabulary });
}
