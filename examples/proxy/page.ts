import { createClient, searchEntities } from '@biographql/client';

/** What a page of that app does: no key, no GraphQL text, only the hash of a known document. */
export async function suggest(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const client = createClient({ url: '/api/graphql', persisted: true });
  const hits = await searchEntities(client, { text }, { signal });
  return hits.map(({ label }) => label);
}
