import { createClient, searchEntities } from '@biographql/client';
import { createProxy } from '@biographql/client/proxy';

interface Bindings {
  readonly BIOGRAPHQL_URL: string;
  readonly BIOGRAPHQL_API_KEY: string;
}

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const service = { url: bindings.BIOGRAPHQL_URL, apiKey: bindings.BIOGRAPHQL_API_KEY };
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/find') {
      const text = searchParams.get('text') ?? '';
      return Response.json(await searchEntities(createClient(service), { text }));
    }
    return createProxy({ ...service, authorize: rejectOtherSites })(request);
  },
};

/** Only pages of this site may spend the key. */
function rejectOtherSites(request: Request): Response | undefined {
  if (request.headers.get('sec-fetch-site') !== 'cross-site') return undefined;
  return Response.json({ errors: [{ message: 'Ask from the site itself.' }] }, { status: 403 });
}
