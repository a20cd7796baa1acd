import { describe, expect, it } from 'vitest';
import { createTinyServer, outcome, post } from './tiny-server.fixture.js';

describe('a request that can be served', () => {
  it('answers data as JSON', async () => {
    await using server = await createTinyServer();
    const response = await post(server, { query: '{ hello }' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ data: { hello: 'Hello you' } });
  });

  it('answers the same before and after the document is compiled', async () => {
    await using server = await createTinyServer();
    const query =
      'query Q($c: Color, $n: String) { color(color: $c) hello(name: $n) inner { name list { name } } }';
    const answers = new Set<string>();
    for (let use = 0; use < 8; use += 1) {
      const response = await post(server, { query, variables: { c: 'RED', n: 'x' } });
      answers.add(await response.text());
    }
    expect([...answers]).toEqual([
      '{"data":{"color":"RED","hello":"Hello x","inner":{"name":"inner","list":[{"name":"a"},{"name":"b"}]}}}',
    ]);
  });

  it('runs the named operation of several, also once they are compiled', async () => {
    await using server = await createTinyServer();
    const query = 'query A { hello(name: "a") } query B { hello(name: "b") }';
    for (let use = 0; use < 6; use += 1) {
      for (const [operationName, answer] of [
        ['A', 'Hello a'],
        ['B', 'Hello b'],
      ]) {
        const response = await post(server, { query, operationName });
        expect(await response.json()).toEqual({ data: { hello: answer } });
      }
    }
  });

  it('keeps variables in their types once compiled: wrong ones are rejected each time', async () => {
    await using server = await createTinyServer();
    const query = 'query Q($id: ID!, $c: Color) { required(id: $id) color(color: $c) }';
    for (let use = 0; use < 8; use += 1) {
      const missing = await outcome(await post(server, { query, variables: {} }));
      expect(missing).toEqual({ status: 400, codes: ['INVALID_ARGUMENT'], data: undefined });
      const unknown = await outcome(
        await post(server, { query, variables: { id: '1', c: 'BLUE' } }),
      );
      expect(unknown).toEqual({ status: 400, codes: ['INVALID_ARGUMENT'], data: undefined });
      const good = await outcome(await post(server, { query, variables: { id: '1', c: 'RED' } }));
      expect(good).toEqual({
        status: 200,
        codes: undefined,
        data: { required: '1', color: 'RED' },
      });
    }
  });

  it('executes a document too large for the cache', async () => {
    await using server = await createTinyServer();
    const fields = Array.from({ length: 600 }, (_, index) => `n${index}: name`).join(' ');
    const response = await post(server, { query: `{ inner { ${fields} } }` });
    const { data } = await response.json();
    expect(Object.keys(data.inner)).toHaveLength(600);
  });
});

describe('statuses after execution', () => {
  const cases = [
    ['{ rejected }', 400, ['INVALID_ARGUMENT']],
    ['{ timedOut }', 400, ['QUERY_TIMEOUT']],
    ['{ overloaded }', 503, ['OVERLOADED']],
    ['{ broken }', 500, ['INTERNAL']],
    ['{ brokenType { name } }', 500, ['INTERNAL']],
    ['{ rejected broken }', 500, ['INVALID_ARGUMENT', 'INTERNAL']],
    ['{ rejected overloaded }', 503, ['INVALID_ARGUMENT', 'OVERLOADED']],
    ['{ hello broken }', 200, ['INTERNAL']],
    ['{ color }', 200, undefined],
  ] as const;

  for (const [query, status, codes] of cases) {
    it(`${query} answers ${status}`, async () => {
      await using server = await createTinyServer();
      for (let use = 0; use < 6; use += 1) {
        const answered = await outcome(await post(server, { query }));
        expect(answered.status).toBe(status);
        expect(answered.codes?.toSorted()).toEqual(codes?.toSorted());
      }
    });
  }

  it('writes the facts of an error of ours as extensions, with its path and place', async () => {
    await using server = await createTinyServer();
    const response = await post(server, { query: '{ rejected }' });
    expect(await response.json()).toEqual({
      data: { rejected: null },
      errors: [
        {
          message:
            '`pageSize` must be 1 to 100. Received: "0".\nSee https://github.com/biographql/biographql/blob/main/docs/errors/INVALID_ARGUMENT.md',
          locations: [{ line: 1, column: 3 }],
          path: ['rejected'],
          extensions: { code: 'INVALID_ARGUMENT', argument: 'pageSize', received: 0 },
        },
      ],
    });
  });

  it('says when to come back', async () => {
    await using server = await createTinyServer();
    const response = await post(server, { query: '{ overloaded }' });
    expect(response.headers.get('retry-after')).toBe('7');
  });

  it('masks what nobody foresaw and logs it once under the incident of the answer', async () => {
    const lines: Record<string, unknown>[] = [];
    await using server = await createTinyServer({ lines });
    for (let use = 0; use < 5; use += 1) {
      lines.length = 0;
      const response = await post(server, { query: '{ broken }' });
      const text = await response.text();
      expect(text).not.toContain('secret');
      const { message, extensions } = JSON.parse(text).errors[0];
      expect(message).toBe(
        'Internal error\nSee https://github.com/biographql/biographql/blob/main/docs/errors/INTERNAL.md',
      );
      const reports = lines.filter((line) => 'err' in line);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({ incident: extensions.incident, level: 50 });
      expect(JSON.stringify(reports[0])).toContain('tiny-server.fixture.ts');
    }
  });
});
