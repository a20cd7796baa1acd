import {
  EngineUnavailableError,
  ERROR_CODES,
  OverloadedError,
  QueryTimeoutError,
  QueryTooLargeError,
  ResultTooLargeError,
} from '@biographql/core';
import { schemaText } from '@biographql/core/schema';
import type { Engine, Engines } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import {
  createTestService,
  type TestService,
  type TestServiceOptions,
  tablePredictor,
} from '@biographql/server/testing';
import { buildSchema, isObjectType, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { documentedOperations } from '../../apps/docs/src/schema-page.js';

type Variables = Readonly<Record<string, unknown>>;

/** What each root field of the schema was seen to answer: as errors, and in rows whose others succeeded. */
type SeenCodes = Map<string, { readonly errors: Set<string>; readonly rows: Set<string> }>;

const OPERATIONS = documentedOperations();
const VALUES = { hERG: { CCO: 0.1 }, logS: { CCO: 1.1 } };
/** Longer than any text that is read. */
const LONG = 'a'.repeat(20_000);
const WRONG_TEXTS = ['', 'no such thing', 'Q999999999', 'DROP ALL', 'SELECT ?x { ?x ?y }', LONG];
const WRONG_NUMBERS = [-1, 1_000_000_000];

const UNAVAILABLE = () => new EngineUnavailableError('test', 'a call');
const OVERLOADED = () => new OverloadedError('test', 1);
const TIMED_OUT = () => new QueryTimeoutError('test', 10);
const UNFORESEEN = () => new Error('nobody foresaw this');

/** How each engine fails: with the errors that its drivers make, and with one that nobody foresaw. */
const FAILURES: Readonly<Record<keyof Engines, readonly (() => Error)[]>> = {
  graph: [
    ...[UNAVAILABLE, OVERLOADED, TIMED_OUT, UNFORESEEN],
    () => new QueryTooLargeError('test', 1),
    () => new ResultTooLargeError(10, 'rows', 'Ask for fewer.'),
  ],
  labels: [UNAVAILABLE, OVERLOADED, UNFORESEEN],
  articles: [UNAVAILABLE, OVERLOADED, TIMED_OUT, UNFORESEEN],
  admet: [UNAVAILABLE, OVERLOADED, UNFORESEEN],
};

it('are documented for each field of the schema', async () => {
  const seen: SeenCodes = new Map();
  await askAll(
    seen,
    { engines: { admet: tablePredictor(VALUES) }, maxMolecules: 2 },
    wrongVariables,
  );
  await askAll(seen, {}, (_, given) => [given]);
  await askAll(seen, { scopes: ['metrics'] }, (_, given) => [given]);
  await askWithFailures(seen);
  readDescriptions(seen);
  const fields = Object.fromEntries(
    [...seen]
      .sort(([first], [second]) => first.localeCompare(second))
      .map(([field, { errors, rows }]) => [
        field,
        { errors: [...errors].sort(), rows: [...rows].filter((code) => !errors.has(code)).sort() },
      ]),
  );
  expect(Object.values(fields).every(({ errors }) => errors.includes('FORBIDDEN'))).toBe(true);
  await expect(`${JSON.stringify(fields, null, 2)}\n`).toMatchFileSnapshot(
    '../../docs/field-codes.json',
  );
}, 300_000);

/** What a field says of itself. */
function readDescriptions(seen: SeenCodes): void {
  const { Query } = buildSchema(schemaText).getTypeMap();
  const fields = isObjectType(Query) ? Object.values(Query.getFields()) : [];
  for (const { name, description } of fields) {
    for (const [, code = ''] of (description ?? '').matchAll(/`([A-Z_]+)`/g)) {
      if (Object.hasOwn(ERROR_CODES, code)) codesOf(seen, name).errors.add(code);
    }
  }
}

/** Asks each operation of a service with other variables than those that it answers. */
async function askAll(
  seen: SeenCodes,
  options: TestServiceOptions,
  variablesFor: (document: string, given: Variables) => readonly Variables[],
): Promise<void> {
  await using service = await createTestService(options);
  for (const { document, variables } of OPERATIONS) {
    for (const changed of variablesFor(document, variables)) {
      await ask(service, document, changed, seen);
    }
  }
}

/** Asks services of whose engines one fails, in one way after another: none has an answer in its caches. */
async function askWithFailures(seen: SeenCodes): Promise<void> {
  for (const [engine, failures] of Object.entries(FAILURES)) {
    let failure: (() => Error) | null = null;
    const failing = await openFailing(engine, () => failure);
    await using service = await createTestService({ engines: failing });
    for (failure of failures) {
      for (const { document, variables } of OPERATIONS) {
        await ask(service, document, variables, seen);
      }
    }
    failure = null;
  }
}

async function openFailing(
  failing: string,
  failureNow: () => (() => Error) | null,
): Promise<Engines> {
  const engines = await openSeedEngines(SEEDS['three-diseases'], WIKIDATA);
  const partly = <T extends Engine>(name: keyof Engines, engine: T) =>
    name === failing ? failingEngine(engine, failureNow) : engine;
  return {
    graph: partly('graph', engines.graph),
    labels: partly('labels', engines.labels),
    articles: partly('articles', engines.articles),
    admet: partly('admet', tablePredictor(VALUES)),
  };
}

/** Wraps an engine so that a test can make it fail. */
function failingEngine<T extends Engine>(engine: T, failureNow: () => (() => Error) | null): T {
  return new Proxy(engine, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const isRequested = typeof key === 'string' && !['ready', 'load'].includes(key);
      return (...given: unknown[]) => {
        const failure = failureNow();
        if (isRequested && failure !== null) return Promise.reject(failure());
        return Reflect.apply(value, target, given);
      };
    },
  });
}

async function ask(
  { fetch, url, apiKey }: TestService,
  query: string,
  variables: Variables,
  seen: SeenCodes,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = await response.json();
  for (const { path = [], extensions } of errors) {
    if (typeof path[0] === 'string') codesOf(seen, path[0]).errors.add(extensions.code);
  }
  for (const [field, value] of Object.entries(data ?? {})) {
    for (const code of codesWithin(value)) codesOf(seen, field).rows.add(code);
  }
}

function codesOf(seen: SeenCodes, field: string) {
  const codes = seen.get(field) ?? { errors: new Set<string>(), rows: new Set<string>() };
  seen.set(field, codes);
  return codes;
}

function codesWithin(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'code' && typeof part === 'string' && Object.hasOwn(ERROR_CODES, part)
      ? [part]
      : codesWithin(part),
  );
}

/** The variables of an operation, each with one of them wrong in one way, or left out. */
function wrongVariables(document: string, given: Variables): readonly Variables[] {
  const declared = parse(document)
    .definitions.filter((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')
    .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
    .map(({ variable }) => variable.name.value);
  return declared.flatMap((name) =>
    wrongFor(given[name]).map((value) => ({ ...given, [name]: value })),
  );
}

/** Values in place of a given one: of its own kind where there is one, so that it is the field that rejects them. */
function wrongFor(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) {
    const [first = 'CCO'] = given;
    return [null, [], [first, first, first], ...wrongFor(first).map((one) => [one])];
  }
  if (typeof given === 'object' && given !== null) {
    return Object.entries(given).flatMap(([name, value]) =>
      wrongFor(value).map((one) => ({ ...given, [name]: one })),
    );
  }
  if (typeof given === 'number') return [null, ...WRONG_NUMBERS];
  if (typeof given === 'string') return [null, ...WRONG_TEXTS];
  return [null, ...WRONG_NUMBERS, ...WRONG_TEXTS];
}
