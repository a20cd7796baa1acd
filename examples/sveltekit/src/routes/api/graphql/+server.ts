import { createProxy } from '@biographql/client/proxy';
import { service } from '$lib/server/service';
import type { RequestHandler } from './$types';

const proxy = createProxy({
  ...service,
  // Only pages of this site may spend the key.
  authorize: (request) =>
    request.headers.get('sec-fetch-site') === 'cross-site'
      ? Response.json({ errors: [{ message: 'Ask from the site itself.' }] }, { status: 403 })
      : undefined,
});

/** Sends known documents of the page on, with the key. */
export const POST: RequestHandler = ({ request }) => proxy(request);
