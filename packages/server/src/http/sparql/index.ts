import { Readable } from 'node:stream';
import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import type { SparqlCallOptions, SparqlService } from '@biographql/services';
import { isGraphQuery } from '@biographql/sparql';
import { readGraphQuery, triplesOf } from '@biographql/sparql/triples';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkEngineId, checkScope, sparqlCall } from '../../graphql/resolvers/context.js';
import { RequestError } from '../../graphql/result.js';
import { readAnyKey } from '../limits/callers.js';
import { inRequestScope } from '../limits/work-queue.js';
import { getState } from '../request.js';
import { abandon, checkDataset, hasClientLeft } from '../response.js';
import type { HttpSetup } from '../server-setup.js';
import {
  chooseFormat,
  TABLE_TYPES,
  TRIPLE_TYPES,
  TRUTH_TYPES,
  truthText,
  type WrittenText,
  writePieces,
  writeTable,
  writeTriples,
} from './result-text.js';
import { type DescribedGraph, serviceDescription } from './service-description.js';

/** Longer responses are sent piece by piece, as the client reads them. */
const SENT_AT_ONCE = 1_048_576;
const UNKNOWN_GRAPH: DescribedGraph = { triples: null, release: 'unknown', credits: [] };

/** SPARQL 1.1 protocol. Tools that can't send `x-api-key` may send the key as a bearer token or as a basic password. */
export function registerSparql(app: FastifyInstance, setup: HttpSetup): void {
  const address = `${setup.prefix}/sparql`;
  // In a separate Fastify context: other routes only accept JSON.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(QUERY, { parseAs: 'string' }, (_, text, done) => done(null, text));
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_, text, done) =>
      done(null, new URLSearchParams(String(text))),
    );
    scope.addContentTypeParser('*', ({ headers }, _, done) =>
      done(rejectBody(headers['content-type'])),
    );
    for (const url of [address, `${address}/`]) {
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url,
        bodyLimit: setup.limits.bodyLimit,
        config: {
          access: { readKey: readAnyKey, challenge: 'Basic realm="BioGraphQL", charset="UTF-8"' },
          isMeasured: true,
        },
        async onRequest(request) {
          const state = getState(request);
          state.protocol = 'sparql-protocol';
          checkDataset(setup);
          checkScope(state.scopes, 'sparql');
          const encoding = request.headers['content-encoding'];
          if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
          const message = 'Compressed request bodies are not supported.';
          throw new RequestError('UNSUPPORTED_MEDIA_TYPE', message);
        },
        async handler(request, reply) {
          const source = setup.source();
          getState(request).source = source;
          try {
            checkEngineId(readEngine(request), source.shared);
            return await answerRequest(request, reply, setup);
          } finally {
            source.release();
          }
        },
      });
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE'],
        url,
        handler() {
          throw new RequestError('METHOD_NOT_ALLOWED', 'Send SPARQL queries with GET or POST.', {
            headers: { allow: 'GET, HEAD, POST' },
          });
        },
      });
    }
  });
}

const FORM = 'application/x-www-form-urlencoded';
const QUERY = 'application/sparql-query';

const READ_ONLY = 'this service is read-only. Send a `query`.';

/** Parameters by which a request would choose the graphs of its query. */
const DATASET_PARAMETERS = ['default-graph-uri', 'named-graph-uri', 'using-graph-uri'] as const;

/** Null for a request without a query, which asks for the service description. */
function readQuery({ method, url, body }: FastifyRequest): string | null {
  const start = url.indexOf('?');
  const inUrl = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  const named = getQuery(inUrl);
  if (method !== 'POST') return named;
  const query = body instanceof URLSearchParams ? (getQuery(body) ?? named) : body;
  // Fastify doesn't parse the body of a POST without a content type.
  if (query === undefined) throw rejectBody(undefined);
  if (typeof query === 'string' && query.trim() !== '') return query;
  throw new InvalidSparqlError('the request has no query.');
}

