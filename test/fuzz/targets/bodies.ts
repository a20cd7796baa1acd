import fc from 'fast-check';
import { checkResponse } from '../check-response.js';
import { nearly } from '../mutate.js';
import type { Target } from '../target.js';
import { openRecordedService } from './service.js';

interface Sent {
  readonly body: string;
  /** Bytes that are put over others: position as a part of the length, and value. */
  readonly damage: readonly (readonly [at: number, byte: number])[];
  readonly headers: Readonly<Record<string, string>>;
}

const BODIES = [
  '{"query":"{ __typename }"}',
  '{"query":"query A($t: String!) { searchAsYouType(engineID: \\"biographql\\", searchText: $t) { __typename } }","variables":{"t":"asthma"},"operationName":"A"}',
  '{"query":"{ __typename }","variables":{"__proto__":{"a":1},"constructor":null},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}',
  '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
  '{"a":'.repeat(200),
  '['.repeat(400),
];

const WORDS = [
  '"query":',
  '"variables":',
  '"operationName":',
  '"extensions":',
  'null',
  '[]',
  '{}',
  '\\u0000',
  '\\ud800',
  '1e999',
  '-0',
];

const HEADERS = {
  'content-type': [
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/graphql',
    'text/plain',
    ';;',
    '',
  ],
  accept: ['*/*', 'application/graphql-response+json', 'text/html', ';q=', ''],
  'x-api-key': ['wrong', '', '\u00ff'.repeat(300)],
  'content-encoding': ['gzip', 'br', 'identity', 'none'],
  'x-request-id': ['a', 'a b', '"'.repeat(300)],
};

/** Bodies and headers that are nearly those of a request. */
export const bodiesTarget: Target<Sent> = {
  name: 'bodies',
  promise: 'raw bodies and headers that are nearly right: a status below 500, JSON with a code',
  inputs: fc.record({
    body: nearly(BODIES, WORDS),
    damage: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
      maxLength: 4,
    }),
    headers: fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      ...Object.entries(HEADERS).map(([name, values]) => ({
        weight: 1,
        arbitrary: fc.constantFrom(...values).map((value) => ({ [name]: value })),
      })),
    ),
  }),
  async open() {
    const service = await openRecordedService();
    return {
      async attempt({ body, damage, headers }) {
        const bytes = new TextEncoder().encode(body);
        for (const [at, byte] of damage) bytes[Math.floor(at * bytes.length)] = byte;
        return await checkResponse(await service.post(bytes, headers));
      },
      [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
    };
  },
};
