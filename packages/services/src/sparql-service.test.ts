import { QueryTooLargeError } from '@biographql/core';
import type { GraphStore } from '@biographql/engines';
import { inProcessStore } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { createSparqlService } from './sparql-service.js';

const GRAPH = `
  @prefix wd: <http://www.wikidata.org/entity/> .
  @prefix wdt: <http://www.wikidata.org/prop/direct/> .
  @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
  wd:Q35869 rdfs:label "asthma"@en ; wdt:P2176 wd:Q410358 .
`;

const service = () => createSparqlService(inProcessStore({ text: GRAPH, limit: 3 }));

describe('table', () => {
  it('reads plain and percent-encoded text alike', async () => {
    const plain =
      'SELECT ?drug ?none WHERE { wd:Q35869 wdt:P2176 ?drug OPTIONAL { ?drug wdt:P31 ?none } }';
    const table = await service().table(plain);
    expect(table).toMatchObject({
      status: 'answered',
      sequence: {
        variables: ['drug', 'none'],
        solutions: [[{ value: 'http://www.wikidata.org/entity/Q410358' }, null]],
      },
    });
    expect(await service().table(encodeURIComponent(plain))).toEqual(table);
  });

  it.each([
    ['INVALID_SPARQL', 'SELECT ?x WHERE { ?x ?y }'],
    ['INVALID_SPARQL', 'SELECT'],
    ['INVALID_SPARQL', 'ASK { ?s ?p ?o }'],
    ['INVALID_SPARQL', `SELECT (${Array(1_000).fill('?x').join('+')} AS ?sum) WHERE { ?x ?y ?z }`],
    ['INVALID_SPARQL', `SELECT ?x WHERE { FILTER(?a<${'('.repeat(300)}1${')'.repeat(300)}) }`],
    ['FORBIDDEN_SPARQL', 'SELECT * WHERE { \\u0053ERVICE <http://example.org/> { ?s ?p ?o } }'],
    ['FORBIDDEN_SPARQL', 'INSERT DATA { wd:Q1 wdt:P31 wd:Q2 }'],
    ['FORBIDDEN_SPARQL', 'SELECT * WHERE { SERVICE <http://example.org/> { ?s ?p ?o } }'],
    ['RESULT_TOO_LARGE', 'SELECT * WHERE { ?a ?b ?c . ?d ?e ?f }'],
  ])('returns %s for %s instead of throwing', async (code, sparql) => {
    expect(await service().table(sparql)).toMatchObject({ status: 'failed', error: { code } });
  });

  it('returns QUERY_TOO_LARGE, and passes on the caller', async () => {
    const requested: unknown[] = [];
    const graph: GraphStore = {
      ...inProcessStore({ text: GRAPH }),
      async select(_, options) {
        requested.push(options);
        throw new QueryTooLargeError('graph', 2 ** 24);
      },
    };
    const answered = createSparqlService(graph).table('SELECT * { ?s ?p ?o }', { client: 'a' });
    expect(await answered).toMatchObject({ status: 'failed', error: { code: 'QUERY_TOO_LARGE' } });
    expect(requested).toEqual([{ client: 'a' }]);
  });

  it('throws what is no fault of the query', async () => {
    const reason = new Error('the client left');
    await expect(
      service().table('SELECT * WHERE { ?s ?p ?o }', { signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });
});

describe('answer', () => {
  it('answers SELECT and ASK', async () => {
    expect(await service().answer('SELECT ?l WHERE { wd:Q35869 rdfs:label ?l }')).toMatchObject({
      form: 'SELECT',
      sequence: { solutions: [[{ termType: 'Literal', value: 'asthma', language: 'en' }]] },
    });
    expect(await service().answer('ASK { wd:Q35869 wdt:P2176 wd:Q410358 }')).toEqual({
      form: 'ASK',
      boolean: true,
    });
  });

  it('throws what the query is guilty of', async () => {
    await expect(service().answer('DROP ALL')).rejects.toMatchObject({ code: 'FORBIDDEN_SPARQL' });
  });
});
