/** The settings of a service, each with the meaning and default of its entry in `OPTIONS`. */
export interface Config {
  /** Absolute path. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  readonly serviceName: string;
  readonly engineId: string;
  /** The one accepted key; null accepts the keys of the data directory. */
  readonly apiKey: string | null;
  readonly rateLimit: number;
  readonly bodyLimit: number;
  readonly requestTimeoutMs: number;
  readonly stopTimeoutMs: number;
  readonly maxDepth: number;
  readonly maxRootFields: number;
  readonly maxFields: number;
  readonly maxTokens: number;
  readonly introspection: boolean;
  readonly onlyPersisted: boolean;
  readonly corsOrigins: readonly string[];
  readonly searchCache: number;
  readonly sparqlTimeoutMs: number;
  readonly sparqlMaxRows: number;
  readonly sparqlMaxBytes: number;
  readonly sparqlWorkers: number;
  /** Null runs the embedded engine. */
  readonly sparqlEndpoint: string | null;
  readonly sparqlAuthorization: string | null;
  readonly sparqlDefaultGraphs: readonly string[];
  readonly sparqlConnections: number;
  readonly admetMaxMolecules: number;
  /** 0 for the cores but one. */
  readonly admetWorkers: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly logFormat: 'auto' | 'json' | 'pretty';
}
