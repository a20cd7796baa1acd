import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { jsonShape } from '@biographql/core/internal';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PreparedOperation } from '../graphql/read-document.js';
import type { KeyScopes, RequestContext, RequestCost } from '../graphql/resolvers/context.js';
import { type ReceiptIssuer, RequestError } from '../graphql/result.js';
import type { DescribedGraph } from './sparql/service-description.js';

export type RequestState = ReturnType<typeof createState>;

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState | null;
  }
}

const NO_SCOPES: KeyScopes = new Set();

const NO_COST: RequestCost = {
  units: 1,
  add() {},
  async check() {},
  run: async (work) => await work(),
  runNow: (work) => work(),
};

function createState() {
  return {
    /** `performance.now()` when the headers had arrived. */
    startedAt: performance.now(),
    keyId: null as string | null,
    /** Who the request is charged to: the key, or the address of a web UI user. */
    client: '',
    scopes: NO_SCOPES,
    cost: NO_COST,
    operationName: null as string | null,
    operation: null as PreparedOperation | null,
    variables: {} as Readonly<Record<string, unknown>>,
    /** Label in metrics of a request without a GraphQL operation. */
    protocol: 'none' as 'none' | 'sparql-protocol',
    source: null as RequestSource | null,
    code: 'ok',
    mediaType: JSON_TYPE,
    /** Deprecated fields and arguments that the caller uses, each with the reason. */
    deprecations: [] as readonly string[],
  };
}

export function getState(request: FastifyRequest): RequestState {
  request.state ??= createState();
  return request.state;
}

export type RequestSources = () => RequestSource;

export interface RequestSource {
  readonly shared: Pick<RequestContext, 'services' | 'engineId'>;
  /** Absent: responses have no receipt and are not cached. */
  readonly issuer?: ReceiptIssuer | undefined;
  readonly graph?: DescribedGraph | undefined;
  release(): void;
}

const SANE = /^[\w.:-]{1,64}$/;

export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  const run = randomBytes(6).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const sent = headers['x-request-id'];
    if (typeof sent === 'string' && SANE.test(sent)) return sent;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}

export const JSON_TYPE = 'application/json; charset=utf-8';

const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** A missing header and `*` ranges choose `application/json`. */
export function negotiateMediaType(accept: string | undefined): string {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return JSON_TYPE;
  const headers = { accept: accept.replace(IDLE_PARAMETERS, '') };
  const [chosen] = new Negotiator({ headers }).mediaTypes([JSON_TYPE, GRAPHQL_TYPE]);
  const type = [JSON_TYPE, GRAPHQL_TYPE].find((each) => each === chosen);
  if (type !== undefined) return type;
  throw new RequestError(
    'NOT_ACCEPTABLE',
    'The response is `application/json` or `application/graphql-response+json`; `Accept` allows neither.',
  );
}

export function checkRequestMediaType(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): void {
  if (contentEncoding !== undefined && contentEncoding.toLowerCase() !== 'identity') {
    throw new RequestError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Compressed request bodies are not supported. Send the body without `Content-Encoding`.',
    );
  }
  if (contentType === 'application/json') return;
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === 'application/json' && isUtf8) return;
  const message = 'The request body must be sent as `Content-Type: application/json`, in UTF-8.';
  throw new RequestError('UNSUPPORTED_MEDIA_TYPE', message);
}

/** Ignored parameters of a media range: all but its weight and a charset other than UTF-8. */
const IDLE_PARAMETERS = /;(?!\s*(?:q=|charset=(?!"?utf-?8\b)))[^;,]*/gi;

/** Levels of objects and lists in a body: far more than any input of the schema needs, and safe for the stack. */
const MAX_DEPTH = 100;

/** Members of all objects of a body. `JSON.parse` takes about a second for a million different names. */
const MAX_MEMBERS = 5_000;

const BYTE_ORDER_MARK = 0xfeff;

function parseJsonBody(text: string, maxValues: number): unknown {
  if (text === '') throw invalid('The request has no body.');
  if (
    // A shorter text cannot have too many members.
    text.length > Math.min(MAX_MEMBERS, maxValues) ||
    text.split(/[{[]/, MAX_DEPTH + 2).length > MAX_DEPTH + 1
  ) {
    checkShape(text, maxValues);
  }
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    throw invalid('The request body is not valid JSON.');
  }
}

export function readJsonBody(maxValues: number) {
  return async (request: FastifyRequest, text: string) =>
    getState(request).cost.runNow(() => parseJsonBody(text, maxValues));
}

function checkShape(text: string, maxValues: number): void {
  const { depth, members, commas } = jsonShape(text);
  if (depth > MAX_DEPTH) throw invalid(`The body is nested more than ${MAX_DEPTH} levels deep.`);
  if (members > MAX_MEMBERS) throw invalid(`The body has more than ${MAX_MEMBERS} object members.`);
  if (commas >= maxValues) throw invalid(`The body has more than ${maxValues} values.`);
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_REQUEST', message);
}
