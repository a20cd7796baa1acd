import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import Negotiator from 'negotiator';
import { RequestError } from '../../graphql/request-error.js';

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

export type ResultFormat = 'json' | 'xml' | 'csv' | 'tsv';
/** How triples are written. Every N-Triples document is one in Turtle. */
export type TripleFormat = 'turtle' | 'n-triples' | 'rdf-xml' | 'json-ld';

export interface Chosen<Format> {
  readonly format: Format;
  readonly contentType: string;
}

/** Media types that a client may ask for, the standard one of each format first. */
type MediaTypes<Format extends string> = Readonly<Record<Format, readonly string[]>>;

const JSON_TYPES = ['application/sparql-results+json', 'application/json'] as const;
const XML_TYPES = ['application/sparql-results+xml', 'application/xml', 'text/xml'] as const;

export const TABLE_TYPES: MediaTypes<ResultFormat> = {
  json: JSON_TYPES,
  xml: XML_TYPES,
  csv: ['text/csv'],
  tsv: ['text/tab-separated-values'],
};
export const TRUTH_TYPES: MediaTypes<'json' | 'xml'> = { json: JSON_TYPES, xml: XML_TYPES };
export const TRIPLE_TYPES: MediaTypes<TripleFormat> = {
  turtle: ['text/turtle'],
  'n-triples': ['application/n-triples', 'text/plain'],
  'rdf-xml': ['application/rdf+xml', 'application/xml', 'text/xml'],
  'json-ld': ['application/ld+json', 'application/json'],
};

export function chooseFormat<Format extends string>(
  accept: string | undefined,
  types: MediaTypes<Format>,
): Chosen<Format> {
  const offered = (Object.entries(types) as [Format, readonly string[]][]).flatMap(
    ([format, names]) => names.map((name) => ({ format, name })),
  );
  const names = offered.map(({ name }) => name);
  const [wanted] = new Negotiator({ headers: { accept: accept ?? '*/*' } }).mediaTypes(names);
  const chosen = offered.find(({ name }) => name === wanted);
  if (chosen === undefined) {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      `\`Accept\` allows none of the media types of this answer: ${names.join(', ')}.`,
    );
  }
  return { format: chosen.format, contentType: `${chosen.name}; charset=utf-8` };
}
