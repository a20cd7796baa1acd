import { ERROR_CODES, type WireErrorCode, withPage } from '@biographql/core';
import { isRecord, jsonShape, readDocumentId } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';

/** The service behind a proxy, and what may pass. */
export interface ProxyOptions {
  /** The GraphQL address of the service. */
  readonly url: string;
  /** The key that the service expects; it never leaves the server. */
  readonly apiKey: string;
  /**
   * Documents that may pass: hash to text, as the manifests of code generators have it. Default: the operations of
   * `@biographql/core`; `{ ...persistedDocuments, ...own }` adds your own.
   */
  readonly documents?: Readonly<Record<string, string>>;
  /** The identifier of the service, replacing the one that the browser sent. Default: removed. */
  readonly engineId?: string;
  /** Rejects a request by returning a Response, e.g. 401 for a user without a session or 429. */
  readonly authorize?: (request: Request) => Promise<Response | undefined> | Response | undefined;
  /** Largest body read, in bytes. Default 100,000. */
  readonly bodyLimit?: number;
  /** Longest wait for the service, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Called with the reason of a failure: a rejected key, a redirect, no response, a 5xx, a body that isn't a JSON
   * object, or an error in `authorize`. Default: `console.error`.
   */
  readonly onFault?: (reason: string) => void;
}

/** Forwarded request: the known document, and the variables of the browser. */
export interface AllowedRequest {
  readonly query: string;
  readonly variables: unknown;
}

/** Returns the document and variables of a request, or the response that rejects it. */
export async function readRequest(
  request: Request,
  { documents = persistedDocuments, bodyLimit = 100_000, authorize }: ProxyOptions,
  texts: ReadonlyMap<string, string>,
): Promise<AllowedRequest | Response> {
  if (request.method !== 'POST') {
    return rejection('METHOD_NOT_ALLOWED', 'Send a POST.', { allow: 'POST' });
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return rejection('UNSUPPORTED_MEDIA_TYPE', 'Send Content-Type: application/json.');
  }
  const rejected = await authorize?.(request);
  if (rejected) return rejected;

  const raw = await readLimited(request, bodyLimit);
  if (raw === null) {
    return rejection('REQUEST_TOO_LARGE', `The body is larger than ${bodyLimit} bytes.`);
  }
  const body = jsonShape(raw).depth > MAX_DEPTH ? null : parseObject(raw);
  if (body === null) return rejection('INVALID_REQUEST', 'The body is not a JSON object.');
  const query = allowedText(body, documents, texts);
  if (query === null) {
    return rejection('INVALID_DOCUMENT', 'Operation not allowed: it is not a known document.');
  }
  return { query, variables: body.variables };
}

function allowedText(
  body: Readonly<Record<string, unknown>>,
  documents: Readonly<Record<string, string>>,
  texts: ReadonlyMap<string, string>,
): string | null {
  const hash = readDocumentId(body);
  if (hash !== null) {
    // Manifests of other code generators name documents by the bare hash.
    const name = Object.hasOwn(documents, hash) ? hash : hash.replace(/^sha256:/, '');
    return Object.hasOwn(documents, name) ? (documents[name] ?? null) : null;
  }
  if (typeof body.query !== 'string') return null;
  return texts.get(normalized(body.query)) ?? null;
}

// Ignores differences in spaces and commas between compact string documents and printed AST documents. Only the
// known text is forwarded, so that nothing can hide in these differences.
export function normalized(text: string): string {
  return text
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([!$&()[\]{}:=@|]|\.\.\.) ?/g, '$1')
    .trim();
}

async function readLimited(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Maximum nesting of a body, which is serialized again to be forwarded; no request needs this much. */
const MAX_DEPTH = 100;

/** Returns the JSON object of a text; null for anything else. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : null;
  } catch {
    return null;
  }
}

/** A JSON response that must not be cached. */
export function jsonResponse(
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** A response with one GraphQL error. */
export function rejection(
  code: WireErrorCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const error = { message: withPage(message, code), extensions: { code } };
  return jsonResponse(JSON.stringify({ errors: [error] }), ERROR_CODES[code].http, headers);
}
