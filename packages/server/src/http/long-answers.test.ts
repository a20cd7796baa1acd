import { execute, type GraphQLError, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createExecutableSchema } from '../graphql/executable-schema.js';
import { createDocumentCache } from './document-cache.js';
import { ExecutingContext } from './executing-context.js';
import { createExecutor } from './executor.js';
import { DEFAULT_HTTP_LIMITS } from './http-limits.js';
import { limitValues } from './value-budget.js';

const ROWS = 10_000;

const typeDefs = /* GraphQL */ `
  interface Named { name: String }
  type Part implements Named { name: String! }
  type Row { id: Int! name: String bad: String! parts: [Named] }
  type Table { rows: [Row] count: Int }
  type Cells { values: [String!] more: [Cells!] error: String }
  type Found { id: Int! candidates: [Candidate!]! }
  type Candidate { score: Int ids(to: Int): [Int!] }
  type Query { found: [Found!] table(from: Int): Table rows: [Row!]! broken: Int runs: Int cells(bad: Boolean): Cells sync: Cells refused: Int }
`;
const rows = Array.from({ length: ROWS }, (_, id) => ({
  id,
  name: `row ${id}`,
  bad: id === 7 ? null : 'fine',
  parts: id === 3 ? [{ __typename: 'Part', name: 'a part' }] : null,
}));

/** Some 280,000 values. @param bad - the item that has a value which may not be null. */
function cellsOf(bad: number) {
  const more = Array.from({ length: 20_000 }, (_, at) => ({
    values: [`a${at}`, `b${at}`, at === bad ? null : 'c', ...(at % 3 === 0 ? [] : ['d'])],
    more: at % 5 === 0 ? [{ values: [], error: `e${at}` }] : null,
    error: null,
  }));
  return { values: [], more, error: null };
}

/** Some 190,000 values. */
const found = Array.from({ length: 12_000 }, (_, id) => {
  const candidate = { score: id, ids: [1, 2, 3, 4, 5, 6] };
  return { id, candidates: id % 2 === 0 ? [candidate, candidate] : [candidate] };
});

/** A schema whose root fields count how often they run. */
function createSchema() {
  const runs: string[] = [];
  const resolvers = {
    Query: {
      async table(_: unknown, { from = 0 }: { from?: number }) {
        runs.push('table');
        return { rows: rows.slice(from) };
      },
      rows() {
        runs.push('rows');
        return rows;
      },
      found: () => found,
      async cells(_: unknown, { bad }: { bad?: boolean }) {
        runs.push('cells');
        return cellsOf(bad ? 12_345 : -1);
      },
      sync() {
        runs.push('sync');
        return cellsOf(-1);
      },
      async refused() {
        runs.push('refused');
        throw new Error('It is refused.');
      },
      broken() {
        runs.push('broken');
        throw new Error('It is broken.');
      },
    },
    Candidate: {
      ids({ score, ids }: { score: number; ids: readonly number[] }, { to = 9 }: { to?: number }) {
        if (score === 11_111) throw new Error('It has none.');
        return ids.filter((id) => id <= to);
      },
    },
    Table: { count: (table: { rows: readonly unknown[] }) => table.rows.length },
  };
  return { runs, schema: createExecutableSchema({ typeDefs, resolvers }) };
}

function contextOf(signal = new AbortController().signal): ExecutingContext {
  const cost = { units: 1, add: () => {}, check: () => Promise.resolve() };
  return new ExecutingContext(
    { services: {} as ExecutingContext['services'], engineId: 'e' },
    { scopes: null, client: 'c', cost },
    { signal },
  );
}

function createRun() {
  const { runs, schema: plain } = createSchema();
  const schema = limitValues(plain, 2_000_000);
  const documents = createDocumentCache({ ...DEFAULT_HTTP_LIMITS, schema, introspection: true });
  const executor = createExecutor(schema);
  const run = async (
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    signal?: AbortSignal,
  ) => {
    runs.length = 0;
    const context = contextOf(signal);
    const { data, errors = [] } = await executor(
      documents.prepare(query, null),
      context,
      variables,
    );
    return { data, errors, form: context.answer.form, runs: [...runs] };
  };
  return { plain, run };
}

/** Where two texts of JSON differ; they are too long to be shown. */
function firstDifference(one: unknown, other: unknown) {
  const [text, wanted] = [JSON.stringify(one), JSON.stringify(other)];
  if (text === wanted) return null;
  const at = Array.from(text).findIndex((letter, index) => letter !== wanted[index]);
  return [text, wanted].map((each) => each.slice(Math.max(0, at - 60), at + 60));
}

/** Errors of fields have no order among each other. */
function pathsOf(errors: readonly GraphQLError[] = []): readonly string[] {
  return errors.map(({ path }) => `${path}`).sort();
}

const LONG = 'rows { id name bad parts { name ... on Part { again: name } } }';

