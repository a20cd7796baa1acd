import { createClient } from '@biographql/client';

/** The page has no key: its own server adds it, by the route of ../proxy. */
export const client = createClient({
  url: new URL('/api/graphql', window.location.href).href,
  timeoutMs: 10_000,
});
