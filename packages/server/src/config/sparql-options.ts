import { isIri } from '@biographql/sparql';
import type { Config } from './config.js';
import { HOUR_MS, integer, list, type Option, secret, url } from './option.js';

/** The settings of SPARQL that the table of all settings takes up. */
type SparqlSetting = Extract<keyof Config, `sparql${string}`>;

/** How SPARQL is answered: the limits of every engine, the threads of the embedded one, and an endpoint in its place. */
export const SPARQL_OPTIONS: { readonly [Key in SparqlSetting]: Option<Config[Key]> } = {
  sparqlTimeoutMs: integer(
    {
      env: 'BIOGRAPHQL_SPARQL_TIMEOUT_MS',
      flag: '--sparql-timeout-ms <ms>',
      defaultValue: 10_000,
      description: 'Time for one SPARQL query; then it is ended.',
    },
    { min: 1, max: HOUR_MS },
  ),
  sparqlMaxRows: integer(
    {
      env: 'BIOGRAPHQL_SPARQL_MAX_ROWS',
      flag: '--sparql-max-rows <number>',
      defaultValue: 100_000,
      description: 'Greatest number of rows of a SPARQL result; a larger one fails.',
    },
    { min: 1, max: 10_000_000 },
  ),
  sparqlMaxBytes: integer(
    {
      env: 'BIOGRAPHQL_SPARQL_MAX_BYTES',
      flag: '--sparql-max-bytes <bytes>',
      defaultValue: 33_554_432,
      description: 'Largest SPARQL result, in bytes of its JSON form; a larger one fails.',
    },
    { min: 1_024, max: 1_073_741_824 },
  ),
  sparqlWorkers: integer(
    {
      env: 'BIOGRAPHQL_SPARQL_WORKERS',
      flag: '--sparql-workers <number>',
      defaultValue: 0,
      description:
        'Threads that run SPARQL. Each holds a copy of the graph (about 330 MB per million triples); from 2 on, one is kept free of foreign queries. 0 suits the graph: 4 up to a million triples, otherwise 2.',
    },
    { min: 0, max: 64 },
  ),
  sparqlEndpoint: url({
    env: 'BIOGRAPHQL_SPARQL_ENDPOINT',
    flag: '--sparql-endpoint <url>',
    description:
      'Address of a SPARQL 1.1 endpoint that answers in place of the embedded engine, which is then not started. Parameters in the address are sent along.',
  }),
  sparqlAuthorization: secret(
    {
      env: 'BIOGRAPHQL_SPARQL_AUTHORIZATION',
      defaultValue: null,
      description: 'What the endpoint gets as the header `Authorization`.',
    },
    'a scheme and credentials, e.g. `Basic dXNlcjpwYXNz` or `Bearer …`',
    /^[A-Za-z][\w-]* [\x21-\x7e]+(?: [\x21-\x7e]+)*$/,
  ),
  sparqlDefaultGraphs: list(
    {
      env: 'BIOGRAPHQL_SPARQL_DEFAULT_GRAPHS',
      flag: '--sparql-default-graphs <iris>',
      defaultValue: [],
      description:
        'Named graphs of the endpoint that every query reads as the default graph (`default-graph-uri`). Without them the endpoint decides.',
    },
    isIri,
    'absolute IRIs, separated by commas',
  ),
  sparqlConnections: integer(
    {
      env: 'BIOGRAPHQL_SPARQL_CONNECTIONS',
      flag: '--sparql-connections <number>',
      defaultValue: 8,
      description:
        'Queries sent to the endpoint at the same time; a quarter of them is kept free of foreign queries.',
    },
    { min: 1, max: 1_000 },
  ),
};
