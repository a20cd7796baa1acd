import { QueryTimeoutError } from '@biographql/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, type KeyVerifier } from './api-keys.js';
import type { DocumentCache } from './document-cache.js';
import { retryAfterSeconds } from './error-body.js';
import { type Observers, sendError } from './error-handling.js';
import type { Executor } from './executor.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import { type PresentedResult, presentResult } from './present-result.js';
import type { RateLimiter } from './rate-limiter.js';
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
  readonly keys: KeyVerifier;
  readonly limiter: RateLimiter;
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
  admit(headers['x-api-key'], note, options);
  note.mediaType = negotiateMediaType(headers.accept);
  checkRequestMediaType(headers['content-type'], headers['content-encoding']);
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphQLRouteOptions,
): Promise<FastifyReply> {
  const note = noteOf(request);
  const { query, operationName, variables } = readParameters(request.body, options.policy);
  const operation = options.documents.prepare(query, operationName);
  note.operationName = operation.name;
  const repaired =
    operation.repairs.length === 0 ? variables : repairVariables(variables, operation.repairs);

  const scope = new RequestScope(options.shared, reply.raw);
  const deadline = new RequestDeadline(options.requestTimeoutMs, {
    expire: () => scope.expire(options.requestTimeoutMs),
    refuse: () => {
      const error = new QueryTimeoutError('service', options.requestTimeoutMs);
      if (!reply.sent) sendError(error, request, reply, options.observers);
    },
  });
  try {
    const outcome = await options.execute(operation, scope, repaired);
    if (reply.sent) return reply;
    if (scope.hasClientLeft) {
      options.observers.log(request, CLIENT_LEFT_STATUS);
      return reply.hijack();
    }
    const result = presentResult(outcome, (error, incident) =>
      options.observers.report(error, incident, request),
    );
    options.observers.log(request, result.status);
    return sendResult(reply, note.mediaType, result);
  } finally {
    deadline.end();
    scope.end();
  }
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
