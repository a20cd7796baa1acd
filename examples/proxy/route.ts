import { createProxy } from '@biographql/client/proxy';

/**
 * `app/api/graphql/route.ts` of a Next.js app: the page sends known documents here, and the key is added on the server.
 * In Hono it is `app.post('/api/graphql', (c) => POST(c.req.raw))`; a Worker exports `{ fetch: POST }`.
 */
export const POST = createProxy({
  url: process.env.BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql',
  apiKey: process.env.BIOGRAPHQL_API_KEY ?? '',
  // Only pages of this site may spend the key.
  authorize: (request) =>
    request.headers.get('sec-fetch-site') === 'cross-site'
      ? Response.json({ errors: [{ message: 'Ask from the site itself.' }] }, { status: 403 })
      : undefined,
});
