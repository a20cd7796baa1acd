import { ResultTooLargeError } from '@biographql/core';
import { persistedDocuments, releasedDocuments } from '@biographql/core/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createDocumentCache, type DocumentCache } from '../graphql/document-cache.js';
import { presentOutcome } from '../graphql/error-presenter.js';
import { createExecutor, type Executor } from '../graphql/executor.js';
import { RequestError } from '../graphql/request-error.js';
import { type DocumentPolicy, readParameters } from '../graphql/request-parameters.js';
import type { AnswerSize } from '../graphql/resolvers/context.js';
import { repairVariables, requestedEngines } from '../graphql/root-fields.js';
import { limitValues, TOO_LARGE_ADVICE } from '../graphql/value-budget.js';
import { type RouteAccess, readBearerKey } from './keys/index.js';
import { checkRequestMediaType, negotiateMediaType } from './media-type.js';
import { EDITOR_PATH, PAGE_API_PATH } from './pages/paths.js';
import { inRequestScope } from './request-scope.js';
import type { RequestSources } from './request-state.js';
import { getState } from './request-state.js';
import { abandon, checkDataset, hasClientLeft, incidentLog, respond } from './response.js';
import { createRestReader, type RequestBody, URL_REQUESTS } from './rest/index.js';
import type { HttpSetup } from './server-setup.js';

interface GraphQLRoute {
  readonly path: string;
  readonly access: RouteAccess;
  readonly policy: DocumentPolicy;
  readonly documents: DocumentCache;
  readonly execute: Executor;
  readonly source: RequestSources;
  readonly isCached: boolean;
}

export function registerGraphQL(app: FastifyInstance, setup: HttpSetup): void {
  const { prefix, source, page, graphSchema, graphSchemaMissing } = setup;
  const access = { readKey: readBearerKey };
  const policy = {
    persistedDocuments: setup.persistedDocuments ?? { ...releasedDocuments, ...persistedDocuments },
    onlyPersisted: setup.onlyPersisted ?? false,
  };
  const main = { ...prepareSchema(setup.schema, setup), source, isCached: true };
  addRoute(app, setup, { ...main, path: `${prefix}/graphql`, access, policy });
  const rest = { ...setup, ...main, path: `${prefix}/q/:operation`, access, policy };
  addGetRoute(app, rest.path, rest, {
    isRequest: () => true,
    read: createRestReader(setup.schema),
  });
  if (page !== undefined) {
    const pagePolicy = { persistedDocuments, onlyPersisted: true, engineId: page.engineId };
    addRoute(app, setup, { ...main, path: PAGE_API_PATH, access: 'page', policy: pagePolicy });
  }
  const path = `${prefix}/graph`;
  if (graphSchema !== undefined) {
    const graph = { ...prepareSchema(graphSchema, setup), source: setup.graphSource ?? source };
    addRoute(app, setup, { ...graph, path, access, policy, isCached: false });
  }
  if (graphSchemaMissing !== undefined) {
    const handler = () => {
      throw new RequestError('NOT_FOUND', graphSchemaMissing);
    };
    app.route({ method: ['GET', 'POST'], url: path, handler });
  }
}

function prepareSchema(whole: GraphQLSchema, { limits, introspection = true, metrics }: HttpSetup) {
  const schema = limitValues(whole, limits);
  const onLookup = (isCached: boolean) => metrics?.cacheAsked('documents', isCached);
  const documents = createDocumentCache({ ...limits, schema, introspection, onLookup });
  return { documents, execute: createExecutor(schema) };
}

