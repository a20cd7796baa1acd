import { createClient, retry, timeout } from '@biographql/client';

/** Talks to the page's own server, which admits the known documents and adds the key. */
export const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [retry(), timeout(20_000)],
});
