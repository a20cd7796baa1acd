import type { TestService } from '@biographql/server/testing';
import { select, wd } from '@biographql/sparql';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { BioGraphQLClient } from '../src/index.js';
import { selectRows } from '../src/rows.js';
import { getClient, startService } from './service.js';

let service: TestService;
let client: BioGraphQLClient;
beforeAll(async () => {
  service = await startService();
  client = getClient(service);
});
afterAll(() => service[Symbol.asyncDispose]());

const disease = wd('Q35869');

describe('selectRows', () => {
  it('answers rows typed by the text', async () => {
    const rows = await selectRows(
      client,
      select(
        'SELECT ?disease (COUNT(?drug) AS ?n) { ?disease wdt:P2176 ?drug FILTER(?disease = $wanted) } GROUP BY ?disease',
        { wanted: disease },
      ),
    );
    expectTypeOf(rows).toEqualTypeOf<readonly { readonly disease: string; readonly n: number }[]>();
    expect(rows).toEqual([
      { disease: 'http://www.wikidata.org/entity/Q35869', n: expect.any(Number) },
    ]);
  });

  it('reads columns as the kinds that are requested', async () => {
    const query = select('SELECT ?drug { $disease wdt:P2176 ?drug } LIMIT 1', { disease });
    const [row] = await selectRows(client, query, { drug: 'qid' });
    expect(row?.drug).toMatch(/^Q\d+$/);
    // @ts-expect-error no such column
    await expect(selectRows(client, query, { drugs: 'qid' })).rejects.toThrow(/drugs/);
    await expect(selectRows(client, query, { drug: 'number' })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('fails as the table does, and is given up by its signal', async () => {
    const query = select('SELECT ?x { ?x wdt:P31 ?y SERVICE <http://a.b/> { } }');
    await expect(selectRows(client, query)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      errors: [{ extensions: { code: 'FORBIDDEN_SPARQL', line: 1 } }],
    });
    const signal = AbortSignal.abort();
    const stopped = selectRows(client, select('SELECT ?x { ?x a ?y }'), {}, { signal });
    await expect(stopped).rejects.toBe(signal.reason);
  });
});
