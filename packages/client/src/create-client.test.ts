import { GraphInsightsDocument, SearchArticlesDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  type Fetch,
  HttpStatusError,
  MalformedResponseError,
  NetworkError,
  OperationError,
  retry,
  TimeoutError,
  timeout,
  UnknownVariableError,
  UnsafeKeyError,
} from './index.js';

const url = 'http://localhost/graphql';

/** A network that answers what it is told, one answer per request, and remembers the requests. */
function network(...answers: (Response | Error)[]) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const fetch: Fetch = async (to, init) => {
    init.signal?.throwIfAborted();
    sent.push({ url: to, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    const answer = answers.shift() ?? Response.json({ data: { graphInsights: null } });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetch, sent };
}

describe('createClient', () => {
  it('sends document, variables, key and engine, and nothing else', async () => {
    const { fetch, sent } = network();
    const client = createClient({ url, apiKey: 'secret', engineId: 'biographql', fetch });
    await client.request(GraphInsightsDocument, { startNode: 'Q1' });
    expect(sent[0]?.headers.get('x-api-key')).toBe('secret');
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['query', 'variables']);
    expect(sent[0]?.body.variables).toEqual({ startNode: 'Q1', engineID: 'biographql' });
  });

  it('sends the hash of a persisted document', async () => {
    const { fetch, sent } = network();
    await createClient({ url, persisted: true, fetch }).request(GraphInsightsDocument, {});
    expect(sent[0]?.body).toMatchObject({
      documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(sent[0]?.body).not.toHaveProperty('query');
  });

  it('refuses a variable held in a value that the document does not declare', async () => {
    const variables: object = { startNode: 'Q1', maxNeighbours: 5 };
    const { fetch, sent } = network();
    await expect(
      createClient({ url, fetch }).request(GraphInsightsDocument, variables),
    ).rejects.toThrow(UnknownVariableError);
    expect(sent).toEqual([]);
  });

  it('reads declared variables over several lines', async () => {
    const { fetch, sent } = network(Response.json({ data: { searchInsights: null } }));
    await createClient({ url, fetch }).request(SearchArticlesDocument, {
      query: 'a',
      pageSize: 5,
      doi: null,
    });
    expect(sent).toHaveLength(1);
  });

  it('keeps partial data beside the errors', async () => {
    const { fetch } = network(
      Response.json({
        data: { graphInsights: null },
        errors: [{ message: 'no', extensions: { code: 'ENTITY_NOT_FOUND' } }],
      }),
    );
    const error = await createClient({ url, fetch })
      .request(GraphInsightsDocument, {})
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(OperationError);
    if (!(error instanceof OperationError)) return;
    expect(error.has('ENTITY_NOT_FOUND')).toBe(true);
    expect(error.data).toEqual({ graphInsights: null });
    expect(error.isRetryable).toBe(false);
  });

  it.each([
    [new Response('<html>', { status: 502 }), HttpStatusError],
    [new Response('<html>', { status: 200 }), MalformedResponseError],
    [Response.json([1]), MalformedResponseError],
    [Response.json({ data: null, errors: [] }), MalformedResponseError],
    [Response.json({ errors: [{ message: 'key' }] }, { status: 401 }), OperationError],
    [new TypeError('fetch failed'), NetworkError],
  ])('tells %s apart', async (answer, type) => {
    const { fetch } = network(answer);
    await expect(createClient({ url, fetch }).request(GraphInsightsDocument, {})).rejects.toThrow(
      type,
    );
  });

  it('shows no credentials of the address', async () => {
    const { fetch } = network(new TypeError('x'));
    const client = createClient({ url: 'http://user:pw@host/graphql?key=1', fetch });
    const error = await client.request(GraphInsightsDocument, {}).catch((e: unknown) => e);
    expect(JSON.stringify(error)).not.toMatch(/pw|key=1/);
  });

  it('rejects with the reason of an abort', async () => {
    const { fetch } = network();
    const reason = new Error('left');
    await expect(
      createClient({ url, fetch }).request(
        GraphInsightsDocument,
        {},
        { signal: AbortSignal.abort(reason) },
      ),
    ).rejects.toBe(reason);
  });

  it('refuses a key in a browser', () => {
    Object.assign(globalThis, { document: {} });
    try {
      expect(() => createClient({ url, apiKey: 'k' })).toThrow(UnsafeKeyError);
      expect(() => createClient({ url, headers: { 'X-API-Key': 'k' } })).toThrow(UnsafeKeyError);
      expect(() => createClient({ url })).not.toThrow();
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });
});

describe('retry', () => {
  const patient = { baseDelayMs: 1, random: () => 0 };

  it('sends again after 503 and a network failure, then answers', async () => {
    const { fetch, sent } = network(new Response('', { status: 503 }), new TypeError('x'));
    await createClient({ url, fetch, middleware: [retry(patient)] }).request(
      GraphInsightsDocument,
      {},
    );
    expect(sent).toHaveLength(3);
  });

  it('waits for Retry-After, but not longer than it may', async () => {
    const limited = () =>
      Response.json(
        { errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] },
        { status: 429, headers: { 'retry-after': '60' } },
      );
    const { fetch, sent } = network(limited(), limited());
    await expect(
      createClient({ url, fetch, middleware: [retry(patient)] }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(OperationError);
    expect(sent).toHaveLength(1);
  });

  it.each([400, 401, 500])('never sends again after %s', async (status) => {
    const { fetch, sent } = network(Response.json({ errors: [{ message: 'x' }] }, { status }));
    await expect(
      createClient({ url, fetch, middleware: [retry(patient)] }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(OperationError);
    expect(sent).toHaveLength(1);
  });

  it('stops waiting when the caller leaves', async () => {
    const { fetch, sent } = network(new TypeError('x'));
    const leave = new AbortController();
    const request = createClient({
      url,
      fetch,
      middleware: [retry({ baseDelayMs: 60_000 })],
    }).request(GraphInsightsDocument, {}, { signal: leave.signal });
    setTimeout(() => leave.abort(new Error('left')), 5);
    await expect(request).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });
});

describe('timeout', () => {
  it('ends a request that hangs', async () => {
    const fetch: Fetch = (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    await expect(
      createClient({ url, fetch, middleware: [timeout(5)] }).request(GraphInsightsDocument, {}),
    ).rejects.toThrow(TimeoutError);
  });
});