describe('a long answer', { timeout: 30_000 }, () => {
  it.each([
    `{ table { count ${LONG} } }`,
    `{ ${LONG} }`,
    `{ first: table(from: 2) { ${LONG} } table(from: 1) { rows { id } rows { name bad } } }`,
    `{ __typename broken table { ${LONG} } }`,
  ])('is what it is in one form alone: %s', async (query) => {
    const { plain, run } = createRun();
    const expected = await execute({ schema: plain, document: parse(query) });
    for (let use = 1; use <= 4; use += 1) {
      const { data, errors, form } = await run(query);
      expect(form).toBe('compiled');
      expect(JSON.stringify(data)).toBe(JSON.stringify(expected.data));
      expect(pathsOf(errors)).toEqual(pathsOf(expected.errors));
    }
  });

  const CELLS = '{ error values more { ...C twice: values more { ...C } } again: more { error } }';
  const FRAGMENT = 'fragment C on Cells { values error }';

  it.each([
    `{ cells ${CELLS} } ${FRAGMENT}`,
    `{ b: cells ${CELLS} refused a: cells { more { values } } __typename broken } ${FRAGMENT}`,
    `{ sync ${CELLS} table(from: 9990) { count rows { id } } } ${FRAGMENT}`,
    `{ cells(bad: true) ${CELLS} } ${FRAGMENT}`,
    '{ found { id candidates { score ids(to: 4) } } }',
    '{ a: found { b: candidates { ids } } sync { error values } found { id } }',
    `{ table { count ${LONG} } cells(bad: true) { more { values } } sync { more { values error } } }`,
  ])('is the same in parts, which others can work between: %s', async (query) => {
    const { plain, run } = createRun();
    const expected = await execute({ schema: plain, document: parse(query) });
    for (let use = 1; use <= 4; use += 1) {
      let turns = 0;
      const clock = setInterval(() => {
        turns += 1;
      });
      const { data, errors, runs } = await run(query);
      clearInterval(clock);
      expect(turns).toBeGreaterThan(0);
      expect(firstDifference(data, expected.data)).toBeNull();
      expect(pathsOf(errors)).toEqual(pathsOf(expected.errors));
      for (const name of ['sync', 'refused', 'broken'])
        expect(runs.filter((each) => each === name).length).toBeLessThanOrEqual(1);
    }
  });

  it('tells of errors where they stand in the whole, whichever part they lie in', async () => {
    const { plain, run } = createRun();
    const query = '{ found { id candidates { score ids } } }';
    const expected = await execute({ schema: plain, document: parse(query) });
    expect(expected.errors?.map(({ path }) => path)).toEqual([
      ['found', 11_111, 'candidates', 0, 'ids'],
    ]);
    for (let use = 1; use <= 4; use += 1) {
      const { data, errors } = await run(query);
      expect(firstDifference(data, expected.data)).toBeNull();
      expect(errors.map(({ path }) => path)).toEqual(expected.errors?.map(({ path }) => path));
    }
  });

  it('ends when nobody waits for it any more', async () => {
    const { run } = createRun();
    const leaving = new AbortController();
    const query = `{ cells ${CELLS} } ${FRAGMENT}`;
    const outcome = run(query, {}, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(outcome).rejects.toThrow('left');
  });

  it('asks each root field once, also those that fail', async () => {
    const { run } = createRun();
    const { runs } = await run(`{ a: table { ${LONG} } broken ${LONG} }`);
    expect(runs.toSorted()).toEqual(['broken', 'rows', 'table']);
  });

  it('reads its variables as any', async () => {
    const { run } = createRun();
    const query =
      'query ($from: Int! = 9990) { table { rows { id name bad } } few: table(from: $from) { rows { id } } }';
    for (const variables of [{}, { from: 9_990 }]) {
      const { data, form } = await run(query, variables);
      expect(form).toBe('compiled');
      expect(data).toMatchObject({ few: { rows: rows.slice(9_990).map(({ id }) => ({ id })) } });
    }
  });

  it('leaves short ones to the form that needs no preparation', async () => {
    const { run } = createRun();
    const short = await run('{ table(from: 9000) { rows { id } } broken }');
    expect(short).toMatchObject({ form: 'interpreted-at-first', runs: ['table', 'broken'] });
    expect(short.errors).toHaveLength(1);
  });

  it('is refused sooner for a document too long to be compiled', async () => {
    const { run } = createRun();
    const aliases = Array.from({ length: 600 }, (_, index) => `n${index}: name`).join(' ');
    const { data, errors } = await run(`{ table { rows { ${aliases} } } rows { id } }`);
    expect(errors[0]?.originalError?.message).toMatch(/more than 200.?000 values/);
    expect(data?.table).toBeNull();
    expect(data?.rows).toHaveLength(ROWS);
  });
});
