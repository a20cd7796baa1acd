import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTinyServer, outcome, post } from '../http/tiny-server.fixture.js';

const QUERY =
  'query Q($id: ID!, $color: Color, $n: Int) { required(id: $id) color(color: $color) neighbors(maxNeighbors: $n) }';

/** Enough for the compiled form to be in use. */
const USES = 6;

describe('a document that is used again and again', () => {
  it('answers the same before and after it is compiled', async () => {
    await using server = await createTinyServer();
    const cases = [
      { id: 'a', color: 'RED', n: 2 },
      { id: 7, color: null },
      { id: 'a', color: 'BLUE' },
      { id: null },
      { color: 'RED' },
      { id: 'a', n: 2 ** 31 },
      { id: 'a', n: 1.5 },
      { id: 'a', n: '1' },
      { id: ['a'] },
      { id: { a: 1 } },
      { id: true },
      { id: 1.5 },
    ];
    const ask = async (variables: object) => {
      const response = await post(server, { query: QUERY, variables });
      return { status: response.status, body: await response.json() };
    };
    // Each case is sent under its own text first, so that graphql-js answers it.
    const interpreted = [];
    for (const [index, variables] of cases.entries()) {
      const response = await post(server, { query: `${QUERY} # ${index}`, variables });
      interpreted.push({ status: response.status, body: await response.json() });
    }
    for (let use = 0; use < USES; use += 1) await ask(cases[0] ?? {});
    const compiled = [];
    for (const variables of cases) compiled.push(await ask(variables));
    expect(compiled).toEqual(interpreted);
  });

  it('reads plain variables as before it was compiled, whatever is sent', async () => {
    await using server = await createTinyServer();
    const query =
      'query Q($id: ID! = "x", $s: String = "d", $n: Int) { required(id: $id) hello(name: $s) neighbors(maxNeighbors: $n) }';
    for (let use = 0; use < USES; use += 1) await post(server, { query });
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.integer(),
      fc.constantFrom(1.5, 2 ** 40),
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({ id: values, s: values, n: values }, { requiredKeys: [] }),
        async (variables) => {
          count += 1;
          const [compiled, interpreted] = await Promise.all(
            [query, `${query} # ${count}`].map((text) => post(server, { query: text, variables })),
          );
          expect(compiled?.status).toBe(interpreted?.status);
          expect(await compiled?.text()).toBe(await interpreted?.text());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes the default of a variable that is never null', async () => {
    await using server = await createTinyServer();
    for (let use = 0; use < USES; use += 1) {
      const query = 'query ($id: ID! = "x") { required(id: $id) hello }';
      const response = await post(server, { query });
      expect(await outcome(response)).toMatchObject({ status: 200, data: { required: 'x' } });
    }
  });

  it('keeps its operations apart', async () => {
    await using server = await createTinyServer();
    const query = 'query A { hello(name: "a") } query B { hello(name: "b") }';
    for (let use = 0; use < USES; use += 1) {
      for (const [operationName, hello] of [
        ['A', 'Hello a'],
        ['B', 'Hello b'],
      ]) {
        const answer = await outcome(await post(server, { query, operationName }));
        expect(answer).toMatchObject({ status: 200, data: { hello } });
      }
    }
  });

  it('answers errors of fields with and without promises alike', async () => {
    await using server = await createTinyServer();
    for (let use = 0; use < USES; use += 1) {
      const sync = await outcome(await post(server, { query: '{ rejected hello }' }));
      expect(sync).toEqual({
        status: 200,
        codes: ['INVALID_ARGUMENT'],
        data: { rejected: null, hello: 'Hello you' },
      });
      const later = await outcome(await post(server, { query: '{ timedOut overloaded }' }));
      expect(later).toMatchObject({ status: 503, data: { timedOut: null, overloaded: null } });
      const broken = await post(server, { query: '{ broken brokenType { name } }' });
      expect(broken.status).toBe(500);
      expect(await broken.text()).not.toContain('secret');
    }
  });
});
