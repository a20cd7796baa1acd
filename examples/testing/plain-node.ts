import assert from 'node:assert/strict';
import { createClient, retry, searchEntities, selectSparql } from '@biographql/client';
import { failNetwork, failWith, inTurn, overrideAll, recordedFetch } from '@biographql/testing';
import { createInMemoryService } from '@biographql/testing/service';

/** Checks a client of one's own with no test runner, no port and no key. Usage: `tsx plain-node.ts`. */
async function answersAnyQuery() {
  await using service = await createInMemoryService();
  const { rows } = await selectSparql(createClient(service), {
    sparql:
      'SELECT ?name WHERE { wd:Q35869 wdt:P780/rdfs:label ?name } ORDER BY DESC(?name) LIMIT 2',
  });
  assert.equal(rows.length, 2);
  console.log(
    'a service in memory: the last symptoms of asthma are',
    String(rows.map((row) => row.values[0])),
  );
}

async function outlivesFailures() {
  const passing = inTurn(failNetwork(), failWith('OVERLOADED', { retryAfterSeconds: 0 }));
  const client = createClient({
    url: 'http://service.test/graphql',
    fetch: recordedFetch({ overrides: [overrideAll(passing)] }),
    middleware: [retry({ baseDelayMs: 1 })],
  });
  const [asthma] = await searchEntities(client, { text: 'asth' });
  assert.equal(asthma?.label, 'asthma');
  console.log('recordings: two failures passed, and', asthma.label, 'was found');
}

await answersAnyQuery();
await outlivesFailures();
