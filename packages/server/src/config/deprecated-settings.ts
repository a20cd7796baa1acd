/** Settings that are read until 0.4, with what to use instead. */
export const DEPRECATED_SETTINGS: Readonly<Record<string, string>> = {
  graphiql: 'Use "page": "off" to serve neither the web UI nor GraphiQL.',
  introspection: 'The schema is public. Use "onlyPersisted" to allow known documents only.',
  compression: 'The service compresses only for clients that accept it.',
  limitsPrefix: 'Use another database number in limitsUrl, e.g. …:6379/1.',
  literatureGraph: 'Use the flag --literature-graph of biographql ingest.',
  metricsPort: 'Use "metrics": "127.0.0.1:9464".',
  metricsHost: 'Use "metrics": "127.0.0.1:9464".',
};
