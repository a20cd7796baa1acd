import { UnknownEngineError } from '@biographql/core';
import { schemaText } from '@biographql/core/schema';
import type { Logger } from 'pino';
import { httpLimitsOf } from './config/http-limits-of.js';
import type { Config } from './config/settings.js';
import type { OpenedDataset } from './datasets/opened-dataset.js';
import { type ChosenDataset, knownOf, type ServedDatasets } from './datasets/served-datasets.js';
import { createExecutableSchema } from './graphql/executable-schema.js';
import { isFieldOpen } from './graphql/resolvers/field-scopes.js';
import { resolvers } from './graphql/resolvers/index.js';
import { REPEATABLE_FIELDS } from './graphql/resolvers/repeatable-fields.js';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from './http/create-http-server.js';
import { statesOf } from './http/health.js';
import type { KeyVerifier } from './http/keys/key-ring.js';
import type { RequestSource, RequestSources } from './http/request-source.js';
import type { Telemetry } from './http/server-setup.js';
import type { DescribedGraph } from './http/sparql/service-description.js';
import { openGraphSchema } from './plugins/graph-schema.js';
import type { Plugin } from './plugins/plugin.js';
import { VERSION } from './version.js';

interface HttpParts extends Telemetry, Pick<HttpServerOptions, 'callers' | 'limitsState'> {
  /** Of the built page; null serves none. */
  readonly pageFolder: string | null;
  /** Of the built documentation; null serves none. */
  readonly docsFolder: string | null;
  readonly keys: KeyVerifier;
  readonly logger: Logger;
  readonly plugins: readonly Plugin[];
}

/** What a source is for all requests for a dataset. */
type FixedSource = Omit<RequestSource, 'release'>;

const FIRST = { request: null, fields: [] };

/** Creates the HTTP layer over what is served: each request is answered from one dataset, whatever is served next. */
export async function openHttp(
  config: Config,
  datasets: ServedDatasets,
  parts: HttpParts,
): Promise<HttpServer> {
  const { engineId } = config;
  const { pageFolder: folder, docsFolder, plugins, ...rest } = parts;
  const { first, all } = datasets;
  const { served, vocabulary } = first.current;
  const graphSchema = await openGraphSchema(plugins, {
    dataDir: config.dataDir,
    digest: served.digest,
    vocabulary,
    logger: parts.logger,
  });
  const knownEngines = knownOf(all.map(({ name }) => name));
  const known = new WeakMap<OpenedDataset, Map<string, FixedSource>>();
  const fixedOf = ({ opened, engineId: answering, told }: ChosenDataset): FixedSource => ({
    shared: { services: opened.services, engineId: answering, knownEngines },
    issuer: issuerOf(opened, told),
    graph: describedGraph(opened),
    dataset: told ?? undefined,
  });
  const knownOrNew = (chosen: ChosenDataset): FixedSource => {
    const { opened, told } = chosen;
    // A release may be asked for by any number of texts, which are not remembered.
    if (told !== null && told !== chosen.engineId) return fixedOf(chosen);
    let named = known.get(opened);
    if (named === undefined) {
      named = new Map();
      known.set(opened, named);
    }
    let fixed = named.get(told ?? '');
    if (fixed === undefined) {
      fixed = fixedOf(chosen);
      named.set(told ?? '', fixed);
    }
    return fixed;
  };
  const sourceOf = (chosen: ChosenDataset): RequestSource => {
    return { ...knownOrNew(chosen), release: chosen.release };
  };
  const source: RequestSources = (asked) => {
    const chosen = datasets.choose(asked);
    return chosen instanceof Promise ? chosen.then(sourceOf) : sourceOf(chosen);
  };
  return createHttpServer({
    schema: createExecutableSchema({ typeDefs: schemaText, resolvers }),
    ...graphSchema,
    source,
    // The schema was made of the first dataset, and has no argument that names one.
    graphSource: ({ request }) => {
      if (request !== null && request !== engineId) {
        throw new UnknownEngineError(request, [engineId]);
      }
      return source(FIRST);
    },
    datasets: all.map(({ name, served }) => ({
      name,
      files: served.files,
      states: () => statesOf(Object.values(served.current.engines)),
    })),
    isDamaged: () => datasets.isDamaged,
    ...rest,
    cache: {
      maxEntries: config.answerCache,
      fields: REPEATABLE_FIELDS,
      isAllowed: isFieldOpen,
    },
    page:
      folder === null
        ? undefined
        : {
            folder,
            engineId,
            extraFolders: Object.assign({}, ...plugins.map(({ webFolders }) => webFolders)),
          },
    docsFolder: docsFolder ?? undefined,
    graphiql: config.graphiql && config.page !== 'off',
    serviceName: config.serviceName,
    introspection: config.introspection,
    compression: config.compression,
    onlyPersisted: config.onlyPersisted,
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    limits: httpLimitsOf(config),
  });
}

function issuerOf({ served }: OpenedDataset, told: string | null) {
  const { digest, release } = served;
  return {
    version: VERSION,
    dataset: { ...(told !== null && { engineID: told }), digest, release },
  };
}

/** A graph that is kept elsewhere may have other triples than those that names were taken from. */
function describedGraph({ dataset, served }: OpenedDataset): DescribedGraph {
  const { digest, release, credits } = served;
  if (digest === null) return { triples: null, release, credits };
  const { graph, articles } = dataset.manifest;
  const literatureTriples = articles.literature?.triples ?? null;
  return { triples: graph.triples, literatureTriples, release, credits };
}
