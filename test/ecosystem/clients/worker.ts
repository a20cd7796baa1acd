import { createClient, searchEntities } from '@biographql/client';
import { createProxy } from '@biographql/client/proxy';

interface Bindings {
  readonly SERVICE_URL: string;
  readonly API_KEY: string;
}

/** A worker as a user would write it: the proxy for pages at `/api/graphql`, and a client of its own at `/find`. */
const worker = {
  async fetch(
    request: Request,
    { SERVICE_URL: url, API_KEY: apiKey }: Bindings,
  ): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/graphql') return createProxy({ url, apiKey })(request);
    const client = createClient({ url, apiKey });
    return Response.json(await searchEntities(client, { text: searchParams.get('text') ?? '' }));
  },
};

// biome-ignore lint/style/noDefaultExport: the module form of a worker
export default worker;
