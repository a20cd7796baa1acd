// What a page might write: a key never compiles, whether or not the project knows the browser condition.
import { createClient as createAny } from '@biographql/client';
import { createClient } from '@biographql/client/browser';
import { selectRows } from '@biographql/client/rows';
import { schemaText } from '@biographql/core/schema';
import { select } from '@biographql/sparql';

export const client = createClient({ url: '/api/graphql', persisted: true, apiKey: undefined });
export const other = createAny({ url: '/api/graphql', apiKey: undefined });

// @ts-expect-error No API key in a browser: use createProxy of @biographql/client/proxy on your server.
export const unsafe = () => createClient({ url: '/api/graphql', apiKey: 'k' });

export async function drugs(): Promise<readonly string[]> {
  const query = select('SELECT ?drug WHERE { wd:Q35869 wdt:P2176 ?drug } LIMIT 5');
  const rows = await selectRows(client, query, { drug: 'qid' });
  return [...rows.map(({ drug }) => drug), schemaText.slice(0, 5)];
}
