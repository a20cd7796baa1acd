import { untilAborted } from '@biographql/core/internal';
import { failWith } from './failures.js';
import { readOperation } from './operations.js';
import { respondBy } from './override.js';
import { createResponder, type RecordedOptions } from './respond.js';

/**
 * Returns a `fetch` that answers every operation from recordings, in Node and in browsers, whatever address and key it is
 * called with: for `createClient({ fetch })`, and anything else that takes a `fetch`.
 * @example
 * ```ts
 * import { createClient, searchEntities } from '@biographql/client';
 * import { recordedFetch } from '@biographql/testing';
 *
 * const client = createClient({ url: 'http://service.test/graphql', fetch: recordedFetch() });
 * const [asthma] = await searchEntities(client, { text: 'asth' });
 * console.log(asthma?.label); // 'asthma'
 * ```
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/testing}
 */
export function recordedFetch(options: RecordedOptions = {}): typeof globalThis.fetch {
  const respond = createResponder(options);
  return async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    signal?.throwIfAborted();
    const body = await readBody(input, init);
    const response = await untilAborted(respond(body), signal);
    if (response === null) return unknownOperation(body);
    // Fail like an unreachable network.
    if (response.type === 'error') throw new TypeError('fetch failed');
    return response;
  };
}

async function readBody(input: unknown, init: RequestInit | undefined): Promise<unknown> {
  const sent = init?.body ?? (input instanceof Request ? input.clone().body : null);
  return readJson(typeof sent === 'string' ? sent : await new Response(sent).text());
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unknownOperation(body: unknown): Promise<Response> {
  const name = readOperation(body)?.name;
  const message =
    name === undefined
      ? 'The body asks for no operation by its name, its text or the identifier of a persisted document.'
      : `No answer of ${name} was recorded. Give an override.`;
  const requested = { name: name ?? '', variables: {}, text: '' };
  const failure = failWith('INVALID_DOCUMENT', { message });
  return respondBy(failure, requested, async () => Response.error());
}
