import { createClient } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { createTestService } from '@biographql/server/testing';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/solid-query';
import { createComponent, renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { BioGraphQLProvider, useTopAuthors } from './index.js';

function Authors() {
  const authors = useTopAuthors(() => ({ text: 'asthma' }));
  return authors.data?.map(({ family }) => family).join(', ') ?? 'asking';
}

it('a page is rendered on a server with what was prefetched, and takes it over without asking again', async () => {
  await using service = await createTestService();
  let asked = 0;
  const bioGraphQL = createClient({
    url: service.url,
    apiKey: service.apiKey,
    fetch: (url, init) => {
      asked += 1;
      return service.fetch(url, init);
    },
  });
  const render = (client: QueryClient) =>
    renderToString(() =>
      createComponent(QueryClientProvider, {
        client,
        get children() {
          return createComponent(BioGraphQLProvider, {
            client: bioGraphQL,
            get children() {
              return createComponent(Authors, {});
            },
          });
        },
      }),
    );

  const onServer = new QueryClient();
  await onServer.prefetchQuery(topAuthorsOptions(bioGraphQL, { text: 'asthma' }));
  const html = render(onServer);
  expect(html).toMatch(/^\w+/);
  expect(html).not.toContain('asking');

  const inPage = new QueryClient();
  hydrate(inPage, JSON.parse(JSON.stringify(dehydrate(onServer))));
  expect(render(inPage)).toBe(html);
  expect(asked).toBe(1);
});
