import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Admission, admitRequest } from './admit-request.js';
import { askedEngines } from './asked-engines.js';
import { writeData } from './data-text.js';
import type { DocumentCache, PreparedOperation } from './document-cache.js';
import { presentOutcome } from './error-presenter.js';
import { ExecutingContext } from './executing-context.js';
import type { Executor } from './executor.js';
import { LONGEST_KEPT } from './kept-answers.js';
import { acceptedEncodings, awaitEncoded, tellEncoding } from './kept-encodings.js';
import type { PendingBytes } from './pending-bytes.js';
import type { WorkLimiter } from './rate-limiter.js';
import { createRequestCost } from './request-cost.js';
import { RequestError } from './request-error.js';
import { incidentLog } from './request-log.js';
import { noteOf } from './request-note.js';
import { type DocumentPolicy, readParameters } from './request-parameters.js';
import { inRequestScope, type RunningRequests } from './request-scope.js';
import { type RequestSource, type RequestSources, withSource } from './request-source.js';
import { abandon, hasClientLeft, respond, respondWith } from './respond.js';
import { repairVariables } from './variable-repairs.js';

/** What the GraphQL route is made of. */
export interface GraphQLRouteOptions {
  readonly path: string;
  /** Where browsers that open the path are sent; undefined where no editor is served. */
  readonly editorPath?: string | undefined;
  readonly admission: Admission;
  /** Counts the heavy work of each caller. */
  readonly work: WorkLimiter;
  readonly policy: DocumentPolicy;
  readonly documents: DocumentCache;
  readonly execute: Executor;
  /** Asked once for each request that can be run, and released at its end. */
  readonly source: RequestSources;
  readonly running: RunningRequests;
  /** Told of each step of a request before it begins. */
  readonly pending: PendingBytes;
  readonly logger: Logger;
  readonly bodyLimitBytes: number;
  readonly requestTimeoutMs: number;
  readonly maxResponseBytes: number;
}

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Registers `POST path`, and 405 for the other methods; a browser that opens the path is sent to the editor. What a step throws becomes the response in `error-handling`.
 */
export function registerGraphQLRoute(app: FastifyInstance, options: GraphQLRouteOptions): void {
  app.route({
    method: 'POST',
    url: options.path,
    bodyLimit: options.bodyLimitBytes,
    onRequest(request, _reply, done) {
      const waiting = admitRequest(request, options.admission);
      if (waiting === undefined) done();
      else waiting.then(() => done(), done);
    },
    handler: (request, reply) => answerRequest(request, reply, options),
  });
  app.route({
    method: [...OTHER_METHODS],
    url: options.path,
    exposeHeadRoute: false,
    handler(request, reply) {
      const { editorPath } = options;
      const isBrowser = request.headers.accept?.includes('text/html') === true;
      if (editorPath !== undefined && request.method === 'GET' && isBrowser) {
        return reply.redirect(editorPath, 302);
      }
      throw new RequestError('METHOD_NOT_ALLOWED', 'Send GraphQL requests with POST.', {
        headers: { allow: 'POST' },
      });
    },
  });
}

/** The steps of an admitted request, in order; one whose answer is kept is answered at once. */
function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphQLRouteOptions,
): Promise<FastifyReply> | FastifyReply {
  const note = noteOf(request);
  const parameters = readParameters(request.body, options.policy);
  const { query, operationName, variables, engineID } = parameters;
  const operation = options.documents.prepare(query, operationName);
  note.operationName = operation.name;
  note.operation = operation;
  const asked = askedEngines(engineID, operation.engines, variables);
  return withSource(options.source(asked), (source) => {
    const { answers } = source;
    note.dataset = source.dataset ?? null;
    const key = answers?.keyOf(operation, variables, note.scopes) ?? null;
    const kept = key === null ? undefined : answers?.get(key, acceptedEncodings(request));
    if (answers == null || key === null || kept === undefined) {
      return runOperation(request, reply, options, { operation, variables, source, key });
    }
    if (hasClientLeft(reply)) return abandon(reply, options.logger);
    if (kept.encoding === null) awaitEncoded(request, answers, key);
    else tellEncoding(reply, kept.encoding);
    return respondWith(reply, note.mediaType, kept.bytes, options.logger);
  });
}

interface Run {
  readonly operation: PreparedOperation;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly source: RequestSource;
  /** Under which the answer is kept; null for one that is not. */
  readonly key: string | null;
}

async function runOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphQLRouteOptions,
  { operation, variables, source: { shared, issuer, answers }, key }: Run,
): Promise<FastifyReply> {
  const { logger } = options;
  const note = noteOf(request);
  const repaired = repairVariables(variables, operation.repairs);
  const { requestTimeoutMs: timeoutMs, running } = options;
  const bounds = { response: reply.raw, timeoutMs, running };
  const { client, scopes } = note;
  const requestCost = createRequestCost(client, options.work);
  const known = { scopes, client, cost: requestCost };
  let isOnce = false;
  const outcome = await inRequestScope(bounds, async (scope) => {
    const context = new ExecutingContext(shared, known, scope);
    const made = await options.execute(operation, context, repaired);
    ({ isOnce } = context.answer);
    return made;
  });
  if (hasClientLeft(reply)) return abandon(reply, logger);

  const result = presentOutcome(outcome, incidentLog(logger, request));
  const cost = requestCost.units > 1 ? requestCost.units : undefined;
  const { maxResponseBytes: maxBytes } = options;
  const { data } = result.body;
  const text =
    data === undefined || data === null
      ? undefined
      : writeData(result.body, { maxBytes, issuer, cost, asked: { operation, variables } });
  if (hasClientLeft(reply)) return abandon(reply, logger);
  if (text !== undefined) options.pending.add(reply.raw, text.length);
  const isKept = key !== null && !isOnce && cost === undefined && result.body.errors === undefined;
  const bytes = isKept && text !== undefined ? bytesToKeep(text) : null;
  if (answers == null || key === null || bytes === null) {
    return respond(reply, { ...result, mediaType: note.mediaType, text, cost }, logger);
  }
  answers.set(key, bytes);
  awaitEncoded(request, answers, key);
  return respondWith(reply, note.mediaType, bytes, logger);
}

/** Null for one that is too long. */
function bytesToKeep(text: string): Buffer | null {
  return text.length <= LONGEST_KEPT ? Buffer.from(text) : null;
}
