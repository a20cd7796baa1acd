import { InvalidArgumentError } from '@biographql/core';
import { ask, isIri } from '@biographql/sparql';
import { type Finding, failedFinding, settingValues } from '../../driver.js';
import { integer, list, secret, url } from '../../setting.js';
import { type GraphDriver, QUERY_SETTINGS } from '../graph-store.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';

const SETTINGS = {
  ...QUERY_SETTINGS,
  sparqlEndpoint: url({
    description:
      'URL of a SPARQL 1.1 endpoint that replaces the embedded graph engine. Parameters in this URL are sent with each query.',
  }),
  sparqlAuthorization: secret({
    pattern: /^[A-Za-z][\w-]* [\x21-\x7e]+(?: [\x21-\x7e]+)*$/,
    expected: 'a scheme and credentials, e.g. `Basic dXNlcjpwYXNz` or `Bearer …`',
    description: '`Authorization` header for the endpoint.',
  }),
  sparqlDefaultGraphs: list({
    defaultValue: [],
    placeholder: 'iris',
    expected: 'absolute IRIs, separated by commas',
    isItem: isIri,
    description:
      'Named graphs of the endpoint that form the default graph (`default-graph-uri`). If not set, the endpoint uses its own default graph.',
  }),
  sparqlNamedGraphs: list({
    defaultValue: [],
    placeholder: 'iris',
    expected: 'absolute IRIs, separated by commas',
    isItem: isIri,
    description:
      'Named graphs that queries can read with GRAPH, e.g. `urn:biographql:literature`. Sent to the endpoint as `named-graph-uri`. Required if `sparqlDefaultGraphs` is set and queries use GRAPH.',
  }),
  sparqlConnections: integer({
    defaultValue: 8,
    min: 1,
    max: 1_000,
    description:
      'Maximum number of concurrent queries to the endpoint. A quarter is reserved for the service itself.',
  }),
};

/** A store behind an endpoint of the SPARQL 1.1 Protocol, which has the triples already. */
export const sparqlEndpoint: GraphDriver = {
  name: 'sparql-endpoint',
  format: null,
  settings: SETTINGS,
  chosenBy: 'sparqlEndpoint',
  isElsewhere: true,
  async open(_at, { settings, onEvent } = {}) {
    return openStore(settings, (reason) =>
      onEvent?.({ level: 'warn', message: 'SPARQL endpoint failed', facts: { reason } }),
    );
  },
  async check(_at, { settings } = {}) {
    const reasons: string[] = [];
    await using store = openStore(settings, (reason) => reasons.push(reason));
    try {
      return [finding(store.name, await store.ask(ask('ASK { ?s ?p ?o }')))];
    } catch (error) {
      return [failedFinding(error, reasons)];
    }
  },
};

function openStore(
  settings: Readonly<Record<string, unknown>> | undefined,
  onFailure: (reason: string) => void,
) {
  const values = settingValues(SETTINGS, settings);
  if (values.sparqlEndpoint === null) {
    throw new InvalidArgumentError('sparqlEndpoint', 'must be set for the engine sparql-endpoint');
  }
  return sparqlEndpointStore({
    url: values.sparqlEndpoint,
    authorization: values.sparqlAuthorization,
    defaultGraphs: values.sparqlDefaultGraphs,
    namedGraphs: values.sparqlNamedGraphs,
    connections: values.sparqlConnections,
    timeoutMs: values.sparqlTimeoutMs,
    limit: values.sparqlMaxRows,
    maxResultBytes: values.sparqlMaxBytes,
    onFailure,
  });
}

function finding(name: string, hasFacts: boolean): Finding {
  return hasFacts
    ? { status: 'ok', detail: `${name} answers` }
    : { status: 'warn', detail: `${name} answers, but its default graph is empty` };
}
