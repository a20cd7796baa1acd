import { createClient } from '@biographql/client';
import { type DehydratedState, hydrate as fill, QueryClient } from '@tanstack/svelte-query';
import { flushSync, hydrate } from 'svelte';
import App from './app.svelte';

/** Takes a page over that a server rendered. */
export function takeOver(target: Element, state: DehydratedState): void {
  const cache = new QueryClient();
  fill(cache, state);
  const client = createClient({ url: 'http://page.test/api/graphql' });
  hydrate(App, { target, props: { client, cache } });
  flushSync();
}
