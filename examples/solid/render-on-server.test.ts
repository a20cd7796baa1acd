import { createClient, getTopAuthors } from '@biographql/client';
import { createTestService } from '@biographql/server/testing';
import { BioGraphQLProvider, useTopAuthors } from '@biographql/solid';
import { QueryClient, QueryClientProvider } from '@tanstack/solid-query';
import { createComponent, For, type JSX, Suspense } from 'solid-js';
import { renderToStringAsync } from 'solid-js/web';
import { expect, it } from 'vitest';

it('is rendered on a server with its answer', async () => {
  await using service = await createTestService();
  const client = createClient(service);
  const html = await renderToStringAsync(() =>
    createComponent(QueryClientProvider, {
      client: new QueryClient(),
      get children() {
        return createComponent(BioGraphQLProvider, {
          client,
          get children() {
            return createComponent(Suspense, {
              get children() {
                return createComponent(Authors, {});
              },
            });
          },
        });
      },
    }),
  );
  const [first] = await getTopAuthors(client, { text: 'asthma' });
  expect(html).toContain(first?.family);
});

function Authors(): JSX.Element {
  const authors = useTopAuthors(() => ({ text: 'asthma' }));
  return createComponent(For, {
    get each() {
      return authors.data ?? [];
    },
    children: ({ family }: { readonly family: string }) => family,
  });
}
