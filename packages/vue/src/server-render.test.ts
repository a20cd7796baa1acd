import { createClient } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { createTestService } from '@biographql/server/testing';
import { dehydrate, hydrate, QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { expect, it } from 'vitest';
import { createSSRApp, defineComponent, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { bioGraphQLPlugin, useTopAuthors } from './index.js';

const Authors = defineComponent({
  setup() {
    const { data } = useTopAuthors({ text: 'asthma' });
    return () => h('p', data.value?.map(({ family }) => family).join(', ') ?? 'asking');
  },
});

it('a page is rendered on a server with what was prefetched, and takes it over without asking again', async () => {
  await using service = await createTestService();
  let asked = 0;
  const client = createClient({
    url: service.url,
    apiKey: service.apiKey,
    fetch: (url, init) => {
      asked += 1;
      return service.fetch(url, init);
    },
  });
  const render = (queryClient: QueryClient) =>
    renderToString(
      createSSRApp(Authors).use(VueQueryPlugin, { queryClient }).use(bioGraphQLPlugin, { client }),
    );

  const onServer = new QueryClient();
  await onServer.prefetchQuery(topAuthorsOptions(client, { text: 'asthma' }));
  const html = await render(onServer);
  expect(html).toMatch(/^<p>\w+/);
  expect(html).not.toContain('asking');

  const inPage = new QueryClient();
  hydrate(inPage, JSON.parse(JSON.stringify(dehydrate(onServer))));
  expect(await render(inPage)).toBe(html);
  expect(asked).toBe(1);
});
