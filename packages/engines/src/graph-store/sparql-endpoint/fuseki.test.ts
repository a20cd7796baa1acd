import { BioGraphQLError } from '@biographql/core';
import { parseQuery } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFuseki, type Listener, startFuseki, startListener } from './fuseki.fixture.js';
import type { Endpoint } from './program.fixture.js';
import { sparqlEndpointStore } from './sparql-endpoint-store.js';

const JAR = findFuseki();
if (JAR === null) {
  process.stderr.write(
    'Java or Fuseki is absent (FUSEKI_JAR): the tests over a live endpoint are skipped.\n',
  );
}

/** Queries that call the address in place of `CALL`, written so that a guard might not see it. */
const ATTACKS: readonly string[] = [
  'SELECT * { SERVICE <CALL> { ?s ?p ?o } }',
  'SELECT * { SERVICE SILENT <CALL> { ?s ?p ?o } }',
  'SELECT * { \\u0053ERVICE <CALL> { ?s ?p ?o } }',
  'SELECT * { SERVIC\\U00000045 SILENT <CALL> { ?s ?p ?o } }',
  'SELECT * { BIND(1 AS ?x) # \\u000A SERVICE <CALL> { ?s ?p ?o }\n}',
  'SELECT * { BIND(1 AS ?x) # \\\\u000A SERVICE <CALL> { ?s ?p ?o }\n}',
  'SELECT * { BIND(<a:b\\u003E AS ?x) SERVICE <CALL> { ?s ?p ?o } #> AS ?y)\n}',
  'SELECT * { BIND("\\u0022 AS ?x) SERVICE <CALL> { ?s ?p ?o } #" AS ?y)\n}',
  'SELECT * { BIND("\\\\u0022 AS ?x) SERVICE <CALL> { ?s ?p ?o } #" AS ?y)\n}',
  'SELECT * { BIND("\\\\\\u0022 AS ?x) SERVICE <CALL> { ?s ?p ?o } #" AS ?y)\n}',
  'SELECT * { BIND("\\u005C" AS ?x) SERVICE <CALL> { ?s ?p ?o } #" AS ?y)\n}',
  "SELECT * { BIND(#\r'''\n1 AS ?x) SERVICE <CALL> { ?s ?p ?o } #''' AS ?y)\n}",
  "SELECT * { BIND(?a<'x>' AS ?x) SERVICE <CALL> { ?s ?p '>' } }",
  'PREFIX a: <a:\\u003E SELECT * { SERVICE <CALL> { ?s ?p ?o } } #>\nSELECT * {}',
  'PREFIX SERVICE: <a:> SELECT * { SERVICE:a { ?s ?p ?o } }',
  'SELECT * FROM <CALL> { ?s ?p ?o }',
  'SELECT * \\u0046ROM NAMED <CALL> { GRAPH ?g { ?s ?p ?o } }',
  'SELECT (<java:org.apache.jena.sparql.function.library.now>() AS ?x) {}',
  'LOAD <CALL>',
];

describe.skipIf(JAR === null)('the guard before a live Fuseki', () => {
  let fuseki: Endpoint | null = null;
  let listener: Listener | null = null;
  beforeAll(async () => {
    if (JAR === null) return;
    [fuseki, listener] = await Promise.all([startFuseki(JAR), startListener()]);
  }, 120_000);
  afterAll(async () => {
    await fuseki?.[Symbol.asyncDispose]();
    await listener?.[Symbol.asyncDispose]();
  });

  it('lets nothing through that calls another address, where the endpoint would', async () => {
    const { url, calls } = found(listener);
    const store = sparqlEndpointStore({ url: found(fuseki).url });
    const texts = ATTACKS.map((text) => text.replace('CALL', url));
    for (const text of texts) {
      try {
        await store.select(parseQuery(text));
      } catch (error) {
        if (!BioGraphQLError.is(error)) throw error;
        expect(['FORBIDDEN_SPARQL', 'INVALID_SPARQL'], text).toContain(error.code);
      }
    }
    expect(calls()).toBe(0);

    // Without the guard it calls: the test would see it.
    for (const query of texts) {
      await fetch(found(fuseki).url, { method: 'POST', body: new URLSearchParams({ query }) });
    }
    expect(calls()).toBeGreaterThan(1);
    await store[Symbol.asyncDispose]();
  }, 120_000);

  it('reads what the guard has rewritten as it was meant', async () => {
    const store = sparqlEndpointStore({ url: found(fuseki).url });
    const query = parseQuery(
      'SELECT ?caf\\u00E9 (<a:\\u00E9> AS ?iri) { BIND("\\u00E9 # \\\\" AS ?caf\\u00E9) # \\u00E9\n FILTER(1<?x||2>1) }',
    );
    const { variables, solutions } = await store.select(query);
    expect(variables).toEqual(['café', 'iri']);
    expect(solutions[0]?.map((term) => term?.value)).toEqual(['é # \\', 'a:é']);
    await store[Symbol.asyncDispose]();
  }, 60_000);
});

function found<T>(value: T | null): T {
  if (value === null) throw new Error('It was not started');
  return value;
}
