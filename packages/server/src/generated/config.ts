/** The settings of a service; those of engines by name. Meaning, defaults and valid values: docs/reference/configuration.md. */
export interface Config extends Readonly<Record<string, unknown>> {
  /** Directory of the dataset and the keys; relative to the working directory. */
  readonly dataDir: string;
  /** Address to listen on; `0.0.0.0` for every network interface. */
  readonly host: string;
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  /** First part of the path `/{serviceName}/graphql`. */
  readonly serviceName: string;
  /** Identifier of the service. Requests can send it as `engineID`; any other value is rejected. */
  readonly engineId: string;
  /** Whether a build also writes the articles as RDF into the graph `urn:biographql:literature`. SPARQL queries can then join articles with facts. `auto` keeps the choice made for the previous dataset. For the first dataset, `auto` means `off`. The graph takes memory in each thread. See docs/guides/literature-graph.md. */
  readonly literatureGraph: 'auto' | 'on' | 'off';
  /** No longer used: it listed additional datasets. */
  readonly datasets: readonly string[];
  /** No longer used: formerly the number of earlier dataset versions that requests could query. */
  readonly openReleases: number;
  /** Set of default limits: `development` for one team, `public` for unknown users, `trusted` for your own programs behind a gateway. */
  readonly preset: 'development' | 'public' | 'trusted';
  /** Limits, timeouts and cache sizes that differ from the preset. */
  readonly limits: Readonly<Record<string, unknown>>;
  /** Worker threads. For `sparql` and `admet`, 0 chooses a number for this machine. */
  readonly workers: Readonly<Record<string, unknown>>;
  /** Driver for each engine. An engine without an entry uses the driver that another setting selects (e.g. `sparqlEndpoint`), or the default driver. */
  readonly engines: Readonly<Record<string, unknown>>;
  /** Plugins to load: packages that export a `plugin`. Installed optional packages of BioGraphQL are loaded without being listed. */
  readonly plugins: readonly string[];
  /** Custom vocabulary (JSON) that extends the standard one with the meanings of additional predicates and classes. Use the same vocabulary to ingest and to serve. */
  readonly vocabulary: string;
  /** The only accepted API key. Without it, the service accepts the keys in the data directory, and creates one on the first start. */
  readonly apiKey: string | null;
  /** Key file to use instead of `keys.json` in the data directory, for several replicas or a mounted secret. The service only reads this file, and picks up changes. `biographql keys` writes the file. */
  readonly keyFile: string;
  /** Maximum number of requests per minute and key. At most a tenth of them are allowed in 6 seconds. 0 means no limit. Expensive work has a separate limit: the same number of units per minute. One unit is a millisecond of a SPARQL query that takes more than 10 ms, a predicted molecule (5 or more units in `molecules`, 20 for an explanation), 5 characters of a long question, or a further entity, question or item of a list. `extensions.cost` in a response reports the units if there is more than one. */
  readonly rateLimit: number;
  /** Maximum number of requests with a wrong key per minute and client address. At most a tenth of them are allowed in 6 seconds. Above these limits, the service accepts only keys that the address has used before. 0 means no limit. */
  readonly badKeyLimit: number;
  /** Address of a Valkey or Redis server (6 or newer) where replicas share their counts for `rateLimit` and `badKeyLimit`; `rediss` and `valkeys` addresses use TLS. Without a server, or if the server doesn't respond, each replica keeps its own counts. See docs/operate/replicas.md. */
  readonly limitsUrl: string | null;
  /** Secret for hashing addresses and key ids before they are sent to `limitsUrl`. Use the same secret for all replicas. Without a secret, someone who reads the store could guess addresses. */
  readonly limitsSecret: string | null;
  /** Prefix of every Valkey or Redis key in the store at `limitsUrl`. */
  readonly limitsPrefix: string;
  /** Timeout for a call to `limitsUrl`. The replica reconnects if the store is silent for three times as long. It keeps its own counts until the store responds. */
  readonly limitsTimeoutMs: number;
  /** Largest request body, in bytes. */
  readonly bodyLimit: number;
  /** Time limit of a request. */
  readonly requestTimeoutMs: number;
  /** Maximum size of `data` in a response, in bytes. A larger response is rejected. */
  readonly maxResponseBytes: number;
  /** Maximum number of values in a response. A value requested under several aliases counts once for each alias. A larger response is rejected before it is built. */
  readonly maxResponseValues: number;
  /** Maximum total size of large responses that wait for slow clients, in bytes. Above it, further large responses fail with `OVERLOADED`. */
  readonly maxPendingBytes: number;
  /** Maximum nesting depth of a document (eight more for introspection). */
  readonly maxDepth: number;
  /** Maximum number of root fields of an operation, including aliases. */
  readonly maxRootFields: number;
  /** Maximum number of fields of an operation, with fragments expanded. */
  readonly maxFields: number;
  /** Maximum number of tokens of a GraphQL document. */
  readonly maxTokens: number;
  /** Proxies whose `X-Forwarded-For` header is trusted. Logs, `badKeyLimit` and the rate limit of web UI users use the client address in this header. They use the address of the connection if there are no trusted proxies. */
  readonly trustedProxies: readonly string[];
  /** How long running requests may take to finish when the service stops. After 80 % of it, they fail with `OVERLOADED`. */
  readonly stopTimeoutMs: number;
  /** How often the service checks for a new dataset in the data directory. It opens the new dataset alongside the current one and switches without a pause, so it briefly needs memory for both datasets. 0 means that the service switches only on restart. */
  readonly followDatasetMs: number;
  /** Whether `__schema` and `__type` are answered; the schema is public anyway. */
  readonly introspection: boolean;
  /** Allow only the persisted documents of `@biographql/core`. */
  readonly onlyPersisted: boolean;
  /** Whether responses of at least 1 KB are compressed (Brotli or gzip) for clients that accept it. Turn compression off if a proxy in front of the service already compresses responses. */
  readonly compression: boolean;
  /** Serve the web UI at `/`. Everyone who can reach the web UI can use it without a key. The rate limit applies to each client address. `auto`: serve it only if `host` is a loopback address and `trustedProxies` is empty. */
  readonly page: 'auto' | 'on' | 'off';
  /** Whether GraphiQL is served at `/{serviceName}/graphiql/`. It asks for a key and keeps it only in memory. */
  readonly graphiql: boolean;
  /** Origins of pages that may call the service (CORS), e.g. `https://app.example`. Such a page exposes its key to its users. */
  readonly corsOrigins: readonly string[];
  /** No longer used. */
  readonly searchCache: number;
  /** Maximum number of cached responses, up to 32 MB in total. A response is cached if it is at most 64 KB, depends only on the dataset, and costs one unit of the rate limit. 0 disables the cache. */
  readonly answerCache: number;
  /** Base URL of an OpenAI-compatible API, including the version, e.g. `http://127.0.0.1:11434/v1`. The language model of this API answers questions from passages. Needs `llmModel` and the package `@biographql/language-model`. */
  readonly llmUrl: string | null;
  /** Name of the language model. */
  readonly llmModel: string;
  /** API key for `llmUrl`; it is sent nowhere else. */
  readonly llmApiKey: string | null;
  /** Time limit for a reply of the language model. */
  readonly llmTimeoutMs: number;
  /** Maximum number of tokens for reading passages for a question, including the reply, estimated as one token per three characters. */
  readonly llmMaxTokens: number;
  /** Maximum number of tokens per minute, for all questions together. */
  readonly llmTokensPerMinute: number;
  /** Maximum number of passages per question for the language model. */
  readonly llmMaxPassages: number;
  /** Maximum number of molecules of an ADMET request. */
  readonly admetMaxMolecules: number;
  /** Requests that take at least this long are logged as warnings with the hash of their GraphQL document. 0 disables these warnings. */
  readonly slowRequestMs: number;
  /** Address that serves `GET /metrics` without a key. The main port also serves it, but only with a key that has the scope `metrics`, or with `BIOGRAPHQL_API_KEY`. */
  readonly metrics: string;
  /** TCP port that serves `GET /metrics` without a key; 0 disables it. The main port also serves it, to keys with the scope `metrics`. */
  readonly metricsPort: number;
  /** Address on which the `metricsPort` listener accepts connections. */
  readonly metricsHost: string;
  /** Minimum log level. `info` writes one line per GraphQL, SPARQL or failed request; `auto` is `warn` on a terminal and `info` elsewhere. */
  readonly logLevel: 'auto' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** `json` or `pretty`; `auto` is `pretty` on a terminal. */
  readonly logFormat: 'auto' | 'json' | 'pretty';
}

/** The limits that hold where none are given. */
export const DEFAULT_LIMITS = {
  rateLimit: 60000,
  badKeyLimit: 60,
  bodyLimit: 1048576,
  requestTimeoutMs: 30000,
  maxDepth: 12,
  maxRootFields: 20,
  maxFields: 2000,
  maxTokens: 10000,
  maxResponseBytes: 16777216,
  maxResponseValues: 450000,
  maxPendingBytes: 268435456,
  admetMaxMolecules: 1000,
  llmTimeoutMs: 20000,
  llmMaxTokens: 6000,
  llmTokensPerMinute: 60000,
  llmMaxPassages: 8,
  answerCache: 10000,
  limitsTimeoutMs: 100,
  followDatasetMs: 2000,
  slowRequestMs: 2000,
  stopTimeoutMs: 10000,
};
