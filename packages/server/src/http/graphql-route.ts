import { ResultTooLargeError } from '@biographql/core';
import { persistedDocuments, releasedDocuments } from '@biographql/core/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import {
  createDocumentCache,
  type DocumentCache,
  type DocumentPolicy,
  readParameters,
  repairVariables,
} from '../graphql/documents.js';
import { createExecutor, type Executor, TOO_LARGE_ADVICE } from '../graphql/executor.js';
import { type AnswerSize, checkEngineId } from '../graphql/resolvers/context.js';
import { presentOutcome, RequestError } from '../graphql/result.js';
import { type RouteAccess, readBearerKey } from './limits/callers.js';
import { inRequestScope } from './limits/work-queue.js';
import { EDITOR_PATH, isBrowser, PAGE_API_PATH } from './pages/index.js';
import {
  checkRequestMediaType,
  getState,
  negotiateMediaType,
  type RequestState,
} from './request.js';
import {
  type AnswerCache,
  abandon,
  checkDataset,
  createAnswerCache,
  getValidators,
  hasClientLeft,
  incidentLog,
  respond,
  type Validators,
} from './response.js';
import { createRestReader, URL_REQUESTS } from './rest.js';
import type { HttpSetup } from './server-setup.js';

interface GraphQLRoute extends Omit<HttpSetup, 'cache'> {
  readonly access: RouteAccess;
  readonly policy: DocumentPolicy;
  readonly documents: DocumentCache;
  readonly execute: Executor;
  readonly cache?: AnswerCache | undefined;
}

export function registerGraphQL(app: FastifyInstance, setup: HttpSetup): void {
  const { prefix, page, graphSchema, graphSchemaMissing, cache, metrics } = setup;
  const policy = {
    persistedDocuments: setup.persistedDocuments ?? { ...releasedDocuments, ...persistedDocuments },
    onlyPersisted: setup.onlyPersisted ?? false,
  };
  const main = {
    ...setup,
    ...prepareSchema(setup.schema, setup),
    access: { readKey: readBearerKey },
    policy,
    cache: cache && createAnswerCache(cache, metrics),
  };
  addRoute(app, `${prefix}/graphql`, main);
  const rest = { isRequest: () => true, read: createRestReader() };
  addRoute(app, `${prefix}/q/:operation`, main, rest, ['GET']);
  if (page !== undefined) {
    const pagePolicy = { persistedDocuments, onlyPersisted: true };
    const ofPage = { ...main, access: { readKey: null }, policy: pagePolicy };
    addRoute(app, PAGE_API_PATH, ofPage, { ...POSTED, isRequest: isPosted });
  }
  const path = `${prefix}/graph`;
  if (graphSchema !== undefined) {
    const prepared = prepareSchema(graphSchema, setup);
    addRoute(app, path, { ...main, ...prepared, cache: undefined });
  }
  if (graphSchemaMissing !== undefined) {
    const handler = () => {
      throw new RequestError('NOT_FOUND', graphSchemaMissing);
    };
    app.route({ method: ['GET', 'POST'], url: path, handler });
  }
}

function prepareSchema(
  schema: GraphQLSchema,
  { limits, introspection = true, metrics }: HttpSetup,
) {
  const documents = createDocumentCache({ ...limits, schema, introspection }, (isCached) =>
    metrics?.cacheRequested('documents', isCached),
  );
  return { documents, execute: createExecutor(schema, limits) };
}

const METHODS: HTTPMethods[] = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

interface RequestReader {
  /** Whether a request has an operation; any other is rejected, and needs no key. */
  readonly isRequest: (request: FastifyRequest) => boolean;
  readonly read: (request: FastifyRequest) => unknown;
}

const isPosted = ({ method }: FastifyRequest) => method === 'POST';

/** An operation in the body, or one that a URL names. */
const POSTED: RequestReader = {
  isRequest: (request) =>
    isPosted(request) || (request.method === 'GET' && URL_REQUESTS.isRequest(request)),
  read: (request) => (isPosted(request) ? request.body : URL_REQUESTS.read(request)),
};

