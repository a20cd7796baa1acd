import { GraphInsightsDocument } from '@biographql/core/strings';
import { describe, expect, it } from 'vitest';
import { type ClientError, createClient, isClientError } from './index.js';
import { network } from './network.fixture.js';

const url = 'http://localhost/graphql';
const body = (code?: string) => ({
  errors: [{ message: 'a message', ...(code && { extensions: { code } }) }],
});

async function getError(answer: Response | Error): Promise<ClientError> {
  const { fetch } = network(answer);
  const error: unknown = await createClient({ url, fetch, retries: 0 })
    .request(GraphInsightsDocument, {})
    .catch((e: unknown) => e);
  if (!isClientError(error)) throw error;
  return error;
}

describe('a failed request', () => {
  it.each<[string, Response | Error, ClientError['code'], boolean]>([
    ['no network', new TypeError('fetch failed'), 'NETWORK', true],
    ['a page of a gateway', new Response('<html>', { status: 502 }), 'HTTP_STATUS', true],
    ['a missing page', new Response('<html>', { status: 404 }), 'HTTP_STATUS', false],
    ['text', new Response('hello'), 'MALFORMED_RESPONSE', false],
    ['a gateway’s rejection', new Response('no', { status: 403 }), 'UNAUTHENTICATED', false],
    ['a rejected key', Response.json(body(), { status: 401 }), 'UNAUTHENTICATED', false],
    ['a rejected key under 200', Response.json(body('UNAUTHENTICATED')), 'UNAUTHENTICATED', false],
    [
      'a rejection with data',
      Response.json({ data: { a: 1 } }, { status: 401 }),
      'UNAUTHENTICATED',
      false,
    ],
    ['a rate limit', Response.json(body(), { status: 429 }), 'RATE_LIMITED', true],
    ['a gateway’s rate limit', new Response('', { status: 429 }), 'RATE_LIMITED', true],
    ['bad input', Response.json(body('INVALID_ID'), { status: 400 }), 'INVALID_REQUEST', false],
    ['a large body', Response.json(body(), { status: 413 }), 'INVALID_REQUEST', false],
    ['a failed field', Response.json(body('ENTITY_NOT_FOUND')), 'OPERATION_FAILED', false],
    ['a fault', Response.json(body('INTERNAL'), { status: 500 }), 'OPERATION_FAILED', false],
    [
      'an engine that is away',
      Response.json(body('ENGINE_UNAVAILABLE'), { status: 500 }),
      'OPERATION_FAILED',
      true,
    ],
    ['overload', Response.json(body('OVERLOADED'), { status: 503 }), 'OPERATION_FAILED', true],
  ])('recognizes %s by its code', async (_, answer, code, isRetryable) => {
    const error = await getError(answer);
    expect(error.code).toBe(code);
    expect(error.isRetryable).toBe(isRetryable);
    expect(error.facts).toBeTypeOf('object');
    expect(error.shortMessage).not.toBe('');
    expect(error.message).toBe(
      `${error.shortMessage}\nSee https://github.com/biographql/biographql/blob/main/docs/errors/${code}.md`,
    );
  });

  it('is an operation that failed in part when some field arrived', async () => {
    const error = await getError(
      Response.json({ data: { a: 1, b: null }, ...body('RATE_LIMITED') }, { status: 200 }),
    );
    expect(error.code === 'OPERATION_FAILED' && error.data).toEqual({ a: 1, b: null });
    expect(error.code === 'OPERATION_FAILED' && error.has('RATE_LIMITED')).toBe(true);
  });

  it.each([
    ['all', ['OVERLOADED', 'ENGINE_UNAVAILABLE'], true],
    ['some', ['OVERLOADED', 'ENTITY_NOT_FOUND'], false],
    ['codes of another service', ['toString'], false],
  ])('is retryable when all its errors are: %s', async (_, codes, isRetryable) => {
    const errors = codes.map((code) => ({ message: 'a message', extensions: { code } }));
    const error = await getError(Response.json({ data: { a: 1, b: null }, errors }));
    expect(error.isRetryable).toBe(isRetryable);
  });

  it('keeps the pages that the service names', async () => {
    const message =
      'There is no entity.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/ENTITY_NOT_FOUND.md';
    const error = await getError(Response.json({ data: { a: null }, errors: [{ message }] }));
    expect(error.message).toBe(message);
    expect(error.shortMessage).toBe('There is no entity.');
  });

  it('says how long to wait', async () => {
    const answer = new Response('', { status: 429, headers: { 'retry-after': '7' } });
    const error = await getError(answer);
    expect(error.code === 'RATE_LIMITED' && error.retryAfterMs).toBe(7_000);
  });

  it('can be switched over exhaustively', () => {
    const advice = (error: ClientError): string => {
      switch (error.code) {
        case 'NETWORK':
        case 'TIMEOUT':
        case 'HTTP_STATUS':
        case 'MALFORMED_RESPONSE':
          return 'the way there';
        case 'UNAUTHENTICATED':
        case 'UNSAFE_KEY':
          return 'the key';
        case 'RATE_LIMITED':
          return `wait ${error.retryAfterMs}`;
        case 'INVALID_REQUEST':
        case 'UNKNOWN_VARIABLE':
          return 'the request';
        case 'OPERATION_FAILED':
          return String(error.data);
        default: {
          const never: never = error;
          return never;
        }
      }
    };
    expect(advice).toBeTypeOf('function');
  });
});

describe('isClientError', () => {
  it('knows only this client’s errors', () => {
    expect(isClientError(new Error('x'))).toBe(false);
    expect(isClientError({ name: 'NetworkError' })).toBe(false);
    expect(isClientError(null)).toBe(false);
  });
});

it('a relative URL outside a browser is reported, and not retried', async () => {
  const client = createClient({ url: '/api/graphql' });
  const error: unknown = await client.request(GraphInsightsDocument, {}).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: 'NETWORK', isRetryable: false });
  expect(error).toHaveProperty(
    'shortMessage',
    expect.stringMatching(/Relative URLs only work in a browser/),
  );
});
