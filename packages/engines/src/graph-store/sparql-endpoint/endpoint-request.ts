import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { EndpointRejection } from './endpoint-rejection.js';

export interface EndpointRequest {
  readonly url: URL;
  readonly agent: Agent;
  /** The value of the header `Authorization`; null for none. */
  readonly authorization: string | null;
  readonly fields: readonly (readonly [string, string])[];
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export type EndpointAnswer =
  | {
      readonly kind: 'answer';
      readonly json: string;
      /** The number of rows at which Virtuoso cuts answers; null if unknown. */
      readonly rowLimit: number | null;
    }
  | { readonly kind: 'too-large' }
  /** Virtuoso ends a query at its own limit of time with status 200 and a part of the rows. */
  | { readonly kind: 'partial' }
  | ({ readonly kind: 'rejected' } & EndpointRejection);

const ACCEPT = 'application/sparql-results+json, application/json;q=0.9';
const RESULT_TYPES: ReadonlySet<string> = new Set([
  'application/sparql-results+json',
  'application/json',
]);
const MAX_ERROR_BYTES = 64 * 1024;
/** The connection ended before an answer began: most often an idle one that the endpoint closed at the same moment. */
const RESET_CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Sends a query as a form by POST, as the SPARQL 1.1 Protocol has it, and reads the answer up to its limits. A query that
 * only reads may be sent twice, so a connection that ends before the answer begins is tried once more. Redirects are not
 * followed, since they could carry the credentials elsewhere. Passing a limit or aborting closes the connection.
 *
 * @throws what the connection throws; an error of some kind when aborted.
 */
export async function askEndpoint(request: EndpointRequest): Promise<EndpointAnswer> {
  const response = await send(request).catch((error: unknown) => {
    if (request.signal.aborted || !isReset(error)) throw error;
    return send(request);
  });
  try {
    return await read(response, request);
  } finally {
    // Reading may have stopped early; a connection that was read to its end is reused.
    if (!response.readableEnded) response.destroy();
  }
}

function send(request: EndpointRequest): Promise<IncomingMessage> {
  const { url, agent, authorization, fields, signal } = request;
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = start(url, {
      method: 'POST',
      agent,
      signal,
      headers: {
        accept: ACCEPT,
        'accept-encoding': 'identity',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'biographql',
        ...(authorization === null ? {} : { authorization }),
      },
    });
    sent.once('response', resolve);
    // Stays on: a connection that breaks later must not end the process.
    sent.on('error', reject);
    sent.end(body);
  });
}

async function read(response: IncomingMessage, request: EndpointRequest): Promise<EndpointAnswer> {
  const { statusCode: status = 0, headers } = response;
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (status === 200 && RESULT_TYPES.has(mediaType)) {
    if (headers['x-sql-state'] !== undefined) return { kind: 'partial' };
    return readResult(response, request.maxBytes);
  }
  const { bytes } = await readBytes(response, MAX_ERROR_BYTES);
  const body = bytes.toString();
  return { kind: 'rejected', status, mediaType, retryAfter: headers['retry-after'], body };
}

async function readResult(response: IncomingMessage, maxBytes: number): Promise<EndpointAnswer> {
  const { bytes, isWhole } = await readBytes(response, maxBytes);
  if (!isWhole) return { kind: 'too-large' };
  const maxRows = Number(response.headers['x-sparql-maxrows'] ?? Number.NaN);
  const rowLimit = Number.isSafeInteger(maxRows) ? maxRows : null;
  return { kind: 'answer', json: new TextDecoder().decode(bytes), rowLimit };
}

async function readBytes(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes);
  return { bytes, isWhole: length <= maxBytes };
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RESET_CODES.has(error.code);
}
