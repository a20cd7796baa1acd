import type { TestService } from '@biographql/server/testing';
import { select, wd } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadInputError, type BioGraphQLClient, getSparqlJson, selectSparql } from '../src/index.js';
import { getClient, startService } from './service.js';

let service: TestService;
let client: BioGraphQLClient;

beforeAll(async () => {
  service = await startService();
  client = getClient(service, { engineId: service.engineId });
});
afterAll(() => service[Symbol.asyncDispose]());

describe('SPARQL', () => {
  const sparql = 'SELECT ?drug ?none WHERE { wd:Q35869 wdt:P2176 ?drug } ORDER BY ?drug LIMIT 2';

  it('answers a table', async () => {
    const { columns, rows } = await selectSparql(client, { sparql });
    expect(columns).toEqual(['drug', 'none']);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.values).toEqual([expect.stringMatching(/entity\/Q\d+$/), null]);
    expect(await selectSparql(client, { sparql: { text: sparql } })).toEqual({ columns, rows });
  });

  it('answers standard JSON', async () => {
    const { head, results } = await getSparqlJson(client, { sparql });
    expect(head.vars).toEqual(['drug', 'none']);
    expect(results?.bindings[0]).toEqual({ drug: { type: 'uri', value: expect.any(String) } });
    const requested = await getSparqlJson(client, { sparql: 'ASK { wd:Q35869 wdt:P2176 ?drug }' });
    expect(requested.boolean).toBe(true);
  });

  it('throws what went wrong', async () => {
    const broken = { sparql: 'SELECT ?drug WHERE {' };
    await expect(selectSparql(client, broken)).rejects.toThrow(/never closed/);
    await expect(selectSparql(client, broken)).rejects.toThrow(BadInputError);
    await expect(getSparqlJson(client, broken)).rejects.toThrow(BadInputError);
  });

  it.each([
    ['SELECT ?d {\n ?d wdt:P31 $class . ?d ?x }', { line: 2, column: 28 }],
    ['SELECT ?d { ?d wdt:P31 $class . FILTER(BOUNT(?d)) }', { line: 1, column: 40 }],
  ])('reports the same error for table and JSON: %j', async (text, place) => {
    const query = select(text, { class: wd('Q12136') });
    const failures = await Promise.all(
      [selectSparql, getSparqlJson].map((run) => run(client, { sparql: query }).catch(getFailure)),
    );
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toMatchObject({
      code: 'INVALID_REQUEST',
      isRetryable: false,
      codes: ['INVALID_SPARQL'],
      entries: [{ code: 'INVALID_SPARQL', ...place }],
      message: expect.stringContaining(`line ${place.line}, column ${place.column}`),
    });
  });
});

function getFailure(error: unknown): unknown {
  if (!(error instanceof BadInputError)) throw error;
  const { code, isRetryable, message, facts, errors } = error;
  return {
    code,
    isRetryable,
    message,
    codes: facts.codes,
    entries: errors.map((each) => each.extensions),
  };
}
