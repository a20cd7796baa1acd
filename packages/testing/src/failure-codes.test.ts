import { type AdmetModelName, BioGraphQLError, ERROR_CODES } from '@biographql/core';
import {
  AdmetPredictDocument,
  AdvancedSearchGraphDocument,
  AdvancedSearchQueryDocument,
  GraphInsightsDocument,
  SearchArticlesDocument,
  SearchEntityDocument,
} from '@biographql/core/strings';
import { createTestService, type TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURE_CODES, FAILURES, type FailureCode, failWith } from './failures.js';
import { overrideAll } from './override.js';
import { recordedFetch } from './recorded-fetch.js';

/** What the engine of the service raises. */
let raised: string | BioGraphQLError = '';
let service: TestService;
let narrow: TestService;
beforeAll(async () => {
  const models: readonly AdmetModelName[] = ['hERG'];
  const admet = {
    name: 'failing',
    models,
    async ready() {},
    async predict() {
      throw raised;
    },
    async explain() {
      throw raised;
    },
    async [Symbol.asyncDispose]() {},
  };
  service = await createTestService({ engines: { admet } });
  narrow = await createTestService({ scopes: ['articles'] });
}, 60_000);
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await narrow?.[Symbol.asyncDispose]();
});

interface Reported {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly data: unknown;
  readonly errors: readonly { readonly path?: unknown; readonly extensions: { code: string } }[];
}

/** An answer without the places of the document and the receipt. */
async function stated(answer: Response): Promise<Reported> {
  const { errors = [], data } = await answer.json();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    data,
    errors: errors.map(({ locations: _, ...entry }: Record<string, unknown>) => entry),
  };
}

const post = (body: unknown, apiKey = 'test-key'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
  body: JSON.stringify(body),
});

async function failed(code: FailureCode, body: unknown): Promise<Reported> {
  const fetch = recordedFetch({ overrides: [overrideAll(failWith(code))] });
  return stated(await fetch('http://service.test/graphql', post(body)));
}

const requested = (document: { toString(): string }, variables: object = {}) => ({
  query: document.toString(),
  variables,
});

describe('a failure is the one of the service', () => {
  const raisable = FAILURE_CODES.filter((code) => BioGraphQLError.is(FAILURES[code](1)));

  it.each(raisable.filter((code) => code !== 'RATE_LIMITED'))(
    '%s word for word, when an engine raises it',
    async (code) => {
      raised = FAILURES[code](1);
      const body = requested(AdmetPredictDocument, { modelName: 'hERG', smiles: ['CCO'] });
      const answer = await service.fetch(service.url, post(body));
      expect(await failed(code, body)).toEqual(await stated(answer));
    },
  );

  const search = requested(SearchEntityDocument, { searchText: 'asth' });
  const graph = (variables: object) => requested(GraphInsightsDocument, variables);
  const provoked: readonly {
    readonly code: FailureCode;
    readonly body: object;
    readonly key?: string;
    readonly isNarrow?: boolean;
    /** What is asked of the recordings, when the body is none of theirs. */
    readonly recorded?: object;
  }[] = [
    { code: 'UNAUTHENTICATED', body: search, key: 'wrong' },
    { code: 'FORBIDDEN', body: graph({ startNode: 'Q35869' }), isNarrow: true },
    { code: 'INVALID_REQUEST', body: [], recorded: search },
    { code: 'INVALID_DOCUMENT', body: { documentId: 'sha256:0' }, recorded: search },
    { code: 'INVALID_ARGUMENT', body: requested(SearchArticlesDocument, { pageSize: 0 }) },
    { code: 'ENTITY_NOT_FOUND', body: graph({ startNode: 'Q99999999' }) },
    { code: 'UNKNOWN_ENGINE', body: graph({ engineID: 'another', startNode: 'Q35869' }) },
    {
      code: 'UNKNOWN_MODEL',
      body: requested(AdmetPredictDocument, { modelName: 'no', smiles: [] }),
    },
    { code: 'INVALID_SPARQL', body: requested(AdvancedSearchGraphDocument, { sparql: 'SELEC' }) },
    {
      code: 'FORBIDDEN_SPARQL',
      body: requested(AdvancedSearchGraphDocument, { sparql: 'DELETE WHERE { ?s ?p ?o }' }),
    },
  ];
  it.each(provoked)('$code in status, place and code', async (one) => {
    const { fetch, url } = one.isNarrow ? narrow : service;
    const real = await stated(await fetch(url, post(one.body, one.key)));
    const ours = await failed(one.code, one.recorded ?? one.body);
    const outline = ({ errors, ...rest }: Reported) => ({
      ...rest,
      errors: errors.map(({ path, extensions }) => ({ path, code: extensions.code })),
    });
    expect(outline(ours)).toEqual(outline(real));
  });

  it('INVALID_SPARQL of a table, in the table', async () => {
    const body = requested(AdvancedSearchQueryDocument, { sparql: 'SELEC' });
    const real = await stated(await service.fetch(service.url, post(body)));
    const ours = await failed('INVALID_SPARQL', body);
    expect(getShape(ours.data)).toEqual(getShape(real.data));
    expect(ours.status).toBe(real.status);
  });
});

it('every code that an answer carries can be failed with, but those of one molecule', () => {
  const carried = Object.entries(ERROR_CODES).filter(([, { http }]) => http !== null);
  const others = carried.map(([code]) => code).filter((code) => !isFailureCode(code));
  expect(others).toEqual([
    'EMPTY_SMILES',
    'INVALID_SMILES',
    'MOLECULE_TOO_LARGE',
    'OUT_OF_SCOPE',
    'TOOLKIT_FAILURE',
  ]);
});

function isFailureCode(code: string): boolean {
  return FAILURE_CODES.some((known) => known === code);
}

/** Names and types of the fields of an error. */
function getShape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, getShape(part)]),
  );
}
