import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { RequestError } from '../../graphql/request-error.js';

/** The media types that a body of the SPARQL protocol may have. */
export const SPARQL_BODIES = {
  form: 'application/x-www-form-urlencoded',
  query: 'application/sparql-query',
} as const;

export interface SparqlRequest {
  readonly url: string;
  readonly body?: string | undefined;
  readonly contentType?: string | undefined;
}

const READ_ONLY = 'this service only reads. Send a `query`.';

/** Parameters by which a request would choose other graphs than those there are. */
const DATASET_PARAMETERS = ['default-graph-uri', 'named-graph-uri', 'using-graph-uri'] as const;

/** Null for a request without a query, which asks what the endpoint is. */
export function readSparqlRequest({ url, body, contentType }: SparqlRequest): string | null {
  const inUrl = getParameters(url);
  if (body === undefined) return getQuery(inUrl);
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === SPARQL_BODIES.query) {
    getQuery(inUrl);
    if (body.trim() === '') throw withoutQuery();
    return body;
  }
  if (type !== SPARQL_BODIES.form) throw refuseBody(type);
  const query = getQuery(new URLSearchParams(body)) ?? getQuery(inUrl);
  if (query === null) throw withoutQuery();
  return query;
}

export function refuseBody(contentType: string | undefined): Error {
  if (contentType?.startsWith('application/sparql-update')) {
    return new ForbiddenSparqlError('update', READ_ONLY);
  }
  return new RequestError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Send the query as \`${SPARQL_BODIES.query}\`, or as \`query=\` in \`${SPARQL_BODIES.form}\`.`,
  );
}

function getParameters(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}

function getQuery(parameters: URLSearchParams): string | null {
  if (parameters.has('update')) {
    throw new ForbiddenSparqlError('update', READ_ONLY);
  }
  for (const name of DATASET_PARAMETERS) {
    if (!parameters.has(name)) continue;
    const reason =
      'the graphs of the service are the same for every query. Leave the parameter out, and name a graph with GRAPH in the query.';
    throw new ForbiddenSparqlError(name, reason);
  }
  const queries = parameters.getAll('query');
  if (queries.length > 1) {
    throw new RequestError('INVALID_REQUEST', 'Send one `query` at a time.');
  }
  return queries[0] ?? null;
}

function withoutQuery(): InvalidSparqlError {
  return new InvalidSparqlError('the request has no query.');
}
