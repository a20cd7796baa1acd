import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { FileDamage } from '../datasets/open-dataset.js';
import { type Config, DEFAULT_LIMITS } from '../generated/config.js';
import type { KeyScopes } from '../graphql/resolvers/context.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import type { KeyVerifier } from './keys/open-keys.js';
import type { CallerLimits, PendingBytes } from './limits/callers.js';
import type { PageOrigins } from './page-origin.js';
import type { RequestSources } from './request.js';

export const DEFAULT_HTTP_LIMITS = {
  ...DEFAULT_LIMITS,
  maxBodyValues: 20_000,
  /** Maximum SPARQL response in bytes: higher than for GraphQL, since it is written piece by piece. */
  maxSparqlBytes: 67_108_864,
};

export type HttpLimits = Readonly<typeof DEFAULT_HTTP_LIMITS>;

export interface ServedPage {
  readonly folder: string;
  readonly extraFolders?: Readonly<Record<string, string>>;
}

export interface CacheOptions {
  readonly maxEntries: number;
  /** Whether a key may read a root field, and the field is the same for one dataset every time. */
  readonly isCacheable: (scopes: KeyScopes, field: string) => boolean;
}

type HttpSettings =
  | 'serviceName'
  | 'introspection'
  | 'onlyPersisted'
  | 'compression'
  | 'corsOrigins'
  | 'trustedProxies'
  | 'slowRequestMs';

export interface HttpServerOptions extends Partial<Pick<Config, HttpSettings>> {
  readonly schema: GraphQLSchema;
  /** Schema of the loaded graph, with resolvers; served at `/{serviceName}/graph`. Default: none. */
  readonly graphSchema?: GraphQLSchema | undefined;
  /** Why there is no `graphSchema`; the response in its place, with status 404. */
  readonly graphSchemaMissing?: string;
  readonly source: RequestSources;
  readonly keys: KeyVerifier;
  readonly dataset: {
    readonly current: { readonly engines: object; readonly damage?: FileDamage | null };
  };
  readonly logger: Logger;
  readonly metrics?: ServiceMetrics | undefined;
  readonly limits?: Partial<HttpLimits>;
  /** Counts callers. Default: in this process, by `limits`. */
  readonly callers?: CallerLimits | undefined;
  readonly cache?: CacheOptions | undefined;
  /** `sha256:<hex>` to text. Default: the operations of `@biographql/core`. */
  readonly persistedDocuments?: Readonly<Record<string, string>>;
  /** Whether GraphiQL is served at `/{serviceName}/graphiql/`. Default false. */
  readonly graphiql?: boolean;
  /** The web UI, served at `/`; needs no key for the documents of `@biographql/core`. Default: none. */
  readonly page?: ServedPage | undefined;
  /** Folder of the built documentation, served at `/docs/`. Default: none. */
  readonly docsFolder?: string | undefined;
}

export interface HttpSetup extends Omit<HttpServerOptions, 'limits' | 'callers'> {
  readonly limits: HttpLimits;
  readonly callers: CallerLimits;
  /** `/{serviceName}` before the paths of the service. */
  readonly prefix: string;
  /** Aborted when a stop ends the requests that still run. */
  readonly ending: AbortSignal;
  readonly pending: PendingBytes;
  /** Names that the web UI is served under. */
  readonly origins: PageOrigins;
  readonly isStopping: () => boolean;
  /** Whether the dataset is damaged, so that nothing can be answered. */
  readonly isDamaged: () => boolean;
}

export type HttpFeature = (app: FastifyInstance, setup: HttpSetup) => unknown;
