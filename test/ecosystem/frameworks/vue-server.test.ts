import { createClient, getTopAuthors } from '@biographql/client';
import { topAuthorsOptions } from '@biographql/query';
import { createTestService } from '@biographql/server/testing';
import { useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { expect, it } from 'vitest';
import { createSSRApp, defineComponent } from 'vue';
import { renderToString } from 'vue/server-renderer';

it('Vue renders an answer on the server', async () => {
  await using service = await createTestService();
  const client = createClient(service);
  const Authors = defineComponent({
    async setup() {
      const { data, suspense } = useQuery(() => topAuthorsOptions(client, { text: 'asthma' }));
      await suspense();
      return () => data.value?.map(({ family }) => family).join(', ');
    },
  });
  const html = await renderToString(createSSRApp(Authors).use(VueQueryPlugin));
  const [first] = await getTopAuthors(client, { text: 'asthma' });
  expect(html).toContain(first?.family);
});
