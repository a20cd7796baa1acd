import type { BioGraphQLClient } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/svelte-query';
import { render } from 'svelte/server';
import App from './app.svelte';

/** A page and what its script takes over. */
export interface RenderedPage {
  readonly html: string;
  readonly state: DehydratedState;
}

/** Renders the page on a server, with what it shows first or without. */
export async function renderPage(
  client: BioGraphQLClient,
  isPrefetched: boolean,
): Promise<RenderedPage> {
  const cache = new QueryClient();
  if (isPrefetched) await cache.prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
  const { body } = await render(App, { props: { client, cache } });
  return { html: body, state: dehydrate(cache) };
}