function rejectBody(contentType: string | undefined): Error {
  if (contentType?.startsWith('application/sparql-update'))
    return new ForbiddenSparqlError('update', READ_ONLY);
  const message = `Send the query as \`${QUERY}\`, or as \`query=\` in \`${FORM}\`.`;
  return new RequestError('UNSUPPORTED_MEDIA_TYPE', message);
}

function getQuery(parameters: URLSearchParams): string | null {
  if (parameters.has('update')) throw new ForbiddenSparqlError('update', READ_ONLY);
  const name = DATASET_PARAMETERS.find((each) => parameters.has(each));
  if (name !== undefined)
    throw new ForbiddenSparqlError(
      name,
      'a request cannot choose which graphs the query runs on. Remove the parameter, and use GRAPH in the query.',
    );
  const queries = parameters.getAll('query');
  if (queries.length > 1)
    throw new RequestError('INVALID_REQUEST', 'Send exactly one `query` parameter.');
  return queries[0] ?? null;
}

async function answerRequest(request: FastifyRequest, reply: FastifyReply, setup: HttpSetup) {
  const { accept } = request.headers;
  const { logger, limits, pending, prefix } = setup;
  const { source, client, cost } = getState(request);
  if (source === null) throw new TypeError('The request state has no source.');
  const query = readQuery(request);
  if (query === null) {
    const { format, contentType } = chooseFormat(accept, TRIPLE_TYPES);
    const address = `${request.protocol}://${request.host}${prefix}/sparql`;
    const description = serviceDescription(address, source.graph ?? UNKNOWN_GRAPH);
    const text = Buffer.from([...writeTriples[format](description)].join(''));
    return send(reply, contentType, { chunks: [text], bytes: text.length });
  }
  const { contentType, text } = await inRequestScope(reply.raw, setup, async (signal) => {
    const call = await sparqlCall({ signal, client, cost });
    const { sparql } = source.shared.services;
    const answer = await cost.run(() => answerSparql(sparql, query, accept, call), signal);
    const options = { maxBytes: limits.maxSparqlBytes, signal };
    return { ...answer, text: await writePieces(answer.pieces, options) };
  });
  if (hasClientLeft(reply)) return abandon(reply, logger);
  pending.add(reply.raw, text.bytes);
  return send(reply, contentType, text);
}

function send(reply: FastifyReply, contentType: string, text: WrittenText): FastifyReply {
  const vary = reply.hasHeader('vary') ? 'origin, accept' : 'accept';
  reply.code(200).header('content-type', contentType).header('vary', vary);
  if (text.bytes <= SENT_AT_ONCE) return reply.send(Buffer.concat(text.chunks));
  return reply.header('content-length', text.bytes).send(Readable.from(text.chunks));
}

/** The identifier of the service is part of the URL, for tools that know URLs only. */
function readEngine({ query }: FastifyRequest): string | null {
  const engineID = isRecord(query) ? query.engineID : undefined;
  return typeof engineID === 'string' ? engineID : null;
}

/** Doesn't run a query whose result no accepted format can hold, except for ASK. */
async function answerSparql(
  sparql: SparqlService,
  query: string,
  accept: string | undefined,
  options: SparqlCallOptions,
): Promise<{ readonly contentType: string; readonly pieces: Iterable<string> }> {
  if (isGraphQuery(query)) {
    const { format, contentType } = chooseFormat(accept, TRIPLE_TYPES);
    const graph = readGraphQuery(query, sparql);
    const answer = await sparql.answer(graph.select, options);
    const triples = answer.form === 'SELECT' ? triplesOf(graph, answer.sequence) : [];
    return { contentType, pieces: writeTriples[format](triples) };
  }
  const table = chooseFormat(accept, TABLE_TYPES);
  const answer = await sparql.answer(query, options);
  if (answer.form === 'SELECT')
    return { contentType: table.contentType, pieces: writeTable[table.format](answer.sequence) };
  const { format, contentType } = chooseFormat(accept, TRUTH_TYPES);
  return { contentType, pieces: [truthText(answer.boolean, format)] };
}
