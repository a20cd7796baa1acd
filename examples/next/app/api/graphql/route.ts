import { createProxy } from '@biographql/client/proxy';
import { apiKey, url } from '../../service';

/** Sends known documents of the page on, with the key. */
export const POST = createProxy({
  url,
  apiKey,
  // Only pages of this site may spend the key.
  authorize: (request) =>
    request.headers.get('sec-fetch-site') === 'cross-site'
      ? Response.json({ errors: [{ message: 'Ask from the site itself.' }] }, { status: 403 })
      : undefined,
});
