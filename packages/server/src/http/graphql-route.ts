import { QueryTimeoutError } from '@biographql/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, admit } from './api-keys.js';
import type { DocumentCache } from './document-cache.js';
import { retryAfterSeconds } from './error-body.js';
import { type Observers, sendError } from './error-handling.js';
import type { Executor } from './executor.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import { type ExecutionOutcome, type PresentedResult, presentResult } from './present-result.js';
import { RequestDeadline } from './request-deadline.js';
import { RequestError } from './request-error.js';
import { CLIENT_LEFT_STATUS } from './request-log.js';
import { noteOf } from './request-note.js';
import { type DocumentPolicy, readParameters } from './request-parameters.js';
import { RequestScope, type SharedContext } from './request-scope.js';
import { repairVariables } from './variable-repairs.js';

/** What the GraphQL route is made of. */
export interface GraphQLRouteOptions {
  readonly path: string;
  readonly admission: Admission;
  readonly documents: DocumentCache;
  readonly policy: DocumentPolicy;
  readonly execute: Executor;
  readonly shared: SharedContext;
  readonly observers: Observers;
  readonly bodyLimitBytes: number;
  readonly requestTimeoutMs: number;
}

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

/** Registers `POST path`, and 405 for the other methods. */
export function registerGraphQLRoute(app: FastifyInstance, options: GraphQLRouteOptions): void {
  app.route({
    method: 'POST',
    url: options.path,
    bodyLimit: options.bodyLimitBytes,
    onRequest(request, _reply, done) {
      try {
        admitRequest(request, options);
      } catch (error) {
        done(error as Error);
        return;
      }
      done();
    },
    handler: (request, reply) => answer(request, reply, options),
  });
  app.route({
    method: [...OTHER_METHODS],
    url: options.path,
    exposeHeadRoute: false,
    handler() {
      throw new RequestError('METHOD_NOT_ALLOWED', 'Send GraphQL requests with POST.', {
        headers: { allow: 'POST' },
      });
    },
  });
}

/** Everything that is decided from the headers alone, before the body is read. */
function admitRequest(request: FastifyRequest, options: GraphQLRouteOptions): void {
  const { headers } = request;
  const note = noteOf(request);
  admit(headers['x-api-key'], { raw: request.raw, note }, options.admission);
  note.mediaType = negotiateMediaType(headers.accept);
  checkRequestMediaType(headers['content-type'], headers['content-encoding']);
}

/** Answers at once when no resolver needs a promise; then there is nothing to wait for, and no deadline to set. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphQLRouteOptions,
): Promise<FastifyReply> | undefined {
  const note = noteOf(request);
  const { query, operationName, variables } = readParameters(request.body, options.policy);
  const operation = options.documents.prepare(query, operationName);
  note.operationName = operation.name;
  const repaired =
    operation.repairs.length === 0 ? variables : repairVariables(variables, operation.repairs);

  const scope = new RequestScope(options.shared, reply.raw);
  const outcome = options.execute(operation, scope, repaired);
  const exchange = { request, reply, scope, options };
  if (outcome instanceof Promise) return answerLater(outcome, exchange);
  scope.end();
  present(outcome, exchange);
  return undefined;
}

/** A request that is being answered. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: RequestScope;
  readonly options: GraphQLRouteOptions;
}

async function answerLater(
  outcome: Promise<ExecutionOutcome>,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply, scope, options } = exchange;
  const { requestTimeoutMs, observers } = options;
  const deadline = new RequestDeadline(requestTimeoutMs, {
    expire: () => scope.expire(requestTimeoutMs),
    refuse: () => {
      const error = new QueryTimeoutError('service', requestTimeoutMs);
      if (!reply.sent) sendError(error, request, reply, observers);
    },
  });
  try {
    return present(await outcome, exchange);
  } finally {
    deadline.end();
    scope.end();
  }
}

function present(
  outcome: ExecutionOutcome,
  { request, reply, scope, options: { observers } }: Exchange,
): FastifyReply {
  if (reply.sent) return reply;
  if (scope.hasClientLeft) {
    observers.log(request, CLIENT_LEFT_STATUS);
    return reply.hijack();
  }
  const result = presentResult(outcome, (error, incident) =>
    observers.report(error, incident, request),
  );
  observers.log(request, result.status);
  return sendResult(reply, noteOf(request).mediaType, result);
}

function sendResult(reply: FastifyReply, mediaType: string, result: PresentedResult): FastifyReply {
  if (result.status !== 200) {
    reply.code(result.status);
    const seconds = retryAfterSeconds(result.body.errors ?? []);
    if (seconds !== null) reply.header('retry-after', seconds);
  }
  reply.header('content-type', mediaType);
  return reply.send(JSON.stringify(result.body));
}
