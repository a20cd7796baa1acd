import { describe, expect, it } from 'vitest';
import { createExecutableSchema } from '../graphql/resolvers/index.js';
import { createTinyServer, outcome, post, type TinyOptions } from './tiny-server.fixture.js';

const ROWS = 10_000;
const rows = Array.from({ length: ROWS }, (_, index) => ({ values: [`row ${index}`, null, 'x'] }));
const bindings = rows.map(({ values }) => ({ a: { type: 'literal', value: values[0] } }));

const typeDefs = /* GraphQL */ `
  scalar Results
  type Row { values: [String]! }
  type Table { rows: [Row!] results: Results }
  type Query { table: Table hello: String long: [Long!] }
  type Long { text: String }
`;
const resolvers = {
  Query: {
    table: async () => ({ rows, results: { bindings } }),
    hello: () => 'Hello',
    long: () => [{ text: 'x'.repeat(1_000_000) }],
  },
};

function createServer(limits: TinyOptions['limits'] = {}) {
  return createTinyServer({ schema: createExecutableSchema({ typeDefs, resolvers }), limits });
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('a large answer', { timeout: 30_000 }, () => {
  it('is the same text as a small one, interpreted and compiled', async () => {
    await using server = await createServer();
    for (let time = 1; time <= 5; time += 1) {
      const response = await post(server, { query: '{ table { rows { values } results } }' });
      expect(await response.text()).toBe(
        JSON.stringify({ data: { table: { rows, results: { bindings } } } }),
      );
    }
  });

  it.each([
    ['of a list', `{ table { ${aliases(100, 'rows { values }')} } }`],
    ['of leaves', `{ table { rows { ${aliases(100, 'values')} } } }`],
    [
      'of the fields around them',
      `{ ${aliases(20, 'table { a: rows { values } b: rows { values } c: rows { values } }')} }`,
    ],
    ['in fragments', `{ table { ${aliases(60, 'rows { ...F }')} } } fragment F on Row { values }`],
  ])('is rejected before it is made: aliases %s', async (_, query) => {
    await using server = await createServer({ maxResponseValues: 200_000 });
    for (let time = 1; time <= 4; time += 1) {
      const answered = await outcome(await post(server, { query }));
      expect(answered.codes).toContain('RESULT_TOO_LARGE');
    }
  });

  it('leaves the other fields of its request', async () => {
    await using server = await createServer({ maxResponseValues: 1_000 });
    expect(
      await outcome(await post(server, { query: '{ hello table { rows { values } } }' })),
    ).toEqual({ status: 200, codes: ['RESULT_TOO_LARGE'], data: { hello: 'Hello', table: null } });
    const before = 'query { table { rows { values } } later: hello }';
    expect(await outcome(await post(server, { query: before }))).toMatchObject({
      codes: ['RESULT_TOO_LARGE'],
      data: { table: null, later: 'Hello' },
    });
  });

  it('is rejected as soon as it has too many bytes: aliases of a value that is no list here', async () => {
    await using server = await createServer({ maxResponseBytes: 1_000_000 });
    const one = await post(server, { query: '{ table { results } }' });
    expect(one.status).toBe(200);
    const many = await outcome(
      await post(server, { query: `{ table { ${aliases(1_900, 'results')} } }` }),
    );
    expect(many).toEqual({ status: 400, codes: ['RESULT_TOO_LARGE'], data: { table: null } });
  });

  it('is rejected before it is written: aliases of a long text', async () => {
    await using server = await createServer();
    expect((await post(server, { query: '{ long { text } }' })).status).toBe(200);
    for (let time = 1; time <= 4; time += 1) {
      const many = await post(server, { query: `{ hello long { ${aliases(1_900, 'text')} } }` });
      expect(await outcome(many)).toEqual({
        status: 200,
        codes: ['RESULT_TOO_LARGE'],
        data: { hello: 'Hello', long: null },
      });
    }
  });

  it('may hold 100,000 rows of three columns', async () => {
    const values = ['a', 'b', 'c'];
    const schema = createExecutableSchema({
      typeDefs: 'type Row { values: [String]! } type Query { rows: [Row!] }',
      resolvers: { Query: { rows: () => Array.from({ length: 100_000 }, () => ({ values })) } },
    });
    await using server = await createTinyServer({ schema });
    const { status, data } = await outcome(await post(server, { query: '{ rows { values } }' }));
    expect([status, data.rows.length]).toEqual([200, 100_000]);
  });
});