const OTHER_METHODS = ['HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

interface UrlRequests {
  /** Whether a URL has a request; another one is refused, and needs no key. */
  readonly isRequest: (request: FastifyRequest) => boolean;
  readonly read: (request: FastifyRequest) => RequestBody;
}

function addGetRoute(
  app: FastifyInstance,
  url: string,
  route: HttpSetup & GraphQLRoute,
  { isRequest, read }: UrlRequests,
): void {
  const refuse = refuseMethod(app, route);
  const isOpen = (request: FastifyRequest) => !isRequest(request);
  const access = route.access === 'page' ? route.access : { ...route.access, isOpen };
  app.get(url, {
    config: { access, isCached: route.isCached, isMeasured: true },
    onRequest(request, _reply, done) {
      if (isRequest(request)) {
        getState(request).mediaType = negotiateMediaType(request.headers.accept);
        checkDataset(route);
      }
      done();
    },
    async preValidation(request, reply) {
      if (isRequest(request)) await readRequest(request, reply, route, read(request));
    },
    handler: (request, reply) =>
      isRequest(request) ? answerRequest(request, reply, route) : refuse(request, reply),
  });
}

function addRoute(app: FastifyInstance, setup: HttpSetup, route: GraphQLRoute): void {
  const { path: url, access, isCached } = route;
  const whole = { ...setup, ...route };
  app.route({
    method: 'POST',
    url,
    bodyLimit: setup.limits.bodyLimit,
    config: { access, isCached, isMeasured: true },
    onRequest(request, _reply, done) {
      const { headers } = request;
      getState(request).mediaType = negotiateMediaType(headers.accept);
      checkDataset(setup);
      checkRequestMediaType(headers['content-type'], headers['content-encoding']);
      done();
    },
    preValidation: (request, reply) => readRequest(request, reply, route, request.body),
    handler: (request, reply) => answerRequest(request, reply, whole),
  });
  const isKeyed = access !== 'page';
  if (isKeyed) addGetRoute(app, url, whole, URL_REQUESTS);
  app.route({
    method: isKeyed ? [...OTHER_METHODS] : ['GET', ...OTHER_METHODS],
    url,
    exposeHeadRoute: false,
    handler: refuseMethod(app, setup),
  });
}

function refuseMethod(app: FastifyInstance, { prefix }: HttpSetup) {
  const editor = `${prefix}${EDITOR_PATH}`;
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    if (isBrowser && request.method === 'GET' && app.hasRoute({ method: 'GET', url: editor })) {
      return reply.redirect(`${editor}/`, 302);
    }
    throw new RequestError('METHOD_NOT_ALLOWED', 'Send GraphQL requests with POST.', {
      headers: { allow: 'POST' },
    });
  };
}

async function readRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy, documents, source }: GraphQLRoute,
  body: unknown,
): Promise<void> {
  const state = getState(request);
  const { operation, variables, engineID } = state.cost.runNow(() => {
    const { query, operationName, ...sent } = readParameters(body, policy);
    return { ...sent, operation: documents.prepare(query, operationName) };
  });
  state.operation = operation;
  state.operationName = operation.name;
  state.variables = variables;
  const requested = requestedEngines(engineID, operation.engines, variables);
  state.isPinned = [requested.request ?? '', ...requested.fields].some((name) =>
    name.includes('@'),
  );
  const chosen = await source(requested);
  state.source = chosen;
  if (reply.raw.destroyed) chosen.release();
  else reply.raw.once('close', () => chosen.release());
}

async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { execute, logger, limits, pending, running }: HttpSetup & GraphQLRoute,
): Promise<FastifyReply> {
  const state = getState(request);
  const { operation, variables, source, scopes, cost, client } = state;
  if (operation === null || source === null) throw new TypeError('The request was not read.');
  const repaired = repairVariables(variables, operation.repairs);
  const answer: AnswerSize = { values: 0, characters: 0, isOnce: false };
  const bounds = { response: reply.raw, timeoutMs: limits.requestTimeoutMs, running };
  const outcome = await inRequestScope(bounds, (signal) =>
    execute(operation, { ...source.shared, scopes, client, cost, answer, signal }, repaired),
  );
  if (hasClientLeft(reply)) return abandon(reply, logger);
  const { result, text } = cost.runNow(() => {
    const result = presentOutcome(outcome, incidentLog(logger, request));
    return { result, text: writeData(result.body.data, limits.maxResponseBytes) };
  });
  if (text !== null) pending.add(reply.raw, text.length);
  if (answer.isOnce || cost.units > 1) state.cacheKey = null;
  if (answer.isOnce) state.validators = null;
  return respond(reply, result, text, logger);
}

function writeData(data: unknown, maxBytes: number): string | null {
  if (data === undefined || data === null) return null;
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) <= maxBytes) return text;
  throw new ResultTooLargeError(maxBytes, 'bytes', TOO_LARGE_ADVICE);
}
