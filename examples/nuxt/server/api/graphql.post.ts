import { createProxy } from '@biographql/client/proxy';

const proxy = createProxy({
  ...useRuntimeConfig().biographql,
  // Only pages of this site may spend the key.
  authorize: (request) =>
    request.headers.get('sec-fetch-site') === 'cross-site'
      ? Response.json({ errors: [{ message: 'Ask from the site itself.' }] }, { status: 403 })
      : undefined,
});

/** Sends known documents of the page on, with the key. */
export default defineEventHandler((event) => proxy(toWebRequest(event)));
