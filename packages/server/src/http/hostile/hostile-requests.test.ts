import { inProcessPredictor } from '@biographql/engines/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestService, type TestService } from '../../testing/index.js';
import { HOSTILE_REQUESTS } from './hostile-requests.fixture.js';

/** Characters of an answer to a request that is rejected. */
const LONGEST_REJECTION = 8_000;

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ engines: { admet: inProcessPredictor() } });
});
afterAll(() => service[Symbol.asyncDispose]());

async function ask(body: unknown): Promise<{ status: number; text: string }> {
  const response = await service.fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

describe('a hostile request', () => {
  it('is one of many', () => {
    expect(HOSTILE_REQUESTS.length).toBeGreaterThan(100);
    expect(new Set(HOSTILE_REQUESTS.map(([name]) => name)).size).toBe(HOSTILE_REQUESTS.length);
  });

  for (const [name, body, status, code] of HOSTILE_REQUESTS) {
    it(`${name}: ${status} ${code ?? 'answered'}, each time it comes`, async () => {
      // An allowed document is compiled on its fourth use.
      for (let time = 1; time <= 4; time += 1) {
        const answer = await ask(body);
        expect(answer.status).toBe(status);
        const { errors, data } = JSON.parse(answer.text);
        expect(errors?.[0].extensions.code ?? null).toBe(code);
        if (code === null) expect(data).not.toBeNull();
        else expect(answer.text.length).toBeLessThan(LONGEST_REJECTION);
      }
    });
  }
});

describe('a name that JavaScript has a meaning for', () => {
  it('is an alias like any other, compiled or not', async () => {
    const query = '{ __proto__: __typename constructor: __typename toString: __typename }';
    const plain = '{ constructor: __typename toString: __typename hasOwnProperty: __typename }';
    for (let time = 1; time <= 4; time += 1) {
      const { data } = JSON.parse((await ask({ query })).text);
      expect(Object.entries(data)).toEqual([
        ['__proto__', 'Query'],
        ['constructor', 'Query'],
        ['toString', 'Query'],
      ]);
      expect(Object.keys(JSON.parse((await ask({ query: plain })).text).data)).toHaveLength(3);
    }
  });

  it.each(['constructor', 'toString', '__defineGetter__'])(
    'is a variable like any other: %s',
    async (name) => {
      const query = `query Q($${name}: String) { getQids(question: $${name}) }`;
      const usual = await ask({
        query: 'query Q($q: String) { getQids(question: $q) }',
        variables: { q: 'asthma' },
      });
      const { data } = JSON.parse(usual.text);
      for (let time = 1; time <= 4; time += 1) {
        const body = `{"query":${JSON.stringify(query)},"variables":{"${name}":"asthma"}}`;
        expect(JSON.parse((await ask(body)).text).data).toEqual(data);
        expect(JSON.parse((await ask({ query })).text).errors[0].extensions).toMatchObject({
          code: 'INVALID_ARGUMENT',
          argument: 'question',
        });
      }
    },
  );
});
