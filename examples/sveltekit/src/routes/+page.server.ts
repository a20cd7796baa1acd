import { createClient } from '@biographql/client';
import { entitiesOptions, neighborsOptions } from '@biographql/query';
import { dehydrate, QueryClient } from '@tanstack/svelte-query';
import { service } from '$lib/server/service';
import type { PageServerLoad } from './$types';

/** Asks the service directly, and sends the answers along with the page. */
export const load: PageServerLoad = async () => {
  const client = createClient(service);
  const cache = new QueryClient();
  const [asthma] = await cache.fetchQuery(entitiesOptions(client, { text: 'asthma' }));
  const entity = asthma?.iri ?? 'Q35869';
  await cache.prefetchQuery(neighborsOptions(client, { entity, limit: 5 }));
  return { entity, state: dehydrate(cache) };
};
