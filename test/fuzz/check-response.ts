import { ERROR_CODES } from '@biographql/core';
import { Finding, type Outcome } from './target.js';

interface ResponseBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message?: unknown;
    readonly extensions?: { readonly code?: unknown };
  }[];
}

/** A path or a frame of a stack has no place in what strangers read. */
const INNER = /node_modules|\bat \S+ \(|\.[cm]?[jt]s:\d+/;

/**
 * Holds a response against what every response promises: no status of 500 and above but `OVERLOADED`, JSON of the
 * GraphQL shape, errors with a code of the table that is not `INTERNAL`, and no word of where the code stands.
 */
export async function checkResponse(response: Response): Promise<Outcome> {
  const text = await response.text();
  if (response.status >= 500 && response.status !== 503) {
    throw new Finding(`status ${response.status}: ${text.slice(0, 400)}`);
  }
  const body = read(text);
  if (body.errors === undefined) {
    if (body.data === undefined)
      throw new Finding(`neither data nor errors: ${text.slice(0, 400)}`);
    return `${response.status}`;
  }
  const codes = body.errors.map((error) => getCode(error, text));
  return `${response.status} ${[...new Set(codes)].sort().join(' ')}`;
}

function read(text: string): ResponseBody {
  try {
    return JSON.parse(text);
  } catch {
    throw new Finding(`the body is not JSON: ${text.slice(0, 400)}`);
  }
}

function getCode(error: NonNullable<ResponseBody['errors']>[number], text: string): string {
  const { message } = error;
  const code = error.extensions?.code;
  if (typeof message !== 'string' || message === '')
    throw new Finding(`no message: ${text.slice(0, 400)}`);
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_CODES, code) || code === 'INTERNAL') {
    throw new Finding(`code ${String(code)}: ${message.slice(0, 400)}`);
  }
  if (INNER.test(message))
    throw new Finding(`the message shows internals: ${message.slice(0, 400)}`);
  return code;
}
