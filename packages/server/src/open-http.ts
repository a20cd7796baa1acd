import { schemaText } from '@biographql/core/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { Logger } from 'pino';
import { httpLimitsOf } from './config/http-limits-of.js';
import type { Config } from './config/settings.js';
import type { DatasetSwitch } from './dataset-switch.js';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from './http/create-http-server.js';
import { statesOf } from './http/health.js';
import type { KeyVerifier } from './keys/key-ring.js';
import type { OpenedDataset } from './opened-dataset.js';
import { openGraphSchema } from './own-schema/open-graph-schema.js';
import { resolvers } from './resolvers/index.js';
import type { DescribedGraph } from './sparql-protocol/service-description.js';
import type { Telemetry } from './telemetry/register-telemetry.js';
import { VERSION } from './version.js';

interface HttpParts
  extends Telemetry,
    Pick<HttpServerOptions, 'limiters' | 'engineStates' | 'othersDrained' | 'metricsText'> {
  /** Of the built page; null serves none. */
  readonly pageFolder: string | null;
  /** Of the built documentation; null serves none. */
  readonly docsFolder: string | null;
  readonly keys: KeyVerifier;
  readonly logger: Logger;
}

/** Creates the HTTP layer over what a switch serves: each request is answered from one dataset, whatever is served next. */
export async function openHttp(
  config: Config,
  served: DatasetSwitch,
  parts: HttpParts,
): Promise<HttpServer> {
  const { engineId } = config;
  const { pageFolder: folder, docsFolder, ...others } = parts;
  const graphSchema = await openGraphSchema(config, served.current, parts.logger);
  return createHttpServer({
    schema: makeExecutableSchema({ typeDefs: schemaText, resolvers }),
    graphSchema,
    source() {
      const { opened, release } = served.lease();
      const shared = { services: opened.services, engineId };
      return { shared, issuer: issuerOf(opened), graph: describedGraph(opened), release };
    },
    engines: [],
    engineStates: () => statesOf(Object.values(served.current.engines)),
    ...others,
    page: folder === null ? undefined : { folder, engineId },
    docsFolder: docsFolder ?? undefined,
    graphiql: config.graphiql,
    dataset: served.files,
    serviceName: config.serviceName,
    introspection: config.introspection,
    compression: config.compression,
    onlyPersisted: config.onlyPersisted,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    limits: httpLimitsOf(config),
  });
}

function issuerOf({ served: { digest, release } }: OpenedDataset) {
  return { version: VERSION, dataset: { digest, release } };
}

/** A graph that is kept elsewhere may have other triples than those that names were taken from. */
function describedGraph({ dataset, served }: OpenedDataset): DescribedGraph {
  const { digest, release, credits } = served;
  return { triples: digest === null ? null : dataset.manifest.graph.triples, release, credits };
}
