/** The settings of a service. Environment variables, flags, defaults and valid values: docs/configuration.md. */
export interface Config {
  /** Absolute path. */
  readonly dataDir: string;
  /** Address to listen on. */
  readonly host: string;
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  /** First part of the path `/{serviceName}/graphql`. */
  readonly serviceName: string;
  /** The value of `engineID` that requests may send. */
  readonly engineId: string;
  /** The one accepted key; null accepts the keys of the data directory. */
  readonly apiKey: string | null;
  /** Requests per minute and key; 0 is no limit. */
  readonly rateLimit: number;
  /** Largest request body, in bytes. */
  readonly bodyLimit: number;
  /** Time for one request. */
  readonly requestTimeoutMs: number;
  /** Time that running requests get to finish at a stop. */
  readonly stopTimeoutMs: number;
  /** Levels of nested fields in a document. */
  readonly maxDepth: number;
  /** Root fields of an operation, aliases included. */
  readonly maxRootFields: number;
  /** Fields of an operation in all, fragments spread out. */
  readonly maxFields: number;
  /** Lexical tokens of a document. */
  readonly maxTokens: number;
  /** Whether `__schema` and `__type` are answered. */
  readonly introspection: boolean;
  /** Whether only the persisted documents of `@biographql/core` are run. */
  readonly onlyPersisted: boolean;
  /** Origins whose pages may call the service. */
  readonly corsOrigins: readonly string[];
  /** Answers of `searchAsYouType` kept in memory; 0 keeps none. */
  readonly searchCache: number;
  /** Time for one SPARQL query. */
  readonly sparqlTimeoutMs: number;
  /** Greatest number of rows of a SPARQL result. */
  readonly sparqlMaxRows: number;
  /** Largest SPARQL result, in bytes of its JSON form. */
  readonly sparqlMaxBytes: number;
  /** Threads of the embedded engine; 0 suits the graph. */
  readonly sparqlWorkers: number;
  /** Null runs the embedded engine. */
  readonly sparqlEndpoint: string | null;
  /** The header `Authorization` for the endpoint; null sends none. */
  readonly sparqlAuthorization: string | null;
  /** Named graphs read as the default graph of the endpoint; empty lets the endpoint decide. */
  readonly sparqlDefaultGraphs: readonly string[];
  /** Queries sent to the endpoint at the same time. */
  readonly sparqlConnections: number;
  /** Molecules of one ADMET request. */
  readonly admetMaxMolecules: number;
  /** 0 for the cores but one. */
  readonly admetWorkers: number;
  /** Least grave lines that are written. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** `auto` is pretty on a terminal, otherwise JSON. */
  readonly logFormat: 'auto' | 'json' | 'pretty';
}
