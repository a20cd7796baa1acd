import { createClient, getTopAuthors } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { createTestService } from '@biographql/server/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/solid-query';
import { createComponent, For, type JSX, Suspense } from 'solid-js';
import { renderToStringAsync } from 'solid-js/web';
import { expect, it } from 'vitest';

it('Solid renders an answer on the server', async () => {
  await using service = await createTestService();
  const client = createClient(service);
  const authors = () => {
    const query = useQuery(() => topAuthorsOptions(client, { text: 'asthma' }));
    return createComponent(For, {
      get each() {
        return query.data ?? [];
      },
      children: ({ family }: { readonly family: string }): JSX.Element => family,
    });
  };
  const html = await renderToStringAsync(() =>
    createComponent(QueryClientProvider, {
      client: new QueryClient(),
      get children() {
        return createComponent(Suspense, {
          get children() {
            return authors();
          },
        });
      },
    }),
  );
  const [first] = await getTopAuthors(client, { text: 'asthma' });
  expect(html).toContain(first?.family);
});
