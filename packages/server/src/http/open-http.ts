import { UnknownEngineError } from '@biographql/core';
import { schemaText } from '@biographql/core/schema';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.js';
import { VERSION } from '../config/version.js';
import type { DatasetLease, Datasets } from '../datasets/datasets.js';
import type { OpenDataset } from '../datasets/open-dataset.js';
import { createExecutableSchema } from '../graphql/executable-schema.js';
import { damagedDataset } from '../graphql/request-error.js';
import { isCacheable, resolvers } from '../graphql/resolvers/index.js';
import { openGraphSchema } from '../plugins/graph-schema.js';
import type { Plugin } from '../plugins/plugin.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { createHttpServer, type HttpServer } from './create-http-server.js';
import type { KeyVerifier } from './keys/open-keys.js';
import { createCallerLimits } from './limits/callers.js';
import { openSharedCounters } from './limits/shared-counters.js';
import type { Tracing } from './metrics/tracing.js';
import type { RequestSource, RequestSources } from './request.js';
import { DEFAULT_HTTP_LIMITS, type HttpLimits } from './server-setup.js';
import type { DescribedGraph } from './sparql/service-description.js';

interface HttpParts {
  readonly pageFolder?: string | null | undefined;
  readonly docsFolder?: string | null | undefined;
  readonly keys: KeyVerifier;
  readonly logger: Logger;
  readonly plugins: readonly Plugin[];
  readonly metrics: ServiceMetrics;
  readonly tracing: Tracing | null;
  /** Receives what is to be closed after the server. */
  readonly closing: AsyncDisposable[];
}

const NO_NAME = { request: null, fields: [] };

export async function openHttp(
  config: Config,
  datasets: Datasets,
  parts: HttpParts,
): Promise<HttpServer> {
  const { engineId } = config;
  const { pageFolder = null, docsFolder, plugins, logger, closing, ...others } = parts;
  const { all } = datasets;
  const { metrics } = others;
  metrics.watch(all);
  const { info, vocabulary } = all[0].current;
  const { dataDir } = config;
  const { digest } = info;
  const graphSchema = await openGraphSchema(plugins, { dataDir, digest, vocabulary, logger });
  const counters = await openSharedCounters(config, logger);
  if (counters !== null) {
    closing.push(counters);
    metrics.watchLimits(() => counters.state() === 'shared');
  }
  const limits = readHttpLimits(config);
  const source = createSources(datasets);
  return createHttpServer({
    ...config,
    ...others,
    logger,
    schema: createExecutableSchema({ typeDefs: schemaText, resolvers }),
    ...graphSchema,
    source,
    // The schema was made of the first dataset, and has no argument that names one.
    graphSource: ({ request }) => {
      if (request !== null && request !== engineId) {
        throw new UnknownEngineError(request, [engineId]);
      }
      return source(NO_NAME);
    },
    datasets: all,
    page:
      pageFolder === null
        ? undefined
        : {
            folder: pageFolder,
            engineId,
            extraFolders: Object.assign({}, ...plugins.map(({ webFolders }) => webFolders)),
          },
    docsFolder: docsFolder ?? undefined,
    graphiql: config.graphiql && config.page !== 'off',
    limits,
    cache: { maxEntries: config.answerCache, isCacheable },
    ...(counters !== null && {
      callers: createCallerLimits(limits, counters),
      limitsState: () => counters.state(),
    }),
  });
}

function createSources(datasets: Datasets): RequestSources {
  const names = datasets.all.map(({ name }) => name);
  const knownEngines = names.length > 1 ? names : [];
  const toSource = ({ opened, engineId, reference, release }: DatasetLease): RequestSource => {
    if (opened.files.damage !== null) {
      release();
      throw damagedDataset();
    }
    const { digest, release: label } = opened.info;
    return {
      shared: { services: opened.services, engineId, knownEngines },
      issuer: {
        version: VERSION,
        dataset: { ...(reference !== null && { engineID: reference }), digest, release: label },
      },
      graph: describeGraph(opened),
      dataset: reference ?? undefined,
      release,
    };
  };
  return (requested) => {
    const lease = datasets.lease(requested);
    return lease instanceof Promise ? lease.then(toSource) : toSource(lease);
  };
}

/** A graph on another server may have other triples than those that names were taken from. */
function describeGraph({ dataset, info }: OpenDataset): DescribedGraph {
  const { digest, release, credits } = info;
  if (digest === null) return { triples: null, release, credits };
  const { graph, articles } = dataset.manifest;
  const literatureTriples = articles.literature?.triples ?? null;
  return { triples: graph.triples, literatureTriples, release, credits };
}

function readHttpLimits(config: Config): HttpLimits {
  const { maxSparqlBytes, maxBodyValues } = DEFAULT_HTTP_LIMITS;
  return {
    ...config,
    maxSparqlBytes: Number(config.sparqlMaxBytes ?? maxSparqlBytes),
    maxBodyValues: Math.max(maxBodyValues, 2 * config.admetMaxMolecules),
  };
}
