import { createClient } from '@biographql/client';
import { entitiesOptions, neighborsOptions } from '@biographql/react/options';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { Disease } from './disease';
import { apiKey, url } from './service';

// The graph may change; a page that is the same for all may be cached by `revalidate` instead.
export const dynamic = 'force-dynamic';

/** A server component: it asks the service directly, and sends the answers along with the page. */
export default async function Page() {
  const client = createClient({ url, apiKey });
  const cache = new QueryClient(); // one per request: two users never share a cache
  const [asthma] = await cache.fetchQuery(entitiesOptions(client, { text: 'asthma' }));
  const entity = asthma?.iri ?? 'Q35869';
  await cache.prefetchQuery(neighborsOptions(client, { entity, limit: 5 }));
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <Disease entity={entity} />
    </HydrationBoundary>
  );
}
