import { forwardAbort, isRecord, withoutCredentials } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import {
  type AllowedRequest,
  jsonResponse,
  normalized,
  type ProxyOptions,
  parseObject,
  readRequest,
  rejection,
} from './proxy-request.js';

export type { ProxyOptions };

/**
 * Makes a fetch-standard handler that sends a browser's requests on to the service and adds the key on the way.
 * It allows known documents only: by hash (`documentId`, or `extensions.persistedQuery.sha256Hash`) or by text (spaces and commas don't matter).
 * It requires `Content-Type: application/json`, which another site's page can't send without a preflight. It never
 * rejects: every failure is a response with a GraphQL error. `x-request-id` passes in both directions.
 * @example
 * ```ts
 * import { createProxy } from '@biographql/client/proxy';
 * import { persistedDocuments } from '@biographql/core/manifest';
 *
 * // Next.js, Hono, Workers, Bun, Deno: any fetch-standard route. This one allows searches only.
 * const isSearch = ([, text]: [string, string]) => text.startsWith('query search');
 * export const POST = createProxy({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   apiKey: process.env.BIOGRAPHQL_API_KEY ?? '',
 *   documents: Object.fromEntries(Object.entries(persistedDocuments).filter(isSearch)),
 * });
 * ```
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/proxy}
 */
export function createProxy(options: ProxyOptions): (request: Request) => Promise<Response> {
  const { documents = persistedDocuments } = options;
  const texts = new Map(Object.values(documents).map((text) => [normalized(text), text]));
  const onFault = (reason: string) => {
    try {
      (options.onFault ?? logFault)(reason);
    } catch {
      // A broken log costs no response.
    }
  };

  return async (request) => {
    try {
      const read = await readRequest(request, options, texts);
      return read instanceof Response ? read : await forward(request, read, options, onFault);
    } catch (error) {
      onFault(`unexpected error: ${error}`);
      return rejection('INTERNAL', 'The proxy failed.');
    }
  };
}

function logFault(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: without `onFault`, the log of the server is the one place left.
  console.error(`createProxy: ${reason}`);
}

async function forward(
  request: Request,
  allowed: AllowedRequest,
  options: ProxyOptions,
  onFault: (reason: string) => void,
): Promise<Response> {
  const { timeoutMs = 60_000, fetch: send = (one) => globalThis.fetch(one) } = options;
  const service = withoutCredentials(options.url);
  const fail = (reason: string, message: string) => {
    onFault(`${service} ${reason}`);
    return rejection('NETWORK', message);
  };
  const expiry = new AbortController();
  const timer = setTimeout(() => expiry.abort(), timeoutMs);
  const release = forwardAbort(request.signal, expiry);
  try {
    const answer = await send(serviceRequest(request, allowed, options, expiry.signal));
    const { status, type } = answer;
    // Browsers hide the status of a redirect that they do not follow.
    if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      const reason = 'answered with a redirect. Set `url` to the final address.';
      return fail(reason, 'The service answered with a redirect.');
    }
    // The key belongs to the proxy: the browser can't fix it, and would mistake a 401 for an expired session.
    if (status === 401 || status === 403) {
      const isWrong = 'the `apiKey` is wrong or not allowed to do this';
      const reason = `answered ${status}: ${options.apiKey === '' ? 'no `apiKey` is set' : isWrong}.`;
      return fail(reason, 'The service rejected the API key of this server.');
    }
    const text = await answer.text();
    if (parseObject(text) === null) {
      const reason = `answered ${status} with a body that is not a JSON object.`;
      return fail(reason, 'Unexpected response format.');
    }
    if (status >= 500) onFault(`${service} answered ${status}.`);
    return jsonResponse(text, status, pickHeaders(answer.headers, ['retry-after', 'x-request-id']));
  } catch (error) {
    if (request.signal.aborted) return rejection('NETWORK', 'The request was aborted.');
    if (expiry.signal.aborted) {
      return fail(`did not answer within ${timeoutMs} ms.`, 'The service did not answer in time.');
    }
    const { cause = error } = error as Error;
    return fail(`could not be reached: ${cause}`, "Can't reach the service.");
  } finally {
    clearTimeout(timer);
    release();
  }
}

function serviceRequest(
  request: Request,
  { query, variables: given }: AllowedRequest,
  { url, apiKey, engineId }: ProxyOptions,
  signal: AbortSignal,
): Request {
  const variables = isRecord(given) ? { ...given } : {};
  delete variables.engineID;
  const dataset = engineId === undefined ? {} : { engineID: engineId };
  const isDeclared = /\$engineID\b/.test(query);
  const body = isDeclared
    ? { query, variables: { ...variables, ...dataset } }
    : { query, variables, ...(engineId !== undefined && { extensions: dataset }) };
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      ...pickHeaders(request.headers, ['x-request-id']),
    },
    body: JSON.stringify(body),
    // Following a redirect would send the key to its target.
    redirect: 'manual',
    signal,
  });
}

function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)));
}
