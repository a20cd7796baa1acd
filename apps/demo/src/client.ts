import { createClient, timeout } from '@biographql/client';

/** Talks to the page's own server, which admits the known documents and adds the key. The hooks try again by themselves. */
export const client = createClient({
  url: '/api/graphql',
  persisted: true,
  middleware: [timeout(60_000)],
});
