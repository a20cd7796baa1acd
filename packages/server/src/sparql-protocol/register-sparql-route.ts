import { isRecord } from '@biographql/core/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Admission, admitCaller, checkDataset } from '../http/admit-request.js';
import { bearerToken } from '../http/bearer-token.js';
import type { PendingBytes } from '../http/pending-bytes.js';
import type { WorkLimiter } from '../http/rate-limiter.js';
import { createRequestCost } from '../http/request-cost.js';
import { RequestError } from '../http/request-error.js';
import { logRequest } from '../http/request-log.js';
import { noteOf } from '../http/request-note.js';
import { inRequestScope, type RunningRequests } from '../http/request-scope.js';
import { type RequestSource, type RequestSources, withSource } from '../http/request-source.js';
import { abandon, hasClientLeft, sendText } from '../http/respond.js';
import { type ResponseText, writePieces } from '../http/response-text.js';
import { checkScope } from '../keys/scopes.js';
import { sparqlCall } from '../resolvers/sparql-call.js';
import { answerSparql, type SparqlText } from './answer-sparql.js';
import { inChunks } from './in-chunks.js';
import { chooseFormat, TRIPLE_TYPES } from './result-formats.js';
import { type DescribedGraph, serviceDescription } from './service-description.js';
import { readSparqlRequest, SPARQL_BODIES } from './sparql-request.js';

/** What the SPARQL endpoint is made of. */
export interface SparqlRouteOptions {
  readonly path: string;
  readonly admission: Admission;
  readonly work: WorkLimiter;
  /** Asked once for each request, and released at its end. */
  readonly source: RequestSources;
  readonly running: RunningRequests;
  readonly pending: PendingBytes;
  readonly logger: Logger;
  readonly bodyLimitBytes: number;
  readonly requestTimeoutMs: number;
  readonly maxSparqlBytes: number;
}

const OTHER_METHODS = ['HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Registers a query endpoint of the SPARQL 1.1 protocol at `path`: GET, POST with a form, POST with the query as body, and
 * its service description for a GET without a query. The key comes as everywhere in `x-api-key`, or, for tools that send
 * no header of their own, as a bearer token or as the password of HTTP's basic authentication.
 */
export function registerSparqlRoute(app: FastifyInstance, options: SparqlRouteOptions): void {
  const { path: url, admission, bodyLimitBytes: bodyLimit } = options;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    noteOf(request).protocol = 'sparql-protocol';
    if (request.headers['x-api-key'] === undefined) {
      // Tools ask for a key of theirs only when they are told how it is sent.
      reply.header('www-authenticate', 'Basic realm="BioGraphQL", charset="UTF-8"');
    }
    await admitCaller(request, admission, keyOf(request));
    reply.removeHeader('www-authenticate');
    checkDataset(admission);
    checkScope(noteOf(request).scopes, 'sparql');
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
    throw new RequestError('UNSUPPORTED_MEDIA_TYPE', 'Compressed request bodies are not read.');
  };
  // In a context of their own: elsewhere no body but JSON is read.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of Object.values(SPARQL_BODIES)) {
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_, text, done) => done(null, text));
    }
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      withSource(options.source({ request: engineOf(request), fields: [] }), (source) =>
        answerRequest(request, reply, options, source),
      );
    scope.route({ method: ['GET', 'POST'], url, bodyLimit, onRequest, handler });
    scope.route({
      method: [...OTHER_METHODS],
      url,
      exposeHeadRoute: false,
      handler() {
        throw new RequestError('METHOD_NOT_ALLOWED', 'Send SPARQL queries with GET or POST.', {
          headers: { allow: 'GET, POST' },
        });
      },
    });
  });
}

async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SparqlRouteOptions,
  { shared, graph = UNKNOWN_GRAPH, dataset }: RequestSource,
): Promise<FastifyReply> {
  const { logger, requestTimeoutMs: timeoutMs, running } = options;
  const { headers, method, url } = request;
  const body = method === 'POST' ? textOf(request.body) : undefined;
  const query = readSparqlRequest({ url, body, contentType: headers['content-type'] });
  if (query === null) {
    const { contentType } = chooseFormat(headers.accept, TRIPLE_TYPES);
    const asked = dataset === undefined ? '' : `?engineID=${encodeURIComponent(dataset)}`;
    const address = `${request.protocol}://${request.host}${options.path}${asked}`;
    const text = Buffer.from(serviceDescription(address, graph));
    return send(reply, { contentType, text: { chunks: [text], bytes: text.length } }, logger);
  }
  const note = noteOf(request);
  note.dataset = dataset ?? null;
  const { client } = note;
  const cost = createRequestCost(client, options.work);
  const bounds = { response: reply.raw, timeoutMs, running };
  const answer = await inRequestScope(bounds, async (scope) => {
    const call = await sparqlCall({ signal: scope.signal, client, cost });
    const { contentType, pieces } = await answerSparql(
      shared.services.sparql,
      query,
      headers.accept,
      call,
    );
    const { maxSparqlBytes: maxBytes } = options;
    const written = { maxBytes, advice: ADVICE, signal: scope.signal };
    return { contentType, text: await writePieces(inChunks(pieces), written) };
  });
  if (hasClientLeft(reply)) return abandon(reply, logger);
  options.pending.add(reply.raw, answer.text.bytes);
  return send(reply, answer, logger);
}

const ADVICE = 'Ask for fewer columns, or with LIMIT.';

const UNKNOWN_GRAPH: DescribedGraph = { triples: null, release: 'unknown', credits: [] };

/** A POST without a content type has no body that was read. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

function send(
  reply: FastifyReply,
  { contentType, text }: { readonly text: ResponseText } & Pick<SparqlText, 'contentType'>,
  logger: Logger,
): FastifyReply {
  logRequest(logger, reply.request, 200);
  const vary = reply.hasHeader('vary') ? 'origin, accept' : 'accept';
  reply.code(200).header('content-type', contentType).header('vary', vary);
  return sendText(reply, text);
}

/** Part of the endpoint's address, so that tools which know addresses alone can ask any dataset. */
function engineOf({ query }: FastifyRequest): string | null {
  const engineID = isRecord(query) ? query.engineID : undefined;
  return typeof engineID === 'string' ? engineID : null;
}

const BASIC = /^Basic +([\w+/=-]+)$/i;

function keyOf({ headers }: FastifyRequest): string | undefined {
  const { 'x-api-key': key, authorization = '' } = headers;
  if (key !== undefined) return typeof key === 'string' ? key : undefined;
  const token = bearerToken(authorization);
  if (token !== undefined) return token;
  const pair = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString();
  const colon = pair.indexOf(':');
  return colon === -1 ? undefined : pair.slice(colon + 1);
}