function addRoute(
  app: FastifyInstance,
  url: string,
  route: GraphQLRoute,
  { isRequest, read }: RequestReader = POSTED,
  method = METHODS,
): void {
  const reject = rejectMethod(app, route);
  const isOpen = (request: FastifyRequest) => !isRequest(request);
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    bodyLimit: route.limits.bodyLimit,
    config: { access: { ...route.access, isOpen }, isMeasured: true },
    onRequest(request, _reply, done) {
      if (isRequest(request)) {
        const { headers } = request;
        getState(request).mediaType = negotiateMediaType(headers.accept);
        checkDataset(route);
        if (isPosted(request))
          checkRequestMediaType(headers['content-type'], headers['content-encoding']);
      }
      done();
    },
    handler: (request, reply) =>
      isRequest(request)
        ? answerRequest(request, reply, route, read(request))
        : reject(request, reply),
  });
}

function rejectMethod(app: FastifyInstance, { prefix }: Pick<HttpSetup, 'prefix'>) {
  const editor = `${prefix}${EDITOR_PATH}`;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const hasEditor = request.method === 'GET' && app.hasRoute({ method: 'GET', url: editor });
    if (hasEditor && isBrowser(request)) return reply.redirect(`${editor}/`, 302);
    throw new RequestError('METHOD_NOT_ALLOWED', 'Send GraphQL requests with POST.', {
      headers: { allow: 'POST' },
    });
  };
}

/** Reads a request, finds its document, and answers from the cache or by running the document. */
async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  route: GraphQLRoute,
  body: unknown,
): Promise<FastifyReply> {
  const { cache, logger, limits, pending } = route;
  const state = getState(request);
  const { cost } = state;
  const engineID = cost.runNow(() => readRequest(state, route, body));
  const source = route.source();
  state.source = source;
  if (reply.raw.destroyed) source.release();
  else reply.raw.once('close', () => source.release());
  checkEngineId(engineID, source.shared);

  const key = cache?.getKey(state) ?? null;
  const validators: Partial<Validators> =
    key !== null && request.method === 'GET' ? getValidators(key, state) : {};
  const { etag } = validators;
  const isHeld = etag !== undefined && request.headers['if-none-match']?.includes(etag);
  if (isHeld) return addHeaders(reply, validators).code(304).send();
  const known = key === null ? undefined : cache?.find(key);
  if (known !== undefined) {
    if (hasClientLeft(reply)) return abandon(reply, logger);
    return addHeaders(reply, validators).header('content-type', state.mediaType).send(known);
  }

  const answer: AnswerSize = { values: 0, characters: 0, isOnce: false };
  const outcome = await runOperation(state, reply, route, answer);
  if (hasClientLeft(reply)) return abandon(reply, logger);
  const { result, text } = cost.runNow(() => {
    const result = presentOutcome(outcome, incidentLog(logger, request));
    return { result, text: writeData(result.body.data, limits.maxResponseBytes) };
  });
  if (text !== null) pending.add(reply.raw, text.length);
  const isRepeatable = result.body.errors === undefined && !answer.isOnce;
  if (isRepeatable) addHeaders(reply, validators);
  const sent = respond(reply, result, text);
  if (key !== null && isRepeatable && cost.units === 1) cache?.keep(key, sent);
  return reply;
}

function readRequest(
  state: RequestState,
  { policy, documents, persistedDocuments: persisted = persistedDocuments }: GraphQLRoute,
  body: unknown,
): string | null {
  const { query, operationName, variables, engineID } = readParameters(body, policy);
  const operation = documents.prepare(query, operationName);
  state.operation = operation;
  state.operationName = operation.name;
  state.variables = variables;
  // Not reported for persisted documents, which their callers can't change.
  if (operation.deprecations.length > 0 && !Object.hasOwn(persisted, operation.digest))
    state.deprecations = operation.deprecations;
  return engineID;
}

function runOperation(
  { operation, variables, source, scopes, cost, client }: RequestState,
  reply: FastifyReply,
  route: GraphQLRoute,
  answer: AnswerSize,
) {
  if (operation === null || source === null) throw new TypeError('The request state is empty.');
  const repaired = repairVariables(variables, operation.repairs);
  return inRequestScope(reply.raw, route, (signal) =>
    route.execute(operation, { ...source.shared, scopes, client, cost, answer, signal }, repaired),
  );
}

function addHeaders(reply: FastifyReply, validators: Partial<Validators>): FastifyReply {
  if (validators.vary === undefined) return reply;
  const vary = reply.hasHeader('vary') ? `origin, ${validators.vary}` : validators.vary;
  return reply.headers({ ...validators, vary });
}

function writeData(data: unknown, maxBytes: number): string | null {
  if (data === undefined || data === null) return null;
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) <= maxBytes) return text;
  throw new ResultTooLargeError(maxBytes, 'bytes', TOO_LARGE_ADVICE);
}
