import { createClient, getTopAuthors } from '@biographql/client';
import { createTestService } from '@biographql/server/testing';
import { dehydrate, QueryClient, VueQueryPlugin } from '@tanstack/vue-query';
import { expect, it } from 'vitest';
import { createSSRApp, defineComponent, h, Suspense } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { bioGraphQLPlugin, useTopAuthors } from './index.js';

const Authors = defineComponent({
  async setup() {
    const { data, suspense } = useTopAuthors({ text: 'asthma' });
    await suspense();
    return () => h('p', data.value?.map(({ family }) => family).join(', '));
  },
});

it('is rendered on a server with its answer, which travels in the page without the key', async () => {
  await using service = await createTestService();
  const client = createClient(service);
  const cache = new QueryClient();
  const app = createSSRApp({ render: () => h(Suspense, null, { default: () => h(Authors) }) });
  app.use(VueQueryPlugin, { queryClient: cache }).use(bioGraphQLPlugin, { client });

  const html = await renderToString(app);
  const [first] = await getTopAuthors(client, { text: 'asthma' });
  expect(html).toContain(`<p>${first?.family}`);
  const state = JSON.stringify(dehydrate(cache));
  expect(state).toContain(first?.family);
  expect(state).not.toContain(service.apiKey);
});
