import {
  GraphInsightsDocument,
  SearchArticlesDocument,
  SearchEntityDocument,
} from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  HttpStatusError,
  MalformedResponseError,
  NetworkError,
  OperationError,
  type TypedText,
  UnauthenticatedError,
  UnknownVariableError,
  UnsafeKeyError,
} from './index.js';
import { network } from './network.fixture.js';

const url = 'http://localhost/graphql';

describe('createClient', () => {
  it('sends document, variables, key and engine, and nothing else', async () => {
    const { fetch, sent } = network();
    const client = createClient({ url, apiKey: 'secret', engineId: 'biographql', fetch });
    await client.request(GraphInsightsDocument, { startNode: 'Q1' });
    expect(sent[0]?.headers.get('x-api-key')).toBe('secret');
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['query', 'variables']);
    expect(sent[0]?.body.variables).toEqual({ startNode: 'Q1', engineID: 'biographql' });
  });

  it('sends the dataset with documents that have no variable for it', async () => {
    const { fetch, sent } = network();
    const client = createClient({ url, engineId: 'lab', fetch });
    await client.request(SearchEntityDocument, { searchText: 'asthma' }).catch(() => {});
    expect(sent[0]?.body).toMatchObject({
      variables: { searchText: 'asthma' },
      extensions: { engineID: 'lab' },
    });
  });

  it('sends the hash of a persisted document', async () => {
    const { fetch, sent } = network();
    await createClient({ url, persisted: true, fetch }).request(GraphInsightsDocument, {});
    expect(sent[0]?.body).toMatchObject({
      documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(sent[0]?.body).not.toHaveProperty('query');
  });

  it('rejects a variable held in a value that the document does not declare', async () => {
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

  it('reads the declared variables of a document whose fragment comes first', async () => {
    const { fetch, sent } = network();
    const text = `fragment T on DataFrame { rows } # $no: a comment
      query Own($sparql: String = "$not: this") { advancedSearch(query: $sparql) { ...T } }`;
    const client = createClient({ url, fetch });
    await client.request(text as TypedText<unknown, Record<string, string>>, { sparql: 'ASK {}' });
    expect(sent[0]?.body).toMatchObject({ variables: { sparql: 'ASK {}' } });
    const wrong = { no: '', not: '' };
    await expect(
      client.request(text as TypedText<unknown, Record<string, string>>, wrong),
    ).rejects.toThrow('Available: `sparql`');
  });

  it('returns partial data with the errors', async () => {
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
    [Response.json({ errors: [{ message: 'key' }] }, { status: 401 }), UnauthenticatedError],
    [new TypeError('fetch failed'), NetworkError],
  ])('distinguishes %s', async (answer, type) => {
    const { fetch } = network(answer);
    const request = createClient({ url, fetch, retries: 0 }).request(GraphInsightsDocument, {});
    await expect(request).rejects.toThrow(type);
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

  it('sends one value per header, in any letter case, and the key of its option', async () => {
    const { fetch, sent } = network();
    const headers = { 'X-API-Key': 'other', 'Content-Type': 'application/json; charset=utf-8' };
    await createClient({ url, fetch, apiKey: 'mine', headers }).request(GraphInsightsDocument, {});
    expect(sent[0]?.headers.get('x-api-key')).toBe('mine');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('takes Headers, and functions that are called before each request', async () => {
    const { fetch, sent } = network();
    let calls = 0;
    const headers = async () => {
      calls += 1;
      return new Headers({ Authorization: `Bearer ${calls}` });
    };
    const client = createClient({ url, fetch, headers });
    await client.request(GraphInsightsDocument, {});
    await client.request(GraphInsightsDocument, {});
    expect(sent.map((one) => one.headers.get('authorization'))).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('has the request id of the service on errors', async () => {
    const headers = { 'x-request-id': 'r1' };
    for (const answer of [
      new Response('<html>', { status: 502, headers }),
      new Response('text', { headers }),
      Response.json({ errors: [{ message: 'x' }] }, { headers }),
    ]) {
      const client = createClient({ url, retries: 0, fetch: network(answer).fetch });
      const error = await client.request(GraphInsightsDocument, {}).catch((e: unknown) => e);
      expect(error).toHaveProperty('requestId', 'r1');
    }
  });

  it('has errors that are plain data once they are spread', async () => {
    const answer = Response.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] });
    const client = createClient({ url, fetch: network(answer).fetch });
    const error = await client.request(GraphInsightsDocument, {}).catch((e: object) => e);
    expect(structuredClone({ ...error })).toMatchObject({
      name: 'OperationError',
      code: 'OPERATION_FAILED',
      shortMessage: 'x',
      errors: [{ extensions: { code: 'INTERNAL' } }],
    });
  });

  it('rejects a key in a browser, also one of a function', async () => {
    Object.assign(globalThis, { document: {} });
    try {
      const client = createClient({ url, headers: () => ({ 'X-API-Key': 'k' }) });
      await expect(client.request(GraphInsightsDocument, {})).rejects.toThrow(UnsafeKeyError);
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  });

  it('rejects a key in a browser', () => {
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
